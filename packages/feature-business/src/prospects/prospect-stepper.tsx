import { IconCheck } from '@tabler/icons-react';
import { mayMoveProspect, PROSPECT_STAGES, type ProspectStage } from '@upline/domain';
import type { Prospect } from './form/prospect-values.ts';
import classes from './prospect.module.css';

interface ProspectStepperProps {
  readonly prospect: Prospect;
  /** Absent where the prospect may not be moved. */
  readonly onMove?: ((stage: ProspectStage) => void) | undefined;
}

/** The eight stages in order; those the prospect may go to are buttons (R-PRO-01). */
export function ProspectStepper({ prospect, onMove }: ProspectStepperProps) {
  const now = PROSPECT_STAGES.indexOf(prospect.stage);
  return (
    <ol className={classes.steps} aria-label="Stages">
      {PROSPECT_STAGES.map((stage, index) => {
        const isPast = index < now;
        const content = (
          <>
            <span className={classes.mark} aria-hidden>
              {isPast ? <IconCheck size={16} stroke={2} /> : index + 1}
            </span>
            {stage}
            {isPast && <span className="up-sr-only">, passed</span>}
          </>
        );
        return (
          <li
            key={stage}
            className={classes.step}
            data-place={index === now ? 'now' : isPast ? 'past' : undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            {onMove && mayMoveProspect(prospect.stage, stage) ? (
              <button
                type="button"
                className={classes.to}
                title={`Move to ${stage}`}
                onClick={() => onMove(stage)}
              >
                {content}
              </button>
            ) : (
              <span className={classes.to}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
