import { type ApprovalStatus, uplineRequestWord } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UplineChangeRole } from '../changes/changes.tables.ts';
import { NETWORK_MESSAGES } from '../network.messages.ts';
import { addStep, requestRows, updateRequest } from './upline-requests.store.ts';

/** As what somebody acts on a request of this status; null: nobody did, it went on by itself. */
function roleOf(from: ApprovalStatus, to: ApprovalStatus, code: string | null): UplineChangeRole {
  if (code === null) return 'System';
  if (to === 'Revoked') return 'Associate';
  return from === 'Pending For Owner'
    ? 'Present RMD'
    : from === 'Pending For Associate'
      ? 'New Upline'
      : 'Home Office';
}

/** Where requests are answered and followed. */
export const UPLINE_REQUESTS_PAGE = '/account/upline-changes';

/** Takes a request for another upline to its next status, with its step, its trail and the news to everybody in it. */
export function uplineRequestMoves({ audit, messages }: Pick<Platform, 'audit' | 'messages'>) {
  const { send } = messageSender({ messages });

  return async function move(
    context: Context,
    row: { readonly id: string; readonly status: ApprovalStatus; readonly associate_code: string },
    to: ApprovalStatus,
    values: Parameters<typeof updateRequest>[2] = {},
    // What follows from a move is nobody's answer, though somebody made the move.
    { bySystem = false } = {},
  ): Promise<void> {
    const by = bySystem ? null : (context.caller?.code ?? null);
    await updateRequest(context.db, row.id, {
      ...values,
      status: to,
      updated_at: context.now,
      updated_by: by,
    });
    await addStep(context.db, {
      request_id: row.id,
      status: to,
      acted_as: roleOf(row.status, to, by),
      by_code: by,
      note: values.answer_note ?? null,
      at: context.now,
    });
    const [named] = await requestRows(context.db, [row.id]);
    const word = named ? uplineRequestWord(named) : to;
    audit.record(context, {
      action: 'transition',
      entity: 'upline_change_request',
      entityId: row.id,
      entityLabel: named?.associate_name ?? row.associate_code,
      ownerCode: row.associate_code,
      changes: [{ field: 'Status', old: row.status, new: word }],
      ...(values.answer_note ? { reason: values.answer_note } : {}),
    });
    const waiting =
      to === 'Pending For Owner'
        ? named?.owner_code
        : to === 'Pending For Associate'
          ? named?.to_upline_code
          : null;
    const where = { about: `upline-request:${row.id}`, link: UPLINE_REQUESTS_PAGE };
    const name = String(named?.associate_name);
    const upline = String(named?.to_upline_name);
    if (waiting)
      await send(context, NETWORK_MESSAGES['upline-request-next'], {
        ...where,
        to: waiting,
        values: { who: `${name} (${row.associate_code})`, upline },
      });
    const asked = named?.steps.flatMap(({ acted_as, by_code }) =>
      acted_as === 'Present RMD' || acted_as === 'New Upline' ? [by_code] : [],
    );
    // Who was asked last may not have answered yet.
    const waited =
      row.status === 'Pending For Owner'
        ? named?.owner_code
        : row.status === 'Pending For Associate'
          ? named?.to_upline_code
          : null;
    const isOver = !to.startsWith('Pending');
    const others = isOver ? [...(asked ?? []), waited ?? null].filter((code) => code !== by) : [];
    await send(context, NETWORK_MESSAGES['upline-request-status'], {
      ...where,
      to: [row.associate_code, ...others],
      values: { name, upline, status: word },
    });
  };
}
