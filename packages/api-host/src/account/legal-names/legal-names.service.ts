import { fullName, messages as words } from '@upline/domain';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { shareGuardPromptly } from '../../network/changes/guard.service.ts';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { AuditAction, AuditChange } from '../../platform/audit/audit.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { type Rejection, rejectionWords } from '../../platform/operation/rejection.schema.ts';
import { demand, type RowRule } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { securityMails } from '../../sessions/security-mails.ts';
import { ACCOUNT_MESSAGES, ACCOUNT_OFFICE_MESSAGES } from '../account.messages.ts';
import { isApprovable, isRejectable, isWithdrawable } from './legal-names.actions.ts';
import { NAMES_TRAIL, type NamesTrail, toLegalName } from './legal-names.record.ts';
import { checkLegalName, legalNameOf, legalNameText } from './legal-names.rules.ts';
import type { LegalNameAnswer, LegalNameBody } from './legal-names.schemas.ts';
import * as store from './legal-names.store.ts';
import type { LegalName, LegalNameChange, LegalNameStatus } from './legal-names.tables.ts';

const NAME = 'legal name change';
const LINK = '/account/legal-name';

const waiting = () => conflict('waiting', 'A change of your legal name waits for approval already');

/** Changes of legal names: asked for with a document, decided by the home office (domain.md 2.2, R-ACC-01). */
export function legalNames(platform: Pick<Platform, 'audit' | 'messages' | 'transaction'>) {
  const { audit } = platform;
  const { send } = messageSender(platform);
  const mails = securityMails(platform);

  const record = (
    context: SignedInContext,
    action: AuditAction,
    row: LegalName & { readonly id: string; readonly associate_code: string },
    changes: readonly AuditChange[],
    reason?: string,
  ) =>
    audit.record(context, {
      action,
      entity: 'legal_name_change',
      entityId: row.id,
      entityLabel: legalNameText(row),
      ownerCode: row.associate_code,
      changes,
      ...(reason === undefined ? {} : { reason }),
    });

  async function find(context: SignedInContext, id: string, ownerCode?: string) {
    const row = await store.findLegalName(context.db, id, ownerCode);
    if (!row) throw notFound();
    return row;
  }

  const answer = async (context: SignedInContext, id: string): Promise<LegalNameAnswer> =>
    toLegalName(context.caller, await find(context, id));

  async function person({ db }: SignedInContext, code: string): Promise<store.Named> {
    const found = await store.lockNames(db, code);
    if (!found) throw forbidden();
    return found;
  }

  /** A change at the version the caller saw, with its associate locked. */
  async function expect(
    context: SignedInContext,
    id: string,
    version: number,
    rule: RowRule<LegalNameChange>,
    ownerCode?: string,
  ) {
    const { associate_code } = await find(context, id, ownerCode);
    const named = await person(context, associate_code);
    const row = await find(context, id, ownerCode);
    if (row.version !== version) throw staleVersion(NAME, toLegalName(context.caller, row));
    demand(rule, row, context.caller);
    return { row, named };
  }

  async function move(
    context: SignedInContext,
    row: store.LegalNameRow,
    to: LegalNameStatus,
    more: Partial<Pick<LegalNameChange, 'rejection_reason' | 'rejection_text'>> = {},
  ): Promise<AuditChange> {
    const { db, now, caller } = context;
    const moved = await store.moveLegalName(db, row, {
      ...more,
      status: to,
      former: JSON.stringify(legalNameOf(row.in_force)),
      decided_at: now,
      decided_by: caller.code,
      ...changedBy({ now, caller }),
    });
    if (!moved) throw staleVersion(NAME);
    return { field: 'Status', old: row.status, new: to };
  }

  return {
    find,

    async list(context: SignedInContext): Promise<{ rows: LegalNameAnswer[] }> {
      const rows = await store.legalNamesOf(context.db, context.caller.code);
      return { rows: rows.map((row) => toLegalName(context.caller, row)) };
    },

    /** The old name stays in force until an admin approves; one change waits at a time. */
    async request(context: SignedInContext, body: LegalNameBody): Promise<LegalNameAnswer> {
      const { db, now, caller } = context;
      const named = await person(context, caller.code);
      const name = checkLegalName(body, named);
      if (!(await store.isOwnDocument(db, body.document_id, caller.code)))
        throw invalid([{ field: 'document_id', message: words.invalid('Document') }]);
      if (await store.isWaiting(db, caller.code)) throw waiting();
      const { id } = await store
        .insertLegalName(db, {
          ...name,
          former: null,
          associate_code: caller.code,
          document_id: body.document_id,
          rejection_reason: null,
          rejection_text: null,
          decided_at: null,
          decided_by: null,
          ...addedBy({ now, caller }),
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? waiting() : error;
        });
      record(
        context,
        'create',
        { ...name, id, associate_code: caller.code },
        auditChanges<NamesTrail>(NAMES_TRAIL, legalNameOf(named), name),
      );
      await send(context, ACCOUNT_OFFICE_MESSAGES['legal-name-waiting'], {
        to: await adminsWith(db, 'associates.manage'),
        values: { who: `${fullName(named)} (${caller.code})` },
        link: '/approvals',
        about: `legal-name:${id}`,
      });
      return answer(context, id);
    },

    /** By its owner, while it waits. */
    async withdraw(context: SignedInContext, id: string, version: number): Promise<LegalNameAnswer> {
      const { row } = await expect(context, id, version, isWithdrawable, context.caller.code);
      record(context, 'transition', row, [await move(context, row, 'Revoked')]);
      return answer(context, id);
    },

    /** The new name is in force from now on, in lists and searches too where the preferred name equals the legal one. */
    async approve(context: SignedInContext, id: string, version: number): Promise<LegalNameAnswer> {
      const { db, now, caller } = context;
      await shareGuardPromptly(context);
      const { row, named } = await expect(context, id, version, isApprovable);
      await refuseConflict(context, row.associate_code);
      const status = await move(context, row, 'Approved');
      const preferred = await store.putInForce(db, named, row, { now, by: caller.code });
      const before = { ...legalNameOf(named), first_name: named.first_name, last_name: named.last_name };
      record(context, 'approve', row, [
        status,
        ...auditChanges<NamesTrail>(NAMES_TRAIL, before, { ...legalNameOf(row), ...preferred }),
      ]);
      await send(context, ACCOUNT_MESSAGES['legal-name-approved'], {
        to: row.associate_code,
        values: { legal_name: legalNameText(row) },
        link: LINK,
        about: `legal-name:${id}`,
      });
      await mails.recordChanged(context, named, 'legal name');
      return answer(context, id);
    },

    async reject(
      context: SignedInContext,
      id: string,
      version: number,
      rejection: Rejection,
    ): Promise<LegalNameAnswer> {
      const { row } = await expect(context, id, version, isRejectable);
      await refuseConflict(context, row.associate_code);
      const why = rejectionWords(rejection);
      const status = await move(context, row, 'Rejected By Admin', {
        rejection_reason: rejection.reason,
        rejection_text: rejection.text,
      });
      record(context, 'reject', row, [status], why);
      await send(context, ACCOUNT_MESSAGES['legal-name-rejected'], {
        to: row.associate_code,
        values: { reason: why },
        link: LINK,
        about: `legal-name:${id}`,
      });
      return answer(context, id);
    },

    /** An id document is opened with a trace (domain.md 7.1). */
    async openDocument(context: SignedInContext, id: string) {
      const row = await find(context, id);
      await platform.transaction(context, async (inside) => {
        record(inside, 'reveal', row, [
          { field: 'Document', old: row.document_name, new: row.document_name },
        ]);
      });
      return { file_key: row.document_key, name: row.document_name, type: row.document_type };
    },
  };
}
