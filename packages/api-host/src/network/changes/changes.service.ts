import { type LevelCode, levelOf, messages } from '@upline/domain';
import { changeEffectiveOn, guaranteeError } from '@upline/domain/production';
import type { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { me, type NetworkNode, teamSize } from '../nodes.store.ts';
import { CANCELLABLE, networkChangeActions } from './changes.actions.ts';
import { changeExecution } from './changes.execution.ts';
import {
  AT_ONCE,
  hasRightToTransfer,
  leftMember,
  newUpline,
  requireRightOverLevel,
  transferDate,
} from './changes.rules.ts';
import type { levelBody, networkChange, transferBody } from './changes.schemas.ts';
import {
  changesOf,
  findChange,
  guaranteedLevel,
  hasOpenChange,
  insertChange,
  type NamedChange,
  personOf,
  setChange,
} from './changes.store.ts';
import { lockGuard } from './guard.store.ts';
import { hasLeft } from './status-rules.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'network.change': { readonly id: string };
  }
}

type ChangeAnswer = z.input<typeof networkChange>;

const answerOf = (caller: Caller | undefined, change: NamedChange): ChangeAnswer => ({
  id: change.id,
  kind: change.kind,
  associate: { code: change.associate_code, name: change.associate_name },
  to_upline:
    change.to_upline_code === null
      ? null
      : { code: change.to_upline_code, name: change.to_upline_name as string },
  with_downline: change.with_downline,
  to_level:
    change.to_level_code === null
      ? null
      : { code: change.to_level_code, name: change.to_level_name as string },
  effective_date: change.effective_date,
  reason: change.reason,
  status: change.status,
  total: change.total,
  moved: change.moved,
  problem: change.problem,
  created_at: change.created_at,
  created_by: change.created_by,
  finished_at: change.finished_at,
  version: change.version,
  actions: caller ? networkChangeActions.of(caller, change) : [],
});

/** Reads the associate under the locked guard, so that nothing moves between the judging and the doing. */
export async function lockAssociate(context: Context, code: string, version: number): Promise<NetworkNode> {
  await lockGuard(context.db);
  const node = await me(context.db, code);
  if (!node) throw notFound();
  if (node.version !== version) throw staleVersion('associate', { code, version: node.version });
  return node;
}

/** Transfers and changes of level (R-LVL-02, R-LVL-04, R-LVL-05, R-UPL-03, R-UPL-04). */
export function networkChanges(platform: Pick<Platform, 'audit' | 'jobs' | 'messages'>) {
  const { execute } = changeExecution(platform);

  async function find({ db }: Context, id: string): Promise<NamedChange> {
    const change = await findChange(db, id);
    if (!change) throw notFound();
    return change;
  }

  const answer = async (context: Context, id: string): Promise<ChangeAnswer> =>
    answerOf(context.caller, await find(context, id));

  async function refuseSecond(context: Context, code: string, kind: 'Transfer' | 'Level'): Promise<void> {
    if (await hasOpenChange(context.db, code, kind))
      throw conflict('change-waiting', `A ${kind.toLowerCase()} of this associate is already scheduled`);
  }

  /** Writes the transfer down and, when it is due and small, carries it out. */
  async function schedule(
    context: Context,
    node: NetworkNode,
    transfer: {
      readonly uplineCode: string;
      readonly withDownline: boolean;
      readonly effectiveDate: string;
      readonly reason: string;
      readonly by: string | null;
    },
  ): Promise<string> {
    const { db, today } = context;
    await refuseSecond(context, node.code, 'Transfer');
    const total = (await teamSize(db, node)) + 1;
    const id = await insertChange(db, {
      kind: 'Transfer',
      associate_code: node.code,
      to_upline_code: transfer.uplineCode,
      with_downline: transfer.withDownline,
      to_level_code: null,
      effective_date: transfer.effectiveDate,
      reason: transfer.reason,
      status: 'Scheduled',
      total,
      problem: null,
      finished_at: null,
      created_by: transfer.by,
    });
    if (transfer.effectiveDate <= today) {
      if (total <= AT_ONCE) await execute(context, id);
      else await platform.jobs.add(db, 'network.change', { id });
    }
    return id;
  }

  /**
   * Writes a promotion or demotion down for the first of the next month (R-LVL-02, R-LVL-04): what a request approved and the
   * nightly promotion (R-LVL-03) call as well. Throws 422 below a guaranteed level (R-LVL-05), 409 for who has
   * left, for a promotion of who is not Active, and when one is scheduled.
   */
  async function scheduleLevel(
    context: Context,
    node: NetworkNode,
    to: { readonly level: LevelCode; readonly reason: string; readonly by: string | null },
  ): Promise<string> {
    const { db, today } = context;
    const refuse = (message: string) => invalid([{ field: 'level_code', message }]);
    if (node.level_code === to.level) throw refuse(messages.invalid('Level'));
    if (hasLeft(node.status)) throw leftMember();
    if (node.status !== 'Active' && levelOf(to.level).rank > levelOf(node.level_code).rank)
      throw conflict('not-active', 'Only an Active associate is promoted');
    const guaranteed = await guaranteedLevel(db, node.code);
    const error = guaranteeError(to.level, guaranteed);
    if (error) throw refuse(error);
    await refuseSecond(context, node.code, 'Level');
    const id = await insertChange(db, {
      kind: 'Level',
      associate_code: node.code,
      to_upline_code: null,
      with_downline: null,
      to_level_code: to.level,
      effective_date: changeEffectiveOn(today),
      reason: to.reason,
      status: 'Scheduled',
      total: (await teamSize(db, node)) + 1,
      problem: null,
      finished_at: null,
      created_by: to.by,
    });
    platform.audit.record(context, {
      action: 'approve',
      entity: 'associate',
      entityId: node.code,
      entityLabel: (await personOf(db, node.code)).name,
      ownerCode: node.code,
      changes: [
        {
          field: AUDIT_LABELS.level,
          old: levelOf(node.level_code).name,
          new: `${levelOf(to.level).name} from ${changeEffectiveOn(today)}`,
        },
      ],
      reason: to.reason,
    });
    return id;
  }

  return {
    answer,
    schedule,
    scheduleLevel,

    async list({ db, caller }: Context, code: string): Promise<{ rows: ChangeAnswer[] }> {
      if (!(await me(db, code))) throw notFound();
      return { rows: (await changesOf(db, code)).map((change) => answerOf(caller, change)) };
    },

    async transfer(
      context: SignedInContext,
      code: string,
      version: number,
      body: z.output<typeof transferBody>,
    ): Promise<ChangeAnswer> {
      const node = await lockAssociate(context, code, version);
      await refuseConflict(context, code);
      if (node.upline_code === null) throw conflict('root', 'The root of the network has no upline');
      const effectiveDate = transferDate(body.effective_date, context.today);
      const upline = await newUpline(context.db, node, body.upline_code, {
        name: 'upline_code',
        label: 'Upline',
        withDownline: body.with_downline,
      });
      if (!hasRightToTransfer(context.caller, node, upline)) throw forbidden();
      const id = await schedule(context, node, {
        uplineCode: upline.code,
        withDownline: body.with_downline,
        effectiveDate,
        reason: body.reason,
        by: context.caller.code,
      });
      return answer(context, id);
    },

    /** An admin's promotion or demotion, always from the first of the next month on. */
    async level(
      context: SignedInContext,
      code: string,
      version: number,
      body: z.output<typeof levelBody>,
    ): Promise<ChangeAnswer> {
      const node = await lockAssociate(context, code, version);
      await refuseConflict(context, code);
      requireRightOverLevel(context.caller, node.level_code, body.level_code);
      const id = await scheduleLevel(context, node, {
        level: body.level_code,
        reason: body.reason,
        by: context.caller.code,
      });
      return answer(context, id);
    },

    /** Takes back a change that still waits for its day. */
    async cancel(context: SignedInContext, id: string, version: number): Promise<ChangeAnswer> {
      const before = await find(context, id);
      await refuseConflict(context, before.associate_code);
      const [isOfReach, isScheduled] = CANCELLABLE;
      demand(isOfReach, before, context.caller);
      if (before.version !== version) throw staleVersion('change', answerOf(context.caller, before));
      demand(isScheduled, before, context.caller);
      if (
        !(await setChange(context.db, id, ['Scheduled'], { status: 'Cancelled', finished_at: context.now }))
      )
        throw conflict('transition', messages.transition(before.status, 'Cancelled'));
      platform.audit.record(context, {
        action: 'transition',
        entity: 'network_change',
        entityId: id,
        entityLabel: before.associate_name,
        ownerCode: before.associate_code,
        changes: [{ field: 'Status', old: before.status, new: 'Cancelled' }],
      });
      return answer(context, id);
    },
  };
}
