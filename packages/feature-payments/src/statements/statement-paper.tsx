import type { OperationAnswer } from '@upline/api-client';
import { Receipt, type ShownStep } from '@upline/receipt';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BusinessVolume, Money, Percent } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './statement.module.css';

export type Statement = OperationAnswer<'getStatement'>;
type Entry = Statement['entries'][number];

const step = (label: string, cents: number, reason: string | null = null): ShownStep => ({
  kind: 'basis',
  label,
  reason,
  person: null,
  bps: null,
  unit: 'money',
  value: String(cents),
});

/** From gross to what is paid out: what was withheld for which chargeback, what was carried over (domain.md 4.10). */
function stepsOf({ gross_cents, recoveries, carry_in_cents, lines }: Statement): ShownStep[] {
  return [
    step('Gross', gross_cents, lines === 1 ? '1 line' : `${lines} lines`),
    ...recoveries.map(({ reason, amount_cents, policy_last }) =>
      step(`Withheld for ${reason}`, -amount_cents, policy_last && `policy ••••${policy_last}`),
    ),
    ...(carry_in_cents > 0 ? [step('Carried over from the last run', carry_in_cents)] : []),
  ];
}

interface StatementPaperProps {
  readonly statement: Statement;
  /** The receipt of a line, where the reader has a page of it. */
  readonly lineTarget: (id: string) => LinkTarget | undefined;
  /** All lines of the run, where the paper has only the first. */
  readonly allLines?: LinkTarget | undefined;
}

/** A statement as it is read and printed. */
export function StatementPaper({ statement, lineTarget, allLines }: StatementPaperProps) {
  const { currency, net_cents, carry_out_cents, partner_cents, partner_code, entries, lines } = statement;
  const isCarried = carry_out_cents > 0;
  return (
    <div className={layout.stack}>
      <Card title="Payout">
        <Receipt
          label="Payout"
          steps={stepsOf(statement)}
          currency={currency}
          total={{
            label: isCarried ? 'Carried over' : 'Paid out',
            cents: isCarried ? carry_out_cents : net_cents,
          }}
          state={isCarried && 'Below the minimum payout'}
        />
        {statement.recoveries.map(
          ({ reason, event_date, debt_cents, currency: own, conversion_rate }, index) =>
            conversion_rate !== null && (
              <p key={index} className={layout.small}>
                {reason} of <DateText value={event_date} />: <Money cents={debt_cents} currency={own} /> at{' '}
                {(conversion_rate / TEN_THOUSAND).toFixed(4)}
              </p>
            ),
        )}
        {partner_cents > 0 && (
          <p className={layout.small}>
            Of which <Money cents={partner_cents} currency={currency} /> goes to{' '}
            <Private>{partner_code}</Private>, who shares the code.
          </p>
        )}
      </Card>
      <Card title="Lines">
        <div className={classes.scroll}>
          <table className={classes.lines}>
            <caption className="up-sr-only">Lines</caption>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Source Associate</th>
                <th scope="col">BV</th>
                <th scope="col">Rate</th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Line key={entry.id} entry={entry} currency={currency} target={lineTarget(entry.id)} />
              ))}
            </tbody>
            {entries.length === lines && (
              <tfoot>
                <tr>
                  <th scope="row">Gross</th>
                  <td />
                  <td />
                  <td />
                  <td>
                    <Money
                      cents={entries.reduce((sum, { paid_cents }) => sum + paid_cents, 0)}
                      currency={currency}
                    />
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        </div>
        {entries.length < lines && (
          <p className={layout.small}>
            The first {entries.length} of {lines} lines.{' '}
            {allLines && <Link to={allLines}>All lines of this run</Link>}
          </p>
        )}
      </Card>
    </div>
  );
}

const TEN_THOUSAND = 10_000;

interface LineProps {
  readonly entry: Entry;
  readonly currency: 'USD' | 'CAD';
  readonly target: LinkTarget | undefined;
}

function Line({ entry, currency, target }: LineProps) {
  const { compensation_type, generation, posted_at, policy_last, source } = entry;
  const name = `${compensation_type}${generation === null ? '' : `, generation ${generation}`}`;
  return (
    <tr>
      <th scope="row">
        {target ? <Link to={target}>{name}</Link> : name}
        <span className={layout.small}>
          {' '}
          <DateText value={posted_at} />
          {policy_last && <> · policy ••••{policy_last}</>}
        </span>
      </th>
      <td>{source && <Private>{source}</Private>}</td>
      <td>{entry.base_bv_cents !== null && <BusinessVolume cents={entry.base_bv_cents} />}</td>
      <td>{entry.rate_bps !== null && <Percent bps={entry.rate_bps} />}</td>
      <td>
        <Money cents={entry.paid_cents} currency={currency} />
        {entry.conversion_rate !== null && (
          <span className={layout.small}>
            {' '}
            <Money cents={entry.amount_cents} currency={entry.currency} /> at{' '}
            {(entry.conversion_rate / TEN_THOUSAND).toFixed(4)}
          </span>
        )}
      </td>
    </tr>
  );
}
