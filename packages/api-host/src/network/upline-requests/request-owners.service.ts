import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { personOf } from '../changes/changes.store.ts';
import { NETWORK_MESSAGES } from '../network.messages.ts';
import { UPLINE_REQUESTS_PAGE, uplineRequestMoves } from './request-moves.service.ts';
import { ownerAnswersBy } from './upline-requests.rules.ts';
import { overtakenRequests, updateRequest } from './upline-requests.store.ts';

type Overtaken = Awaited<ReturnType<typeof overtakenRequests>>[number];

/**
 * Open requests follow the network: it is the present RMD who answers (domain.md 2.33), and an upline loses a person at the
 * moment of the transfer (R-PRM-03). Called in the transaction of every move and change of level.
 */
export function requestOwners(platform: Pick<Platform, 'audit' | 'messages'>) {
  const { send } = messageSender(platform);
  const move = uplineRequestMoves(platform);

  /** The next RMD has the whole time to answer (R-UPL-01); the one before is out of it. */
  async function hand(context: Context, request: Overtaken, from: string, to: string): Promise<void> {
    const { db, today } = context;
    await updateRequest(db, request.id, { owner_code: to, answer_by: await ownerAnswersBy(db, today) });
    const [before, after] = [await personOf(db, from), await personOf(db, to)];
    platform.audit.record(context, {
      action: 'update',
      entity: 'upline_change_request',
      entityId: request.id,
      entityLabel: request.associate_name,
      ownerCode: request.associate_code,
      changes: [{ field: 'Present RMD', old: before.name, new: after.name }],
    });
    const about = `upline-request:${request.id}`;
    await send(context, NETWORK_MESSAGES['upline-request-handed'], {
      to,
      values: { who: `${request.associate_name} (${request.associate_code})` },
      link: UPLINE_REQUESTS_PAGE,
      about,
    });
    await send(context, NETWORK_MESSAGES['upline-request-waits'], {
      to: [request.associate_code, from],
      values: { name: request.associate_name, rmd: after.name },
      about,
    });
  }

  async function follow(context: Context, request: Overtaken): Promise<void> {
    const { db, now } = context;
    const { id, status, upline_code, owner_code: before, upline_rmd_code: owner } = request;
    if (upline_code === null || upline_code === request.to_upline_code)
      return move(
        context,
        request,
        'Revoked',
        { decided_at: now, answer_note: 'The move has been made meanwhile' },
        { bySystem: true },
      );
    await updateRequest(db, id, { from_upline_code: upline_code });
    if (status !== 'Pending For Owner' || owner === before) return;
    if (owner !== null) return hand(context, request, before as string, owner);
    // Above the last RMD there is nobody to ask (as when the request is made).
    await move(
      context,
      request,
      'Pending For Associate',
      { owner_code: null, answer_by: null },
      { bySystem: true },
    );
  }

  return {
    async followNetwork(context: Context): Promise<void> {
      for (const request of await overtakenRequests(context.db)) await follow(context, request);
    },
  };
}
