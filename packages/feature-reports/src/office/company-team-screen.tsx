import { getRouteApi } from '@tanstack/react-router';
import { addDays, companyToday, formatDate, formatNumber, LEVEL_CODES, levelOf } from '@upline/domain';
import { listed, useFigures, useGo } from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import { shortMonth } from '../report/month-name.ts';
import type { Period } from '../report/report-search.ts';
import { DashboardHead } from './dashboard-head.tsx';
import classes from './dashboards.module.css';
import { associateAt } from './opened.ts';
import { PeopleCard } from './people-card.tsx';

const route = getRouteApi('/signed-in/reports/team');
const TILES = [
  'getCompanyTeamActivity',
  'getCompanyTeamMembersCount',
  'getCompanyTeamLevels',
  'getCompanyTeamExpiringLicenses',
  'getCompanyTeamNewRecruits',
] as const;

interface PartProps {
  readonly period: Period;
}

/** `reports/team`: the people of the company (domain.md 2.34). */
export function CompanyTeamScreen() {
  const search = route.useSearch();
  const period = search.period ?? 'Month';
  const { data } = useFigures('getCompanyTeamActivity', { query: { period } });
  return (
    <div className={classes.page}>
      <DashboardHead title="Company team" search={search} figures={data} tiles={TILES} />
      <Tiles period={period} />
      <div className={classes.charts}>
        <MembersChart period={period} />
        <LevelsChart period={period} />
        <ExpiringLicenses period={period} />
        <NewRecruits period={period} />
      </div>
    </div>
  );
}

const active = listed('listAssociates', { filter: { status: { eq: 'Active' } } });

function Tiles({ period }: PartProps) {
  const { data, error, refetch } = useFigures('getCompanyTeamActivity', { query: { period } });
  const problem = data ? undefined : error?.message;
  const state = { bare: true, loading: !data && problem === undefined, problem, onRetry: refetch };
  return (
    <section className={classes.tiles} aria-label="Statistics">
      <StatTile label="Active members" note="Now" to={{ to: '/associates', search: active }} {...state}>
        <CompactNumber value={data?.members} />
      </StatTile>
      <StatTile
        label="Writers"
        note="With a part in a policy submitted"
        to={{ to: '/reports/activity', search: { period } }}
        {...state}
      >
        <CompactNumber value={data?.writers} />
      </StatTile>
      <StatTile
        label="Recruits"
        note="Joined in the period"
        to={{ to: '/reports/recruiting-funnel', search: { period } }}
        {...state}
      >
        <CompactNumber value={data?.recruits} />
      </StatTile>
    </section>
  );
}

function MembersChart({ period }: PartProps) {
  const { data, error, refetch } = useFigures('getCompanyTeamMembersCount', { query: { period } });
  const months = data?.months ?? [];
  const shared = {
    heading: 'Month end',
    labels: months.map(({ on }) => shortMonth(on)),
    format: formatNumber,
  };
  const all = { name: 'Active members', values: months.map(({ members }) => members) };
  const levels = LEVEL_CODES.map((code) => ({
    name: levelOf(code).name,
    values: months.map(({ levels: counts }) => counts.find(({ level }) => level === code)?.members ?? 0),
  })).filter(({ values }) => values.some((members) => members > 0));
  return (
    <ChartFrame
      title="Active members"
      unit="People"
      period="at the ends of 12 months"
      definition="How many were Active at the end of each month. The table shows them by level."
      kind="line"
      data={data && { ...shared, series: [all] }}
      details={data && { ...shared, series: [all, ...levels] }}
      error={data ? undefined : error}
      onRetry={refetch}
    />
  );
}

/** Active members per level; a bar opens them. */
function LevelsChart({ period }: PartProps) {
  const go = useGo();
  const { data, error, refetch } = useFigures('getCompanyTeamLevels', { query: { period } });
  const levels = data?.levels.filter(({ members }) => members > 0) ?? [];
  return (
    <ChartFrame
      title="Levels"
      unit="Active people"
      period="Now"
      kind="rows"
      data={
        data && {
          heading: 'Level',
          labels: levels.map(({ level }) => levelOf(level).name),
          series: [{ name: 'Active members', values: levels.map(({ members }) => members) }],
          format: formatNumber,
        }
      }
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => {
        const level = levels[at]?.level;
        if (level)
          void go({
            to: '/associates',
            search: listed('listAssociates', {
              filter: { status: { eq: 'Active' }, level: { in: [level] } },
            }),
          });
      }}
    />
  );
}

function ExpiringLicenses({ period }: PartProps) {
  const { data, error, refetch } = useFigures('getCompanyTeamExpiringLicenses', { query: { period } });
  const today = companyToday();
  return (
    <PeopleCard
      title="Licenses that end soon"
      all={{
        label: data ? `All ${formatNumber(data.count)}` : 'All',
        to: {
          to: '/reports/license-gaps',
          search: listed('listCompanyLicenseGapsReport', {
            filter: { expiration_date: { between: [today, addDays(today, 60)] } },
          }),
        },
      }}
      rows={data?.rows.map((row) => ({
        key: `${row.code} ${row.type} ${row.state}`,
        to: associateAt(row.code),
        name: row.name,
        about: `${row.type}, ${row.state}`,
        end: formatDate(row.expiration_date),
      }))}
      empty="No license ends within 60 days."
      error={error}
      onRetry={refetch}
    />
  );
}

function NewRecruits({ period }: PartProps) {
  const { data, error, refetch } = useFigures('getCompanyTeamNewRecruits', { query: { period } });
  return (
    <PeopleCard
      title="New recruits"
      all={
        data && {
          label: `All ${formatNumber(data.count)}`,
          to: {
            to: '/associates',
            search: listed('listAssociates', { filter: { join_date: { between: [data.from, data.to] } } }),
          },
        }
      }
      rows={data?.rows.map((row) => ({
        key: row.code,
        to: associateAt(row.code),
        name: row.name,
        about: row.license_progress,
        end: <DateText value={row.join_date} />,
      }))}
      empty="Nobody joined in this period."
      error={error}
      onRetry={refetch}
    />
  );
}
