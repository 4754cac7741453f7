import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '@upline/domain';
import { listed, queryFor, tileState, useMay, usePageAt } from '@upline/shell';
import { BusinessVolume, CompactNumber, Money } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import classes from '../dashboard.module.css';
import { TileBoundary } from '../tile-boundary.tsx';

const businessQuery = queryFor('getCompanyBusinessStatistics', { query: { period: 'Month' } });
const paymentsQuery = queryFor('getCompanyPaymentsStatistics', { query: { period: 'Month' } });
const activityQuery = queryFor('getCompanyTeamActivity', { query: { period: 'Month' } });
const waiting = { business_status: { in: ['Pending', 'Action Required'] } } as const;
const waitingQuery = queryFor('countAdminPolicies', { query: { filter: waiting } });

/** Figures of the whole company this month (domain.md 2.34, 2.36). */
export function CompanyTiles() {
  const mayBusiness = useMay('getCompanyBusinessStatistics');
  const mayPay = useMay('getCompanyPaymentsStatistics');
  const mayTeam = useMay('getCompanyTeamActivity');
  return (
    <section className={classes.tiles} aria-label="Company">
      {mayBusiness && (
        <>
          <TileBoundary title="Submitted BV">
            <VolumeTile of="submitted" />
          </TileBoundary>
          <TileBoundary title="Issued BV">
            <VolumeTile of="issued" />
          </TileBoundary>
          <TileBoundary title="Pending policies">
            <WaitingTile />
          </TileBoundary>
        </>
      )}
      {mayPay && (
        <TileBoundary title="Next pay run">
          <PayTile />
        </TileBoundary>
      )}
      {mayTeam && (
        <TileBoundary title="Active members">
          <MembersTile />
        </TileBoundary>
      )}
    </section>
  );
}

const VOLUMES = {
  submitted: { label: 'Submitted BV this month', field: 'submit_date' },
  issued: { label: 'Issued BV this month', field: 'issue_date' },
} as const;

function VolumeTile({ of }: { readonly of: keyof typeof VOLUMES }) {
  const query = useQuery(businessQuery);
  const { label, field } = VOLUMES[of];
  const { data } = query;
  const to: LinkTarget | undefined = data && {
    to: '/business',
    search: listed('listAdminPolicies', { filter: { [field]: { between: [data.from, data.to] } } }),
  };
  return (
    <StatTile label={label} {...tileState(query)} {...(to ? { to } : {})}>
      <BusinessVolume cents={data?.[of].bv_cents} compact />
    </StatTile>
  );
}

function WaitingTile() {
  const query = useQuery(waitingQuery);
  return (
    <StatTile
      label="Pending policies"
      {...tileState(query)}
      to={{ to: '/business', search: listed('listAdminPolicies', { filter: waiting }) }}
    >
      <CompactNumber value={query.data?.count} />
    </StatTile>
  );
}

function PayTile() {
  const query = useQuery(paymentsQuery);
  const page = usePageAt()('/pay-runs');
  const { data } = query;
  return (
    <StatTile
      label={data ? `Next pay run, ${formatDate(data.next.pay_date)}` : 'Next pay run'}
      {...tileState(query)}
      note={
        data && (
          <>
            Pending <Money cents={data.pending_cents} currency={data.currency} compact />, {data.currency}
          </>
        )
      }
      {...(page ? { to: page } : {})}
    >
      <Money cents={data?.next.estimate_cents} currency={data?.currency ?? 'USD'} compact />
    </StatTile>
  );
}

function MembersTile() {
  const query = useQuery(activityQuery);
  const { data } = query;
  return (
    <StatTile
      label="Active members"
      {...tileState(query)}
      note={
        data &&
        `${formatNumber(data.writers)} wrote this month, ${formatNumber(data.recruits)} ${data.recruits === 1 ? 'recruit' : 'recruits'}`
      }
      to={{ to: '/associates', search: listed('listAssociates', { filter: { status: { eq: 'Active' } } }) }}
    >
      <CompactNumber value={data?.members} />
    </StatTile>
  );
}
