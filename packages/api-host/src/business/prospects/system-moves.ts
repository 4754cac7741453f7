import { needsRecruit, type ProspectStage } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { prospects } from './prospects.service.ts';
import type { ProspectRow } from './prospects.store.ts';
import { insertMove, lockBeforeTraining } from './prospects.store.ts';

/** Moves prospects on when something happened elsewhere (R-PRO-04). */
export function systemMoves(platform: Pick<Platform, 'audit'>) {
  const { save } = prospects(platform);

  /** Locked rows. A prospect who may not enter that stage yet (R-PRO-03) stays in the present one. */
  async function moveOn(context: Context, rows: readonly ProspectRow[], stage: ProspectStage) {
    const { db, now } = context;
    for (const prospect of rows) {
      if (prospect.converted_associate_code === null && needsRecruit(stage, prospect.kind)) continue;
      await save(context, prospect, { stage, stage_at: now }, 'transition');
      await insertMove(db, prospect.id, { from: prospect.stage, to: stage, at: now, by: null });
    }
  }

  return {
    moveOn,
    /** The training programs of these associates have been opened. */
    async trainingOpened(context: Context, associates: readonly string[]): Promise<void> {
      await moveOn(context, await lockBeforeTraining(context.db, associates), 'Training Program');
    },
  };
}
