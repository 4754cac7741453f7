import { currencyOf, formatDate, formatMoney, isStateOf, messages } from '@upline/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { conflict, type FieldError, invalid, notFound } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import { isPlanned } from './fees.actions.ts';
import type { feeBody } from './fees.schemas.ts';
import type { Fee } from './fees.store.ts';
import * as store from './fees.store.ts';

type Body = z.output<typeof feeBody>;
type Amounts = Pick<Fee, 'country' | 'amount_cents' | 'rate_bps'>;

const words = ({ country, amount_cents, rate_bps }: Amounts): string =>
  amount_cents === null ? `${(rate_bps ?? 0) / 100}%` : formatMoney(amount_cents, currencyOf(country));

const nameOf = ({ kind, country, plan, region }: store.FeeKey): string =>
  [kind, country, plan, region].filter(Boolean).join(', ');

/** Checks that the value has the plan, state, amount and rate that its kind needs. */
function checkFee(body: Body): void {
  const { kind, country, plan, region, amount_cents, rate_bps } = body;
  const errors: FieldError[] = [];
  const expect = (field: keyof Body, label: string, value: unknown, isNeeded: boolean) => {
    if (isNeeded && value == null) errors.push({ field, message: messages.required(label) });
    if (!isNeeded && value != null) errors.push({ field, message: messages.invalid(label) });
  };
  const isTax = kind === 'Sales Tax';
  expect('plan', 'Plan', plan, kind === 'Membership Fee');
  expect('region', 'State or Province', region, isTax);
  expect('rate_bps', 'Rate', rate_bps, isTax);
  expect('amount_cents', 'Amount', amount_cents, !isTax);
  if (isTax && region != null && !isStateOf(country, region))
    errors.push({ field: 'region', message: messages.invalid('State or Province') });
  if (errors.length > 0) throw invalid(errors);
}

/** Fees and taxes, each value from a day on: what has begun stays as it was (domain.md 1.7). */
export function fees({ audit }: Pick<Platform, 'audit'>) {
  async function write(context: SignedInContext, key: store.FeeKey, value: Omit<Body, keyof store.FeeKey>) {
    const { db, now, caller } = context;
    const { effective_from, amount_cents = null, rate_bps = null } = value;
    const before = await store.valueOn(db, key, effective_from);
    const row = {
      kind: key.kind,
      country: key.country,
      plan: key.plan ?? null,
      region: key.region ?? null,
      amount_cents,
      rate_bps,
      effective_from,
    };
    const made = await store.insertFee(db, { ...row, created_at: now, created_by: caller.code });
    if (!made) return undefined;
    audit.record(context, {
      action: 'create',
      entity: 'fee',
      entityId: made.id,
      entityLabel: nameOf(key),
      changes: [
        {
          field: `${key.kind} from ${formatDate(effective_from)}`,
          old: before ? words(before) : null,
          new: words(row),
        },
      ],
    });
    return made.id;
  }

  return {
    /** Sets a value that begins after today. Returns its id. */
    async set(context: SignedInContext, body: Body): Promise<string> {
      checkFee(body);
      if (body.effective_from <= context.today)
        throw invalid([{ field: 'effective_from', message: 'Effective From must be after today' }]);
      const id = await write(context, body, body);
      if (id === undefined)
        throw invalid([
          {
            field: 'effective_from',
            message: `A value from ${formatDate(body.effective_from)} is planned. Withdraw it first`,
          },
        ]);
      return id;
    },

    /** Withdraws a value that has not begun. */
    async withdraw(context: SignedInContext, id: string): Promise<void> {
      const { db, now, today, caller } = context;
      await store.lockFee(db, id);
      const row = await store.findFee(db, today, id);
      if (!row) throw notFound();
      demand(isPlanned, row, caller);
      await store.withdraw(db, id, now, caller.code);
      audit.record(context, {
        action: 'transition',
        entity: 'fee',
        entityId: id,
        entityLabel: nameOf(row),
        changes: [
          { field: `${row.kind} from ${formatDate(row.effective_from)}`, old: words(row), new: 'Withdrawn' },
        ],
      });
    },

    /** The fee of an agreement begins on the day it is published. */
    async publish(
      context: SignedInContext,
      key: store.FeeKey & { readonly kind: 'Membership Fee' },
      amount_cents: number,
    ): Promise<void> {
      const { db, today } = context;
      if ((await store.valueOn(db, key, today))?.amount_cents === amount_cents) return;
      if ((await write(context, key, { amount_cents, effective_from: today })) === undefined)
        throw conflict('fee-today', 'Another membership fee holds from today on. Publish this one tomorrow');
    },
  };
}
