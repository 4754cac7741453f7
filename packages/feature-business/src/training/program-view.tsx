import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ApiError, OperationAnswer } from '@upline/api-client';
import { Banner, Button, RequestId } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import parts from '../parts.module.css';
import { TrainingCase } from '../policies/training-case.tsx';
import classes from './program.module.css';

export type Program = OperationAnswer<'getTrainee'>;
type Case = Program['cases'][number];

export interface ProgramViewProps {
  readonly program: Program;
  readonly acknowledge: (one: Case, comment: string | null) => Promise<unknown>;
  /** Begins the program; absent where the reader may not, or it has begun. */
  readonly onOpen?: (() => void) | undefined;
  readonly opening?: boolean;
  /** Why it could not be begun. */
  readonly problem?: ApiError | undefined;
}

/** What waits for the trainer at the left; how far the trainee has come at the right (domain.md 2.19). */
export function ProgramView({ program, acknowledge, onOpen, opening = false, problem }: ProgramViewProps) {
  const { associate, trainer, days_left: left } = program;
  return (
    <>
      <DetailHeader
        name={associate.name}
        status={program.status}
        facts={[associate.code, left !== null && (left === 1 ? '1 day left' : `${left} days left`)]}
        primary={
          onOpen && (
            <Button variant="filled" loading={opening} onClick={onOpen}>
              Open the program
            </Button>
          )
        }
      />
      {problem && (
        <Banner tone="danger" live>
          {problem.message} <RequestId id={problem.requestId ?? undefined} />
        </Banner>
      )}
      <div className={parts.columns}>
        <div className={parts.column}>
          <Card title="Field-training cases">
            <Cases cases={program.cases} acknowledge={acknowledge} />
          </Card>
        </div>
        <div className={parts.column}>
          <Card title="Checklist">
            <ul className={classes.steps} aria-label="Checklist">
              {program.checklist.map(({ step, label, is_done, on }) => (
                <li key={step} className={is_done ? undefined : parts.muted}>
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
    </>
  );
}

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
function Cases({ cases, acknowledge }: Pick<ProgramViewProps, 'acknowledge'> & Pick<Program, 'cases'>) {
  if (cases.length === 0)
    return (
      <EmptyState>No cases yet. Policies that name the trainee count here once they are issued.</EmptyState>
    );
  return (
    <ul className={parts.list} aria-label="Cases">
      {cases.map((one) => (
        <li key={one.id} className={parts.entry}>
          <div className={parts.row}>
            <p className={parts.words}>
              {one.product} · {one.policy_number}
            </p>
            <span className={parts.muted}>
              {one.issue_date ? 'Issued' : 'Observed'} <DateText value={one.issue_date ?? one.observed_on} />
            </span>
          </div>
          <TrainingCase one={one} acknowledge={(comment) => acknowledge(one, comment)} />
          {one.acknowledged_at && (
            <p className={parts.muted}>
              <DateText value={one.acknowledged_at} />
              {one.acknowledged_by && ` by ${one.acknowledged_by}`}
              {one.trainer_comment && `: ${one.trainer_comment}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
