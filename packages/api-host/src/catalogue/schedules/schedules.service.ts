import { formatDate, LEVEL_CODES, messages, POLICY_COMPENSATION_TYPES, PRODUCT_TYPES } from '@upline/domain';
import { checkSchedule, type ScheduleRate, scheduleRates } from '@upline/domain/compensation';
import type { z } from 'zod';
import type { AuditAction, AuditChange } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import {
  conflict,
  type FieldError,
  invalid,
  notFound,
  staleVersion,
} from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduleRow } from '../catalogue.tables.ts';
import { generationRatesOn, laterStarts, ratesOf, scheduleOn } from '../plan-data.store.ts';
import { type ProductListRow, productsForSale } from '../products/product-lists.store.ts';
import { isDraft, scheduleActions } from './schedules.actions.ts';
import type {
  publishedSchedule,
  RateInput,
  scheduleDetail,
  scheduleDiff,
  scheduleRow,
} from './schedules.schemas.ts';
import * as store from './schedules.store.ts';

const NOTE = 'First-year rates. Renewals, trails and excess premium have rates of their own.';

const percent = (bps: number) => `${bps / 100}%`;

/** Multiplies basis points by basis points and rounds half up, in integers. */
const effective = (bv_rate_bps: number, rate_bps: number) =>
  Math.floor((bv_rate_bps * rate_bps + 5_000) / 10_000);

/** The plan in force today as every associate may read it (domain.md 2.16): rates of all levels, of BV and of target premium. */
export async function publishedPlan(
  db: Db,
  code: string,
  today: string,
): Promise<z.input<typeof publishedSchedule>> {
  const schedule = await scheduleOn(db, today);
  const levels = await store.ladderFor(db, today);
  const rateOf = scheduleRates(schedule?.rates ?? [], levels);
  const source = productsForSale(db, today);
  const rows: ProductListRow[] = await source
    .select(source.scoped)
    .orderBy('provider.name_key')
    .orderBy('product.name_key')
    .orderBy('product.id')
    .execute();
  const groups = Map.groupBy(rows, ({ provider_id }) => provider_id);
  return {
    schedule: schedule
      ? { id: schedule.id, name: schedule.name, effective_from: schedule.effective_from }
      : null,
    own_level: await store.levelOf(db, code),
    levels: levels.map(({ code: level, name, rank }) => ({ code: level, name, rank })),
    generation_rates_bps: await generationRatesOn(db, today),
    providers: Array.from(groups, ([id, products]) => ({
      id,
      name: products[0]?.provider_name ?? '',
      products: products.map((product) => ({
        id: product.id,
        name: product.name,
        product_type: product.product_type,
        country: product.country,
        bv_rate_bps: product.bv_rate_bps,
        rates: levels.map((level) => {
          const target = {
            product_id: product.id,
            product_type: product.product_type,
            kind: 'First Year',
          } as const;
          const rate_bps = rateOf(target, level.code);
          return {
            level_code: level.code,
            rate_bps,
            effective_bps: effective(product.bv_rate_bps, rate_bps),
          };
        }),
      })),
    })),
    note: NOTE,
  };
}

const personOf = (code: string | null, name: string | null) =>
  code === null || name === null ? null : { code, name };

/** A version as it is answered. */
export const toSchedule = (
  caller: Caller,
  { updated_by, opener_name, creator_name, ...row }: store.ShownSchedule,
): z.input<typeof scheduleRow> => ({
  ...row,
  opened_by: personOf(row.opened_by, opener_name),
  created_by: personOf(row.created_by, creator_name),
  actions: scheduleActions.of(caller, row),
});

/** Versions of the compensation schedule (domain.md 2.16): Draft → Open → Closed, one Open at a time. */
export function schedules({ audit }: Pick<Platform, 'audit'>) {
  function record(
    context: SignedInContext,
    action: AuditAction,
    row: ScheduleRow,
    changes: readonly AuditChange[],
  ) {
    audit.record(context, {
      action,
      entity: 'compensation_schedule',
      entityId: row.id,
      entityLabel: row.name,
      changes,
    });
  }

  /**
   * Checks R-SCH-01 and R-SCH-02 for all nine levels after the lookup, with the ladder and the generations of the day on
   * which the version begins and of every later day on which these change. A version that has ended is not checked. A
   * finding that begins on a later day names that day.
   */
  async function findingsOf(
    db: Db,
    rates: readonly ScheduleRate[],
    { effective_from: from, status }: Pick<ScheduleRow, 'effective_from' | 'status'>,
  ) {
    const types = new Map(
      (await store.scheduleProducts(db)).map(({ id, product_type }) => [id, product_type]),
    );
    const on = async (date: string) =>
      checkSchedule(rates, types, await store.ladderFor(db, date), await generationRatesOn(db, date));
    const findings = await on(from);
    for (const date of status === 'Closed' ? [] : await laterStarts(db, from)) {
      const reported = new Set(findings.map(({ message }) => message));
      for (const finding of await on(date)) {
        if (reported.has(finding.message)) continue;
        findings.push({ ...finding, message: `${finding.message} from ${formatDate(date)}` });
      }
    }
    return findings;
  }

  async function detail(
    { db, caller }: Pick<SignedInContext, 'db' | 'caller'>,
    { id }: Pick<ScheduleRow, 'id'>,
  ): Promise<z.input<typeof scheduleDetail>> {
    const row = await store.findShown(db, id);
    if (!row) throw notFound();
    const rates = await ratesOf(db, id);
    return {
      ...toSchedule(caller, row),
      rates,
      findings: await findingsOf(db, rates, row),
      ladder: await store.ladderFor(db, row.effective_from),
      generation_rates_bps: await generationRatesOn(db, row.effective_from),
      products: await store.scheduleProducts(db),
    };
  }

  async function draft(context: SignedInContext, id: string, version: number): Promise<ScheduleRow> {
    const row = (await store.lockSchedules(context.db)).find((each) => each.id === id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('schedule');
    demand(isDraft, row, context.caller);
    return row;
  }

  async function checkNew(
    db: Db,
    { name, effective_from }: { name: string; effective_from: string },
    exceptId?: string,
  ): Promise<void> {
    const others = (await store.lockSchedules(db)).filter(({ id }) => id !== exceptId);
    const errors: FieldError[] = [];
    if (others.some((each) => each.name === name))
      errors.push({ field: 'name', message: messages.unique('Name') });
    if (others.some((each) => each.effective_from === effective_from))
      errors.push({ field: 'effective_from', message: messages.unique('Effective From') });
    if (errors.length > 0) throw invalid(errors);
  }

  /** The version that this one replaces: the latest one that was opened before it. */
  async function previousOf(db: Db, row: ScheduleRow): Promise<ScheduleRow | undefined> {
    const all = await store.listSchedules(db);
    return all.find((each) => each.status !== 'Draft' && each.effective_from < row.effective_from);
  }

  return {
    get: (context: Pick<SignedInContext, 'db' | 'caller'>, id: string) => detail(context, { id }),

    async create(
      context: SignedInContext,
      body: { name: string; effective_from: string; copy_of: string | null },
    ) {
      const { db, now, caller } = context;
      const { copy_of, ...values } = body;
      await checkNew(db, values);
      if (copy_of !== null && !(await store.findSchedule(db, copy_of)))
        throw invalid([{ field: 'copy_of', message: messages.invalid('Copy Of') }]);
      const by = addedBy({ now, caller });
      const row = await store.insertSchedule(db, { ...values, ...by });
      if (copy_of !== null) await store.replaceRates(db, row.id, await ratesOf(db, copy_of));
      record(context, 'create', row, [
        { field: 'Name', old: null, new: row.name },
        { field: 'Effective From', old: null, new: row.effective_from },
      ]);
      return detail(context, row);
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: { name: string; effective_from: string },
    ) {
      const { db, now, caller } = context;
      const before = await draft(context, id, version);
      await checkNew(db, body, id);
      const row = await store.updateSchedule(db, before, {
        ...body,
        ...changedBy({ now, caller }),
      });
      if (!row) throw staleVersion('schedule');
      record(context, 'update', row, [
        ...(before.name === row.name ? [] : [{ field: 'Name', old: before.name, new: row.name }]),
        ...(before.effective_from === row.effective_from
          ? []
          : [{ field: 'Effective From', old: before.effective_from, new: row.effective_from }]),
      ]);
      return detail(context, row);
    },

    /**
     * Writes all rates of a Draft. Breaches of R-SCH-01 and R-SCH-02 are answered as findings here; opening the version
     * refuses them.
     */
    async setRates(context: SignedInContext, id: string, version: number, rates: readonly RateInput[]) {
      const { db, now, caller } = context;
      const before = await draft(context, id, version);
      const products = new Set((await store.scheduleProducts(db)).map((product) => product.id));
      const seen = new Set<string>();
      rates.forEach((rate, index) => {
        const refuse = (field: string, message: string) => {
          throw invalid([{ field: `rates.${index}.${field}`, message }]);
        };
        if (rate.product_id !== null && rate.product_type !== null)
          refuse('product_type', 'Choose a product or a product type');
        if (rate.product_id !== null && !products.has(rate.product_id))
          refuse('product_id', messages.invalid('Product'));
        const key = [rate.product_id, rate.product_type, rate.level_code, rate.kind].join('|');
        if (seen.has(key)) refuse('rate_bps', 'There is another rate for this product, level and kind');
        seen.add(key);
      });
      const count = (await ratesOf(db, id)).length;
      await store.replaceRates(db, id, rates);
      const row = await store.updateSchedule(db, before, { ...changedBy({ now, caller }) });
      if (!row) throw staleVersion('schedule');
      record(context, 'update', row, [
        {
          field: 'Rates',
          old: `${count} rates`,
          new: `${rates.length} rates: ${rates
            .slice(0, 20)
            .map(
              (each) =>
                `${each.product_type ?? each.product_id ?? '*'} ${each.kind} ${each.level_code} ${percent(each.rate_bps)}`,
            )
            .join(', ')}`,
        },
      ]);
      return detail(context, row);
    },

    /**
     * Draft → Open, and closes the version that was Open. Throws 422 if R-SCH-01 or R-SCH-02 is broken on any day from
     * its first on, if it does not begin after the version it replaces, or if its first day is over: policies written since
     * then have the former rates (R-MNY-01). Throws 409 for an admin who opened the version that would be closed
     * (domain.md 7.1).
     */
    async open(context: SignedInContext, id: string, version: number) {
      const { db, now, today, caller } = context;
      const before = await draft(context, id, version);
      const findings = await findingsOf(db, await ratesOf(db, id), before);
      if (findings.length > 0)
        throw invalid(
          [...new Set(findings.map(({ message }) => message))].map((message, index) => ({
            field: `rates.${index}`,
            message,
          })),
        );
      const former = (await store.lockSchedules(db)).find(({ status }) => status === 'Open');
      if (former && former.effective_from >= before.effective_from)
        throw invalid([
          {
            field: 'effective_from',
            message: messages.dateOrder('Effective From', `the version ${former.name}`),
          },
        ]);
      if (former && before.effective_from < today)
        throw invalid([{ field: 'effective_from', message: messages.datePast('Effective From') }]);
      if (former?.opened_by === caller.code && caller.kind !== 'SuperAdmin')
        throw conflict(
          'two-person-rule',
          `Another person than the one who opened ${former.name} must open what closes it`,
        );
      const stamp = changedBy({ now, caller });
      const status = (old: string, after: string) => [{ field: 'Status', old, new: after }];
      if (former) {
        const closed = await store.updateSchedule(db, former, { status: 'Closed', ...stamp });
        if (closed) record(context, 'transition', closed, status('Open', 'Closed'));
      }
      const row = await store.updateSchedule(db, before, {
        status: 'Open',
        opened_at: now,
        opened_by: caller.code,
        ...stamp,
      });
      if (!row) throw staleVersion('schedule');
      record(context, 'transition', row, status('Draft', 'Open'));
      return detail(context, row);
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await draft(context, id, version);
      await store.deleteSchedule(context.db, id);
      record(context, 'delete', row, [{ field: 'Name', old: row.name, new: null }]);
    },

    /** Every looked-up rate that differs from the version before, by product if the product has rates of its own. */
    async diff(db: Db, id: string): Promise<z.input<typeof scheduleDiff>> {
      const row = await store.findSchedule(db, id);
      if (!row) throw notFound();
      const previous = await previousOf(db, row);
      const rates = await ratesOf(db, id);
      const formerRates = previous ? await ratesOf(db, previous.id) : [];
      const after = scheduleRates(rates, await store.ladderFor(db, row.effective_from));
      const before = scheduleRates(
        formerRates,
        await store.ladderFor(db, previous?.effective_from ?? row.effective_from),
      );
      const named = new Set([...rates, ...formerRates].flatMap(({ product_id }) => product_id ?? []));
      const products = (await store.scheduleProducts(db)).filter((product) => named.has(product.id));
      const subjects = [
        { product: null, product_type: null },
        ...PRODUCT_TYPES.map((product_type) => ({ product: null, product_type })),
        ...products.map(({ id: product_id, name, product_type }) => ({
          product: { id: product_id, name },
          product_type,
        })),
      ];
      const changes = subjects.flatMap(({ product, product_type }) =>
        POLICY_COMPENSATION_TYPES.flatMap((kind) =>
          LEVEL_CODES.flatMap((level_code) => {
            const target = { product_id: product?.id ?? null, product_type, kind };
            const [old_bps, new_bps] = [before(target, level_code), after(target, level_code)];
            return old_bps === new_bps ? [] : [{ product, product_type, kind, level_code, old_bps, new_bps }];
          }),
        ),
      );
      return { previous: previous ? { id: previous.id, name: previous.name } : null, changes };
    },
  };
}
