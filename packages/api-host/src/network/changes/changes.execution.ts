import { levelOf } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import { AUDIT_LABELS, auditReference } from '../../platform/audit/audit-changes.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeLevel } from '../history.store.ts';
import { NETWORK_MESSAGES } from '../network.messages.ts';
import { leadersUpToRmd, me, type NetworkNode } from '../nodes.store.ts';
import { requestOwners } from '../upline-requests/request-owners.service.ts';
import { leftMember, newUpline } from './changes.rules.ts';
import { findChange, type NamedChange, personOf, setChange, touchAssociate } from './changes.store.ts';
import { lockGuard } from './guard.store.ts';
import { moveUnder } from './moving.ts';
import { changeStanding, type Progress } from './placing.store.ts';
import { hasLeft } from './status-rules.ts';

const silent: Progress = async () => {};

/** Carries out changes of the network that are due, each in one transaction under the locked guard. */
export function changeExecution({ audit, messages }: Pick<Platform, 'audit' | 'messages'>) {
  const { send } = messageSender({ messages });
  const { followNetwork } = requestOwners({ audit, messages });

  const nodeOf = async (context: Context, code: string) => (await me(context.db, code)) as NetworkNode;

  async function transfer(
    context: Context,
    change: NamedChange,
    openFrom: string | null,
    progress: Progress,
  ): Promise<void> {
    const { db } = context;
    const node = await nodeOf(context, change.associate_code);
    const upline = await newUpline(db, node, change.to_upline_code as string, {
      name: 'upline_code',
      label: 'Upline',
      withDownline: change.with_downline === true,
    });
    const old = node.upline_code as string;
    await moveUnder(
      db,
      node,
      {
        uplineCode: upline.code,
        withDownline: change.with_downline === true,
        effectiveDate: change.effective_date,
        reason: change.reason,
        by: change.created_by,
        now: context.now,
      },
      openFrom,
      progress,
    );
    await finish(context, change, [
      {
        field: AUDIT_LABELS.upline,
        old: auditReference((await personOf(db, old)).name, old),
        new: auditReference(change.to_upline_name as string, upline.code),
      },
    ]);
    await send(context, NETWORK_MESSAGES['upline-changed'], {
      to: [node.code, old, upline.code],
      values: {
        who: `${change.associate_name} (${node.code})`,
        upline: `${change.to_upline_name} (${upline.code})`,
      },
      about: `associate:${node.code}`,
    });
  }

  async function level(
    context: Context,
    change: NamedChange,
    openFrom: string | null,
    progress: Progress,
  ): Promise<void> {
    const { db } = context;
    const node = await nodeOf(context, change.associate_code);
    if (hasLeft(node.status)) throw leftMember();
    const to = change.to_level_code as NonNullable<NamedChange['to_level_code']>;
    await changeStanding(db, node, { level_code: to }, openFrom, progress);
    await writeLevel(
      db,
      { code: node.code, from: change.effective_date, reason: change.reason, by: change.created_by },
      to,
    );
    await finish(context, change, [
      { field: AUDIT_LABELS.level, old: levelOf(node.level_code).name, new: change.to_level_name },
    ]);
    const isPromotion = levelOf(to).rank > levelOf(node.level_code).rank;
    const leaders = isPromotion ? await leadersUpToRmd(db, node) : [node.upline_code, node.upline_rmd_code];
    await send(context, NETWORK_MESSAGES['level-changed'], {
      to: [node.code, ...leaders],
      values: { who: `${change.associate_name} (${node.code})`, level: String(change.to_level_name) },
      about: `associate:${node.code}`,
    });
  }

  async function finish(
    context: Context,
    change: NamedChange,
    changes: { field: string; old: string | null; new: string | null }[],
  ): Promise<void> {
    const { db, now } = context;
    await touchAssociate(db, change.associate_code, now, change.created_by);
    await setChange(db, change.id, ['Scheduled', 'Running'], {
      status: 'Done',
      moved: change.total,
      finished_at: now,
    });
    audit.record(context, {
      action: 'update',
      entity: 'associate',
      entityId: change.associate_code,
      entityLabel: change.associate_name,
      ownerCode: change.associate_code,
      changes,
      reason: change.reason,
      ...(change.created_by === null ? {} : { actor: { code: change.created_by, kind: 'Admin' } }),
    });
  }

  /** Ends a change that could not be made, and notifies the person who requested it. */
  async function fail(context: Context, id: string, problem: string): Promise<void> {
    const values = { status: 'Failed' as const, problem, finished_at: context.now };
    if (!(await setChange(context.db, id, ['Scheduled', 'Running'], values))) return;
    const change = await findChange(context.db, id);
    await send(context, NETWORK_MESSAGES['network-change-failed'], {
      to: [change?.created_by],
      values: { who: `${change?.associate_name} (${change?.associate_code})`, problem },
    });
  }

  return {
    /**
     * Carries the change out in the caller's transaction; one that is no longer waiting is left alone. Throws what makes it
     * impossible by now (`Problem`): the new upline has left, or has come into the own team.
     */
    async execute(context: Context, id: string, progress = silent): Promise<void> {
      const openFrom = await lockGuard(context.db);
      const change = await findChange(context.db, id);
      if (!change || (change.status !== 'Scheduled' && change.status !== 'Running')) return;
      await (change.kind === 'Transfer' ? transfer : level)(context, change, openFrom, progress);
      await followNetwork(context);
    },

    fail,

    /**
     * Notes that the change has become impossible. Any other error is thrown again, so that the job runs once more.
     */
    async giveUp(context: Context, id: string, error: unknown): Promise<void> {
      if (!(error instanceof Problem)) throw error;
      await fail(context, id, error.options.fields?.[0]?.message ?? error.message);
    },
  };
}
