import type { OperationAnswer } from '@upline/api-client';
import {
  addMonths,
  type Country,
  formatBps,
  formatCompact,
  formatDate,
  formatMoney,
  MONTHS,
} from '@upline/domain';
import { Headline } from '@upline/shell';
import { ChartFrame, useUiKit } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { LegTable, PolicyTable } from './exposure-tables.tsx';

export type Exposure = OperationAnswer<'getExposure'>;
type Policy = Exposure['policies'][number];
type Totals = Exposure['totals'][number];

/** The whole book: what lapses would take today and month by month, by leg and by policy. */
export function ExposureView({ exposure }: { readonly exposure: Exposure }) {
  const { totals, legs, policies, history, is_complete } = exposure;
  if (totals.length === 0)
    return (
      <EmptyState>
        Nothing is at risk. Policies whose commission is not earned yet are counted here.
      </EmptyState>
    );
  const lapses = history.lapses === 1 ? '1 lapse' : `${history.lapses} lapses`;
  const issued = history.policies === 1 ? '1 issued policy' : `${history.policies} issued policies`;
  return (
    <div className={layout.stack}>
      {totals.map((each) => (
        <OfCurrency
          key={each.currency}
          totals={each}
          exposure={exposure}
          note={`${formatBps(history.probability_bps)}, from ${lapses} of ${issued} of yours`}
        />
      ))}
      <Card title="By leg">
        <LegTable legs={legs} />
      </Card>
      <Card title="By policy">
        <PolicyTable policies={policies.toSorted(byRisk)} />
        {!is_complete && <p className={layout.small}>The {policies.length} policies with most at risk.</p>}
      </Card>
    </div>
  );
}

const byRisk = (a: Policy, b: Policy) =>
  (b.months[0]?.total_cents ?? 0) - (a.months[0]?.total_cents ?? 0) ||
  a.policy_number.localeCompare(b.policy_number);

const monthName = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? day;

interface OfCurrencyProps {
  readonly totals: Totals;
  readonly exposure: Exposure;
  readonly note: string;
}

function OfCurrency({ totals, exposure: { as_of }, note }: OfCurrencyProps) {
  const viewer = useUiKit().viewerCountry as Country;
  const { currency, debt_cents, total_cents, expected_cents, months } = totals;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <>
      <Headline
        figures={[
          { label: 'If all of it lapsed today', value: money(total_cents), note: formatDate(as_of) },
          { label: 'Of it already paid', value: money(debt_cents), note: 'You would owe it back' },
          { label: 'Expected by your history', value: money(expected_cents), note },
        ]}
      />
      <ChartFrame
        title="Exposure month by month"
        unit={currency}
        period={`${months.length} ${months.length === 1 ? 'month' : 'months'} from ${formatDate(as_of)}`}
        definition="What would be charged back if every policy lapsed in that month: less each month, because commission is earned month by month."
        kind="bar"
        data={{
          heading: 'Month',
          labels: months.map(({ months_from_now }) => monthName(addMonths(as_of, months_from_now))),
          series: [
            { name: 'Owed back', values: months.map(({ debt_cents: cents }) => cents / 100) },
            { name: 'With pending and escrow', values: months.map(({ total_cents: cents }) => cents / 100) },
          ],
          format: (value) => formatMoney(Math.round(value * 100), currency, viewer),
          tick: formatCompact,
        }}
      />
    </>
  );
}
