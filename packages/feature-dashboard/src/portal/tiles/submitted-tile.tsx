import { useQuery } from '@tanstack/react-query';
import { formatBv, formatVolume, levelOf, TEAM_TYPE_NAMES } from '@upline/domain';
import { listed, queryFor, tileState } from '@upline/shell';
import { BusinessVolume } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import { mainQuery } from '../main.ts';
import classes from './tiles.module.css';

const monthOf = (team_type: 'Personal' | 'Infinity') =>
  queryFor('getBusinessStatistics', { query: { team_type, period: 'Month' } });

const submittedIn = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  submit_date: { between: [from, to] as [string, string] },
});

/** What the team submitted in the days, without the own. */
export const teamSubmitted = (days: { readonly from: string; readonly to: string }): LinkTarget => ({
  to: '/business',
  search: { team: 'Infinity', ...listed('listTeamPolicies', { filter: submittedIn(days) }) },
});

/** Own BV submitted this month; opens the policies that make it. */
export function SubmittedTile() {
  const query = useQuery(monthOf('Personal'));
  const { data } = query;
  const to: LinkTarget | undefined = data && {
    to: '/business',
    search: listed('listPolicies', { filter: { ...submittedIn(data), role: { in: ['Writing', 'Split'] } } }),
  };
  return (
    <StatTile
      label="Submitted BV this month"
      {...tileState(query)}
      more={<ToNextLevel />}
      {...(to ? { to } : {})}
    >
      <BusinessVolume cents={data?.submitted.bv_cents} compact />
    </StatTile>
  );
}

/** The team's BV submitted this month without the own, which the note says; opens the team's policies. */
export function TeamSubmittedTile() {
  const team = useQuery(monthOf('Infinity'));
  const own = useQuery(monthOf('Personal'));
  const { data } = team;
  const isReady = data !== undefined && own.data !== undefined;
  const cents = isReady ? data.submitted.bv_cents - own.data.submitted.bv_cents : undefined;
  const to = data && teamSubmitted(data);
  const retry = () => {
    void team.refetch();
    void own.refetch();
  };
  return (
    <StatTile
      label="Team submitted BV this month"
      bare
      loading={!isReady && !team.error && !own.error}
      problem={isReady ? undefined : (team.error ?? own.error)?.message}
      onRetry={retry}
      note={
        <>
          You <BusinessVolume cents={own.data?.submitted.bv_cents} />
        </>
      }
      more={<ToNextLevel />}
      {...(to ? { to } : {})}
    >
      <BusinessVolume cents={cents} compact />
    </StatTile>
  );
}

/** How far the production is that the next level asks for; nothing where it asks for none. */
function ToNextLevel() {
  const next = useQuery(mainQuery).data?.level.next;
  if (!next?.production) return null;
  const { production, level } = next;
  const { required_cents, counted_cents, team_type } = production;
  const text = `${formatVolume(counted_cents)} of ${formatBv(required_cents)}`;
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={`Production to ${levelOf(level).name}`}
        value={counted_cents}
        goal={required_cents}
        text={counted_cents >= required_cents ? 'Reached' : 'Not reached'}
      />
      <p className={layout.caption}>
        <Private kind="amount">{text}</Private> {TEAM_TYPE_NAMES[team_type]} to {levelOf(level).name}
      </p>
    </div>
  );
}
