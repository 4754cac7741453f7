import { messages } from '@upline/domain';
import type { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import type { AuditAction } from '../../platform/audit/audit.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CredentialApproval } from '../licensing.tables.ts';
import { notices } from '../notices.ts';
import type { CredentialKind } from './credential-kind.ts';
import { isApprovable, isRejectable, isRevocable, proposable, proposedOf } from './credentials.actions.ts';
import type { Rejection } from './credentials.schemas.ts';
import * as store from './credentials.store.ts';

type Row<T extends store.CredentialTable> = store.CredentialRows[T];

/** The approval as its owner reads it: an approved credential with changes waiting is pending, its old values in force (R-LIC-03). */
export const shownApproval = (row: store.CredentialRow): CredentialApproval =>
  proposedOf(row) ? 'Pending For Admin' : row.approval_status;

/** Creation, changes and decisions of one kind of credential (domain.md 2.3, 2.33). */
export function credentials<T extends store.CredentialTable, Body extends z.ZodObject, Values extends object>(
  platform: Pick<Platform, 'audit' | 'messages'>,
  kind: CredentialKind<T, Body, Values>,
) {
  const { audit } = platform;
  const { table, name } = kind;
  const tell = notices(platform);
  const around = kind.around ?? ((_context, _code, work) => work());

  function record(
    context: SignedInContext,
    action: AuditAction,
    row: Row<T>,
    changes: ReturnType<typeof auditChanges>,
    reason?: string,
  ): void {
    audit.record(context, {
      action,
      entity: table,
      entityId: row.id,
      entityLabel: kind.labelOf(kind.valuesOf(row)),
      ownerCode: row.associate_code,
      changes,
      ...(reason === undefined ? {} : { reason }),
    });
  }

  const approvalChange = (before: CredentialApproval, after: CredentialApproval) =>
    before === after ? [] : [{ field: 'Approval', old: before, new: after }];

  async function checked(context: SignedInContext, ownerCode: string, body: z.output<Body>, id?: string) {
    if (!(await store.lockAssociate(context.db, ownerCode))) throw notFound();
    const { values, errors } = await kind.check(context, { ownerCode, body, id });
    if (errors) throw invalid(errors);
    return values;
  }

  async function locked(context: SignedInContext, id: string, version: number, ownerCode?: string) {
    if (ownerCode === undefined) await kind.begin?.(context);
    const row = await store.lockCredential(context.db, table, id);
    if (!row || (ownerCode !== undefined && row.associate_code !== ownerCode)) throw notFound();
    if (row.version !== version) throw staleVersion(name);
    return row;
  }

  async function write(
    context: SignedInContext,
    row: Row<T>,
    changes: object,
    action: AuditAction,
    reason?: string,
  ): Promise<Row<T>> {
    const { db, now, caller } = context;
    return around(context, row.associate_code, async () => {
      const after = await store
        .updateCredential(db, table, row.id, row.version, {
          ...changes,
          ...changedBy({ now, caller }),
        })
        .catch((error: unknown) => {
          if (isUniqueViolation(error))
            throw invalid([{ field: 'number', message: messages.unique('Number') }]);
          throw error;
        });
      if (!after) throw staleVersion(name);
      // The trail of a change that waits shows what was requested; the trail of a decision shows what is in force.
      const audited = (credential: Row<T>) =>
        (action === 'update' && (proposedOf(credential) as Values | null)) || kind.valuesOf(credential);
      const fields = auditChanges(kind.fields, audited(row), audited(after));
      record(
        context,
        action,
        after,
        [...approvalChange(shownApproval(row), shownApproval(after)), ...fields],
        reason,
      );
      return after;
    });
  }

  return {
    of: ({ db }: Pick<SignedInContext, 'db'>, code: string) => store.credentialsOf(db, table, code),

    async find({ db }: Pick<SignedInContext, 'db'>, id: string): Promise<Row<T>> {
      const row = await store.findCredential(db, table, id);
      if (!row) throw notFound();
      return row;
    },

    /** Entered by the associate it waits for an admin; entered by an admin it is approved. */
    async create(context: SignedInContext, ownerCode: string, body: z.output<Body>): Promise<Row<T>> {
      const { db, now, caller } = context;
      const byAdmin = caller.kind !== 'Associate';
      if (byAdmin) {
        await kind.begin?.(context);
        await refuseConflict(context, ownerCode);
      }
      const values = await checked(context, ownerCode, body);
      return around(context, ownerCode, async () => {
        const row = await store.insertCredential(db, table, {
          ...values,
          associate_code: ownerCode,
          approval_status: byAdmin ? 'Approved' : 'Pending For Admin',
          ...(byAdmin ? { decided_at: now, decided_by: caller.code } : {}),
          ...addedBy({ now, caller }),
        });
        record(context, 'create', row, auditChanges(kind.fields, undefined, values));
        return row;
      });
    },

    /** A change by the owner: a waiting or refused credential is sent (again); an approved license keeps its values until then. */
    async propose(
      context: SignedInContext,
      id: string,
      version: number,
      body: z.output<Body>,
    ): Promise<Row<T>> {
      const { caller } = context;
      const row = await locked(context, id, version, caller.code);
      demand(proposable(kind), row, caller);
      const values = await checked(context, caller.code, body, id);
      const isSame = auditChanges(kind.fields, kind.valuesOf(row), values).length === 0;
      // Back to what is in force: nothing is proposed any more. What was rejected may be sent again as it was.
      if (isSame && proposedOf(row))
        return write(context, row, { proposed: null, rejection_reason: null }, 'update');
      if (isSame && row.approval_status !== 'Rejected By Admin') return row;
      if (row.approval_status === 'Approved')
        return write(context, row, { proposed: JSON.stringify(values), rejection_reason: null }, 'update');
      return write(
        context,
        row,
        { ...values, approval_status: 'Pending For Admin', rejection_reason: null },
        'update',
      );
    },

    /** A change by an admin is in force at once, with a reason for the trail; what the owner had proposed falls away. */
    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: z.output<Body>,
      reason: string,
    ): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const values = await checked(context, row.associate_code, body, id);
      const isSame = auditChanges(kind.fields, kind.valuesOf(row), values).length === 0;
      if (isSame && !proposedOf(row)) return row;
      const dropped = proposedOf(row) ? { proposed: null } : {};
      return write(context, row, { ...values, ...dropped }, 'update', reason);
    },

    /** Takes away what should never have been entered; what has ended is revoked instead. The trail keeps what it said. */
    async remove(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const named = await kind.namedIn?.(context, id);
      if (named) throw conflict('named', `This ${name} is named in ${named}. Revoke it instead.`);
      await around(context, row.associate_code, async () => {
        await store.deleteCredential(context.db, table, id);
        record(
          context,
          'delete',
          row,
          [
            { field: 'Approval', old: shownApproval(row), new: null },
            ...auditChanges(kind.fields, kind.valuesOf(row), undefined),
          ],
          reason,
        );
        return row;
      });
    },

    async approve(context: SignedInContext, id: string, version: number): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const proposed = proposedOf(row);
      demand(isApprovable, row, context.caller);
      if (proposed) {
        // What was free when it was asked for may be taken by now.
        const { errors } = await kind.check(context, {
          ownerCode: row.associate_code,
          body: proposed as z.output<Body>,
          id,
        });
        if (errors) throw invalid(errors);
      }
      const after = await write(
        context,
        row,
        {
          ...proposed,
          ...(kind.keepsProposals ? { proposed: null } : {}),
          approval_status: 'Approved',
          rejection_reason: null,
          decided_at: context.now,
          decided_by: context.caller.code,
        },
        'approve',
      );
      await tell.approved(context, table, after, kind.labelOf(kind.valuesOf(after)));
      return after;
    },

    /** Refuses what waits. Of an approved license only the changes fall away. */
    async reject(
      context: SignedInContext,
      id: string,
      version: number,
      rejection: Rejection,
    ): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const proposed = proposedOf(row);
      demand(isRejectable, row, context.caller);
      const reason = rejection.reason === 'Other' ? (rejection.text ?? '') : rejection.reason;
      const after = await write(
        context,
        row,
        {
          ...(proposed ? { proposed: null } : { approval_status: 'Rejected By Admin' }),
          rejection_reason: reason,
          decided_at: context.now,
          decided_by: context.caller.code,
        },
        'reject',
        reason,
      );
      await tell.rejected(context, table, after, kind.labelOf(kind.valuesOf(after)), reason);
      return after;
    },

    async revoke(context: SignedInContext, id: string, version: number, reason: string): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      demand(isRevocable, row, context.caller);
      const after = await write(
        context,
        row,
        {
          ...(kind.keepsProposals ? { proposed: null } : {}),
          approval_status: 'Revoked',
          rejection_reason: reason,
          decided_at: context.now,
          decided_by: context.caller.code,
        },
        'transition',
        reason,
      );
      await tell.revoked(context, table, after, kind.labelOf(kind.valuesOf(after)), reason);
      return after;
    },
  };
}
