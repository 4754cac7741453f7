import { addDays, addMonths, type LevelCode, levelOf } from '@upline/domain';
import {
  criteriaFor,
  type LevelCriteria,
  levelRequestError,
  type Measure,
  nextLevel,
  type Qualification,
  qualify,
} from '@upline/domain/production';
import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import { namesOf } from '../platform/database/names-of.ts';
import type { Context } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { measure, rowOf } from './evidence.ts';
import { lastRequest } from './level-requests.store.ts';
import type { levelHistory, levelProgress, qualification } from './levels.schemas.ts';
import { criteriaOn, levelChangesOf, measuredDays, monthsOf, personOf } from './levels.store.ts';
import type { MeasuredDays } from './measures.store.ts';

type QualificationAnswer = z.input<typeof qualification>;

export const shownLevel = (code: LevelCode) => ({ code, name: levelOf(code).name });

/** Without the window's days and the names of legs. */
export const requirementsOf = ({ requirements }: Pick<Qualification, 'requirements'>) =>
  requirements.map(({ is_met, alternatives }) => ({
    is_met,
    alternatives: alternatives.map((alternative) => ({ ...alternative })),
  }));

/** A qualification as screens show it, with the window's days and the names of the legs. */
export async function shownQualification(
  db: Db,
  found: Qualification,
  { openFrom }: Pick<MeasuredDays, 'openFrom'>,
): Promise<QualificationAnswer> {
  const { level, approval, window_months, is_met, production } = found;
  const legs = production?.parts.flatMap(({ leg_code }) => (leg_code === null ? [] : [leg_code])) ?? [];
  const names = await namesOf(db, legs);
  return {
    level: shownLevel(level),
    approval,
    window_months,
    from: window_months === null ? null : addMonths(openFrom, -window_months),
    to: window_months === null ? null : addDays(openFrom, -1),
    is_met,
    production: production && {
      ...production,
      parts: production.parts.map((part) => ({
        ...part,
        leg_name: part.leg_code === null ? null : (names.get(part.leg_code) ?? null),
      })),
    },
    requirements: requirementsOf(found),
  };
}

/** An associate's qualification for one level, as of now. */
export async function qualificationOf(
  db: Db,
  code: string,
  level: LevelCode,
  today: string,
): Promise<{ qualification: Qualification; days: MeasuredDays; criteria: LevelCriteria }> {
  const criteria = criteriaFor(level, await criteriaOn(db, today));
  const days = await measuredDays(db, today);
  const evidence = (await measure(db, [code], days, [criteria])).get(code);
  if (!evidence) throw notFound();
  return { qualification: qualify(criteria, evidence.for(criteria)), days, criteria };
}

/** Level, qualified level and the way to the next one (2.1, R-LVL-07). */
export async function progressOf(
  { db, today }: Context,
  code: string,
): Promise<z.input<typeof levelProgress>> {
  const person = await personOf(db, code);
  if (!person) throw notFound();
  const next = nextLevel(person.level_code);
  const found = next && (await qualificationOf(db, code, next, today));
  const scheduled = (await levelChangesOf(db, code)).find(({ status }) => status !== 'Done');
  const last = next ? await lastRequest(db, code, next) : undefined;
  const refused =
    next && found
      ? levelRequestError({
          from: person.level_code,
          to: next,
          approval: found.criteria.approval,
          has_pending: last?.has_pending ?? false,
          refused_on: last?.refused_on ?? null,
          today,
        })
      : 'top';
  return {
    level: shownLevel(person.level_code),
    qualified_level: person.qualified_level_code && shownLevel(person.qualified_level_code),
    next: found ? await shownQualification(db, found.qualification, found.days) : null,
    scheduled: scheduled
      ? { level: shownLevel(scheduled.to_level), effective_date: scheduled.effective_date }
      : null,
    may_request: refused === undefined && scheduled === undefined,
  };
}

/** Closed months and changes of level (2.5). */
export async function historyOf(
  { db }: Context,
  code: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<z.input<typeof levelHistory>> {
  const months = await monthsOf(db, code, { limit: limit + 1, offset: (page - 1) * limit });
  const changes = await levelChangesOf(db, code);
  const names = await namesOf(
    db,
    changes.flatMap(({ decided_by }) => (decided_by === null ? [] : [decided_by])),
  );
  const rows = await Promise.all(
    months.map(async ({ created_at: _, associate_code: __, next_level, ...month }) => {
      const above = nextLevel(month.level_at_close);
      // What was asked for then: plan data changes (R-CFG-01).
      const criteria = rowOf(await criteriaOn(db, addDays(addMonths(month.period_month, 1), -1)), above);
      const asked =
        above && criteria && next_level
          ? qualify({ ...criteria, production: null }, { measures: next_level.measures, production: null })
          : null;
      const production = next_level?.production
        ? {
            ...next_level.production,
            is_met: next_level.production.counted_cents >= next_level.production.required_cents,
          }
        : null;
      return {
        ...month,
        level_at_close: shownLevel(month.level_at_close),
        qualified_level: month.qualified_level && shownLevel(month.qualified_level),
        next: asked && {
          level: shownLevel(asked.level),
          is_met: asked.is_met && (production?.is_met ?? true),
          production,
          requirements: requirementsOf(asked),
        },
      };
    }),
  );
  return {
    rows,
    changes: changes.map(
      ({ id, from_level, to_level, effective_date, status, decided_at, decided_by, reason }) => ({
        id,
        from_level: from_level && shownLevel(from_level),
        to_level: shownLevel(to_level),
        effective_date,
        is_scheduled: status !== 'Done',
        decided_at,
        decided_by:
          decided_by === null ? null : { code: decided_by, name: names.get(decided_by) ?? decided_by },
        reason,
      }),
    ),
  };
}

const EARNED: Measure = 'rolling_compensation_cents';

/** The history as uplines read it: of what somebody earned only whether it was enough (domain.md 7.1). */
export const withoutEarnings = (history: z.input<typeof levelHistory>): z.input<typeof levelHistory> => ({
  ...history,
  rows: history.rows.map((row) => ({
    ...row,
    next: row.next && {
      ...row.next,
      requirements: row.next.requirements.map((requirement) => ({
        ...requirement,
        alternatives: requirement.alternatives.map((one) =>
          one.measure === EARNED
            ? {
                ...one,
                unit: 'fact' as const,
                value: Number(one.is_met),
                required: 1,
                shortfall: Number(!one.is_met),
              }
            : one,
        ),
      })),
    },
  })),
});
