import { addMonths, levelOf } from '@upline/domain';
import { type PayEffect, scheduleRates, whatIfTransfer } from '@upline/domain/compensation';
import { nextLevel, qualify, transferCountsFrom } from '@upline/domain/production';
import type { z } from 'zod';
import { ladderOn, scheduleOn } from '../../catalogue/plan-data.store.ts';
import { validLifeLicense } from '../../licensing/licenses/licenses.store.ts';
import { AT_ONCE, hasRightToTransfer, needsSuper, newUpline } from '../../network/changes/changes.rules.ts';
import { directCodes } from '../../network/changes/changes.store.ts';
import { lockGuard } from '../../network/changes/guard.store.ts';
import { moveUnder } from '../../network/changes/moving.ts';
import { hasLeft } from '../../network/changes/status-rules.ts';
import { triedOut } from '../../network/changes/trying.store.ts';
import { me, type NetworkNode, nodesOf, teamSize, uplineNodes } from '../../network/nodes.store.ts';
import { headCounts } from '../../network/sums/production.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/database/names-of.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/operation/problem.ts';
import { measure, rowOf } from '../evidence.ts';
import { criteriaOn, measuredDays } from '../levels.store.ts';
import { shownLevel } from '../qualification.service.ts';
import { postedSince, statusesOf } from '../simulation.store.ts';
import type { previewBody, transferPreview } from './transfer-preview.schemas.ts';

type Answer = z.input<typeof transferPreview>;
type Upline = Answer['uplines'][number];

/** Months of policies that are rated once more, and how many of them at most. */
const PAY_MONTHS = 3;
const MOST_POLICIES = 2_000;

/** How an upline stands: heads of the team, and what is met of the next level. */
interface Standing {
  readonly team: number;
  readonly baseShop: number;
  readonly next: {
    readonly is_met: boolean;
    readonly met: number;
    readonly asked: number;
    readonly counted_cents: number | null;
  } | null;
}

async function standingsOf(db: Db, codes: readonly string[], today: string): Promise<Map<string, Standing>> {
  const nodes = await nodesOf(db, codes);
  const table = await criteriaOn(db, today);
  const criteriaOf = (node: NetworkNode) => rowOf(table, nextLevel(node.level_code));
  const asked = [...new Set(nodes.map(criteriaOf))].filter((row) => row !== undefined);
  const evidence = await measure(db, codes, await measuredDays(db, today), asked);
  const found = new Map<string, Standing>();
  for (const node of nodes) {
    const heads = (await headCounts(db, node)).filter(({ status }) => !hasLeft(status));
    const sum = (type: 'Infinity' | 'BaseShop') =>
      heads.reduce((total, { counts }) => total + counts[type], 0);
    const criteria = criteriaOf(node);
    const known = evidence.get(node.code);
    const result = criteria && known ? qualify(criteria, known.for(criteria)) : null;
    const checks = result
      ? [
          ...result.requirements.map(({ is_met }) => is_met),
          ...(result.production ? [result.production.is_met] : []),
        ]
      : [];
    found.set(node.code, {
      team: sum('Infinity'),
      baseShop: sum('BaseShop'),
      next: result && {
        is_met: result.is_met,
        met: checks.filter(Boolean).length,
        asked: checks.length,
        counted_cents: result.production?.counted_cents ?? null,
      },
    });
  }
  return found;
}

/** The pay of recent policies, as posted and as the uplines after the transfer would have been paid. */
async function payEffects(
  db: Db,
  node: NetworkNode,
  after: readonly NetworkNode[],
  withDownline: boolean,
  today: string,
) {
  const found = await postedSince(db, node, addMonths(today, -PAY_MONTHS), MOST_POLICIES + 1);
  const policies = found.slice(0, MOST_POLICIES);
  const above = after.filter(({ upline_code }) => upline_code !== null);
  const codes = policies.flatMap(({ snapshots }) =>
    snapshots.flatMap(({ producer, trainee, uplines }) =>
      [producer, ...(trainee ? [trainee] : []), ...uplines].map(({ code }) => code),
    ),
  );
  const statuses = await statusesOf(db, [...new Set([...codes, ...above.map(({ code }) => code)])]);
  const licensed = await validLifeLicense(
    db,
    above.map(({ code }) => code),
    today,
  );
  const rates = new Map<string, ReturnType<typeof scheduleRates>>();
  for (const { submit_date } of policies) {
    if (rates.has(submit_date)) continue;
    const ladder = [...(await ladderOn(db, submit_date))].map(([code, step]) => ({ code, ...step }));
    rates.set(submit_date, scheduleRates((await scheduleOn(db, submit_date))?.rates ?? [], ladder));
  }
  const byId = new Map(policies.map((policy) => [policy.id, policy]));
  const effects = whatIfTransfer(
    policies.map(({ id, bv_cents, snapshots }) => ({
      id,
      bv_cents,
      snapshots,
      statusOf: (code: string) => statuses.get(code) ?? 'Active',
    })),
    {
      associate_code: node.code,
      with_downline: withDownline,
      above: ({ id }) => {
        const policy = byId.get(id);
        return above.map(({ code, level_code, is_senior_level }) => ({
          code,
          level_code,
          is_senior: is_senior_level,
          rate_bps: policy ? (rates.get(policy.submit_date)?.(policy, level_code) ?? 0) : 0,
          is_licensed: licensed.has(code),
        }));
      },
    },
  );
  return { effects, policies: policies.length, is_complete: found.length <= MOST_POLICIES };
}

const isSame = (one: Standing, other: Standing) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a transfer would change for every upline concerned: heads, the way to the next level and pay. It is carried out and taken
 * back in one transaction, so the figures are those that a real transfer leads to (R-LVL-06, R-UPL-03); nothing remains of it.
 */
export async function previewTransfer(
  context: SignedInContext,
  code: string,
  body: z.output<typeof previewBody>,
): Promise<Answer> {
  const { db, caller, today, now } = context;
  const openFrom = await lockGuard(db);
  const node = await me(db, code);
  if (!node) throw notFound();
  if (node.upline_code === null) throw conflict('root', 'The root of the network has no upline');
  const upline = await newUpline(db, node, body.upline_code, {
    name: 'upline_code',
    label: 'Upline',
    withDownline: body.with_downline,
  });
  if (!hasRightToTransfer(caller, node, upline)) throw forbidden();
  const moved = (await teamSize(db, node)) + 1;
  if (moved > AT_ONCE)
    throw invalid([
      {
        field: 'upline_code',
        message: `A preview is made for up to ${AT_ONCE.toLocaleString('en-US')} people`,
      },
    ]);

  const former = await uplineNodes(db, node);
  const next = [upline, ...(await uplineNodes(db, upline))];
  const concerned = new Map([...former, ...next].map((one) => [one.code, one]));
  const codes = [...concerned.keys()];
  const before = await standingsOf(db, codes, today);
  const staying = body.with_downline ? [] : await directCodes(db, node.code);
  const after = await triedOut(db, async () => {
    await moveUnder(
      db,
      node,
      {
        uplineCode: upline.code,
        withDownline: body.with_downline,
        effectiveDate: today,
        reason: 'Preview',
        by: caller.code,
        now,
      },
      openFrom,
      async () => {},
    );
    return standingsOf(db, codes, today);
  });
  const { effects, ...pay } = await payEffects(db, node, next, body.with_downline, today);
  const paid = new Map(effects.map((effect) => [effect.associate_code, effect]));
  const names = await namesOf(db, [...codes, node.code]);
  const named = (each: string) => ({ code: each, name: names.get(each) ?? each });

  const uplines = codes.flatMap((each): Upline[] => {
    const one = concerned.get(each) as NetworkNode;
    const [then, later] = [before.get(each) as Standing, after.get(each) as Standing];
    const { before_cents = 0, after_cents = 0 }: Partial<PayEffect> = paid.get(each) ?? {};
    if (isSame(then, later) && before_cents === after_cents) return [];
    const level = nextLevel(one.level_code);
    const isFormer = former.some((upper) => upper.code === each);
    const isNew = next.some((upper) => upper.code === each);
    return [
      {
        associate: named(each),
        level: shownLevel(one.level_code),
        side: isFormer && isNew ? 'Both' : isFormer ? 'Former' : 'New',
        team: { before: then.team, after: later.team },
        base_shop: { before: then.baseShop, after: later.baseShop },
        next_level:
          level && then.next && later.next
            ? { level: { code: level, name: levelOf(level).name }, before: then.next, after: later.next }
            : null,
        pay: { before: before_cents, after: after_cents },
      },
    ];
  });
  return {
    associate: named(node.code),
    from_upline: named(node.upline_code),
    to_upline: named(upline.code),
    with_downline: body.with_downline,
    moved: body.with_downline ? moved : 1 + staying.length,
    needs_super: needsSuper(node, upline),
    counts_from: transferCountsFrom(today),
    uplines,
    pay: { months: PAY_MONTHS, ...pay },
  };
}
