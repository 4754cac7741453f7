import {
  type AssociateStatus,
  addMonths,
  COOLING_OFF,
  DAY_MS,
  daysBetween,
  type EndCause,
  formatDate,
  messages,
} from '@upline/domain';
import type { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { askForAgreement } from '../../legal/asking.service.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import { attemptEach } from '../../platform/database/attempt-each.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, Problem } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { endSessionsOf } from '../../sessions/session/sessions.store.ts';
import { chainAt } from '../chain.store.ts';
import type { statusAnswer, statusBody, statusPreview } from '../changes/changes.schemas.ts';
import { lockAssociate } from '../changes/changes.service.ts';
import { personOf, touchAssociate } from '../changes/changes.store.ts';
import { lockGuard } from '../changes/guard.store.ts';
import { changeStanding } from '../changes/placing.store.ts';
import {
  hasLeft,
  judgeTransition,
  RECRUIT_REVERSAL_DAYS,
  RESIGNATION_DAYS,
  RETURN_MONTHS,
  type StatusActor,
} from '../changes/status-rules.ts';
import { statusSince, writeStatus } from '../history.store.ts';
import { NETWORK_MESSAGES } from '../network.messages.ts';
import { me, type NetworkNode } from '../nodes.store.ts';
import { recordPoints } from '../sums/points.store.ts';
import {
  closeBuilderPlan,
  hasDebts,
  isHeldForSuspension,
  recruitCredit,
  resignationsBefore,
  touchedBy,
} from './standing.store.ts';

type Services = Pick<Platform, 'audit' | 'messages'>;
type StatusPreview = z.input<typeof statusPreview>;
type StatusAnswer = z.input<typeof statusAnswer>;

interface Wanted {
  readonly status: AssociateStatus;
  readonly reason: string;
  readonly endsOn: string | null;
  readonly by: string | null;
  /** Of a termination for cause (R-MNY-34). */
  readonly cause?: { readonly code: EndCause; readonly text: string } | null;
}

/** Status of an associate and what follows from it (domain.md 2.1; R-ASC-01 to R-ASC-03). */
export function standing({ audit, messages: mail }: Services) {
  const { send } = messageSender({ messages: mail });

  async function judge(context: Context, node: NetworkNode, to: AssociateStatus, actor: StatusActor) {
    const verdict = judgeTransition(node.status, to, actor, node.is_senior_level);
    if (verdict === 'illegal' || node.upline_code === null)
      throw conflict('transition', messages.transition(node.status, to));
    if (verdict === 'forbidden') throw forbidden();
    if (node.status === 'Resignation Initiated' && to === 'Active') {
      const since = await statusSince(context.db, node.code, 'Resignation Initiated');
      if (since && daysBetween(companyDay(since), context.today) > RESIGNATION_DAYS)
        throw conflict('transition', messages.transition(node.status, to));
    }
    if (node.status === 'Terminated' && (await hasDebts(context.db, node.code)))
      throw conflict('debit-balance', 'The debit balance must be settled first');
    if (node.status === 'Resigned') await requireReturn(context, node);
    if (node.status === 'Suspended' && to === 'Active' && (await isHeldForSuspension(context.db, node.code)))
      throw conflict('escrow-open', 'What is held in escrow for the suspension must be released first');
  }

  /** Six months after a resignation one may come back to any upline, before that only to the same. */
  async function requireReturn({ db, today }: Context, { code, upline_code }: NetworkNode): Promise<void> {
    const since = await statusSince(db, code, 'Resigned');
    if (!since) return;
    const left = companyDay(since);
    const free = addMonths(left, RETURN_MONTHS);
    if (today >= free) return;
    const upline = (await chainAt(db, [code], left)).get(code)?.uplines[0];
    if (upline?.code !== upline_code)
      throw conflict('another-upline', `Before ${formatDate(free)} only the same upline may be returned to`);
  }

  /** Writes a judged transition; the caller holds the locked guard. */
  async function apply(
    context: Context,
    node: NetworkNode,
    { status, reason, endsOn, by, cause = null }: Wanted,
    openFrom: string | null,
  ): Promise<StatusAnswer> {
    const { db, now, today } = context;
    await changeStanding(db, node, { status }, openFrom);
    await writeStatus(db, {
      code: node.code,
      from_status: node.status,
      to_status: status,
      at: now,
      reason,
      ends_on: status === 'Suspended' ? endsOn : null,
      cause_code: cause?.code ?? null,
      cause_text: cause?.text ?? null,
      by,
    });
    await touchAssociate(db, node.code, now, by);
    const person = await personOf(db, node.code);
    if (hasLeft(status)) {
      await endSessionsOf(db, { userId: person.id, now, reason: status });
      const credit = await creditToTakeBack(context, node.code);
      if (credit)
        await recordPoints(db, [
          {
            owner_code: credit.recruiter_code,
            points_type: 'Recruits',
            amount: 1,
            on_date: today,
            reference_kind: 'associate',
            reference_id: node.code,
            is_reversal: true,
          },
        ]);
    }
    audit.record(context, {
      action: 'transition',
      entity: 'associate',
      entityId: node.code,
      entityLabel: person.name,
      ownerCode: node.code,
      changes: [
        { field: AUDIT_LABELS.status, old: node.status, new: status },
        ...(cause ? [{ field: 'Cause', old: null, new: `${cause.code}: ${cause.text}` }] : []),
      ],
      reason,
    });
    await send(context, NETWORK_MESSAGES['status-changed'], {
      to: [node.code, node.upline_code, node.upline_rmd_code],
      values: { who: `${person.name} (${node.code})`, before: node.status, after: status },
      about: `associate:${node.code}`,
    });
    // Who comes back signs again (domain.md 2.1).
    if (hasLeft(node.status)) await askForAgreement({ messages: mail }, context, node.code);
    await endBuilderPlan(context, node, status);
    return { code: node.code, status, version: node.version + 1 };
  }

  async function endBuilderPlan(context: Context, { code }: NetworkNode, status: AssociateStatus) {
    const { db, now, today } = context;
    if (status === 'Active') return;
    const reason = `Status ${status}`;
    if (!(await closeBuilderPlan(db, code, { now, today, reason }))) return;
    audit.record(context, {
      action: 'transition',
      entity: 'builder-enrollment',
      entityId: code,
      entityLabel: 'Builder plan',
      ownerCode: code,
      changes: [{ field: AUDIT_LABELS.status, old: 'Active', new: 'Closed' }],
      reason,
    });
    await send(context, NETWORK_MESSAGES['builder-plan-ended-by-status'], {
      to: code,
      values: { status },
      about: `builder-enrollment:${code}`,
    });
  }

  /** Whose credit for recruiting is taken back when the associate leaves today (domain.md 5.1). */
  async function creditToTakeBack({ db, today }: Context, code: string) {
    const credit = await recruitCredit(db, code);
    return credit && daysBetween(credit.join_date, today) <= RECRUIT_REVERSAL_DAYS ? credit : undefined;
  }

  return {
    /** What would follow of an admin's change, and why it would be refused now; nothing is changed by it. */
    async preview(context: SignedInContext, code: string, to: AssociateStatus): Promise<StatusPreview> {
      const { db, now, caller } = context;
      const node = await me(db, code);
      if (!node) throw notFound();
      let refusal: string | null = null;
      try {
        await judge(context, node, to, caller.kind === 'SuperAdmin' ? 'super' : 'admin');
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refusal = error.message;
      }
      const { sessions, directs, has_builder_plan, debts } = await touchedBy(db, code, now);
      const leaves = hasLeft(to);
      const credit = leaves ? await creditToTakeBack(context, code) : undefined;
      const recruiter = credit && (await personOf(db, credit.recruiter_code));
      return {
        status: to,
        refusal,
        sessions: leaves ? sessions : 0,
        directs: leaves ? directs : 0,
        closes_builder_plan: to !== 'Active' && has_builder_plan,
        debts: [...debts],
        recruiter: credit && recruiter ? { code: credit.recruiter_code, name: recruiter.name } : null,
      };
    },

    /** An admin's change. Throws 409 for an illegal transition, 403 for one that is the SuperAdmin's. */
    async change(
      context: SignedInContext,
      code: string,
      version: number,
      body: z.output<typeof statusBody>,
    ): Promise<StatusAnswer> {
      const node = await lockAssociate(context, code, version);
      await refuseConflict(context, code);
      await judge(context, node, body.status, context.caller.kind === 'SuperAdmin' ? 'super' : 'admin');
      if (body.ends_on && body.ends_on < context.today)
        throw invalid([{ field: 'ends_on', message: messages.datePast('End Date') }]);
      const isTermination = body.status === 'Terminated';
      if (isTermination && body.cause === undefined)
        throw invalid([{ field: 'cause', message: messages.required('Cause') }]);
      if (!isTermination && body.cause)
        throw invalid([{ field: 'cause', message: messages.invalid('Cause') }]);
      const wanted = {
        status: body.status,
        cause: body.cause ?? null,
        reason: body.reason,
        endsOn: body.ends_on ?? null,
        by: context.caller.code,
      };
      return apply(context, node, wanted, await lockGuard(context.db));
    },

    /** The fee goes back in time, and the membership ends with it (R-REG-06). Throws as `change` does. */
    async coolOff(context: SignedInContext, code: string, reason: string): Promise<void> {
      const openFrom = await lockGuard(context.db);
      const node = await me(context.db, code);
      if (!node) throw notFound();
      await refuseConflict(context, code);
      await judge(context, node, 'Terminated', context.caller.kind === 'SuperAdmin' ? 'super' : 'admin');
      const cause = { code: COOLING_OFF, text: 'The membership fee was refunded' } as const;
      const { code: by } = context.caller;
      await apply(context, node, { status: 'Terminated', cause, reason, endsOn: null, by }, openFrom);
    },

    /** The associate's own: announcing the resignation, or taking it back within ten days. */
    async own(
      context: SignedInContext,
      status: 'Resignation Initiated' | 'Active',
      reason: string,
    ): Promise<StatusAnswer> {
      const openFrom = await lockGuard(context.db);
      const node = await me(context.db, context.caller.code);
      if (!node) throw notFound();
      if (status === 'Active' && node.status !== 'Resignation Initiated')
        throw conflict('transition', messages.transition(node.status, status));
      await judge(context, node, status, 'associate');
      return apply(context, node, { status, reason, endsOn: null, by: node.code }, openFrom);
    },

    /** The tenth day after the announcement is over: the resignation holds. False when it was taken back meanwhile. */
    async resign(context: Context, code: string): Promise<void> {
      const openFrom = await lockGuard(context.db);
      const node = await me(context.db, code);
      if (node?.status !== 'Resignation Initiated') return;
      await apply(
        context,
        node,
        { status: 'Resigned', reason: `${RESIGNATION_DAYS} days have passed`, endsOn: null, by: null },
        openFrom,
      );
    },
  };
}

/** Everybody whose ten days are over, one transaction each. */
export async function resignDue(
  platform: Services & Pick<Platform, 'transaction'>,
  context: Context,
): Promise<void> {
  const before = new Date(context.now.getTime() - RESIGNATION_DAYS * DAY_MS);
  await attemptEach(await resignationsBefore(context.db, before), (code) =>
    platform.transaction(context, (inside) => standing(platform).resign(inside, code)),
  );
}
