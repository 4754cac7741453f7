import { firstOfMonth, maskLastFour, type PointsType, type TeamType, teamTypesOf } from '@upline/domain';
import { type BoardPeriod, type DayRange, figuresOf } from '@upline/domain/production';
import type { z } from 'zod';
import type { NetworkNode } from '../network/nodes.store.ts';
import { legProduction, type TeamProduction, teamProduction } from '../network/sums/production.store.ts';
import type { Db } from '../platform/database/database.ts';
import { namesOf } from '../platform/database/names-of.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { seen } from '../team/team.service.ts';
import type { BOARD_PARTS, boardBridge, ENTRY_KINDS } from './board-bridge.schemas.ts';
import { type DirectCredits, pointEntries, productionByDay } from './board-bridge.store.ts';
import { legCuts } from './bridge.service.ts';
import { viewerNode } from './leaderboards.service.ts';
import { daysOf } from './ranking.service.ts';

const MOST_ENTRIES = 100;

interface Asked {
  readonly points_type: PointsType;
  readonly category: TeamType;
  readonly period: BoardPeriod;
}

interface Part {
  readonly kind: (typeof BOARD_PARTS)[number];
  readonly leg_code: string | null;
  readonly amount: number;
}

const KINDS: Readonly<Record<string, (typeof ENTRY_KINDS)[number]>> = {
  policy: 'Policy',
  chargeback: 'Chargeback',
  associate: 'Recruit',
  license: 'License',
};

interface Production extends TeamProduction {
  readonly directs: readonly DirectCredits[];
}

async function productionOf(
  db: Db,
  node: NetworkNode,
  { points_type, category, period }: Asked,
  days: DayRange,
): Promise<Production> {
  if (period === 'Week') return productionByDay(db, node, category, days, points_type);
  const months = { from: firstOfMonth(days.from), to: firstOfMonth(days.to) };
  const production = await teamProduction(db, node, category, months, points_type);
  const directs =
    category === 'Personal' ? [] : (await legProduction(db, node, category, months, points_type)).legs;
  return { ...production, directs };
}

/** Steps from credits over reversals and the leg limit to the adjusted figure (5.3); their sum is that figure, exactly. */
function stepsOf({ points_type, category }: Asked, production: TeamProduction) {
  const { total, net, adjusted } = figuresOf(points_type, category, production);
  const own = production.personal.gross;
  const cuts = adjusted === net ? [] : legCuts(production);
  const rounding = adjusted - cuts.reduce((sum, { amount }) => sum + amount, net);
  const parts: Part[] = [
    { kind: 'own', leg_code: null, amount: own },
    { kind: 'team', leg_code: null, amount: total - own },
    { kind: 'reversals', leg_code: null, amount: net - total },
    ...cuts.map(({ code, amount }): Part => ({ kind: 'leg_limit', leg_code: code, amount })),
    { kind: 'rounding', leg_code: null, amount: rounding },
  ];
  return { total, adjusted, parts };
}

type Steps = ReturnType<typeof stepsOf>;

/** The steps of both periods side by side, in their order; those that are zero in both are left out. */
function sideBySide(current: Steps, previous: Steps) {
  const key = ({ kind, leg_code }: Part) => `${kind} ${leg_code}`;
  const before = new Map(previous.parts.map((part) => [key(part), part.amount]));
  const now = new Map(current.parts.map((part) => [key(part), part.amount]));
  const onlyBefore = previous.parts.filter((part) => !now.has(key(part)));
  const rounding = current.parts.at(-1) as Part;
  return [...current.parts.slice(0, -1), ...onlyBefore, rounding]
    .map((part) => ({
      kind: part.kind,
      leg_code: part.leg_code,
      current: now.get(key(part)) ?? 0,
      previous: before.get(key(part)) ?? 0,
    }))
    .filter((part) => part.current !== 0 || part.previous !== 0);
}

/** What the credits of the team come from, direct by direct; the last line is of people who have moved since (5.2). */
function byDirect(current: Production, previous: Production) {
  const [now, before] = [current, previous].map(
    ({ directs }) => new Map(directs.map(({ code, gross }) => [code, gross])),
  ) as [Map<string, number>, Map<string, number>];
  const lines = [...new Set([...now.keys(), ...before.keys()])]
    .map((code) => ({
      code: code as string | null,
      current: now.get(code) ?? 0,
      previous: before.get(code) ?? 0,
    }))
    .filter((line) => line.current !== 0 || line.previous !== 0)
    .toSorted((one, other) => other.current - one.current || other.previous - one.previous);
  const restOf = ({ total, personal, directs }: Production) =>
    directs.reduce((rest, { gross }) => rest - gross, total.gross - personal.gross);
  const moved = { code: null, current: restOf(current), previous: restOf(previous) };
  return moved.current === 0 && moved.previous === 0 ? lines : [...lines, moved];
}

/**
 * How a person's figures of a board come about and what differs from the period before, with the entries of the ledger
 * behind the own part. Of oneself and everybody below, for admins of everybody (R-TEAM-04).
 */
export async function boardBridgeOf(
  context: SignedInContext,
  code: string,
  asked: Asked,
): Promise<z.input<typeof boardBridge>> {
  const { db, caller, now, today } = context;
  await viewerNode(context, asked.category);
  const { node, viewer } = await seen(context, code);
  // Boards of senior categories list senior associates only (R-LDB-07).
  if (!teamTypesOf(node.is_senior_level).includes(asked.category)) throw notFound();
  const days = await daysOf(db, asked, today);
  const made = {
    current: await productionOf(db, node, asked, days.current),
    previous: await productionOf(db, node, asked, days.previous),
  };
  const [current, previous] = [stepsOf(asked, made.current), stepsOf(asked, made.previous)];
  const parts = sideBySide(current, previous);
  const legs = byDirect(made.current, made.previous);
  const names = await namesOf(db, [
    code,
    ...parts.flatMap(({ leg_code }) => (leg_code === null ? [] : [leg_code])),
    ...legs.flatMap((leg) => (leg.code === null ? [] : [leg.code])),
  ]);
  const person = (one: string) => ({ code: one, name: names.get(one) ?? one });
  const isOpen = viewer === undefined || caller.code === code;
  const found = await pointEntries(db, {
    code,
    points_type: asked.points_type,
    days: { from: days.previous.from, to: days.current.to },
    limit: MOST_ENTRIES + 1,
  });
  return {
    as_of: now,
    person: person(code),
    ...asked,
    current: { from: days.current.from, to: days.current.to },
    previous: { from: days.previous.from, to: days.previous.to },
    total: { current: current.total, previous: previous.total },
    adjusted: { current: current.adjusted, previous: previous.adjusted },
    parts: parts.map(({ leg_code, ...part }) => ({
      ...part,
      leg: leg_code === null ? null : person(leg_code),
    })),
    legs: legs.map((leg) => ({
      leg: leg.code === null ? null : person(leg.code),
      current: leg.current,
      previous: leg.previous,
    })),
    entries: found.slice(0, MOST_ENTRIES).map(({ on_date, amount, reference_kind, has_part, ...entry }) => ({
      on_date,
      amount,
      is_current: on_date >= days.current.from,
      kind: KINDS[reference_kind] ?? 'Other',
      policy_number:
        entry.policy_number === null || viewer === undefined || (isOpen && has_part)
          ? entry.policy_number
          : maskLastFour(entry.policy_number),
      product: entry.product,
      recruit: isOpen ? entry.recruit : null,
    })),
    has_more: found.length > MOST_ENTRIES,
  };
}
