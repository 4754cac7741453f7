import type { OperationAnswer } from '@upline/api-client';
import { type Country, formatBps, formatDate } from '@upline/domain';
import { Headline, listed } from '@upline/shell';
import { ChartFrame, useUiKit } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { daysOfMonth, debtChart, isCutShort } from './debt-chart.ts';

export type Debt = OperationAnswer<'getDebt'>;
export type DebtBalance = Debt['balances'][number];

export interface DebtViewProps {
  readonly debt: Debt;
  /** Shows the entries of these days in this currency. */
  readonly onDays?: (currency: DebtBalance['currency'], days: readonly [string, string]) => void;
}

/** What is owed in each currency, when it is paid off, and who would take it over (domain.md 8.1, 9.3 item 11). */
export function DebtView({ debt, onDays }: DebtViewProps) {
  return (
    <div className={layout.stack}>
      {debt.balances.map((balance) => (
        <OfCurrency key={balance.currency} balance={balance} onDays={onDays} />
      ))}
      <RollUp roll_up={debt.roll_up} />
    </div>
  );
}

const WHY_NONE = {
  'No pay': 'Nothing was paid in the last 90 days that it could be withheld from.',
  'Beyond ten years': 'At present production it takes more than ten years.',
  'Converted by the run': 'A run converts it at its own rate, which is not known before.',
} as const;

/** Why the balance is more than a passing one. */
function warningOf({ is_above_limit, is_old, oldest }: DebtBalance): string | undefined {
  const age = `its oldest chargeback is ${oldest?.days} days old`;
  if (is_above_limit && is_old) return `It is above $1,000, and ${age}.`;
  if (is_above_limit) return 'It is above $1,000.';
  return is_old ? `It is older than 60 days: ${age}.` : undefined;
}

function OfCurrency({ balance, onDays }: { readonly balance: DebtBalance } & Pick<DebtViewProps, 'onDays'>) {
  const viewer = useUiKit().viewerCountry as Country;
  const { currency, months } = balance;
  const warning = warningOf(balance);
  return (
    <>
      {warning && (
        <Banner tone="warning" title={`Your ${currency} balance is high or old`}>
          {warning} It is withheld from your next payouts until nothing is left. If a chargeback is wrong,
          open it and dispute it.
        </Banner>
      )}
      <Headline figures={figuresOf(balance)} />
      <ChartFrame
        title={`Balance in ${currency}`}
        unit={currency}
        period={`${months.length} months, and what is expected`}
        definition="What was owed at the end of each month. Expected: every run withholds as much of your pay as it would of the average of the last 90 days."
        kind="line"
        data={debtChart(balance, viewer)}
        note={isCutShort(balance) && 'The next twelve months are drawn.'}
        onPick={(at) => {
          const days = daysOfMonth(balance, at);
          if (days) onDays?.(currency, days);
        }}
      />
    </>
  );
}

function figuresOf(balance: DebtBalance) {
  const { currency, balance_cents, given_back_cents, open, oldest, recovered_cents, forecast, no_forecast } =
    balance;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const ofCurrency = { currency: { eq: currency } };
  const chargebacks = listed('listChargebacks', { filter: { ...ofCurrency, status: { eq: 'Open' } } });
  const recoveries = listed('listDebtEntries', { filter: { ...ofCurrency, amount_cents: { lt: 0 } } });
  return [
    {
      label: 'You owe back',
      value: money(balance_cents),
      note: open === 1 ? '1 open chargeback' : `${open} open chargebacks`,
      to: { to: '/payments/chargebacks', search: chargebacks } as const,
    },
    {
      label: 'Paid off',
      value: forecast ? (
        <DateText value={forecast.pay_date} />
      ) : balance_cents === 0 ? (
        'Nothing is owed'
      ) : (
        'Not foreseeable'
      ),
      note: forecast
        ? `With ${forecast.runs === 1 ? 'the next run' : `${forecast.runs} runs`}, at present production`
        : no_forecast && WHY_NONE[no_forecast],
    },
    ...(forecast
      ? [
          {
            label: 'A run withholds',
            value: money(forecast.per_run_cents),
            note: (
              <>
                {formatBps(forecast.withhold_bps)} of {money(forecast.gross_cents)}
              </>
            ),
            to: { to: '/payments/compensations' } as const,
          },
        ]
      : []),
    {
      label: 'Taken off in 12 months',
      value: money(recovered_cents),
      note: 'Recovered, given back or given up',
      to: { to: '/payments/chargebacks/debt', search: recoveries } as const,
    },
    ...(given_back_cents > 0
      ? [{ label: 'Given back', value: money(given_back_cents), note: 'The next run nets it' }]
      : []),
    ...(oldest
      ? [
          {
            label: 'Oldest',
            value: oldest.days === 1 ? '1 day' : `${oldest.days} days`,
            note: formatDate(oldest.since),
            to: { to: '/payments/chargebacks/$id', params: { id: oldest.chargeback_id } } as const,
          },
        ]
      : []),
  ];
}

function RollUp({ roll_up: { is_enabled, after_days, receiver, announced } }: Pick<Debt, 'roll_up'>) {
  return (
    <Card
      title="Who takes over debts"
      actions={
        <Link to={{ to: '/payments/chargebacks', search: { tab: 'roll-ups' } }}>Debts from your team</Link>
      }
    >
      <ul className={layout.list}>
        <li className={layout.words}>
          {is_enabled
            ? `What somebody who leaves still owes after ${after_days} days moves to the first senior upline.`
            : 'Debts of people who leave move to nobody: the roll-up is off.'}
        </li>
        {is_enabled && (
          <li className={layout.words}>
            {receiver ? (
              <>
                If you left today, yours would move to <Private>{receiver.name}</Private>.
              </>
            ) : (
              'If you left today, yours would move to nobody.'
            )}
          </li>
        )}
        {announced.map(({ currency, count, amount_cents }) => (
          <li key={currency} className={layout.words}>
            <Link to={{ to: '/payments/chargebacks', search: { tab: 'roll-ups' } }}>
              <Money cents={amount_cents} currency={currency} />
            </Link>{' '}
            of {count === 1 ? '1 debt comes' : `${count} debts come`} to you.
          </li>
        ))}
      </ul>
    </Card>
  );
}
