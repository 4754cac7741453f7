import { needsRecruit } from '@upline/domain';
import type { Platform } from '../../platform/platform.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { prospectWriter } from '../prospects/prospects.service.ts';
import { insertMove } from '../prospects/prospects.store.ts';
import { type AnalysisRow, lockProspectsBeforeFna } from './analyses.store.ts';

/**
 * Sets the stage FNA of the prospect an analysis was completed for, or whose client it was for (R-PRO-04). Somebody who may
 * not stand in that stage yet (R-PRO-03) stays where they are.
 */
export function stageAfterAnalysis(platform: Pick<Platform, 'audit'>) {
  const { save } = prospectWriter(platform);

  return async (context: OwnContext, analysis: AnalysisRow): Promise<void> => {
    const { db, now } = context;
    for (const prospect of await lockProspectsBeforeFna(db, analysis)) {
      if (prospect.converted_associate_code === null && needsRecruit('FNA', prospect.kind)) continue;
      await save(context, prospect, { stage: 'FNA', stage_at: now }, 'transition');
      await insertMove(db, prospect.id, { from: prospect.stage, to: 'FNA', at: now, by: null });
    }
  };
}
