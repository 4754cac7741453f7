import { messages } from '@upline/domain';
import { levelRequestError } from '@upline/domain/production';
import type { z } from 'zod';
import { refuseConflict } from '../conflicts/refuse-conflict.ts';
import { networkChanges } from '../network/changes/changes.service.ts';
import { lockGuard } from '../network/changes/guard.store.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import { AUDIT_LABELS } from '../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../platform/database/stamps.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import { decidable, levelRequestActions } from './level-requests.actions.ts';
import {
  insertRequest,
  type LevelRequest,
  lastRequest,
  lockRequest,
  requestRows,
  requestsOf,
  updateRequest,
} from './level-requests.store.ts';
import { LEVEL_MESSAGES } from './levels.messages.ts';
import type { decisionBody, levelRequest, requestBody } from './levels.schemas.ts';
import { qualificationOf, requirementsOf, shownLevel } from './qualification.service.ts';

type Answer = z.input<typeof levelRequest>;

export function requestAnswer(caller: Caller, row: LevelRequest): Answer {
  const { evidence } = row;
  return {
    id: row.id,
    associate: { code: row.associate_code, name: row.associate_name },
    from_level: shownLevel(row.from_level),
    to_level: shownLevel(row.to_level),
    evidence: {
      level: shownLevel(evidence.level),
      approval: evidence.approval,
      window_months: evidence.window_months,
      is_met: evidence.is_met,
      production: evidence.production && {
        ...evidence.production,
        parts: evidence.production.parts.map((part) => ({ ...part, leg_name: null })),
      },
      requirements: requirementsOf(evidence),
    },
    note: row.note,
    status: row.status,
    needs_super: evidence.approval === 'SA',
    decision_reason: row.decision_reason,
    decided_at: row.decided_at,
    effective_date: row.effective_date,
    created_at: row.created_at,
    version: row.version,
    actions: levelRequestActions.of(caller, row),
  };
}

/** Requests for RMD and higher (domain.md 2.33, R-LVL-03). */
export function levelRequestsService(platform: Pick<Platform, 'audit' | 'jobs' | 'messages'>) {
  const changes = networkChanges(platform);
  const { send } = messageSender(platform);

  async function answer({ db, caller }: SignedInContext, id: string): Promise<Answer> {
    const [row] = await requestRows(db, [id]);
    if (!row) throw notFound();
    return requestAnswer(caller, row);
  }

  return {
    find: answer,

    async list({ db, caller }: SignedInContext): Promise<{ rows: Answer[] }> {
      return { rows: (await requestsOf(db, caller.code)).map((row) => requestAnswer(caller, row)) };
    },

    /** Throws 422 for a level that cannot be asked for, and why. */
    async create(context: SignedInContext, body: z.output<typeof requestBody>): Promise<Answer> {
      const { db, caller, now, today } = context;
      await lockGuard(db);
      const node = await me(db, caller.code);
      if (node?.status !== 'Active') throw forbidden();
      const { qualification, criteria } = await qualificationOf(db, node.code, body.to_level, today);
      const last = await lastRequest(db, node.code, body.to_level);
      const error = levelRequestError({
        from: node.level_code,
        to: body.to_level,
        approval: criteria.approval,
        ...last,
        today,
      });
      if (error) throw invalid([{ field: 'to_level', message: error }]);
      const { id } = await insertRequest(db, {
        associate_code: node.code,
        from_level: node.level_code,
        to_level: body.to_level,
        evidence: JSON.stringify(qualification),
        note: body.note,
        decision_reason: null,
        decided_at: null,
        decided_by: null,
        effective_date: null,
        ...addedBy({ now, caller }),
      });
      platform.audit.record(context, {
        action: 'create',
        entity: 'level_request',
        entityId: id,
        entityLabel: caller.name,
        ownerCode: caller.code,
        changes: [
          {
            field: AUDIT_LABELS.level,
            old: shownLevel(node.level_code).name,
            new: shownLevel(body.to_level).name,
          },
        ],
      });
      await send(context, LEVEL_MESSAGES['level-requested'], {
        to: node.code,
        values: { level: shownLevel(body.to_level).name },
        link: '/account/level-qualification-history',
        about: `level-request:${id}`,
      });
      return answer(context, id);
    },

    /** Approving schedules the level for the first of the next month (R-LVL-02); refusing needs a reason. */
    async decide(
      context: SignedInContext,
      id: string,
      version: number,
      { approve, reason }: z.output<typeof decisionBody>,
    ): Promise<Answer> {
      const { db, caller, now } = context;
      await lockGuard(db);
      const row = await lockRequest(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('request', await answer(context, id));
      const to = approve ? 'Approved' : 'Refused';
      demand(decidable(to), row, caller);
      await refuseConflict(context, row.associate_code);
      if (!approve && (reason === null || reason.length < 5))
        throw invalid([
          {
            field: 'reason',
            message: reason === null ? messages.required('Reason') : messages.minLength('Reason', 5),
          },
        ]);
      let effectiveDate: string | null = null;
      if (approve) {
        const node = (await me(db, row.associate_code)) as NetworkNode;
        if (node.level_code !== row.from_level)
          throw conflict('level-changed', 'The level of the associate has changed since the request');
        const change = await changes.scheduleLevel(context, node, {
          level: row.to_level,
          reason: reason ?? 'Level request approved',
          by: caller.code,
        });
        effectiveDate = (await changes.answer(context, change)).effective_date;
      }
      await updateRequest(db, id, {
        status: to,
        decision_reason: reason,
        decided_at: now,
        decided_by: caller.code,
        effective_date: effectiveDate,
        ...changedBy({ now, caller }),
      });
      const result = await answer(context, id);
      platform.audit.record(context, {
        action: approve ? 'approve' : 'reject',
        entity: 'level_request',
        entityId: id,
        entityLabel: result.associate.name,
        ownerCode: row.associate_code,
        changes: [{ field: 'Status', old: row.status, new: to }],
        ...(reason === null ? {} : { reason }),
      });
      const notice = {
        to: row.associate_code,
        link: '/account/level-qualification-history',
        about: `level-request:${id}`,
      };
      const level = result.to_level.name;
      if (approve)
        await send(context, LEVEL_MESSAGES['level-approved'], {
          ...notice,
          values: { level, from: String(effectiveDate) },
        });
      else
        await send(context, LEVEL_MESSAGES['level-refused'], {
          ...notice,
          values: { level, reason: String(reason) },
        });
      return result;
    },
  };
}
