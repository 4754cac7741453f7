import { currencyOf, daysBetween } from '@upline/domain';
import type { z } from 'zod';
import { starts } from '../catalogue/plan-data/plan-changes.store.ts';
import { ladderOn } from '../catalogue/plan-data.store.ts';
import { SETTINGS, type SettingKey } from '../catalogue/settings.ts';
import { rootCode } from '../dashboards/dashboard-scope.store.ts';
import { type ContestWindow, contestWindows } from '../leaderboards/contests/contest-windows.ts';
import { builderBonusMonths, scholarshipWindows } from '../money/bonuses/programs.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import type { programs } from './programs.schemas.ts';
import { activeByLevel, awardSums, grantSums, namedTeamCounts } from './programs.store.ts';

type Answer = z.input<typeof programs>;

/** What an admin needs to see what the programs have paid, as in the lists of it. */
const PAID = 'payments.manage';

/** The calendar year of a day. */
const yearOf = (day: string) => {
  const year = day.slice(0, 4);
  return { year: Number(year), days: { from: `${year}-01-01`, to: `${year}-12-31` } };
};

async function levelFigures(db: Db, today: string): Promise<Answer['levels']> {
  const ladder = [...(await ladderOn(db, today)).values()];
  const active = [...(await activeByLevel(db, await rootCode(db))).values()];
  return {
    levels: ladder.length,
    top_rate_bps: Math.max(0, ...ladder.map(({ rate_bps }) => rate_bps)),
    active: active.reduce((sum, people) => sum + people, 0),
  };
}

function unclosed(windows: readonly ContestWindow[], today: string): Answer['contests'] {
  return windows.flatMap(({ from, to, status, is_over, is_closing }) =>
    status === 'Closed'
      ? []
      : [
          {
            from,
            to,
            status,
            is_over,
            is_closing,
            days_left: status === 'Open' && !is_over ? daysBetween(today, to) + 1 : null,
          },
        ],
  );
}

async function scholarshipFigures(db: Db, today: string): Promise<Answer['scholarships']> {
  const { year, days } = yearOf(today);
  const windows = await scholarshipWindows(db);
  const sums = await awardSums(db, days);
  const [last] = windows;
  return {
    year,
    quarters: windows.filter(({ window_start }) => yearOf(window_start).year === year).length,
    sums: sums.map(({ taken_back: _, ...sum }) => sum).filter(({ awards }) => awards > 0),
    taken_back: sums.reduce((total, { taken_back }) => total + taken_back, 0),
    last: last ? { from: last.window_start, to: last.window_end, awards: last.awards } : null,
  };
}

async function builderBonusFigures(db: Db): Promise<Answer['builder_bonus']> {
  const months = await builderBonusMonths(db);
  const month = months[0]?.month ?? null;
  return {
    month,
    countries: months
      .filter((each) => each.month === month)
      .map(({ country, pool_cents, house_cents, qualifiers }) => ({
        country,
        currency: currencyOf(country),
        pool_cents,
        house_cents,
        qualifiers,
      })),
  };
}

/** Whatever of the plan data begins after the day, by its day and then by name. */
async function plannedAfter(db: Db, today: string): Promise<Answer['planned']> {
  const { ladder, generations, settings } = await starts(db);
  const labelled = [
    ...ladder.map((row) => ({ ...row, label: 'Ladder of levels' })),
    ...generations.map((row) => ({ ...row, label: 'Generation rates' })),
    ...settings.map((row) => ({ ...row, label: SETTINGS[row.key as SettingKey].label })),
  ].filter(({ effective_from }) => effective_from > today);
  const unique = new Map(
    labelled.map(({ effective_from, label }) => [`${effective_from} ${label}`, { effective_from, label }]),
  );
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

/** The figures of all programs on a company day; what the caller may not see of them is null. */
export async function programFigures({ db, today, caller }: SignedInContext): Promise<Answer> {
  const maySeePaid = caller.permissions.has(PAID);
  const { year, days } = yearOf(today);
  return {
    on: today,
    levels: await levelFigures(db, today),
    contests: unclosed(await contestWindows({ db, today }), today),
    scholarships: maySeePaid ? await scholarshipFigures(db, today) : null,
    builder_bonus: maySeePaid ? await builderBonusFigures(db) : null,
    equity: { year, ...(await grantSums(db, days)) },
    named_teams: await namedTeamCounts(db),
    planned: await plannedAfter(db, today),
  };
}
