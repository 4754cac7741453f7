import { useQuery } from '@tanstack/react-query';
import { companyToday, daysBetween } from '@upline/domain';
import { DEBT_WARNING } from '@upline/domain/pay-run';
import { Headline, queryFor, useFigures } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

/** What is owed back now, since when, and what the next run is expected to take of it; nothing for who owes nothing. */
export function DebtStrip() {
  const { data: open } = useQuery(
    queryFor('totalChargebacks', { query: { filter: { status: { eq: 'Open' } } } }),
  );
  const { data: oldest } = useQuery(
    queryFor('listChargebacks', {
      query: { filter: { status: { eq: 'Open' } }, order: { event_date: 'ASC' }, limit: 1 },
    }),
  );
  const { data: statistics } = useFigures('getPaymentsStatistics', { query: { period: 'Month' } });
  const since = oldest?.rows[0]?.event_date;
  const days = since ? daysBetween(since, companyToday()) : 0;
  const totals = open?.totals ?? [];
  const isHeavy =
    days > DEBT_WARNING.days || totals.some(({ remaining_cents: cents }) => cents > DEBT_WARNING.cents);
  const strips = totals.map(({ currency, remaining_cents, recovered_cents }) => (
    <Headline
      key={currency}
      figures={[
        { label: 'You owe back', value: <Money cents={remaining_cents} currency={currency} /> },
        { label: 'Recovered of it', value: <Money cents={recovered_cents} currency={currency} /> },
        ...(statistics?.currency === currency
          ? [
              {
                label: 'Next run withholds',
                value: <Money cents={statistics.next.withheld_cents} currency={currency} />,
                note: <DateText value={statistics.next.pay_date} />,
              },
            ]
          : []),
        ...(since
          ? [
              {
                label: 'Oldest',
                value: days === 1 ? '1 day' : `${days} days`,
                note: <DateText value={since} />,
              },
            ]
          : []),
      ]}
    />
  ));
  if (!isHeavy && strips.length === 0) return null;
  return (
    <div className={layout.stack}>
      {isHeavy && (
        <Banner tone="warning" title="Your chargeback balance is high or old">
          It is withheld from your next payouts until nothing is left. If a chargeback is wrong, open it and
          dispute it.
        </Banner>
      )}
      {strips}
    </div>
  );
}
