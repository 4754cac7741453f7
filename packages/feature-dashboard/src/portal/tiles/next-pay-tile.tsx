import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@upline/domain';
import { listed, queryFor, tileState, usePageAt } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';

const weekday = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });

export const paymentsQuery = queryFor('getPaymentsStatistics', { query: { period: 'Month' } });
export const PENDING_PAY = listed('listCompensations', { filter: { status: { eq: 'Pending' } } });

/** The next payout as it would be made today, and its day (domain.md 2.34, payment statistics). */
export function NextPayTile() {
  const query = useQuery(paymentsQuery);
  const { data } = query;
  const page = usePageAt()('/payments/compensations');
  const currency = data?.currency ?? 'USD';
  const held = data?.next.held_reason;
  const made = data && (
    <>
      Pending <Money cents={data.pending_cents} currency={currency} />
      {data.next.withheld_cents > 0 && (
        <>
          {' '}
          less <Money cents={data.next.withheld_cents} currency={currency} /> withheld
        </>
      )}
    </>
  );
  return (
    <StatTile
      label={data ? `Next pay, ${weekday(data.next.pay_date)} ${formatDate(data.next.pay_date)}` : 'Next pay'}
      {...tileState(query)}
      note={held ? `Held: ${held}` : made}
      {...(page ? { to: { ...page, search: PENDING_PAY } } : {})}
    >
      <Money cents={data?.next.estimate_cents} currency={currency} />
    </StatTile>
  );
}
