import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { companyToday, type TeamType } from '@upline/domain';
import { listed, queryFor, tileState, useFigures, useMay, usePageAt } from '@upline/shell';
import { BusinessVolume, CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import { SLUGS } from '../team-slugs.ts';
import { bridgeSteps } from './bridge-steps.ts';
import type { DashboardScope } from './dashboard-search.ts';
import { opened } from './opened-list.ts';
import { licensesCounted } from './people-tiles.tsx';
import classes from './team-dashboard.module.css';

type Counts = OperationAnswer<'getTeamCounts'>;

/** People of a team who have not left, as its list shows them (R-TEAM-05). */
export const membersOf = ({ rows }: Counts, type: TeamType) =>
  rows
    .filter(({ status }) => status !== 'Terminated' && status !== 'Resigned')
    .reduce((total, { counts }) => total + (counts[type] ?? 0), 0);

const NOTES = { Month: 'This month', Quarter: 'This quarter', Year: 'This year' } as const;

/** The figures of a team; each loads and fails alone and opens the rows that it counts. */
export function TeamTiles({ scope }: { readonly scope: DashboardScope }) {
  return (
    <section className={classes.tiles} aria-label="Figures">
      <MembersTile type={scope.team_type} />
      <ProductionTile type={scope.team_type} />
      <RecruitsTile scope={scope} />
      <LicensesTile scope={scope} />
      <HealthTile />
      <TraineesTile />
    </section>
  );
}

function MembersTile({ type }: { readonly type: TeamType }) {
  const query = useQuery(queryFor('getTeamCounts'));
  const { data } = query;
  return (
    <StatTile label="People" to={opened.members(type)} {...tileState(query)} note="Without you">
      <CompactNumber value={data && membersOf(data, type)} />
    </StatTile>
  );
}

function ProductionTile({ type }: { readonly type: TeamType }) {
  const query = useQuery(queryFor('getTeamBridge', { params: { type: SLUGS[type] } }));
  const { data } = query;
  return (
    <StatTile
      label={type === 'Personal' ? 'Own BV' : 'Issued BV'}
      to={opened.production(type)}
      {...tileState(query)}
      note={type === 'Personal' ? 'This month' : 'This month, with yours'}
    >
      <BusinessVolume cents={data && bridgeSteps(data).net} compact />
    </StatTile>
  );
}

function RecruitsTile({ scope }: { readonly scope: DashboardScope }) {
  const query = useFigures('getTeamNewRecruits', { query: scope });
  const { data } = query;
  return (
    <StatTile
      label="New recruits"
      {...(data ? { to: opened.recruits(scope.team_type, data) } : {})}
      {...tileState(query)}
      note={NOTES[scope.period]}
    >
      <CompactNumber value={data?.count} />
    </StatTile>
  );
}

function LicensesTile({ scope }: { readonly scope: DashboardScope }) {
  const query = useFigures('getTeamExpiringLicenses', { query: scope });
  const { data } = query;
  return (
    <StatTile
      label="Expiring licenses"
      to={opened.licenses(scope.team_type, companyToday())}
      {...tileState(query)}
      note="Within 60 days"
    >
      {licensesCounted(data?.count ?? 0)}
    </StatTile>
  );
}

const FLAGGED = { flag_count: { gt: 0 } } as const;

/** Who of the base shop needs a word, by the flags of the downline's health. */
function HealthTile() {
  const query = useQuery(queryFor('countDownlineHealth', { query: { filter: FLAGGED } }));
  const { data } = query;
  return (
    <StatTile
      label="Red flags"
      to={{ to: '/team/health', search: listed('listDownlineHealth', { filter: FLAGGED }) }}
      {...tileState(query)}
      note="In your base shop"
    >
      <CompactNumber value={data?.count} />
    </StatTile>
  );
}

const IN_TRAINING = { status: { in: ['Pending', 'Open', 'Reopen'] } } as const;

/** Leads to the trainees, who have no line in the sidebar. */
function TraineesTile() {
  const page = usePageAt()('/team/trainees');
  const may = useMay('countTrainees') && page !== undefined;
  const query = useQuery({
    ...queryFor('countTrainees', { query: { filter: IN_TRAINING } }),
    enabled: may,
  });
  const { data } = query;
  if (!may) return null;
  return (
    <StatTile
      label="In training"
      to={{ ...page, search: listed('listTrainees', { filter: IN_TRAINING }) }}
      {...tileState(query)}
      note="Trainees to look after"
    >
      <CompactNumber value={data?.count} />
    </StatTile>
  );
}
