import {
  mayMoveProspect,
  messages,
  needsRecruit,
  PROSPECT_UNDO_SECONDS,
  type ProspectLostReason,
  type ProspectStage,
} from '@upline/domain';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { isLost, isOnBoard } from './prospects.actions.ts';
import { toAnswer } from './prospects.record.ts';
import { LINK_FIRST } from './prospects.rules.ts';
import type { ProspectAnswer } from './prospects.schemas.ts';
import { prospects, teamProblem } from './prospects.service.ts';
import { deleteMove, insertMove, movesOf } from './prospects.store.ts';

interface Wanted {
  readonly stage: ProspectStage;
  readonly associate_code: string | null;
}

/** Where a prospect stands: moves with their history, and lost or not (R-PRO-01 to R-PRO-03, R-PRO-06). */
export function prospectStage(platform: Pick<Platform, 'audit'>) {
  const { lockVersion, atVersion, save } = prospects(platform);

  return {
    /** Forward to any stage or one back; stages of people who joined want the associate. */
    async move(
      context: SignedInContext,
      id: string,
      version: number,
      { stage, associate_code }: Wanted,
    ): Promise<ProspectAnswer> {
      const { db, now, caller } = context;
      const before = await lockVersion(context, id, version);
      demand(isOnBoard, before, caller);
      if (before.stage === stage) return toAnswer(context, before);
      if (!mayMoveProspect(before.stage, stage))
        throw conflict('illegal-transition', messages.transition(before.stage, stage));
      const problems = await teamProblem(context, 'associate_code', associate_code);
      if (problems.length > 0) throw invalid(problems);
      const joined = associate_code ?? before.converted_associate_code;
      if (joined === null && needsRecruit(stage, before.kind))
        throw invalid([{ field: 'associate_code', message: LINK_FIRST }]);

      const changes = { stage, stage_at: now, converted_associate_code: joined };
      const row = await save(context, before, changes, 'transition');
      await insertMove(db, id, { from: before.stage, to: stage, at: now, by: caller.code });
      return toAnswer(context, row);
    },

    /** Undoes the caller's own last move, as long as nothing has happened since. */
    async undo(context: SignedInContext, id: string, version: number): Promise<ProspectAnswer> {
      const { db, now, caller } = context;
      const before = await lockVersion(context, id, version);
      const [last, former] = await movesOf(db, id, 2);
      const isLate =
        !last?.from_stage ||
        last.by_code !== caller.code ||
        now.getTime() - last.at.getTime() > PROSPECT_UNDO_SECONDS * 1_000;
      if (isLate || before.lost) throw conflict('too-late', 'This move can no longer be undone');
      const changes = { stage: last.from_stage as ProspectStage, stage_at: former?.at ?? before.created_at };
      const row = await save(context, before, changes, 'transition');
      await deleteMove(db, last.id);
      return toAnswer(context, row);
    },

    /** Leaves the board and stays in the list under a filter. */
    lose: atVersion(async (context, before, lost_reason: ProspectLostReason) => {
      demand(isOnBoard, before, context.caller);
      return save(context, before, { lost: true, lost_reason }, 'transition');
    }),

    /** Comes back in the former stage. */
    reopen: atVersion(async (context, before) => {
      demand(isLost, before, context.caller);
      return save(context, before, { lost: false, lost_reason: null }, 'transition');
    }),
  };
}
