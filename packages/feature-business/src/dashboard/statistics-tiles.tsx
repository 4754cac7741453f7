import type { OperationAnswer } from '@upline/api-client';
import { BusinessVolume, CompactNumber, Percent } from '@upline/ui-kit';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import classes from './business-dashboard.module.css';
import type { DashboardScope } from './dashboard-search.ts';
import { issuedIn, listOf, submittedIn } from './opened-list.ts';

export type Statistics = OperationAnswer<'getBusinessStatistics'>;

const WAITING = { business_status: { in: ['Pending', 'Action Required'] } } as const;

/** Policies by the share that is credited; a part of one comes from a split, and says so. */
const policies = (counted: Statistics['submitted'] | undefined) => {
  const hundredths = counted?.policies_hundredths ?? 0;
  return {
    children: <CompactNumber value={hundredths / 100} />,
    ...(hundredths % 100 === 0 ? {} : { note: 'Splits count by share' }),
  };
};

/** Only what had two months to be issued counts, so a short period has no ratio (domain.md 2.34). */
const placementNote = (statistics: Statistics | undefined) =>
  statistics?.placement
    ? `${statistics.placement.issued} of ${statistics.placement.policies} submitted 60 days ago or earlier`
    : statistics && 'Submitted 60 days ago or earlier';

export interface StatisticsTilesProps {
  readonly scope: DashboardScope;
  /** Undefined while loading. */
  readonly statistics: Statistics | undefined;
  readonly problem?: string | undefined;
  readonly onRetry?: () => void;
}

/** Figures of the period, each opening the list that makes it (domain.md 2.34). */
export function StatisticsTiles({ scope, statistics, problem, onRetry }: StatisticsTilesProps) {
  const state = { loading: !statistics && problem === undefined, problem, ...(onRetry && { onRetry }) };
  const days = statistics ?? { from: '', to: '' };
  const lists = { submitted: listOf(scope, submittedIn(days)), issued: listOf(scope, issuedIn(days)) };
  return (
    <section className={classes.tiles} aria-label="Statistics">
      <StatTile label="Submitted BV" bare to={lists.submitted} {...state}>
        <BusinessVolume cents={statistics?.submitted.bv_cents ?? 0} compact />
      </StatTile>
      <StatTile label="Issued BV" bare to={lists.issued} {...state}>
        <BusinessVolume cents={statistics?.issued.bv_cents ?? 0} compact />
      </StatTile>
      <StatTile
        label="Submitted policies"
        bare
        to={lists.submitted}
        {...state}
        {...policies(statistics?.submitted)}
      />
      <StatTile label="Issued policies" bare to={lists.issued} {...state} {...policies(statistics?.issued)} />
      <StatTile label="Pending now" bare to={listOf(scope, WAITING)} {...state}>
        <CompactNumber value={statistics?.pending_policies ?? 0} />
      </StatTile>
      <StatTile label="Placement ratio" bare note={placementNote(statistics)} {...state}>
        {statistics?.placement ? <Percent bps={statistics.placement.ratio_bps} /> : <Dash />}
      </StatTile>
      <StatTile label="Days from submit to issue" bare {...state}>
        {statistics?.average_days_to_issue_tenths == null ? (
          <Dash />
        ) : (
          (statistics.average_days_to_issue_tenths / 10).toFixed(1)
        )}
      </StatTile>
      <StatTile label="Average BV per policy" bare {...state}>
        <BusinessVolume cents={statistics?.average_bv_cents} compact />
      </StatTile>
    </section>
  );
}
