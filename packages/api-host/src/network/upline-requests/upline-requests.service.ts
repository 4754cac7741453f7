import { addDays, addMonths, messages } from '@upline/domain';
import { changeEffectiveOn } from '@upline/domain/production';
import type { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import { attemptEach } from '../../platform/database/attempt-each.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { needsSuper, newUpline } from '../changes/changes.rules.ts';
import type { uplineAnswerBody, uplineRequestBody } from '../changes/changes.schemas.ts';
import { networkChanges } from '../changes/changes.service.ts';
import { lockGuard } from '../changes/guard.store.ts';
import { NETWORK_MESSAGES } from '../network.messages.ts';
import { me, type NetworkNode } from '../nodes.store.ts';
import { UPLINE_REQUESTS_PAGE, uplineRequestMoves } from './request-moves.service.ts';
import {
  isAnswerable,
  isAskedAsOwner,
  isAskers,
  isForAdmin,
  isInvolved,
  isPending,
  uplineRequestActions,
} from './upline-requests.actions.ts';
import { ownerAnswersBy } from './upline-requests.rules.ts';
import type { ownUplineRequests, uplineRequest } from './upline-requests.schemas.ts';
import {
  addStep,
  hasOpenRequest,
  insertRequest,
  lastAskedOn,
  lockRequest,
  requestRows,
  requestsFor,
  type UplineRequest,
  unanswered,
} from './upline-requests.store.ts';

type RequestAnswer = z.input<typeof uplineRequest>;
type Decision = z.output<typeof uplineAnswerBody>;

/** Months between two requests (R-UPL-02). */
const MONTHS_BETWEEN = 6;

/** The first day on which somebody who asked on `day` may ask again (R-UPL-02). */
export function possibleAgainFrom(day: string): string {
  let date = addMonths(day, MONTHS_BETWEEN);
  // A month may be shorter than that of the request.
  while (addMonths(date, -MONTHS_BETWEEN) < day) date = addDays(date, 1);
  return date;
}

/** Requests for another upline (domain.md 2.33, R-UPL-01 to R-UPL-04). */
export function uplineChangeRequests(platform: Pick<Platform, 'audit' | 'jobs' | 'messages'>) {
  const changes = networkChanges(platform);
  const { send } = messageSender(platform);
  const move = uplineRequestMoves(platform);

  async function toAnswer(context: Context, row: UplineRequest): Promise<RequestAnswer> {
    const [node, upline] = [
      await me(context.db, row.associate_code),
      await me(context.db, row.to_upline_code),
    ] as [NetworkNode, NetworkNode];
    return {
      id: row.id,
      associate: { code: row.associate_code, name: row.associate_name },
      from_upline: { code: row.from_upline_code, name: row.from_upline_name },
      to_upline: { code: row.to_upline_code, name: row.to_upline_name },
      owner: row.owner_code === null ? null : { code: row.owner_code, name: row.owner_name as string },
      reason: row.reason,
      with_downline: row.with_downline,
      status: row.status,
      no_answer: row.no_answer,
      answer_by: row.answer_by,
      answer_note: row.answer_note,
      effective_date: row.effective_date,
      needs_super: needsSuper(node, upline),
      created_at: row.created_at,
      decided_at: row.decided_at,
      steps: row.steps.map(({ status, acted_as, by_code, by_name, note, at }) => ({
        status,
        acted_as,
        // Associates deal with the home office, not with one of its people.
        by:
          by_code === null || (acted_as === 'Home Office' && context.caller?.kind === 'Associate')
            ? null
            : { code: by_code, name: by_name as string },
        note,
        at,
      })),
      version: row.version,
      actions: context.caller ? uplineRequestActions.of(context.caller, row) : [],
    };
  }

  async function answer(context: Context, id: string): Promise<RequestAnswer> {
    const [row] = await requestRows(context.db, [id]);
    if (!row) throw notFound();
    return toAnswer(context, row);
  }

  return {
    answer,
    toAnswer,

    async list(context: SignedInContext): Promise<z.input<typeof ownUplineRequests>> {
      const { db, caller, today } = context;
      const rows = await requestsFor(db, caller.code);
      const isOpen = rows.some((row) => row.associate_code === caller.code && isPending(row, caller));
      const node = await me(db, caller.code);
      const last = await lastAskedOn(db, caller.code);
      const from = last && possibleAgainFrom(last);
      return {
        rows: await Promise.all(rows.map((row) => toAnswer(context, row))),
        may_request:
          !isOpen && !!node?.upline_code && node.status === 'Active' && (from === null || from <= today),
        possible_from: from !== null && from > today ? from : null,
      };
    },

    async create(context: SignedInContext, body: z.output<typeof uplineRequestBody>): Promise<RequestAnswer> {
      const { db, caller, now, today } = context;
      await lockGuard(db);
      const node = await me(db, caller.code);
      if (!node?.upline_code) throw forbidden();
      if (node.status !== 'Active') throw forbidden();
      const upline = await newUpline(db, node, body.to_upline_code, {
        name: 'to_upline_code',
        label: 'New Upline',
        withDownline: body.with_downline,
      });
      const last = await lastAskedOn(db, node.code);
      if (last && possibleAgainFrom(last) > today)
        throw conflict('request-too-soon', 'Another request is possible six months after the last one');
      // The new upline may take longer than that.
      if (await hasOpenRequest(db, node.code))
        throw conflict('request-open', 'Your last request still waits for an answer');
      const owner = node.upline_rmd_code;
      const status = owner === null ? 'Pending For Associate' : 'Pending For Owner';
      const id = await insertRequest(db, {
        associate_code: node.code,
        from_upline_code: node.upline_code,
        to_upline_code: upline.code,
        owner_code: owner,
        reason: body.reason,
        with_downline: body.with_downline,
        status,
        answer_by: owner === null ? null : await ownerAnswersBy(db, today),
        answer_note: null,
        decided_at: null,
        decided_by: null,
        effective_date: null,
        ...addedBy({ now, caller }),
      });
      await addStep(db, {
        request_id: id,
        status,
        acted_as: 'Associate',
        by_code: caller.code,
        note: null,
        at: now,
      });
      platform.audit.record(context, {
        action: 'create',
        entity: 'upline_change_request',
        entityId: id,
        entityLabel: caller.name,
        ownerCode: caller.code,
        reason: body.reason,
      });
      await send(context, NETWORK_MESSAGES['upline-request-asked'], {
        to: owner ?? upline.code,
        values: { who: `${caller.name} (${caller.code})` },
        link: UPLINE_REQUESTS_PAGE,
        about: `upline-request:${id}`,
      });
      return answer(context, id);
    },

    /** The present RMD, then the new upline. A refusal of either ends the request. */
    async respond(
      context: SignedInContext,
      id: string,
      version: number,
      body: Decision,
    ): Promise<RequestAnswer> {
      const row = await lockRequest(context.db, id);
      const { code } = context.caller;
      if (!row) throw notFound();
      demand(isInvolved, row, context.caller);
      const involved = row;
      if (involved.version !== version) throw staleVersion('request', await answer(context, id));
      demand(isAnswerable(body.approve ? 'Pending For Admin' : 'Rejected By Owner'), row, context.caller);
      const isOwner = isAskedAsOwner(row, context.caller);
      const to = !body.approve
        ? 'Rejected By Owner'
        : isOwner
          ? 'Pending For Associate'
          : 'Pending For Admin';
      await move(context, involved, to, {
        answer_note: body.note,
        ...(body.approve ? {} : { decided_at: context.now, decided_by: code }),
      });
      return answer(context, id);
    },

    /** By the requester, until it is decided. */
    async withdraw(context: SignedInContext, id: string, version: number): Promise<RequestAnswer> {
      const row = await lockRequest(context.db, id);
      if (!row) throw notFound();
      demand(isAskers, row, context.caller);
      if (row.version !== version) throw staleVersion('request', await answer(context, id));
      demand(isPending, row, context.caller);
      await move(context, row, 'Revoked', { decided_at: context.now, decided_by: context.caller.code });
      return answer(context, id);
    },

    /** By an admin; approving schedules the transfer for the first of the next month. */
    async decide(
      context: SignedInContext,
      id: string,
      version: number,
      body: Decision,
    ): Promise<RequestAnswer> {
      const { db, caller, now, today } = context;
      await lockGuard(db);
      const row = await lockRequest(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('request', await answer(context, id));
      const to = body.approve ? 'Approved' : 'Rejected By Admin';
      demand(isForAdmin(to), row, caller);
      await refuseConflict(context, row.associate_code);
      // R-ADM-01: a refusal of the office has its reason.
      if (!body.approve && body.note === null)
        throw invalid([{ field: 'note', message: messages.required('Note') }]);
      const node = (await me(db, row.associate_code)) as NetworkNode;
      const decided = { answer_note: body.note, decided_at: now, decided_by: caller.code };
      if (!body.approve) {
        await move(context, row, to, decided);
        return answer(context, id);
      }
      const upline = await newUpline(db, node, row.to_upline_code, {
        name: 'approve',
        label: 'New Upline',
        withDownline: row.with_downline,
      });
      if (needsSuper(node, upline) && caller.kind !== 'SuperAdmin') throw forbidden();
      const effectiveDate = changeEffectiveOn(today);
      await changes.schedule(context, node, {
        uplineCode: upline.code,
        withDownline: row.with_downline,
        effectiveDate,
        reason: row.reason.slice(0, 500),
        by: caller.code,
      });
      await move(context, row, to, { ...decided, effective_date: effectiveDate });
      return answer(context, id);
    },

    /** The owner has not answered in time (R-UPL-01). */
    async escalate(context: Context, id: string): Promise<void> {
      const row = await lockRequest(context.db, id);
      if (row?.status === 'Pending For Owner')
        await move(context, row, 'Pending For Admin', { no_answer: true });
    },
  };
}

/** Moves on every request whose owner has let the time pass, one transaction each. */
export async function unansweredRequests(
  platform: Pick<Platform, 'audit' | 'jobs' | 'messages' | 'transaction'>,
  context: Context,
): Promise<void> {
  await attemptEach(await unanswered(context.db, context.today), (id) =>
    platform.transaction(context, (inside) => uplineChangeRequests(platform).escalate(inside, id)),
  );
}
