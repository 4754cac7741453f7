import { COMPANY_TIME_ZONE, dayAt } from '@upline/domain';
import { RecordActions } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import { PersonLink } from '../office-links.tsx';
import { caseActionsOf } from './cases.actions.ts';
import type { OfficeProgram } from './programs.actions.tsx';

/** What the program still needs, and its cases. */
export const ProgramOverview = ({ program }: { readonly program: OfficeProgram }) => (
  <div className={shared.columns}>
    <Card title="Field-training cases">
      <Cases cases={program.cases} />
    </Card>
    <div className={layout.stack}>
      <Card title="Checklist">
        <FactList
          facts={program.checklist.map(({ label, is_done, on }) => ({
            label,
            value: (
              <>
                <Status value={is_done ? 'Done' : 'Not yet'} tone={is_done ? 'success' : 'neutral'} />
                {on && (
                  <>
                    {' '}
                    <DateText value={on} />
                  </>
                )}
              </>
            ),
          }))}
        />
      </Card>
      <Card title="Program">
        <FactList
          facts={[
            { label: 'Trainee', value: <PersonLink person={program.associate} /> },
            { label: 'Trainer', value: <PersonLink person={program.trainer} /> },
            { label: 'Due', value: program.due_date && <DateText value={program.due_date} /> },
          ]}
        />
      </Card>
    </div>
  </div>
);

function Cases({ cases }: Pick<OfficeProgram, 'cases'>) {
  if (cases.length === 0)
    return (
      <EmptyState>No cases yet. Policies that name the trainee count here once they are issued.</EmptyState>
    );
  return (
    <ul className={layout.list} aria-label="Cases">
      {cases.map((one) => (
        <li key={one.id} className={shared.entry}>
          <div className={layout.words}>
            <p>
              {one.product} <Private>{one.policy_number}</Private>
            </p>
            <p className={layout.small}>
              {one.issue_date ? 'Issued' : 'Observed'} <DateText value={one.issue_date ?? one.observed_on} />
              {one.acknowledged_at && (
                <>
                  , acknowledged <DateText value={dayAt(new Date(one.acknowledged_at), COMPANY_TIME_ZONE)} />
                  {one.acknowledged_by && ` by ${one.acknowledged_by}`}
                </>
              )}
            </p>
            {one.trainer_comment && (
              <p className={shared.text}>
                <Private>{one.trainer_comment}</Private>
              </p>
            )}
          </div>
          <div className={shared.end}>
            <Status value={one.status} />
            <RecordActions actions={caseActionsOf(one)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
