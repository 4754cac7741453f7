import { formatDate, formatNumber, LEVEL_CODES, levelOf, MONTHS } from '@upline/domain';
import { FiguresNote, useFigures, useGo } from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';
import type { DashboardScope } from './dashboard-search.ts';
import { opened } from './opened-list.ts';

const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? day;

/** Active members at the end of twelve months; the table has them by level. A month opens who was Active then. */
export function MembersChart({ scope }: { readonly scope: DashboardScope }) {
  const { data, error, isOld, refetch } = useFigures('getTeamMembersCount', { query: scope });
  const go = useGo();
  const months = data?.months ?? [];
  const shared = {
    heading: 'Month end',
    labels: months.map(({ on }) => monthOf(on)),
    format: formatNumber,
  };
  const isEmpty = months.every(({ members }) => members === 0);
  const all = {
    name: 'Active members',
    values: months.map(({ members }) => (isEmpty ? null : members)),
  };
  const levels = LEVEL_CODES.map((code) => ({
    name: levelOf(code).name,
    values: months.map(({ levels: counts }) => counts.find(({ level }) => level === code)?.members ?? 0),
  })).filter(({ values }) => values.some((members) => members > 0));
  const [first, last] = [months[0], months.at(-1)];
  return (
    <ChartFrame
      title="Members"
      unit="Active people"
      period={first && last ? `${formatDate(first.on)} – ${formatDate(last.on)}` : '12 months'}
      definition="Of the people who are in the team now: how many were Active at the end of each month. The table shows them by level."
      kind="line"
      data={data && { ...shared, series: [all] }}
      details={data && { ...shared, series: [all, ...levels] }}
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => {
        const month = months[at];
        if (month) void go(opened.activeOn(scope.team_type, month.on, month === last));
      }}
    />
  );
}

/** Active members per level; a bar opens them. */
export function LevelsChart({ scope }: { readonly scope: DashboardScope }) {
  const { data, error, isOld, refetch } = useFigures('getTeamLevels', { query: scope });
  const go = useGo();
  const levels = data?.levels.filter(({ members }) => members > 0) ?? [];
  return (
    <ChartFrame
      title="Levels"
      unit="Active people"
      period="Now"
      kind="bar"
      data={
        data && {
          heading: 'Level',
          labels: levels.map(({ level }) => level),
          series: [{ name: 'Active members', values: levels.map(({ members }) => members) }],
          format: formatNumber,
        }
      }
      details={
        data && {
          heading: 'Level',
          labels: levels.map(({ level }) => levelOf(level).name),
          series: [{ name: 'Active members', values: levels.map(({ members }) => members) }],
          format: formatNumber,
        }
      }
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => {
        const bar = levels[at];
        if (bar) void go(opened.level(scope.team_type, bar.level));
      }}
    />
  );
}
