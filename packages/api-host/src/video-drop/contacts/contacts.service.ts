import { messages } from '@upline/domain';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { recordTrail } from '../../platform/audit/record-trail.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, refusedInProxy } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import { recordService } from '../../platform/operation/record-service.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkContact } from './contacts.rules.ts';
import { type ContactBody, contactBody } from './contacts.schemas.ts';
import * as store from './contacts.store.ts';

type Row = store.ContactRow;

/** A row with the names of whom it is about. */
type NamedRow = Row & store.LinkedNames;

const TRAIL = trailFields<typeof contactBody.shape, NamedRow & { readonly consent_source: string | null }>(
  contactBody,
);
const changesOf = (before: NamedRow | undefined, after: NamedRow) => {
  const shown = (row: NamedRow) => ({
    ...row,
    consent_source: row.consent_sms_source ?? row.consent_email_source,
    prospect_id: row.prospect_name,
    client_id: row.client_name,
  });
  return auditChanges(TRAIL, before && shown(before), shown(after));
};

export const contactName = ({ first_name, last_name }: Pick<Row, 'first_name' | 'last_name'>) =>
  last_name === null ? first_name : `${first_name} ${last_name}`;

export const contactActions = rowActions<Row, 'update' | 'delete'>({
  update: { operation: 'updateVideoContact' },
  delete: { operation: 'deleteVideoContact' },
});

export function toContact(row: store.ShownContact, caller: Caller) {
  const { owner_code, name_key, email_key, created_at, created_by, updated_by, ...shown } = row;
  return {
    ...shown,
    // One that has gone to somebody else is no longer shown.
    prospect_id: row.prospect_name === null ? null : row.prospect_id,
    client_id: row.client_name === null ? null : row.client_id,
    name: contactName(row),
    actions: contactActions.of(caller, row),
  };
}

/** Contacts of an associate (domain.md 2.29). */
export function contacts(platform: Pick<Platform, 'audit'>) {
  const records = recordService({
    noun: 'contact',
    store: store.contactStore,
    trail: recordTrail<Row>('video contact', contactName)(platform),
    async answer({ db, caller }: SignedInContext, { id }: Row) {
      const [row] = await store.contactsAmong(db, caller, [id]);
      if (!row) throw notFound();
      return toContact(row, caller);
    },
  });

  /** Columns that keep the rules; consent that is new carries its date and source, consent that stood keeps them. */
  async function checked({ db, now, caller }: SignedInContext, body: ContactBody, before?: Row) {
    const { errors, columns } = checkContact(body);
    const { email_key, mobile } = columns;
    const taken = await store.takenBy(db, caller, { email_key, mobile, id: before?.id });
    if (taken.email) errors.push({ field: 'email', message: messages.unique('Email') });
    if (taken.mobile) errors.push({ field: 'mobile', message: messages.unique('Mobile') });
    const linked = await store.linkedNames(db, caller, columns);
    for (const [key, label] of [
      ['prospect', 'Prospect'],
      ['client', 'Client'],
    ] as const)
      if (columns[`${key}_id`] !== null && linked[`${key}_name`] === null)
        errors.push({ field: `${key}_id`, message: messages.invalid(label) });
    // Agreeing is about one address: another one has not been agreed to.
    const stoodFor = {
      email: before?.consent_email === true && before.email_key === email_key,
      sms: before?.consent_sms === true && before.mobile === mobile,
    };
    const isNew = (body.consent_email && !stoodFor.email) || (body.consent_sms && !stoodFor.sms);
    if (isNew && body.consent_source === null)
      errors.push({ field: 'consent_source', message: messages.required('How they agreed') });
    if (errors.length > 0) throw invalid(errors);
    const isChanged =
      body.consent_email !== (before?.consent_email ?? false) ||
      body.consent_sms !== (before?.consent_sms ?? false) ||
      isNew;
    // An admin who views as the associate gives or takes back no consent (domain.md 7.3).
    if (isChanged && caller.proxyAdminCode !== undefined) throw refusedInProxy();
    const fresh = { at: now, source: body.consent_source };
    const pick = (agreed: boolean, stood: boolean, at: Date | null, source: Row['consent_sms_source']) =>
      agreed ? (stood ? { at, source } : fresh) : { at: null, source: null };
    const email = pick(
      body.consent_email,
      stoodFor.email,
      before?.consent_email_at ?? null,
      before?.consent_email_source ?? null,
    );
    const sms = pick(
      body.consent_sms,
      stoodFor.sms,
      before?.consent_sms_at ?? null,
      before?.consent_sms_source ?? null,
    );
    return {
      ...columns,
      consent_email_at: email.at,
      consent_email_source: email.source,
      consent_sms_at: sms.at,
      consent_sms_source: sms.source,
    };
  }

  const named = async ({ db, caller }: SignedInContext, row: Row): Promise<NamedRow> => ({
    ...row,
    ...(await store.linkedNames(db, caller, row)),
  });

  /** Writes a body over a row that is locked. */
  async function write(context: SignedInContext, before: Row, body: ContactBody): Promise<Row> {
    const columns = await checked(context, body, before);
    const changes = changesOf(await named(context, before), await named(context, { ...before, ...columns }));
    return records.save(context, before, columns, changes);
  }

  return {
    get: records.get,
    remove: records.remove,

    async create(context: SignedInContext, body: ContactBody) {
      const columns = { ...(await checked(context, body)), owner_code: context.caller.code };
      const names = await store.linkedNames(context.db, context.caller, columns);
      const row = await records.add(context, { ...columns, ...addedBy(context) }, (added) =>
        changesOf(undefined, { ...added, ...names }),
      );
      return records.get(context, row.id);
    },

    /** What a body would make of a row; throws what refuses it, and writes nothing. */
    plan: async (context: SignedInContext, body: ContactBody, before: Row): Promise<Row> => ({
      ...before,
      ...(await checked(context, body, before)),
    }),

    write,
    update: records.atVersion(write),
  };
}
