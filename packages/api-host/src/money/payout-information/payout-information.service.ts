import { randomUUID } from 'node:crypto';
import { maskAccount, messages } from '@upline/domain';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { AuditAction } from '../../platform/audit/audit.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireSecondStep } from '../../sessions/factors/step-up.service.ts';
import { requireRecentConfirmation } from '../../sessions/recent-confirmation.ts';
import { countAttempt, type Limit, tooManyAttempts } from '../../sessions/throttle/throttle.service.ts';
import {
  isApprovable,
  isCancellable,
  isConfirmable,
  isEditable,
  isRejectable,
  isRevocable,
} from './payout-information.actions.ts';
import { PAYOUT_MESSAGES } from './payout-information.messages.ts';
import { openValues, PAYOUT_AUDIT, payoutLabel, sealValues } from './payout-information.record.ts';
import { checkPayoutInformation, type PayoutValues } from './payout-information.rules.ts';
import type { PayoutInformationBody } from './payout-information.schemas.ts';
import * as store from './payout-information.store.ts';
import type { PayoutInformation, PayoutInformationStatus } from './payout-information.tables.ts';

export const PAYOUT_DOCUMENT_PURPOSE = 'payout-document';

const NAME = 'payout information';
/** Full numbers an hour and person (S-69). */
const REVEALS: Limit = { name: 'payout-reveal', attempts: 10, windowMs: 3_600_000, blockMs: 0 };
/** The number of codes that may share an account before admins get a notice (R-BNK-05). */
const MAX_CODES = 2;

/** Where payouts go (domain.md 2.9, R-BNK-01 to R-BNK-06). */
export function payoutInformations({
  audit,
  vault,
  messages: outbox,
  transaction,
}: Pick<Platform, 'audit' | 'vault' | 'messages' | 'transaction'>) {
  const { send, mail } = messageSender({ messages: outbox });
  const record = (
    context: SignedInContext,
    action: AuditAction,
    row: Pick<PayoutInformation, 'id' | 'associate_code' | 'bank_name' | 'account_number_last'>,
    changes: ReturnType<typeof auditChanges>,
    reason?: string,
  ) =>
    audit.record(context, {
      action,
      entity: 'payout_information',
      entityId: row.id,
      entityLabel: payoutLabel(row),
      ownerCode: row.associate_code,
      changes,
      ...(reason === undefined ? {} : { reason }),
    });

  const valuesOf = (row: PayoutInformation): PayoutValues => ({ ...row, ...openValues(vault, row) });

  /** Password and second step of the last five minutes (R-BNK-02). */
  async function requireIdentity(context: SignedInContext): Promise<void> {
    requireRecentConfirmation(context.caller, context.now);
    await requireSecondStep(context);
  }

  /** R-BNK-02, and the hold after a change of how the person signs in (S-15). */
  async function ownerMayChange(context: SignedInContext): Promise<store.PayoutOwner> {
    const { db, caller, now } = context;
    await requireIdentity(context);
    const owner = await store.lockOwner(db, caller.code);
    if (!owner) throw notFound();
    if (owner.payout_hold_until !== null && owner.payout_hold_until > now)
      throw conflict(
        'payout-hold',
        'Payout information cannot change for 24 hours after a change of email, phone or sign-in method',
      );
    return owner;
  }

  async function checked(
    context: SignedInContext,
    owner: store.PayoutOwner,
    body: PayoutInformationBody,
    by: 'owner' | 'admin',
  ): Promise<PayoutValues> {
    const { values, errors } = checkPayoutInformation(body, owner, by);
    if (errors) throw invalid(errors);
    const { document_id } = values;
    if (
      document_id !== null &&
      !(await store.isOwnDocument(context.db, document_id, owner.code, PAYOUT_DOCUMENT_PURPOSE))
    )
      throw invalid([{ field: 'document_id', message: messages.invalid('Document') }]);
    return values;
  }

  /** The security notice of every change (R-ACC-01, 8.1): no numbers in the mail (R-NTF-01). */
  async function tellOwner(context: SignedInContext, owner: store.PayoutOwner, what: string): Promise<void> {
    const values = { what };
    await send(context, PAYOUT_MESSAGES['payout-information'], {
      to: owner.code,
      values,
      link: '/account/payout-information',
    });
    await mail(context, PAYOUT_MESSAGES['payout-information-mail'], { to: owner, values });
  }

  async function watchAccount(context: SignedInContext, index: string): Promise<void> {
    const codes = await store.codesWithAccount(context.db, index);
    if (codes.length > MAX_CODES)
      await send(context, PAYOUT_MESSAGES['payout-account-shared'], {
        to: await adminsWith(context.db, 'payout.approve'),
        values: { codes: codes.join(', ') },
        link: '/payout-information',
        about: `bank-account:${index}`,
      });
  }

  async function find(context: SignedInContext, id: string, ownerCode?: string) {
    const row = await store.findPayoutInformation(context.db, id, ownerCode);
    if (!row) throw notFound();
    return row;
  }

  async function insert(
    context: SignedInContext,
    owner: store.PayoutOwner,
    values: PayoutValues,
    status: PayoutInformationStatus,
  ): Promise<string> {
    const { db, now, caller } = context;
    const id = randomUUID();
    const sealed = sealValues(vault, id, values);
    await store.insertPayoutInformation(db, {
      ...sealed,
      id,
      associate_code: owner.code,
      country: owner.country,
      currency: owner.country === 'USA' ? 'USD' : 'CAD',
      status,
      decided_by: null,
      created_at: now,
      created_by: caller.code,
      updated_at: now,
      updated_by: caller.code,
    });
    record(
      context,
      'create',
      { ...sealed, id, associate_code: owner.code },
      auditChanges(PAYOUT_AUDIT, undefined, values),
    );
    await watchAccount(context, sealed.account_number_index);
    return id;
  }

  /** A row of the expected status at the version the caller saw. */
  async function expect(
    context: SignedInContext,
    id: string,
    version: number,
    rule: RowRule<PayoutInformation>,
    ownerCode?: string,
  ) {
    const row = await find(context, id, ownerCode);
    if (row.version !== version) throw staleVersion(NAME);
    demand(rule, row, context.caller);
    return row;
  }

  async function move(
    context: SignedInContext,
    row: PayoutInformation,
    to: PayoutInformationStatus,
    action: AuditAction,
    more: Partial<PayoutInformation> = {},
    reason?: string,
  ): Promise<void> {
    const { db, now, caller } = context;
    const changed = await store.changePayoutInformation(db, row, {
      ...more,
      status: to,
      updated_at: now,
      updated_by: caller.code,
    });
    if (!changed) throw staleVersion(NAME);
    record(context, action, row, [{ field: 'Status', old: row.status, new: to }], reason);
  }

  /** The newest approved one replaces the one before (R-BNK-01). */
  async function approveRow(context: SignedInContext, row: PayoutInformation, owner: store.PayoutOwner) {
    for (const before of await store.othersOf(context.db, row, ['Approved']))
      await move(context, before, 'Revoked', 'transition', {}, 'Replaced by newer payout information');
    await move(context, row, 'Approved', 'approve', {
      approved_at: context.now,
      decided_by: context.caller.code,
      rejection_reason: null,
      rejection_text: null,
    });
    await tellOwner(context, owner, 'approved');
  }

  async function ownerOf(context: SignedInContext, row: PayoutInformation): Promise<store.PayoutOwner> {
    const owner = await store.lockOwner(context.db, row.associate_code);
    if (!owner) throw notFound();
    return owner;
  }

  return {
    find,

    /** A new request of the owner; one that still waits is replaced by it. */
    async create(context: SignedInContext, body: PayoutInformationBody) {
      const owner = await ownerMayChange(context);
      const values = await checked(context, owner, body, 'owner');
      const id = await insert(context, owner, values, 'Pending For Admin');
      for (const waiting of await store.othersOf(context.db, { id, associate_code: owner.code }, [
        'Pending For Admin',
        'Pending For Owner',
      ]))
        await move(context, waiting, 'Revoked', 'transition', {}, 'Replaced by newer payout information');
      await tellOwner(context, owner, 'submitted for approval');
      await send(context, PAYOUT_MESSAGES['payout-information-waiting'], {
        to: await adminsWith(context.db, 'payout.approve'),
        values: { who: `${owner.first_name} ${owner.last_name} (${owner.code})` },
        link: `/approvals/payout-information/${id}`,
        about: `payout_information:${id}`,
      });
      return find(context, id);
    },

    /** The owner corrects a request that waits. */
    async update(context: SignedInContext, id: string, version: number, body: PayoutInformationBody) {
      const { caller, now } = context;
      const owner = await ownerMayChange(context);
      const row = await expect(context, id, version, isEditable, caller.code);
      const values = await checked(context, owner, body, 'owner');
      const changes = auditChanges(PAYOUT_AUDIT, valuesOf(row), values);
      const sealed = sealValues(vault, id, values);
      const changed = await store.changePayoutInformation(context.db, row, {
        ...sealed,
        updated_at: now,
        updated_by: caller.code,
      });
      if (!changed) throw staleVersion(NAME);
      record(context, 'update', { ...row, ...sealed }, changes);
      await watchAccount(context, sealed.account_number_index);
      await tellOwner(context, owner, 'changed');
      return find(context, id);
    },

    /** The owner takes back what waits. */
    async cancel(context: SignedInContext, id: string, version: number): Promise<void> {
      const { caller, db } = context;
      await requireIdentity(context);
      const row = await expect(context, id, version, isCancellable, caller.code);
      await store.deletePayoutInformation(db, id);
      record(context, 'delete', row, auditChanges(PAYOUT_AUDIT, valuesOf(row), undefined));
    },

    /** The owner accepts what an admin prepared. */
    async confirm(context: SignedInContext, id: string, version: number) {
      const owner = await ownerMayChange(context);
      const row = await expect(context, id, version, isConfirmable, context.caller.code);
      await approveRow(context, row, owner);
      return find(context, id);
    },

    /** An admin prepares it for an associate, who confirms. */
    async prepare(context: SignedInContext, code: string, body: PayoutInformationBody) {
      const owner = await store.lockOwner(context.db, code);
      if (!owner) throw notFound();
      const values = await checked(context, owner, body, 'admin');
      const id = await insert(context, owner, values, 'Pending For Owner');
      await tellOwner(context, owner, 'prepared for you to confirm');
      return find(context, id);
    },

    async approve(context: SignedInContext, id: string, version: number) {
      const row = await expect(context, id, version, isApprovable);
      await refuseConflict(context, row.associate_code);
      await approveRow(context, row, await ownerOf(context, row));
      return find(context, id);
    },

    async reject(
      context: SignedInContext,
      id: string,
      version: number,
      { reason, text }: { reason: NonNullable<PayoutInformation['rejection_reason']>; text: string | null },
    ) {
      const row = await expect(context, id, version, isRejectable);
      await refuseConflict(context, row.associate_code);
      const words = reason === 'Other' ? (text ?? '') : reason;
      await move(
        context,
        row,
        'Rejected By Admin',
        'reject',
        { rejection_reason: reason, rejection_text: text, decided_by: context.caller.code },
        words,
      );
      await tellOwner(context, await ownerOf(context, row), `rejected (${words})`);
      return find(context, id);
    },

    async revoke(context: SignedInContext, id: string, version: number, reason: string) {
      const row = await expect(context, id, version, isRevocable);
      await refuseConflict(context, row.associate_code);
      await move(context, row, 'Revoked', 'transition', { decided_by: context.caller.code }, reason);
      await tellOwner(context, await ownerOf(context, row), 'revoked');
      return find(context, id);
    },

    /** The numbers in full: a recent confirmation, a reason, at most ten an hour, a trace (R-BNK-04, S-69). */
    async reveal(context: SignedInContext, id: string, reason: string, ownerCode?: string) {
      const { caller, now } = context;
      if (ownerCode === undefined) requireRecentConfirmation(caller, now);
      else await requireIdentity(context);
      const row = await find(context, id, ownerCode);
      const counted = await countAttempt(context, REVEALS, caller.userId);
      if (!counted.allowed) throw tooManyAttempts(counted.until, now);
      const masked = maskAccount(row.account_number_last);
      record(context, 'reveal', row, [{ field: 'Account Number', old: masked, new: masked }], reason);
      return openValues(vault, row);
    },

    /** A void cheque shows the whole account: an admin opens it with a trace (R-BNK-04). */
    async openDocument(context: SignedInContext, id: string): Promise<store.PayoutInformationRow> {
      const row = await find(context, id);
      await transaction(context, async (inside) => {
        record(inside, 'reveal', row, [
          { field: 'Document', old: row.document_name, new: row.document_name },
        ]);
      });
      return row;
    },
  };
}
