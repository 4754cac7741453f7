import type { LevelCode } from '@upline/domain';
import { type LevelCriteria, PROMOTION_CRITERIA } from '@upline/domain/production';
import type { z } from 'zod';
import { starts } from '../catalogue/plan-data/plan-changes.store.ts';
import { generationRatesOn, ladderOn } from '../catalogue/plan-data.store.ts';
import { rootCode } from '../dashboards/dashboard-scope.store.ts';
import { criteriaOn } from '../levels/levels.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { ladder } from './levels.schemas.ts';
import { activeByLevel } from './programs.store.ts';

type Answer = z.input<typeof ladder>;
type Planned = Answer['planned'][number];

const WHOLE_BPS = 10_000;

/** Everything that makes the ladder of a day. */
async function planOn(db: Db, day: string) {
  return {
    ladder: await ladderOn(db, day),
    generations: await generationRatesOn(db, day),
    criteria: new Map((await criteriaOn(db, day)).map((each) => [each.level, each])),
  };
}
type Plan = Awaited<ReturnType<typeof planOn>>;

/** What is different from one plan to the next. */
function changesOf(day: string, before: Plan, after: Plan): Planned {
  const asksElse = (level: LevelCode, criteria: LevelCriteria) =>
    JSON.stringify(before.criteria.get(level)) !== JSON.stringify(criteria);
  return {
    effective_from: day,
    levels: [...after.ladder].flatMap(([level_code, { rate_bps: after_bps }]) => {
      const before_bps = before.ladder.get(level_code)?.rate_bps ?? null;
      return before_bps === after_bps ? [] : [{ level_code, before_bps, after_bps }];
    }),
    generations: after.generations.flatMap((after_bps, index) => {
      const before_bps = before.generations[index] ?? null;
      return before_bps === after_bps ? [] : [{ generation: index + 1, before_bps, after_bps }];
    }),
    criteria: [...after.criteria].flatMap(([level, criteria]) => (asksElse(level, criteria) ? [level] : [])),
  };
}

const isChange = ({ levels, generations, criteria }: Planned) =>
  levels.length + generations.length + criteria.length > 0;

/** The ladder on a company day, who holds its levels today, and what is planned of it (R-CFG-01). */
export async function ladderFigures(
  { db, today }: Pick<Context, 'db' | 'today'>,
  on: string,
): Promise<Answer> {
  const all = await starts(db);
  const days = [
    ...all.ladder,
    ...all.generations,
    ...all.settings.filter(({ key }) => key === 'promotion_criteria'),
  ].map(({ effective_from }) => effective_from);
  const planned: Planned[] = [];
  let before = await planOn(db, today);
  for (const day of [...new Set(days)].filter((each) => each > today).toSorted()) {
    const after = await planOn(db, day);
    planned.push(changesOf(day, before, after));
    before = after;
  }
  const plan = await planOn(db, on);
  const active = await activeByLevel(db, await rootCode(db));
  const rates = [...plan.ladder.values()].map(({ rate_bps }) => rate_bps);
  return {
    on,
    today,
    begins: all.ladder.at(-1)?.effective_from ?? null,
    levels: [...plan.ladder].map(([code, step]) => {
      const { approval, window_months, production, requirements } =
        plan.criteria.get(code) ?? (PROMOTION_CRITERIA.find(({ level }) => level === code) as LevelCriteria);
      return {
        code,
        ...step,
        active: active.get(code) ?? 0,
        approval,
        window_months,
        production: production && { ...production },
        requirements: requirements.map(({ any_of }) => ({ any_of: any_of.map((each) => ({ ...each })) })),
      };
    }),
    generations: plan.generations.map((rate_bps, index) => ({ generation: index + 1, rate_bps })),
    house_bps:
      rates.length === 0
        ? null
        : WHOLE_BPS - Math.max(...rates) - plan.generations.reduce((sum, rate_bps) => sum + rate_bps, 0),
    planned: planned.filter(isChange),
  };
}
