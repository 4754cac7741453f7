import type { OperationAnswer } from '@upline/api-client';
import { formatBps, formatDate, formatMoney, formatNumber, MONTHS } from '@upline/domain';
import { contestName } from '@upline/domain/production';
import { listed } from '@upline/shell';
import { CompactNumber, Money, Private, StatTile } from '@upline/ui-kit';

export type Programs = OperationAnswer<'getPrograms'>;
type Contest = Programs['contests'][number];
type Scholarships = NonNullable<Programs['scholarships']>;
type BuilderBonus = NonNullable<Programs['builder_bonus']>;

const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A contest that runs, waits to be closed, or comes next. */
export function ContestTile({ contest }: { readonly contest: Contest }) {
  const { from, to, status, is_over, is_closing, days_left } = contest;
  return (
    <StatTile
      bare
      label={contestName(contest)}
      to={{ to: '/programs/contests/$from', params: { from } }}
      note={
        status === 'Draft'
          ? `Begins ${formatDate(from)}`
          : is_over
            ? `Ended ${formatDate(to)}`
            : `Until ${formatDate(to)}`
      }
    >
      {status === 'Draft'
        ? 'Next'
        : is_over
          ? is_closing
            ? 'Is being closed'
            : 'Waits to be closed'
          : counted(days_left ?? 0, 'day left', 'days left')}
    </StatTile>
  );
}

/** What the quarters of the year have given so far; the other currency is in the note. */
export function ScholarshipTile({ scholarships }: { readonly scholarships: Scholarships }) {
  const { year, quarters, sums, taken_back, last } = scholarships;
  const [largest, ...others] = sums.toSorted((a, b) => b.award_cents - a.award_cents);
  const awards = sums.reduce((sum, each) => sum + each.awards, 0);
  return (
    <StatTile
      bare
      label={`Scholarships ${year}`}
      to={{ to: '/programs/scholarships', search: last ? { from: last.from } : {} }}
      note={
        quarters === 0 ? (
          'No quarter of the year is posted yet'
        ) : (
          <>
            {others.map(({ currency, award_cents }) => (
              <Private key={currency} kind="amount">
                and {formatMoney(award_cents, currency)},{' '}
              </Private>
            ))}
            {counted(awards, 'award')} in {counted(quarters, 'quarter')}
            {taken_back > 0 && `, ${formatNumber(taken_back)} taken back`}
          </>
        )
      }
    >
      <Money compact cents={largest?.award_cents ?? 0} currency={largest?.currency ?? 'USD'} />
    </StatTile>
  );
}

const monthInWords = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** The pools of the last month that was posted. */
export function BuilderBonusTile({ bonus: { month, countries } }: { readonly bonus: BuilderBonus }) {
  const [largest, ...others] = countries.toSorted((a, b) => b.pool_cents - a.pool_cents);
  const qualified = countries.reduce((sum, { qualifiers }) => sum + qualifiers, 0);
  return (
    <StatTile
      bare
      label={month === null ? 'Builder bonus' : `Builder bonus, ${monthInWords(month)}`}
      to={{ to: '/programs/builder-bonus' }}
      note={
        month === null ? (
          'A month is posted when its points are closed'
        ) : (
          <>
            {others.map(({ country, currency, pool_cents }) => (
              <Private key={country} kind="amount">
                and {formatMoney(pool_cents, currency)},{' '}
              </Private>
            ))}
            {formatNumber(qualified)} qualified
          </>
        )
      }
    >
      {largest ? <Money compact cents={largest.pool_cents} currency={largest.currency} /> : 'No month yet'}
    </StatTile>
  );
}

export function EquityTile({ equity }: { readonly equity: Programs['equity'] }) {
  const { year, grants, credits, last_grant } = equity;
  return (
    <StatTile
      bare
      label={`Equity shares granted in ${year}`}
      to={{
        to: '/programs/equity',
        search: listed('listAllEquityCredits', {
          filter: { grant_date: { between: [`${year}-01-01`, `${year}-12-31`] } },
        }),
      }}
      note={
        <>
          {counted(grants, 'grant')}
          {last_grant !== null && `, the last one on ${formatDate(last_grant)}`}
        </>
      }
    >
      <CompactNumber value={credits} /> {credits === 1 ? 'credit' : 'credits'}
    </StatTile>
  );
}

export function LevelsTile({ levels }: { readonly levels: Programs['levels'] }) {
  return (
    <StatTile
      bare
      label="Levels"
      to={{ to: '/programs/levels' }}
      note={`Hold one of ${counted(levels.levels, 'level')}, paid up to ${formatBps(levels.top_rate_bps)} of BV`}
    >
      <CompactNumber value={levels.active} /> active
    </StatTile>
  );
}

export function NamedTeamsTile({ teams: { active, closed } }: { readonly teams: Programs['named_teams'] }) {
  return (
    <StatTile
      bare
      label="Named teams"
      to={{ to: '/programs/named-teams' }}
      note={closed === 0 ? 'None closed' : `${formatNumber(closed)} closed`}
    >
      <CompactNumber value={active} /> active
    </StatTile>
  );
}
