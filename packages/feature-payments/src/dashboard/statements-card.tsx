import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../payments.module.css';
import { StatementFiles } from '../statements/statement-files.tsx';

type Year = OperationAnswer<'listStatementYears'>['rows'][number];
export type StatementRow = OperationAnswer<'listStatements'>['rows'][number];

export interface StatementsCardProps {
  /** The newest when undefined. */
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

/** More than the weekly runs of a year in both currencies. */
const MOST = 200;

/** Statements by year, each with its files, and what the year comes to for taxes (R-PAY-03, R-MNY-31). */
export function StatementsCard({ year: chosen, onYear }: StatementsCardProps) {
  const { data, error, refetch } = useQuery(queryFor('listStatementYears'));
  const years = [...new Set((data?.rows ?? []).map(({ year }) => year))];
  const year = years.find((each) => each === chosen) ?? years[0];
  return (
    <Card
      title="Statements"
      actions={
        years.length > 1 &&
        year !== undefined && (
          <LazySelectField
            label="Year"
            hideLabel
            required
            value={String(year)}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={(value) => onYear(Number(value))}
          />
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Statements" count={3} />
      ) : year === undefined ? (
        <EmptyState>Nothing here yet. Each payout has a statement once its run is closed.</EmptyState>
      ) : (
        <div className={layout.stack}>
          {data.rows
            .filter((each) => each.year === year)
            .map((each) => (
              <YearFacts key={each.currency} year={each} />
            ))}
          <OfYear year={year} />
        </div>
      )}
    </Card>
  );
}

function YearFacts({ year }: { readonly year: Year }) {
  const { currency, gross_cents, recovered_cents, taxable_cents, slip } = year;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <FactList
      facts={[
        { label: `Gross ${year.year}, ${currency}`, value: money(gross_cents) },
        { label: 'Chargebacks recovered', value: money(recovered_cents) },
        { label: 'Taxable', value: money(taxable_cents) },
        ...(slip ? [{ label: 'Tax slip', value: slip }] : []),
      ]}
    />
  );
}

function OfYear({ year }: { readonly year: number }) {
  const { data, error, refetch } = useQuery(
    queryFor('listStatements', {
      query: { filter: { pay_date: { between: [`${year}-01-01`, `${year}-12-31`] } }, limit: MOST },
    }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={`Statements of ${year}`} count={3} />;
  return <StatementList label={`Statements of ${year}`} statements={data.rows} />;
}

interface StatementListProps {
  readonly label: string;
  readonly statements: readonly StatementRow[];
}

/** Statements, newest first. */
export function StatementList({ label, statements }: StatementListProps) {
  return (
    <ul className={layout.list} aria-label={label}>
      {statements.map((statement) => (
        <li key={statement.id} className={shared.entry}>
          <div className={layout.words}>
            <Link to={{ to: '/payments/statements/$id', params: { id: statement.id } }}>
              Run {statement.pay_run_number}, pay day <DateText value={statement.pay_date} />
            </Link>
            <p className={layout.small}>
              {statement.lines === 1 ? '1 line' : `${statement.lines} lines`} ·{' '}
              <DateText value={statement.period_start} /> – <DateText value={statement.period_end} />
            </p>
          </div>
          <div className={shared.end}>
            <Status value={statement.status} />
            <span className={layout.strong}>
              <Money cents={statement.net_cents} currency={statement.currency} />
            </span>
            <StatementFiles statement={statement} />
          </div>
        </li>
      ))}
    </ul>
  );
}
