import { addMonths, firstOfMonth, type LevelCode, levelOf } from '@upline/domain';
import {
  type HalfRule,
  type LevelCriteria,
  type Measure,
  nearFrom,
  nextLevel,
  type Qualification,
  qualifiedLevel,
  qualify,
} from '@upline/domain/production';
import { networkChanges } from '../network/changes/changes.service.ts';
import { hasOpenChange } from '../network/changes/changes.store.ts';
import { lockGuard } from '../network/changes/guard.store.ts';
import { me } from '../network/nodes.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Db } from '../platform/database/database.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { adjustedIssued, levelsAtEnd } from './closing.store.ts';
import { measure, rowOf } from './evidence.ts';
import { LEVEL_MESSAGES } from './levels.messages.ts';
import {
  closeLevelMonth,
  criteriaOn,
  firstUnwritten,
  lastWritten,
  measuredDays,
  type Person,
  peopleAfter,
  recruitsIn,
  writeQualifications,
} from './levels.store.ts';
import type { KeptQualification } from './levels.tables.ts';
import type { MeasuredDays } from './measures.store.ts';

type Services = Pick<Platform, 'audit' | 'jobs' | 'messages' | 'transaction'>;

/** People measured by one transaction. */
const BATCH = 1_000;
/** Levels from which the system itself promotes (R-LVL-03). */
const AUTOMATIC: readonly LevelCode[] = ['TA', 'A', 'SA'];

/** Somebody who has reached most of the production of the next level. */
interface Near {
  readonly code: string;
  readonly level: LevelCode;
  readonly production: HalfRule;
}

const kept = ({ requirements, production }: Qualification): KeptQualification => ({
  measures: Object.fromEntries(
    requirements.flatMap(({ alternatives }) => alternatives.map(({ measure: name, value }) => [name, value])),
  ) as Partial<Record<Measure, number | null>>,
  production: production && {
    required_cents: production.required_cents,
    counted_cents: production.counted_cents,
  },
});

const isNear = ({ required_cents, counted_cents, is_met }: HalfRule) =>
  !is_met && counted_cents >= nearFrom(required_cents);

async function closeBatch(
  db: Db,
  people: readonly Person[],
  month: string,
  days: MeasuredDays,
  criteria: readonly LevelCriteria[],
): Promise<Near[]> {
  const codes = people.map(({ code }) => code);
  const seniors = people.filter(({ is_senior_level }) => is_senior_level).map(({ code }) => code);
  const evidence = await measure(db, codes, days, criteria);
  const held = await levelsAtEnd(db, codes, month);
  const recruits = await recruitsIn(db, codes, month);
  const personal = await adjustedIssued(db, codes, 'Personal', month);
  const shop = await adjustedIssued(db, codes, 'BaseShop', month);
  const superBase = await adjustedIssued(db, seniors, 'RmdSuperBase', month);
  const superTeam = await adjustedIssued(db, seniors, 'RmdSuperTeam', month);
  const near: Near[] = [];
  const rows = people.flatMap(({ code, level_code, is_senior_level }) => {
    const found = evidence.get(code);
    if (!found) return [];
    const level = held.get(code) ?? level_code;
    const next = rowOf(criteria, nextLevel(level));
    const qualification = next && qualify(next, found.for(next));
    if (qualification?.production && isNear(qualification.production))
      near.push({ code, level: qualification.level, production: qualification.production });
    const wide = (figures: ReadonlyMap<string, number>) =>
      is_senior_level ? (figures.get(code) ?? 0) : null;
    return [
      {
        associate_code: code,
        period_month: month,
        level_at_close: level,
        qualified_level: qualifiedLevel((each) => {
          const row = rowOf(criteria, each);
          return row ? found.for(row) : { measures: {}, production: null };
        }, criteria),
        personal_bv_cents: personal.get(code) ?? 0,
        base_shop_bv_cents: shop.get(code) ?? 0,
        super_base_bv_cents: wide(superBase),
        super_team_bv_cents: wide(superTeam),
        recruits: recruits.get(code) ?? 0,
        licensed_count: found.measures.base_shop_licensed ?? 0,
        legs: found.measures.licensed_legs ?? 0,
        persistency_bps: found.measures.persistency_bps ?? null,
        next_level: qualification ? kept(qualification) : null,
      },
    ];
  });
  await writeQualifications(db, rows);
  return near;
}

/**
 * Writes the qualifications of every month that the network has closed since the last run, the oldest first (2.5,
 * R-LVL-07), in batches, continuing where an earlier run stopped. `inside` runs each batch in a transaction of its own
 * and gets the people who are near the next level. Where no month is written yet, `first` is the first one.
 */
async function closeLevels(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  inside: (work: (db: Db) => Promise<readonly Near[]>) => Promise<unknown>,
  first?: string,
): Promise<void> {
  const { openFrom } = await measuredDays(db, today);
  // The month that has ended is not closed yet.
  if (openFrom > today) return;
  const last = addMonths(openFrom, -1);
  for (let month = (await firstUnwritten(db)) ?? first ?? last; month <= last; month = addMonths(month, 1)) {
    const next = addMonths(month, 1);
    // A month that is written late is measured as on the day it should have been.
    const days = month === last ? { today, openFrom } : { today: next, openFrom: next };
    await closeMonth(db, month, days, (work) =>
      inside(async (trx) => {
        const near = await work(trx);
        return month === last ? near : [];
      }),
    );
    await closeLevelMonth(db, month, now);
  }
}

/**
 * Writes the qualifications of so many months before the open one after a bulk load, in its transaction: each is measured as on the
 * day after its end, by the people who had joined by then. Nobody is notified.
 */
export async function closeLoadedLevels(
  db: Db,
  days: Pick<Context, 'now' | 'today'>,
  months: number,
): Promise<void> {
  await closeLevels(db, days, (work) => work(db), addMonths(firstOfMonth(days.today), -months));
}

async function closeMonth(
  db: Db,
  month: string,
  days: MeasuredDays,
  inside: Parameters<typeof closeLevels>[2],
): Promise<void> {
  const criteria = await criteriaOn(db, days.today);
  let after = await lastWritten(db, month);
  for (;;) {
    const people = await peopleAfter(db, after, BATCH, { joinedBefore: addMonths(month, 1) });
    const last = people.at(-1);
    if (!last) break;
    await inside((trx) => closeBatch(trx, people, month, days, criteria));
    after = last.code;
  }
}

/** What levels do by themselves every night: closing the month, and promotions up to MD (R-LVL-02, R-LVL-03). */
export function levelClosing(platform: Services) {
  const changes = networkChanges(platform);
  const { send } = messageSender(platform);

  async function promote(context: Context, code: string, level: LevelCode): Promise<void> {
    await lockGuard(context.db);
    const node = await me(context.db, code);
    if (!node || nextLevel(node.level_code) !== level || (await hasOpenChange(context.db, code, 'Level')))
      return;
    const id = await changes.scheduleLevel(context, node, {
      level,
      reason: 'All requirements are met',
      by: null,
    });
    const { effective_date } = await changes.answer(context, id);
    await send(context, LEVEL_MESSAGES['level-promoted'], {
      to: code,
      values: { level: levelOf(level).name, from: effective_date },
      link: '/account/level-qualification-history',
      about: `level:${level}`,
    });
  }

  return {
    async close(context: Context): Promise<void> {
      await closeLevels(context.db, context, (work) =>
        platform.transaction(context, async (inside) => {
          for (const { code, level, production } of await work(inside.db))
            await send(inside, LEVEL_MESSAGES['level-near'], {
              to: code,
              values: {
                level: levelOf(level).name,
                percent: String(Math.floor((100 * production.counted_cents) / production.required_cents)),
              },
              link: '/account/level-qualification-history',
              about: `level:${level}`,
            });
        }),
      );
    },

    /** Everybody below MD who meets the next level's row is promoted, each in a transaction; who waits for one already is not. */
    async promoteAll(context: Context): Promise<void> {
      const criteria = await criteriaOn(context.db, context.today);
      const days = await measuredDays(context.db, context.today);
      const automatic = criteria.filter(({ approval }) => approval === 'SYS');
      for (let after: string | undefined = ''; after !== undefined; ) {
        const people: Person[] = await peopleAfter(context.db, after, BATCH, { levels: AUTOMATIC });
        const codes = people.map(({ code }) => code);
        const evidence = await measure(context.db, codes, days, automatic);
        for (const { code, level_code } of people) {
          const row = rowOf(automatic, nextLevel(level_code));
          const found = evidence.get(code);
          if (row && found && qualify(row, found.for(row)).is_met)
            await platform.transaction(context, (inside) => promote(inside, code, row.level));
        }
        after = people.at(-1)?.code;
      }
    },
  };
}
