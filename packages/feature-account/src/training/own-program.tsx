import { dayAt } from '@upline/domain';
import { Headline, usePageAt } from '@upline/shell';
import { Card, DateText, FactList, Money, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { Columns } from '../layout/account-page.tsx';
import { CASES_NEEDED, type Program } from './program.ts';
import { Release } from './release.tsx';
import { Steps } from './steps.tsx';
import classes from './training.module.css';

const ENDS = [
  ['Opened', 'opened_at'],
  ['Due', 'due_date'],
  ['Completed', 'completed_at'],
  ['Defaulted', 'defaulted_at'],
  ['Reopened', 'reopened_at'],
  ['Reverted', 'reverted_at'],
] as const satisfies readonly (readonly [string, keyof Program])[];

/** The program as its trainee reads it: what is next, what waits in escrow, how long there is (domain.md 2.19). */
export function OwnProgram({ program }: { readonly program: Program }) {
  const { status, trainer, checklist, cases, days_left: left, due_date, waiting } = program;
  const escrows = usePageAt()('/payments/training-escrows');
  const next = checklist.find(({ is_done }) => !is_done);
  const isOver = status === 'Completed' || status === 'Reverted';
  return (
    <div className={classes.stack}>
      <Headline
        figures={[
          {
            label: 'Acknowledged cases',
            value: `${Math.min(program.cases_acknowledged, CASES_NEEDED)} of ${CASES_NEEDED}`,
            note: next && !isOver ? `Next: ${next.label}` : undefined,
          },
          ...(waiting ?? []).map(({ currency, cents }) => ({
            label: `Waiting in escrow, ${currency}`,
            value: <Money cents={cents} currency={currency} />,
            ...(escrows ? { to: escrows } : {}),
          })),
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
        ]}
      />
      <Columns
        left={
          <>
            <Steps program={program} />
            <Card title="Field-training cases">
              {cases.length === 0 ? (
                <p className={layoutParts.muted}>
                  No cases yet. Policies that name you as training associate count here once they are issued.
                </p>
              ) : (
                <FactTable
                  label="Field-training cases"
                  rows={cases}
                  rowKey={({ id }) => id}
                  columns={[
                    { label: 'Policy', of: ({ policy_number }) => policy_number },
                    { label: 'Product', of: ({ product }) => product },
                    { label: 'Observed', of: ({ observed_on }) => <DateText value={observed_on} /> },
                    { label: 'Issued', of: ({ issue_date }) => <DateText value={issue_date} /> },
                    { label: 'Status', of: (one) => <Status value={one.status} /> },
                    {
                      label: 'Acknowledged',
                      of: ({ acknowledged_at, acknowledged_by, acknowledge_by, trainer_comment }) =>
                        acknowledged_at ? (
                          <>
                            <DateText value={dayAt(new Date(acknowledged_at))} />
                            {acknowledged_by && (
                              <>
                                {' by '}
                                <Private>{acknowledged_by}</Private>
                              </>
                            )}
                            {trainer_comment && <p className={layoutParts.muted}>{trainer_comment}</p>}
                          </>
                        ) : acknowledge_by ? (
                          <>
                            by <DateText value={acknowledge_by} />
                          </>
                        ) : (
                          <Dash />
                        ),
                    },
                  ]}
                />
              )}
            </Card>
          </>
        }
        right={
          <>
            <Release program={program} />
            <Card title="Program">
              <FactList
                facts={[
                  { label: 'Status', value: <Status value={status} /> },
                  { label: 'Trainer', value: `${trainer.name} (${trainer.code})`, private: 'name' },
                  ...ENDS.flatMap(([label, day]) =>
                    program[day] ? [{ label, value: <DateText value={program[day]} /> }] : [],
                  ),
                ]}
              />
            </Card>
          </>
        }
      />
    </div>
  );
}
