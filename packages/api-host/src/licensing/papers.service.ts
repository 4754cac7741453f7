import { messages } from '@upline/domain';
import type { z } from 'zod';
import { refuseConflict } from '../admin/conflicts/refuse-conflict.ts';
import type { AuditAction } from '../platform/audit.ts';
import { auditChanges } from '../platform/audit-changes.ts';
import { isUniqueViolation } from '../platform/database-errors.ts';
import type { Platform } from '../platform/platform.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/problem.ts';
import type { LicenseValues, PaperApproval } from './licensing.tables.ts';
import { notices } from './notices.ts';
import type { Rejection } from './paper.schemas.ts';
import type { OwnContext, PaperKind } from './paper-kind.ts';
import * as store from './papers.store.ts';

type Row<T extends store.PaperTable> = store.PaperRows[T];

const proposedOf = (row: store.PaperRow) => (row as { proposed?: LicenseValues | null }).proposed ?? null;

/** The approval as its owner reads it: an approved paper with changes waiting is pending, its old values in force (R-LIC-03). */
export const shownApproval = (row: store.PaperRow): PaperApproval =>
  proposedOf(row) ? 'Pending For Admin' : row.approval_status;

/** Creation, changes and decisions of one kind of paper (domain.md 2.3, 2.33). */
export function papers<T extends store.PaperTable, Body extends z.ZodType, Values extends object>(
  platform: Pick<Platform, 'audit' | 'messages'>,
  kind: PaperKind<T, Body, Values>,
) {
  const { audit } = platform;
  const { table, name } = kind;
  const tell = notices(platform);
  const around = kind.around ?? ((_context, _code, work) => work());

  function record(
    context: OwnContext,
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

  const approvalChange = (before: PaperApproval, after: PaperApproval) =>
    before === after ? [] : [{ field: 'Approval', old: before, new: after }];

  async function checked(context: OwnContext, ownerCode: string, body: z.output<Body>, id?: string) {
    if (!(await store.lockAssociate(context.db, ownerCode))) throw notFound();
    const { values, errors } = await kind.check(context, { ownerCode, body, id });
    if (errors) throw invalid(errors);
    return values;
  }

  async function locked(context: OwnContext, id: string, version: number, ownerCode?: string) {
    if (ownerCode === undefined) await kind.begin?.(context);
    const row = await store.lockPaper(context.db, table, id);
    if (!row || (ownerCode !== undefined && row.associate_code !== ownerCode)) throw notFound();
    if (row.version !== version) throw staleVersion(name);
    return row;
  }

  async function write(
    context: OwnContext,
    row: Row<T>,
    changes: object,
    action: AuditAction,
    reason?: string,
  ): Promise<Row<T>> {
    const { db, now, caller } = context;
    return around(context, row.associate_code, async () => {
      const after = await store
        .updatePaper(db, table, row.id, row.version, { ...changes, updated_at: now, updated_by: caller.code })
        .catch((error: unknown) => {
          if (isUniqueViolation(error))
            throw invalid([{ field: 'number', message: messages.unique('Number') }]);
          throw error;
        });
      if (!after) throw staleVersion(name);
      // Of a change that waits the trail tells what is asked for; of a decision what is in force.
      const told = (paper: Row<T>) =>
        (action === 'update' && (proposedOf(paper) as unknown as Values | null)) || kind.valuesOf(paper);
      const fields = auditChanges(kind.fields, told(row), told(after));
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
    of: ({ db }: Pick<OwnContext, 'db'>, code: string) => store.papersOf(db, table, code),

    async find({ db }: Pick<OwnContext, 'db'>, id: string): Promise<Row<T>> {
      const row = await store.findPaper(db, table, id);
      if (!row) throw notFound();
      return row;
    },

    /** Entered by the associate it waits for an admin; entered by an admin it is approved. */
    async create(context: OwnContext, ownerCode: string, body: z.output<Body>): Promise<Row<T>> {
      const { db, now, caller } = context;
      const byAdmin = caller.kind !== 'Associate';
      if (byAdmin) {
        await kind.begin?.(context);
        await refuseConflict(context, ownerCode);
      }
      const values = await checked(context, ownerCode, body);
      return around(context, ownerCode, async () => {
        const row = await store.insertPaper(db, table, {
          ...values,
          associate_code: ownerCode,
          approval_status: byAdmin ? 'Approved' : 'Pending For Admin',
          ...(byAdmin ? { decided_at: now, decided_by: caller.code } : {}),
          created_at: now,
          created_by: caller.code,
          updated_at: now,
          updated_by: caller.code,
        });
        record(context, 'create', row, auditChanges(kind.fields, undefined, values));
        return row;
      });
    },

    /** A change by the owner: a waiting or refused paper is sent (again); an approved license keeps its values until then. */
    async propose(context: OwnContext, id: string, version: number, body: z.output<Body>): Promise<Row<T>> {
      const { caller } = context;
      const row = await locked(context, id, version, caller.code);
      if (row.approval_status === 'Revoked')
        throw conflict('transition', messages.transition('Revoked', 'Pending For Admin'));
      if (row.approval_status === 'Approved' && !kind.keepsProposals)
        throw conflict('approved', `This ${name} is approved. Add a new one instead.`);
      const values = await checked(context, caller.code, body, id);
      if (auditChanges(kind.fields, kind.valuesOf(row), values).length === 0) return row;
      if (row.approval_status === 'Approved')
        return write(context, row, { proposed: JSON.stringify(values), rejection_reason: null }, 'update');
      return write(
        context,
        row,
        { ...values, approval_status: 'Pending For Admin', rejection_reason: null },
        'update',
      );
    },

    /** A change by an admin is in force at once; what the owner had proposed falls away. */
    async update(context: OwnContext, id: string, version: number, body: z.output<Body>): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const values = await checked(context, row.associate_code, body, id);
      const dropped = proposedOf(row) ? { proposed: null } : {};
      return write(context, row, { ...values, ...dropped }, 'update');
    },

    async approve(context: OwnContext, id: string, version: number): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const proposed = proposedOf(row);
      if (row.approval_status !== 'Pending For Admin' && !proposed)
        throw conflict('transition', messages.transition(row.approval_status, 'Approved'));
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
    async reject(context: OwnContext, id: string, version: number, rejection: Rejection): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      const proposed = proposedOf(row);
      if (row.approval_status !== 'Pending For Admin' && !proposed)
        throw conflict('transition', messages.transition(row.approval_status, 'Rejected By Admin'));
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

    async revoke(context: OwnContext, id: string, version: number, reason: string): Promise<Row<T>> {
      const row = await locked(context, id, version);
      await refuseConflict(context, row.associate_code);
      if (row.approval_status !== 'Approved')
        throw conflict('transition', messages.transition(row.approval_status, 'Revoked'));
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
