import { Banner, Button, LinkButton } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { paymentsBy } from './provider-payment-lists.ts';
import { isUnderWay, OUTCOME_WORDS, type StatementImport } from './statement-imports-table.tsx';
import { bookable } from './statements.actions.ts';

const number = (count: number) => count.toLocaleString('en-US');

/** `110 matched, 6 exceptions, 2 refused`. */
function summaryOf({ counts }: StatementImport): string {
  const words = {
    Matched: 'matched',
    Chargeback: 'charging back',
    'Action Required': (counts['Action Required'] ?? 0) === 1 ? 'exception' : 'exceptions',
    Known: 'booked before',
    Refused: 'refused',
  };
  const outcomes = Object.keys(OUTCOME_WORDS) as (keyof typeof words)[];
  return outcomes
    .filter((outcome) => (counts[outcome] ?? 0) > 0)
    .map((outcome) => `${number(counts[outcome] ?? 0)} ${words[outcome]}`)
    .join(', ');
}

const DOING = { Checking: 'Reading the file', Booking: 'Booking', Undoing: 'Undoing' } as const;

export interface StatementStateProps {
  readonly statement: StatementImport;
  /** Books, where it is offered. */
  readonly book?: { readonly label: string; readonly run: () => void; readonly running: boolean } | undefined;
}

/** Where an import stands, and the one thing to do next. */
export function StatementState({ statement, book }: StatementStateProps) {
  if (isUnderWay(statement)) return <UnderWay statement={statement} />;
  const { status, undone_at, booked_at, problem, statement_ref, provider } = statement;
  const button: ReactNode = book && (
    <Button variant="filled" loading={book.running} onClick={book.run}>
      {book.label}
    </Button>
  );
  if (status === 'Failed')
    return (
      <Banner tone="danger" title="Booking stopped in the middle" actions={button}>
        What is booked stays booked, whole page by page. Going on books nothing twice.
      </Banner>
    );
  if (status === 'Undone')
    return (
      <Banner tone="info" title="This import is undone">
        Undone at <DateText value={undone_at ?? ''} />. The same file can come again.
      </Banner>
    );
  if (status === 'Booked')
    return (
      <Banner
        tone="success"
        live
        title={`Booked: ${summaryOf(statement)}`}
        actions={
          <LinkButton
            to={paymentsBy({
              statement_ref: { eq: statement_ref },
              provider: { eq: provider.name },
              processing: { in: ['Action Required'] },
            })}
          >
            Work on its exceptions
          </LinkButton>
        }
      >
        Booked at <DateText value={booked_at ?? ''} />.
      </Banner>
    );
  if (problem !== null)
    return (
      <Banner tone="danger" title={problem}>
        Nothing is booked, and nothing can be before this is settled.
      </Banner>
    );
  return (
    <Banner title={`Nothing is booked yet: ${summaryOf(statement)}`} actions={button}>
      {bookable(statement) === 0
        ? 'No line of the file can be booked.'
        : 'Lines that are refused or booked before stay out. Exceptions are booked as waiting for somebody.'}
    </Banner>
  );
}

/** How far a job is. */
function UnderWay({ statement: { status, rows_done, rows_total } }: StatementStateProps) {
  const text = `${number(rows_done)} of ${number(rows_total)} lines`;
  return (
    <div className={layout.block}>
      <p>
        {DOING[status as keyof typeof DOING]}: {text}.
      </p>
      <ProgressBar label="Lines done" value={rows_done} goal={Math.max(rows_total, 1)} text={text} />
      <p className={layout.muted}>It goes on when you leave this page.</p>
    </div>
  );
}
