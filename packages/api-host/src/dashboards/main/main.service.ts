import { addDays, addMonths, type LevelCode } from '@upline/domain';
import { nextLevel, periodOf, qualify, scholarshipOf } from '@upline/domain/production';
import type { z } from 'zod';
import { setting } from '../../catalogue/plan-data.store.ts';
import { startOnDashboard } from '../../efast-start/efast-starts.service.ts';
import { askedBy, measure, rowOf } from '../../levels/evidence.ts';
import { criteriaOn, measuredDays } from '../../levels/levels.store.ts';
import { me, type NetworkNode } from '../../network/nodes.store.ts';
import { pointsByMonth } from '../../network/sums/production.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { forbidden } from '../../platform/operation/problem.ts';
import { monthsOf } from '../dashboard-scope.ts';
import type { mainDashboard } from './main.schemas.ts';
import { activeRecruits, type Greeting, greetingOf, nextEnding } from './main.store.ts';
import { birthdaysOf, openActionsOf } from './open-actions.store.ts';

type Answer = z.input<typeof mainDashboard>;

/** How far the associate is to the next level (domain.md 1.2). */
async function levelOf(db: Db, { code, level_code }: NetworkNode, today: string): Promise<Answer['level']> {
  const level: LevelCode | null = nextLevel(level_code);
  const criteria = rowOf(await criteriaOn(db, today), level);
  if (level === null || !criteria) return { current: level_code, next: null };
  const measured = await measure(db, [code], await measuredDays(db, today), [criteria], askedBy(criteria));
  const evidence = measured.get(code)?.for(criteria) ?? { measures: {}, production: null };
  const { is_met, window_months, production, requirements } = qualify(criteria, evidence);
  return {
    current: level_code,
    next: {
      level,
      is_met,
      window_months,
      production: production && {
        team_type: production.team_type,
        required_cents: production.required_cents,
        counted_cents: production.counted_cents,
        shortfall_cents: production.shortfall_cents,
      },
      requirements: requirements.map(({ is_met: isMet, alternatives }) => ({
        is_met: isMet,
        alternatives: alternatives.map(({ shortfall: _, ...alternative }) => alternative),
      })),
    },
  };
}

/** The scholarship programs of the present quarter (domain.md 5.6). */
async function scholarshipTo(db: Db, node: NetworkNode, today: string): Promise<Answer['scholarship']> {
  const { whole, current } = periodOf('Quarter', today);
  const credits = await pointsByMonth(db, node, 'Personal', monthsOf(current), ['IssuedBv']);
  const facts = {
    recruits: await activeRecruits(db, node.code, current),
    bv_cents: credits.reduce((sum, { net }) => sum + net, 0),
  };
  const programs = await setting(db, 'scholarship_programs', today);
  const { met, award } = scholarshipOf(facts, programs);
  return {
    ...whole,
    ...facts,
    award_cents: award?.award_cents ?? null,
    programs: programs.map((program) => ({ ...program, is_met: met.includes(program) })),
  };
}

/** Whole years since that day, on the day they are full: what began on 29 February is on 28 February in other years (R-MNY-16). */
function fullYears(since: string, today: string): number | undefined {
  const years = Number(today.slice(0, 4)) - Number(since.slice(0, 4));
  return addMonths(since, years * 12) === today ? years : undefined;
}

function daysOf({ join_date, birth_month, birth_day }: Greeting, today: string) {
  // The year of birth is not kept: any that has a 29 February stands for it.
  const born =
    birth_month && birth_day ? addDays(addMonths('2000-01-01', birth_month - 1), birth_day - 1) : null;
  return {
    is_birthday: born !== null && fullYears(born, today) !== undefined,
    anniversary_years: (join_date && fullYears(join_date, today)) || null,
  };
}

/** What the main dashboard shows besides announcements, boards and events, which have operations of their own. */
export async function mainDashboardOf({
  db,
  now,
  today,
  caller,
}: {
  db: Db;
  now: Date;
  today: string;
  caller: Caller;
}): Promise<Answer> {
  const node = await me(db, caller.code);
  const greeting = await greetingOf(db, caller.code);
  if (!node || !greeting) throw forbidden();
  const waiting = await openActionsOf({ db, now, today }, caller.code);
  const birthdays = await birthdaysOf(db, caller.code, today);
  return {
    as_of: now,
    today,
    first_name: greeting.first_name,
    ...daysOf(greeting, today),
    unread_notices: greeting.unread,
    open_actions: [...waiting, ...(birthdays ? [birthdays] : [])].sort(
      (a, b) => a.since.localeCompare(b.since) || a.action.localeCompare(b.action),
    ),
    efast_start: await startOnDashboard({ db, today, caller, joined_on: greeting.join_date }),
    license: (await nextEnding(db, caller.code, today)) ?? null,
    level: await levelOf(db, node, today),
    scholarship: await scholarshipTo(db, node, today),
  };
}
