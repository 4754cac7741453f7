import { emailKey, foldText, isEmail, isTollFree, messages, parsePhone, STATE_CODES } from '@upline/domain';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { recordTrail } from '../../platform/audit/record-trail.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, refusedInProxy } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import { recordService } from '../../platform/operation/record-service.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ContactBody, contactBody } from './contacts.schemas.ts';
import * as store from './contacts.store.ts';

type Row = store.ContactRow;

const TRAIL = trailFields<typeof contactBody.shape, Row & { readonly consent_source: string | null }>(
  contactBody,
);
const changesOf = (before: Row | undefined, after: Row) => {
  const shown = (row: Row) => ({
    ...row,
    consent_source: row.consent_sms_source ?? row.consent_email_source,
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
  return { ...shown, name: contactName(row), actions: contactActions.of(caller, row) };
}

/** `b, a,,b` → `a, b` */
const tidyTags = (text: string | null) =>
  text === null
    ? null
    : [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean).sort().join(', ') || null;

/** The columns of a body that keeps the rules, but for consent. */
function columnsOf({ consent_source, ...body }: ContactBody) {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const mobile = body.mobile === null ? null : parsePhone(body.mobile);
  if (mobile === undefined) refuse('mobile', messages.phone('Mobile'));
  else if (mobile !== null && isTollFree(mobile)) refuse('mobile', messages.mobileNumber);
  if (body.email !== null && !isEmail(body.email)) refuse('email', messages.invalid('Email'));
  if (body.email === null && body.mobile === null) refuse('email', messages.emailOrPhone);
  if (body.email === null && body.consent_email) refuse('consent_email', messages.required('Email'));
  if (body.mobile === null && body.consent_sms) refuse('consent_sms', messages.required('Mobile'));
  const state = body.state?.toUpperCase() ?? null;
  if (state !== null && !(STATE_CODES as readonly string[]).includes(state))
    refuse('state', messages.invalid('State'));
  return {
    errors,
    columns: {
      ...body,
      state,
      mobile: mobile ?? null,
      tags: tidyTags(body.tags),
      name_key: foldText(`${body.last_name ?? ''} ${body.first_name}`.trim()),
      email_key: body.email === null ? null : emailKey(body.email),
    },
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
    const { errors, columns } = columnsOf(body);
    const { email_key, mobile } = columns;
    const taken = await store.takenBy(db, caller, { email_key, mobile, id: before?.id });
    if (taken.email) errors.push({ field: 'email', message: messages.unique('Email') });
    if (taken.mobile) errors.push({ field: 'mobile', message: messages.unique('Mobile') });
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

  return {
    get: records.get,
    remove: records.remove,

    async create(context: SignedInContext, body: ContactBody) {
      const columns = { ...(await checked(context, body)), owner_code: context.caller.code };
      const row = await records.add(context, { ...columns, ...addedBy(context) }, (added) =>
        changesOf(undefined, added),
      );
      return records.get(context, row.id);
    },

    update: records.atVersion(async (context, before, body: ContactBody) => {
      const columns = await checked(context, body, before);
      return records.save(context, before, columns, changesOf(before, { ...before, ...columns } as Row));
    }),
  };
}
