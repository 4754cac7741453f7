import { useQuery } from '@tanstack/react-query';
import { listed, queryFor, tileState, useMay, usePageAt } from '@upline/shell';
import { CompactNumber, Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import { PENDING_PAY, paymentsQuery } from './next-pay-tile.tsx';

const filter = { business_status: { in: ['Pending', 'Action Required'] } } as const;

const OWN = {
  query: queryFor('countPolicies', { query: { filter } }),
  to: { to: '/business', search: listed('listPolicies', { filter }) },
} as const satisfies { query: unknown; to: LinkTarget };
const TEAM = {
  query: queryFor('countTeamPolicies', { query: { filter, team: 'Infinity' } }),
  to: { to: '/business', search: { team: 'Infinity', ...listed('listTeamPolicies', { filter }) } },
} as const satisfies { query: unknown; to: LinkTarget };

/** Policies that wait to be issued, counted by the list they open, and below them the own pay that waits. */
export function PendingTile({ isTeam }: { readonly isTeam: boolean }) {
  const { query, to } = isTeam ? TEAM : OWN;
  const asked = useQuery(query as typeof OWN.query);
  const { data } = asked;
  return (
    <StatTile
      label={isTeam ? 'Pending policies of the team' : 'Pending policies'}
      {...tileState(asked)}
      to={to}
      more={<PendingPay />}
    >
      <CompactNumber value={data?.count} />
    </StatTile>
  );
}

function PendingPay() {
  const mayRead = useMay('getPaymentsStatistics');
  const { data } = useQuery({ ...paymentsQuery, enabled: mayRead });
  const page = usePageAt()('/payments/compensations');
  if (!data) return null;
  const pay = (
    <>
      <Money cents={data.pending_cents} currency={data.currency} /> pending pay
    </>
  );
  return (
    <p className={layout.caption}>{page ? <Link to={{ ...page, search: PENDING_PAY }}>{pay}</Link> : pay}</p>
  );
}
