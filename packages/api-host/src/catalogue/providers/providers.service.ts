import { foldText, formatPhone, messages } from '@upline/domain';
import type { z } from 'zod';
import type { AuditAction } from '../../platform/audit/audit.ts';
import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasProductsWithoutSteps, publishedKinds } from '../products/product-lists.store.ts';
import { isUnused, providerActions } from './providers.actions.ts';
import type { managedProvider, ProviderBody } from './providers.schemas.ts';
import type { ManagedProviderRow, ProviderRow } from './providers.store.ts';
import * as store from './providers.store.ts';

const FIELDS: AuditFields<ProviderBody> = {
  name: { label: 'Name' },
  short_name: { label: 'Short Name' },
  status: { label: AUDIT_LABELS.status },
  countries: { label: 'Countries' },
  product_types: { label: 'Product Types' },
  website: { label: 'Website' },
  producer_portal_url: { label: 'Producer Portal' },
  phone: { label: AUDIT_LABELS.phone, show: formatPhone },
  am_best_rating: { label: 'AM Best Rating' },
  jit: { label: 'JIT' },
  writing_number_required: { label: 'Writing Number Required' },
  pre_appointment_states: { label: 'Pre-Appointment States' },
  aml_validity_months: { label: 'AML Validity' },
  advance_months: { label: 'Advance Months' },
  chargeback_method: { label: 'Chargeback Method' },
  chargeback_months: { label: 'Chargeback Months' },
  policy_number_pattern: { label: 'Pattern' },
};

type Managed = z.input<typeof managedProvider>;

/** A provider as admins see it. */
export function toManaged(row: ManagedProviderRow, caller: Caller): Managed {
  const { name_key, short_name_key, logo_key, created_by, updated_by, used_by, ...shown } = row;
  return { ...shown, has_logo: logo_key !== null, actions: providerActions.of(caller, row) };
}

const keysOf = ({ name, short_name }: ProviderBody) => ({
  name_key: foldText(name),
  short_name_key: foldText(short_name),
});

/** Providers as admins manage them (domain.md 2.14). */
export function providers({ audit }: Pick<Platform, 'audit'>) {
  function record(
    context: SignedInContext,
    action: AuditAction,
    row: ProviderRow,
    changes: ReturnType<typeof auditChanges>,
  ): void {
    audit.record(context, { action, entity: 'provider', entityId: row.id, entityLabel: row.name, changes });
  }

  async function checkNames({ db }: SignedInContext, body: ProviderBody, id?: string): Promise<void> {
    const taken = await store.takenNames(db, keysOf(body), id);
    const errors: FieldError[] = [];
    if (taken.name) errors.push({ field: 'name', message: messages.unique('Name') });
    if (taken.short_name) errors.push({ field: 'short_name', message: messages.unique('Short Name') });
    if (errors.length > 0) throw invalid(errors);
  }

  /** A published product of a type or country that its provider no longer offers could not be changed any more. */
  async function checkOffered({ db }: SignedInContext, before: ProviderRow, body: ProviderBody) {
    const isLess =
      before.product_types.some((type) => !body.product_types.includes(type)) ||
      before.countries.some((country) => !body.countries.includes(country));
    const sold = isLess ? await publishedKinds(db, before.id) : [];
    const type = sold.find((kind) => !body.product_types.includes(kind.product_type))?.product_type;
    const country = sold.find((kind) => !body.countries.includes(kind.country))?.country;
    const errors: FieldError[] = [];
    if (type) errors.push({ field: 'product_types', message: `Published products are of the type ${type}` });
    if (country) errors.push({ field: 'countries', message: `Published products are for ${country}` });
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

  async function found({ db }: SignedInContext, id: string): Promise<ManagedProviderRow> {
    const [row] = await store.managedProviders(db).rows([id]);
    if (!row) throw notFound();
    return row;
  }

  async function locked(context: SignedInContext, id: string, version: number): Promise<ManagedProviderRow> {
    if (!(await store.lockProvider(context.db, id))) throw notFound();
    const row = await found(context, id);
    if (row.version !== version) throw staleVersion('provider', toManaged(row, context.caller));
    return row;
  }

  return {
    get: async (context: SignedInContext, id: string): Promise<Managed> =>
      toManaged(await found(context, id), context.caller),

    async create(context: SignedInContext, body: ProviderBody): Promise<Managed> {
      const { db, now, caller } = context;
      await checkNames(context, body);
      const by = addedBy({ now, caller });
      const row = await orTaken(store.insertProvider(db, { ...body, ...keysOf(body), ...by }));
      record(context, 'create', row, auditChanges(FIELDS, undefined, body));
      return toManaged({ ...row, used_by: null }, caller);
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: ProviderBody,
    ): Promise<Managed> {
      const { db, now, caller } = context;
      const before = await locked(context, id, version);
      await checkNames(context, body, id);
      await checkOffered(context, before, body);
      const isStepped = body.chargeback_method === 'Step' && before.chargeback_method !== 'Step';
      if (isStepped && (await hasProductsWithoutSteps(db, id)))
        throw invalid([
          { field: 'chargeback_method', message: 'Products that take this method have no steps' },
        ]);
      const changes = auditChanges(FIELDS, before as ProviderBody, body);
      if (changes.length === 0) return toManaged(before, caller);
      const row = await orTaken(
        store.updateProvider(
          db,
          { id, version },
          {
            ...body,
            ...keysOf(body),
            ...changedBy({ now, caller }),
          },
        ),
      );
      if (!row) throw staleVersion('provider');
      record(context, 'update', row, changes);
      return toManaged({ ...row, used_by: before.used_by }, caller);
    },

    /** Deletes a provider. Throws 409 if a record refers to it; it can be set Inactive instead (R-PRV-02). */
    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand(isUnused, row, context.caller);
      await store.deleteProvider(context.db, id);
      record(context, 'delete', row, auditChanges(FIELDS, row as ProviderBody, undefined));
    },
  };
}
