import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { OperationAnswer } from '@upline/api-client';
import { COMPANY_TIME_ZONE, dayAt } from '@upline/domain';
import { RecordActions, RecordFrame } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import parts from '../parts.module.css';
import { caseActions } from '../policies/policies.actions.ts';
import { TrainingCase } from '../policies/training-case.tsx';
import classes from './program.module.css';
import { programActions } from './programs.actions.ts';

export type Program = OperationAnswer<'getTrainee'>;

export interface ProgramViewProps {
  readonly program: Program;
  /** The ways to its neighbours in the list. */
  readonly walk?: ReactNode;
}

/** What waits for the trainer at the left; how far the trainee has come at the right (domain.md 2.19). */
export function ProgramView({ program, walk }: ProgramViewProps) {
  const { associate, trainer } = program;
  return (
    <RecordFrame<'overview'>
      noun="Program"
      name={associate.name}
      status={program.status}
      facts={[associate.code]}
      headline={programHeadline(program)}
      secondary={<RecordActions actions={programActions(program)} size="sm" filled="open" />}
      walk={walk}
      page={{ to: '/team/trainees/$code', params: { code: associate.code } }}
      tab="overview"
      tabs={{}}
    >
      <div className={layout.columns}>
        <div className={layout.stack}>
          <Card title="Field-training cases">
            <Cases cases={program.cases} />
          </Card>
        </div>
        <div className={layout.stack}>
          <Card title="Checklist">
            <ul className={classes.steps} aria-label="Checklist">
              {program.checklist.map(({ step, label, is_done, on }) => (
                <li key={step} className={is_done ? undefined : layout.muted}>
                  {is_done ? (
                    <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
                  ) : (
                    <IconCircle size={20} stroke={1.75} aria-hidden />
                  )}
                  <span>
                    {label}
                    <span className="up-sr-only">{is_done ? ', done' : ', not done yet'}</span>
                  </span>
                  {on && <DateText value={on} />}
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Program">
            <FactList
              facts={[
                { label: 'Trainer', value: trainer.name, private: 'name' },
                { label: 'Opened', value: <DateText value={program.opened_at} /> },
                { label: 'Due', value: <DateText value={program.due_date} /> },
                ...ended(program),
              ]}
            />
          </Card>
        </div>
      </div>
    </RecordFrame>
  );
}

/** What matters most of a program: how far it is, what waits for the trainer, and how long there is. */
const programHeadline = ({ checklist, cases, days_left: left, due_date }: Program) => [
  {
    label: 'Steps done',
    value: `${checklist.filter(({ is_done }) => is_done).length} of ${checklist.length}`,
  },
  {
    label: 'Cases to acknowledge',
    value: cases.filter(({ actions }) => actions.includes('acknowledge')).length,
    note: `${cases.length} in all`,
  },
  ...(left === null
    ? []
    : [
        {
          label: 'Days left',
          value: left,
          note: (
            <>
              due <DateText value={due_date} />
            </>
          ),
        },
      ]),
];

const ended = ({ completed_at, defaulted_at, reopened_at, reverted_at }: Program) =>
  (
    [
      ['Completed', completed_at],
      ['Defaulted', defaulted_at],
      ['Reopened', reopened_at],
      ['Reverted', reverted_at],
    ] as const
  ).flatMap(([label, day]) => (day ? [{ label, value: <DateText value={day} /> }] : []));

/** The cases the trainee observed; one that is issued asks for the trainer's word. */
function Cases({ cases }: Pick<Program, 'cases'>) {
  if (cases.length === 0)
    return (
      <EmptyState>No cases yet. Policies that name the trainee count here once they are issued.</EmptyState>
    );
  return (
    <ul className={layout.list} aria-label="Cases">
      {cases.map((one) => (
        <li key={one.id} className={parts.entry}>
          <div className={layout.entry}>
            <p className={layout.words}>
              {one.product} · {one.policy_number}
            </p>
            <span className={layout.muted}>
              {one.issue_date ? 'Issued' : 'Observed'} <DateText value={one.issue_date ?? one.observed_on} />
            </span>
          </div>
          <TrainingCase one={one} actions={caseActions(one, 'acknowledgeTrainingCase', [])} />
          {one.acknowledged_at && (
            <p className={layout.muted}>
              <DateText value={dayAt(new Date(one.acknowledged_at), COMPANY_TIME_ZONE)} />
              {one.acknowledged_by && ` by ${one.acknowledged_by}`}
              {one.trainer_comment && `: ${one.trainer_comment}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
