import type { OperationAnswer } from '@upline/api-client';
import { formatBps, formatBv, formatDate, formatNumber, levelOf, TEAM_TYPE_NAMES } from '@upline/domain';
import { listed } from '@upline/shell';
import { Banner, DateText, EmptyState, Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { requirementInWords } from '../plan-data/setting-words.ts';
import classes from './programs.module.css';

export type Ladder = OperationAnswer<'getLadder'>;
type Level = Ladder['levels'][number];
type Planned = Ladder['planned'][number];

/** The ladder of a day, who holds its levels, and what is planned of it. */
export function LadderView({ ladder }: { readonly ladder: Ladder }) {
  const { on, today, begins, levels } = ladder;
  return (
    <div className={layout.stack}>
      {on !== today && (
        <Banner tone="info">
          Rates and requirements of {formatDate(on)}; how many hold a level is of today.{' '}
          <Link to={{ to: '/programs/levels' }}>Show today</Link>
        </Banner>
      )}
      {levels.length === 0 ? (
        <EmptyState>
          {begins === null
            ? 'There is no ladder yet.'
            : `There was no ladder on this day. The first one begins on ${formatDate(begins)}.`}
        </EmptyState>
      ) : (
        <>
          <Levels levels={levels} />
          <Generations ladder={ladder} />
        </>
      )}
      <PlannedChanges planned={ladder.planned} />
    </div>
  );
}

/** Who makes somebody with everything that is asked for hold the level (R-LVL-03). */
const PROMOTED = {
  SYS: 'Automatically, every night',
  AD: 'An admin approves',
  SA: 'A super admin approves',
} as const satisfies Record<Level['approval'], string>;

function Levels({ levels }: { readonly levels: readonly Level[] }) {
  return (
    <Card title="Ladder of levels">
      <div className={layout.close}>
        <p className={layout.muted}>
          Percent of BV where the compensation schedule gives no rate. Of the production at most half counts
          from one part: personal production or one leg.
        </p>
        <FactTable
          label="Ladder of levels"
          rows={levels.toReversed()}
          rowKey={({ code }) => code}
          columns={[
            {
              label: 'Level',
              of: ({ code, name }) => (
                <>
                  {name} <span className={layout.muted}>{code}</span>
                </>
              ),
            },
            { label: 'Rate', isNumber: true, of: ({ rate_bps }) => formatBps(rate_bps) },
            { label: 'Production', of: (level) => <Production {...level} /> },
            { label: 'Requirements', of: ({ requirements }) => <Requirements requirements={requirements} /> },
            { label: 'Promotion', of: ({ approval }) => PROMOTED[approval] },
            {
              label: 'Active today',
              isNumber: true,
              of: ({ code, name, active }) => (
                <Link
                  to={{
                    to: '/associates',
                    search: listed('listAssociates', {
                      filter: { level: { eq: code }, status: { eq: 'Active' } },
                    }),
                  }}
                  aria-label={`${formatNumber(active)} active, ${name}`}
                >
                  {formatNumber(active)}
                </Link>
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function Production({ production, window_months }: Pick<Level, 'production' | 'window_months'>) {
  if (!production) return '–';
  const months = window_months === 1 ? '1 month' : `${window_months} months`;
  return (
    <>
      {formatBv(production.required_cents)}
      <br />
      <span className={layout.muted}>
        {TEAM_TYPE_NAMES[production.team_type]}
        {window_months !== null && `, ${months}`}
      </span>
    </>
  );
}

function Requirements({ requirements }: Pick<Level, 'requirements'>) {
  if (requirements.length === 0) return '–';
  return (
    <ul className={classes.lines}>
      {requirements.map(({ any_of }) => {
        const words = any_of.map((one) => requirementInWords(one, ': ')).join(' or ');
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
}

function Generations({ ladder: { generations, house_bps } }: { readonly ladder: Ladder }) {
  return (
    <Card title="Generation rates">
      <div className={layout.close}>
        <p className={layout.muted}>
          Percent of BV, paid as Revenue Bonus to the generations of RMDs above the writer's base shop.
          {house_bps !== null &&
            ` The highest level and all generations leave ${formatBps(house_bps)} of BV to the house.`}
        </p>
        <FactTable
          label="Generation rates"
          rows={generations}
          rowKey={({ generation }) => String(generation)}
          columns={[
            { label: 'Generation', of: ({ generation }) => `Generation ${generation}` },
            { label: 'Rate', of: ({ rate_bps }) => formatBps(rate_bps) },
          ]}
        />
      </div>
    </Card>
  );
}

function PlannedChanges({ planned }: { readonly planned: readonly Planned[] }) {
  return (
    <Card title="Planned changes">
      {planned.length === 0 ? (
        <EmptyState>Nothing is planned. What super admins plan of levels appears here.</EmptyState>
      ) : (
        <FactTable
          label="Planned changes"
          rows={planned}
          rowKey={({ effective_from }) => effective_from}
          columns={[
            {
              label: 'From',
              of: ({ effective_from }) => (
                <Link to={{ to: '/programs/levels', search: { on: effective_from } }}>
                  <DateText value={effective_from} />
                </Link>
              ),
            },
            { label: 'What changes', of: (change) => <Changes change={change} /> },
          ]}
        />
      )}
    </Card>
  );
}

const rate = (bps: number | null) => (bps === null ? 'none' : formatBps(bps));

function Changes({ change: { levels, generations, criteria } }: { readonly change: Planned }) {
  const lines = [
    ...levels.map(
      ({ level_code, before_bps, after_bps }) =>
        `${levelOf(level_code).name}: ${rate(before_bps)} becomes ${rate(after_bps)}`,
    ),
    ...generations.map(
      ({ generation, before_bps, after_bps }) =>
        `Generation ${generation}: ${rate(before_bps)} becomes ${rate(after_bps)}`,
    ),
    ...(criteria.length === 0
      ? []
      : [`Other requirements for ${criteria.map((code) => levelOf(code).name).join(', ')}`]),
  ];
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
