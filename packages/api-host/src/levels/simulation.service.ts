import { addMonths, type LevelCode, levelOf, messages } from '@upline/domain';
import { scheduleRates, whatIfLevel } from '@upline/domain/compensation';
import { type LegProduction, type LevelEvidence, nextLevel, qualify } from '@upline/domain/production';
import type { z } from 'zod';
import { ladderOn, scheduleOn } from '../catalogue/plan-data.store.ts';
import { directNodes, me, type NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { forbidden, invalid } from '../platform/operation/problem.ts';
import { measure, rowOf } from './evidence.ts';
import type { simulationAnswer, simulationBody } from './levels.schemas.ts';
import { criteriaOn, measuredDays } from './levels.store.ts';
import { shownQualification } from './qualification.service.ts';
import { postedSince, statusesOf } from './simulation.store.ts';

type Asked = z.output<typeof simulationBody>;

/** Months of policies that are rated once more (domain.md 9.3), and how many of them at most. */
const PAY_MONTHS = 3;
const MOST_POLICIES = 2_000;

/** The evidence with what the person would add. New legs are named by number. */
function withAdded({ measures, production }: LevelEvidence, asked: Asked): LevelEvidence {
  const more = (name: 'personal_recruits' | 'base_shop_licensed' | 'licensed_legs') => ({
    [name]: (measures[name] ?? 0) + asked.recruits,
  });
  const added = {
    ...measures,
    ...more('personal_recruits'),
    ...more('base_shop_licensed'),
    ...more('licensed_legs'),
  };
  if (production === null) return { measures: added, production };
  const legs = new Map(production.legs.map(({ code, amount_cents }) => [code, amount_cents]));
  let fresh = 0;
  for (const { leg_code, bv_cents } of asked.legs) {
    if (leg_code === null) fresh += 1;
    const code = leg_code ?? `New leg ${fresh}`;
    legs.set(code, (legs.get(code) ?? 0) + bv_cents);
  }
  const changed: LegProduction = {
    personal_cents: production.personal_cents + asked.personal_bv_cents,
    legs: [...legs].map(([code, amount_cents]) => ({ code, amount_cents })),
  };
  return { measures: added, production: changed };
}

/** The caller's lines of recent policies at another level: frozen as they are, with the statuses of now (R-LVL-02). */
async function payAt(db: Db, node: NetworkNode, level: LevelCode, today: string) {
  const policies = await postedSince(db, node, addMonths(today, -PAY_MONTHS), MOST_POLICIES);
  const people = policies.flatMap(({ snapshots }) =>
    snapshots.flatMap(({ producer, trainee, uplines }) => [
      producer,
      ...(trainee ? [trainee] : []),
      ...uplines,
    ]),
  );
  const statuses = await statusesOf(db, [...new Set(people.map(({ code }) => code))]);
  const rates = new Map<string, ReturnType<typeof scheduleRates>>();
  for (const { submit_date } of policies) {
    if (rates.has(submit_date)) continue;
    const ladder = [...(await ladderOn(db, submit_date))].map(([code, step]) => ({ code, ...step }));
    rates.set(submit_date, scheduleRates((await scheduleOn(db, submit_date))?.rates ?? [], ladder));
  }
  const byId = new Map(policies.map((policy) => [policy.id, policy]));
  const {
    before_cents,
    after_cents,
    policies: found,
  } = whatIfLevel(
    policies.map(({ id, bv_cents, snapshots }) => ({
      id,
      bv_cents,
      snapshots,
      statusOf: (code) => statuses.get(code) ?? 'Active',
    })),
    {
      associate_code: node.code,
      level_code: level,
      is_senior: levelOf(level).is_senior,
      rateOf: ({ id }) => {
        const policy = byId.get(id);
        return policy ? (rates.get(policy.submit_date)?.(policy, level) ?? 0) : 0;
      },
    },
  );
  return { months: PAY_MONTHS, policies: found.length, before_cents, after_cents };
}

/** What would be missing for a level if the person added production and recruits (domain.md 9.3, R-LVL-01). */
export async function simulate(
  { db, caller, today }: SignedInContext,
  asked: Asked,
): Promise<z.input<typeof simulationAnswer>> {
  const node = await me(db, caller.code);
  if (!node) throw forbidden();
  const refuse = (field: string, message: string) => invalid([{ field, message }]);
  const level = asked.level_code ?? nextLevel(node.level_code);
  const criteria = rowOf(await criteriaOn(db, today), level);
  if (!criteria || level === null) throw refuse('level_code', messages.required('Level'));
  const directs = new Set((await directNodes(db, node)).map(({ code }) => code));
  const stranger = asked.legs.findIndex(({ leg_code }) => leg_code !== null && !directs.has(leg_code));
  if (stranger >= 0) throw refuse(`legs.${stranger}.leg_code`, messages.invalid('Leg'));
  const days = await measuredDays(db, today);
  const evidence = (await measure(db, [node.code], days, [criteria])).get(node.code);
  if (!evidence) throw forbidden();
  const qualification = qualify(criteria, withAdded(evidence.for(criteria), asked));
  const shown = await shownQualification(db, qualification, days);
  return { qualification: shown, pay: await payAt(db, node, level, today) };
}
