import { PROSPECT_STAGES, type ProspectKind, type ProspectStage } from './enumerations/people.ts';

const orderOf = (stage: ProspectStage) => PROSPECT_STAGES.indexOf(stage);

/** Whether an owner may take a prospect from one stage to the other: to any later one, or one back (R-PRO-01). */
export function mayMoveProspect(from: ProspectStage, to: ProspectStage): boolean {
  const steps = orderOf(to) - orderOf(from);
  return steps > 0 || steps === -1;
}

/** Whether the stage is for people who joined: all after Recruited, but a client to be may have a needs analysis (R-PRO-03). */
export function needsRecruit(stage: ProspectStage, kind: ProspectKind): boolean {
  return orderOf(stage) > orderOf('Recruited') && !(kind === 'Client' && stage === 'FNA');
}

/** How long after a move its maker may take it back, in seconds. */
export const PROSPECT_UNDO_SECONDS = 60;
