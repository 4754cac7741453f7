import { type NamedAction, RecordActions } from '@upline/shell';
import { Private } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import parts from '../../parts.module.css';
import type { Requirement } from '../policies.actions.ts';

export interface RequirementListProps {
  readonly requirements: readonly Requirement[];
  /** What the reader may do about one. */
  readonly actionsOf: (requirement: Requirement) => readonly NamedAction[];
  /** Where one is mended; undefined where there is no such place. */
  readonly fixOf?: (requirement: Requirement) => ReactNode | undefined;
}

const stateOf = ({ closed_at, answered_at }: Requirement) =>
  closed_at ? 'Completed' : answered_at ? 'Received' : 'Action Required';

/** What the home office or the submission check asks for, with the answers given. */
export function RequirementList({ requirements, actionsOf, fixOf }: RequirementListProps) {
  return (
    <ul className={layout.list} aria-label="Requirements">
      {requirements.map((one) => {
        const fix = fixOf?.(one);
        const actions = actionsOf(one);
        return (
          <li key={one.id} className={parts.entry}>
            <div className={layout.entry}>
              <p className={layout.words}>
                <Private>{one.text}</Private>
              </p>
              <Status value={stateOf(one)} />
            </div>
            <p className={layout.muted}>
              Asked <DateText value={one.asked_at} relative />
              {one.associate && (
                <>
                  {' '}
                  of <Private>{one.associate.name}</Private>
                </>
              )}
              {one.is_automatic && ', found by the submission check; it closes when the check passes'}
            </p>
            {one.answer && (
              <p className={layout.typed}>
                <span className={layout.muted}>
                  Answered <DateText value={one.answered_at} relative />:{' '}
                </span>
                <Private>{one.answer}</Private>
              </p>
            )}
            {(fix || actions.length > 0) && (
              <div className={layout.buttons}>
                {fix}
                <RecordActions actions={actions} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
