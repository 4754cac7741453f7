import { levelOf, messages } from '@upline/domain';
import type { z } from 'zod';
import { chainsAt } from '../network/chain.store.ts';
import { type NetworkNode, nodesOf } from '../network/nodes.store.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { invalid } from '../platform/operation/problem.ts';
import type { associateHistory, memberAsOf, memberHistory, personAsOf } from './as-of.schemas.ts';
import { directsOn, levelsOf, type PersonAsOf, peopleAsOf, statusesOf, uplinesOf } from './as-of.store.ts';
import { person, seen } from './team.service.ts';

export const levelNamed = (code: PersonAsOf['level_code']) => ({ code, name: levelOf(code).name });

const toPerson = (row: PersonAsOf): z.input<typeof personAsOf> => ({
  code: row.code,
  name: row.name,
  has_photo: row.has_photo,
  level: levelNamed(row.level_code),
  is_senior_level: levelOf(row.level_code).is_senior,
  status: row.status,
});

export function dayOf({ today }: SignedInContext, day = today): string {
  if (day > today) throw invalid([{ field: 'day', message: messages.dateFuture('Day') }]);
  return day;
}

/** Whether the viewer sees somebody of that path today: self, below, or an upline of their own (domain.md 7.1). */
export const isShown = (viewer: NetworkNode | undefined, path: string | null): boolean =>
  !viewer || (path !== null && (path.startsWith(viewer.path) || viewer.path.startsWith(path)));

/** Directs of a member on a day; in an associate's view only those they reach today (R-PRM-03). */
export async function membersAsOf(
  context: SignedInContext,
  code: string,
  asked: { readonly day?: string | undefined; readonly page: number; readonly limit: number },
): Promise<{ rows: z.input<typeof memberAsOf>[] }> {
  const { viewer } = await seen(context, code);
  const day = dayOf(context, asked.day);
  const rows = await directsOn(context.db, [{ code, gen: 0 }], day, viewer, null, {
    limit: asked.limit + 1,
    skip: (asked.page - 1) * asked.limit,
  });
  return {
    rows: rows.map((row) => ({
      ...toPerson(row),
      join_date: row.join_date,
      direct_count: row.direct_count,
    })),
  };
}

/** From the root of that day down to the member; uplines the viewer does not see today are left out. */
export async function uplinesAsOf(
  context: SignedInContext,
  code: string,
  asked: { readonly day?: string | undefined },
): Promise<{ rows: z.input<typeof personAsOf>[] }> {
  const { db } = context;
  const { viewer } = await seen(context, code);
  const day = dayOf(context, asked.day);
  const [chain] = await chainsAt(db, [{ code, date: day }]);
  const codes = [code, ...(chain?.uplines ?? []).map((upline) => upline.code)].reverse();
  const paths = new Map((await nodesOf(db, codes)).map((node) => [node.code, node.path]));
  const shown = codes.filter((each) => isShown(viewer, paths.get(each) ?? null));
  const rows = await peopleAsOf(db, shown, day);
  // Nobody stood anywhere before joining.
  return { rows: rows.at(-1)?.code === code ? rows.map(toPerson) : [] };
}

/**
 * Uplines, levels and statuses of an associate with reasons, including moves caused by another person's transfer
 * (R-UPL-03).
 */
export async function associateHistoryOf(
  context: SignedInContext,
  code: string,
): Promise<z.input<typeof associateHistory>> {
  const { db } = context;
  const { viewer } = await seen(context, code);
  const by = (row: { by_code: string | null; by_name: string | null }) => person(row.by_code, row.by_name);
  return {
    uplines: (await uplinesOf(db, code)).map((row) => ({
      upline: isShown(viewer, row.upline_path) ? person(row.upline_code, row.upline_name) : null,
      from: row.valid_from,
      to: row.valid_to,
      reason: row.reason,
      by: by(row),
    })),
    levels: (await levelsOf(db, code)).map((row) => ({
      level: levelNamed(row.level_code),
      from: row.valid_from,
      to: row.valid_to,
      reason: row.reason,
      by: by(row),
    })),
    statuses: (await statusesOf(db, code)).map((row) => ({
      from_status: row.from_status,
      to_status: row.to_status,
      at: row.at,
      ends_on: row.ends_on,
      reason: row.reason,
      by: by(row),
    })),
  };
}

/** The same for the associate and the uplines: without reasons and who decided. */
export async function memberHistoryOf(
  context: SignedInContext,
  code: string,
): Promise<z.input<typeof memberHistory>> {
  const { uplines, levels, statuses } = await associateHistoryOf(context, code);
  return {
    uplines: uplines.map(({ upline, from, to }) => ({ upline, from, to })),
    levels: levels.map(({ level, from, to }) => ({ level, from, to })),
    statuses: statuses.map(({ from_status, to_status, at }) => ({ from_status, to_status, at })),
  };
}
