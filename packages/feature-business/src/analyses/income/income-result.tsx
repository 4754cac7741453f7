import { type Country, currencyOf, formatBps, formatMoney, formatMoneyCompact, LEVELS } from '@upline/domain';
import type { IncomeInput, IncomeResult } from '@upline/domain/calculators';
import { BusinessVolume, Card, Money, useUiKit } from '@upline/ui-kit';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';
import { ChartTable } from '@upline/ui-kit/chart/chart-table.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Ref } from 'react';
import classes from '../analyses.module.css';
import { Figure } from '../dime/dime-result.tsx';
import { Disclaimer } from '../disclaimer.tsx';

interface IncomeProps {
  readonly input: IncomeInput;
  readonly result: IncomeResult;
}

const nameOf = (wanted: string) => LEVELS.find(({ code }) => code === wanted)?.name ?? wanted;
const people = (active: number) => active.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** The illustration as it is shared: no name, and its disclaimer and what it assumes inside (R-CAL-01). */
export function IncomePicture({
  input,
  result,
  isEarlier,
  ref,
}: IncomeProps & { readonly isEarlier: boolean; readonly ref: Ref<HTMLDivElement> }) {
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  const { generations, personal_cents, month_cents, year_cents, net_year_cents } = result;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <div ref={ref} className={classes.picture}>
      <Card title="Result">
        <div className={classes.figures}>
          <Figure label="Month" isMain>
            {money(month_cents)}
          </Figure>
          <Figure label="Year">{money(year_cents)}</Figure>
          <Figure label={`Year, net of ${formatBps(input.lapse_bps ?? 0)} lapse`}>
            {money(net_year_cents)}
          </Figure>
          <Figure label="Own business, a month">{money(personal_cents)}</Figure>
        </div>
        {isEarlier && (
          <p className={layout.muted}>As it was before the last change: an answer is missing or wrong.</p>
        )}
        <div className={classes.generations}>
          <FactTable
            label="By generation"
            rows={generations}
            rowKey={({ generation }) => String(generation)}
            columns={[
              { label: 'Generation', of: ({ generation }) => `Generation ${generation}` },
              { label: 'Active', of: ({ active }) => people(active), isNumber: true },
              { label: 'BV', of: ({ bv_cents }) => <BusinessVolume cents={bv_cents} />, isNumber: true },
              { label: 'Rate', of: ({ rate_bps }) => formatBps(rate_bps), isNumber: true },
              { label: 'Income', of: ({ income_cents }) => money(income_cents), isNumber: true },
            ]}
          />
        </div>
        <p className={layout.muted}>
          {nameOf(input.level)} with a team of {nameOf(input.team_level)}s, {formatBps(input.active_bps ?? 0)}{' '}
          of them active. Before chargebacks, taxes and expenses.
        </p>
      </Card>
      <Disclaimer />
    </div>
  );
}

/** Twelve months in which new directs join, as a picture and as a table. */
export function IncomeGrowth({ input, result: { growth, growth_year_cents } }: IncomeProps) {
  const viewer = useUiKit().viewerCountry as Country;
  const currency = currencyOf(viewer);
  const recruits = input.monthly_recruits ?? 0;
  const income = growth.map(({ income_cents }) => income_cents);
  const soFar = income.map((_, at) => income.slice(0, at + 1).reduce((sum, cents) => sum + cents, 0));
  const chart = {
    heading: 'Month',
    labels: growth.map(({ month }) => String(month)),
    format: (cents: number) => formatMoney(cents, currency, viewer),
    tick: (cents: number) => formatMoneyCompact(cents, currency, viewer).replace(/\.00$/, ''),
  };
  const series = [{ name: 'Income', values: income }];
  return (
    <>
      <ChartFrame
        title="Growth over a year"
        unit={currency}
        period="Months 1 to 12"
        kind="bar"
        height={200}
        data={{ ...chart, series }}
        definition="Income of each month, before lapses, with the recruits of the months before it among your directs."
      />
      <Card title="Growth by month">
        <p className={layout.muted}>
          {recruits === 0
            ? 'No new directs: every month is as the first. '
            : `${recruits} new ${recruits === 1 ? 'direct' : 'directs'} a month. `}
          The year comes to <Money cents={growth_year_cents} currency={currency} />.
        </p>
        <ChartTable
          title="Growth by month"
          data={{ ...chart, series: [...series, { name: 'So far', values: soFar }] }}
        />
      </Card>
    </>
  );
}
