import { contestName } from '@upline/domain/production';
import { useMay } from '@upline/shell';
import { Banner, DateText, EmptyState, Link, LinkButton } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import {
  BuilderBonusTile,
  ContestTile,
  EquityTile,
  LevelsTile,
  NamedTeamsTile,
  type Programs,
  ScholarshipTile,
} from './program-tiles.tsx';
import classes from './programs.module.css';

/** What runs now, program by program, and what is planned of their rules. */
export function ProgramsView({ programs }: { readonly programs: Programs }) {
  const { contests, scholarships, builder_bonus, equity, levels, named_teams, planned } = programs;
  const waiting = contests.filter(({ is_over, is_closing }) => is_over && !is_closing);
  return (
    <div className={layout.stack}>
      {waiting.map((contest) => (
        <Banner key={contest.from} tone="warning">
          {contestName(contest)} is over and waits to be closed.{' '}
          <Link to={{ to: '/programs/contests/$from', params: { from: contest.from } }}>
            Open the contest
          </Link>
        </Banner>
      ))}
      <section className={classes.tiles} aria-label="What runs now">
        {contests.toReversed().map((contest) => (
          <ContestTile key={contest.from} contest={contest} />
        ))}
        {scholarships && <ScholarshipTile scholarships={scholarships} />}
        {builder_bonus && <BuilderBonusTile bonus={builder_bonus} />}
        <EquityTile equity={equity} />
        <LevelsTile levels={levels} />
        <NamedTeamsTile teams={named_teams} />
      </section>
      <Planned planned={planned} />
    </div>
  );
}

/** Plan data that begins later; who may change it goes there. */
function Planned({ planned }: { readonly planned: Programs['planned'] }) {
  const may = useMay('getPlanData');
  return (
    <Card
      title="Planned changes"
      actions={
        may && (
          <LinkButton size="xs" to={{ to: '/settings/plan-data' }}>
            Levels and thresholds
          </LinkButton>
        )
      }
    >
      {planned.length === 0 ? (
        <EmptyState>Nothing is planned. What super admins plan of rates and rules appears here.</EmptyState>
      ) : (
        <FactTable
          label="Planned changes"
          rows={planned}
          rowKey={({ effective_from, label }) => `${effective_from} ${label}`}
          columns={[
            { label: 'What', of: ({ label }) => label },
            { label: 'From', of: ({ effective_from }) => <DateText value={effective_from} /> },
          ]}
        />
      )}
    </Card>
  );
}
