import { currencyOf, foldText, formatMoney, messages, productLineOf } from '@upline/domain';
import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProductRow } from '../catalogue.tables.ts';
import { shareProvider } from '../providers/providers.store.ts';
import * as store from './product-lists.store.ts';
import type { ProductBody } from './products.schemas.ts';

/** A product as the audit trail compares it, with lists and tables as text. */
type Trail = Omit<ProductBody, 'renewal_bv_rate_bps' | 'chargeback_steps'> & {
  readonly renewal_bv_rate_bps: string | null;
  readonly chargeback_steps: string | null;
};

const percent = (bps: number) => `${bps / 100}%`;
const money = (value: number, { country }: Trail) => formatMoney(value, currencyOf(country));

const FIELDS: AuditFields<Trail> = {
  provider_id: { label: AUDIT_LABELS.provider },
  name: { label: 'Name' },
  code: { label: 'Code' },
  product_type: { label: 'Product Type' },
  country: { label: AUDIT_LABELS.country },
  states: { label: 'States' },
  min_age: { label: 'Min Age' },
  max_age: { label: 'Max Age' },
  nearest_birthday: { label: 'Nearest Birthday' },
  min_face_cents: { label: 'Min Face', show: money },
  max_face_cents: { label: 'Max Face', show: money },
  bv_rate_bps: { label: 'BV Rate', show: percent },
  excess_bv_rate_bps: { label: 'Excess BV Rate', show: percent },
  renewal_bv_rate_bps: { label: 'Renewal Rates' },
  payment_basis: { label: 'Payment Basis' },
  advance_months: { label: 'Advance Months' },
  chargeback_method: { label: 'Chargeback Method' },
  chargeback_months: { label: 'Chargeback Months' },
  chargeback_steps: { label: 'Steps' },
  available_from: { label: 'Available From' },
  available_until: { label: 'Available Until' },
  status: { label: AUDIT_LABELS.status },
};

type Stored = Pick<ProductRow, keyof ProductBody>;

function trail(row: Stored | ProductBody): Trail {
  const renewals = Object.entries(row.renewal_bv_rate_bps).map(
    ([year, bps]) => `year ${year}: ${percent(bps)}`,
  );
  const steps = row.chargeback_steps?.map(
    ({ through_month, unearned_bps }) => `through month ${through_month}: ${percent(unearned_bps)}`,
  );
  return {
    ...row,
    renewal_bv_rate_bps: renewals.join(', ') || null,
    chargeback_steps: steps?.join(', ') ?? null,
  };
}

/** Columns that follow from the body. */
const columnsOf = (body: ProductBody) => ({
  ...body,
  name_key: foldText(body.name),
  line: productLineOf(body.product_type),
  renewal_bv_rate_bps: JSON.stringify(body.renewal_bv_rate_bps),
  chargeback_steps: body.chargeback_steps && JSON.stringify(body.chargeback_steps),
});

/**
 * The values by which the policies of a product were checked and in which they are paid. They no longer change once the
 * product has a policy.
 */
const LASTING = ['provider_id', 'product_type', 'country'] as const satisfies (keyof ProductBody)[];

/**
 * Products as admins manage them (domain.md 2.15). A submitted policy keeps the settings it was sold under (R-PRD-01).
 */
export function products({ audit }: Pick<Platform, 'audit'>) {
  function record(
    context: SignedInContext,
    row: ProductRow,
    before: Stored | undefined,
    after: ProductBody,
  ): void {
    audit.record(context, {
      action: before ? 'update' : 'create',
      entity: 'product',
      entityId: row.id,
      entityLabel: row.name,
      changes: auditChanges(FIELDS, before && trail(before), trail(after)),
    });
  }

  async function check({ db }: SignedInContext, body: ProductBody, before?: ProductRow): Promise<void> {
    const errors: FieldError[] = [];
    const refuse = (field: string, message: string) => errors.push({ field, message });
    const provider = await shareProvider(db, body.provider_id);
    // An Inactive provider keeps the products it has (R-PRV-01).
    const isKept = before?.provider_id === body.provider_id;
    if (!provider || (provider.status !== 'Active' && !isKept))
      refuse('provider_id', messages.option('Provider'));
    if (provider && !provider.product_types.includes(body.product_type))
      refuse('product_type', messages.option('Product Type'));
    if (provider && !provider.countries.includes(body.country)) refuse('country', messages.option('Country'));
    if (
      provider?.chargeback_method === 'Step' &&
      body.chargeback_method === null &&
      body.chargeback_steps === null
    )
      refuse('chargeback_steps', messages.required('Steps'));
    const moved = LASTING.filter((field) => before !== undefined && before[field] !== body[field]);
    if (before && moved.length > 0 && (await store.isSold(db, before.id))) {
      for (const field of moved)
        refuse(field, `${FIELDS[field]?.label} cannot change once policies refer to the product`);
    }
    if (await store.isNameTaken(db, body.provider_id, foldText(body.name), before?.id))
      refuse('name', messages.unique('Name'));
    if (errors.length > 0) throw invalid(errors);
  }

  async function orTaken<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (isUniqueViolation(error)) throw invalid([{ field: 'name', message: messages.unique('Name') }]);
      throw error;
    }
  }

  return {
    async create(context: SignedInContext, body: ProductBody): Promise<ProductRow> {
      const { db, now, caller } = context;
      await check(context, body);
      const by = addedBy({ now, caller });
      const row = await orTaken(store.insertProduct(db, { ...columnsOf(body), ...by }));
      record(context, row, undefined, body);
      return row;
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: ProductBody,
    ): Promise<ProductRow> {
      const { db, now, caller } = context;
      const before = await store.lockProduct(db, id);
      if (!before) throw notFound();
      if (before.version !== version) throw staleVersion('product');
      await check(context, body, before);
      if (auditChanges(FIELDS, trail(before), trail(body)).length === 0) return before;
      const row = await orTaken(
        store.updateProduct(
          db,
          { id, version },
          {
            ...columnsOf(body),
            ...changedBy({ now, caller }),
          },
        ),
      );
      if (!row) throw staleVersion('product');
      record(context, row, before, body);
      return row;
    },
  };
}
