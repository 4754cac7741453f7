import { firstOfMonth, fullName, type TeamType, teamTypesOf } from '@upline/domain';
import type { z } from 'zod';
import { isInTeam, me, type NetworkNode } from '../network/nodes.store.ts';
import { headCounts, teamProduction } from '../network/sums/production.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { forbidden, notFound } from '../platform/operation/problem.ts';
import type { pathStep, teamCounts, teamMember, teamMemberRow } from './team.schemas.ts';
import { findMember, type MemberRow, pathTo } from './team.store.ts';

export const person = (code: string | null, name: string | null) =>
  code === null ? null : { code, name: name ?? code };

export function toMemberRow(row: MemberRow): z.input<typeof teamMemberRow> {
  return {
    code: row.code,
    name: fullName(row),
    has_photo: row.has_photo,
    is_senior_level: row.is_senior_level,
    level: {
      code: row.level_code as NonNullable<typeof row.level_code>,
      name: row.level_name as string,
    },
    status: row.status,
    licensed: row.licensed as boolean,
    city: row.city,
    state: row.state,
    country: row.country,
    upline: person(row.upline_code, row.upline_name),
    upline_rmd: person(row.upline_rmd_code, row.upline_rmd_name),
    join_date: row.join_date as string,
    direct_count: row.direct_count,
    month_bv_cents: row.month_bv_cents,
    recruits: row.recruits,
  };
}

/** The viewer's node. Throws 403 for a team type of seniors asked for by somebody else (R-TEAM-03). */
export async function viewerOf(
  db: Db,
  viewer: Pick<Caller, 'code' | 'isSeniorLevel'>,
  type: TeamType = 'Infinity',
): Promise<NetworkNode> {
  if (!teamTypesOf(viewer.isSeniorLevel).includes(type)) throw forbidden();
  const node = await me(db, viewer.code);
  if (!node) throw forbidden();
  return node;
}

export interface Seen {
  /** Undefined for an admin, who sees everybody. */
  readonly viewer: NetworkNode | undefined;
  readonly node: NetworkNode;
}

/**
 * Oneself, everybody below and, for admins, everybody; otherwise 403 for a code that exists and 404 for one that does
 * not (R-TEAM-04).
 */
export async function seen({ db, caller }: SignedInContext, code: string): Promise<Seen> {
  const node = await me(db, code);
  if (!node) throw notFound();
  if (caller.kind !== 'Associate') return { viewer: undefined, node };
  const viewer = await viewerOf(db, caller);
  if (code !== viewer.code && !(await isInTeam(db, viewer, 'Infinity', code))) throw forbidden();
  return { viewer, node };
}

/** Phone and email of directs and base shop, for RMD+ of everybody below (domain.md 7.1). */
async function mayContact(db: Db, { viewer, node }: Seen): Promise<boolean> {
  if (!viewer || viewer.code === node.code || viewer.is_senior_level) return true;
  return node.upline_code === viewer.code || (await isInTeam(db, viewer, 'BaseShop', node.code));
}

const hasLeft = (status: string) => status === 'Terminated' || status === 'Resigned';

/** The overview of a member (domain.md 2.1). */
export async function teamMemberOf(
  context: SignedInContext,
  code: string,
): Promise<z.input<typeof teamMember>> {
  const { db, today } = context;
  const found = await seen(context, code);
  const month = firstOfMonth(today);
  const row = await findMember(db, code, today);
  if (!row) throw notFound();
  const contact = await mayContact(db, found);
  const production = await teamProduction(db, found.node, 'BaseShop', { from: month, to: month }, 'IssuedBv');
  const heads = await headCounts(db, found.node);
  const isDirect = found.viewer?.code === found.node.upline_code;
  return {
    ...toMemberRow(row),
    phone: contact ? row.phone : null,
    email: contact ? row.email : null,
    birthday:
      isDirect && row.birth_month !== null && row.birth_day !== null
        ? { month: row.birth_month, day: row.birth_day }
        : null,
    base_shop_bv_cents: production.total.net,
    team_size: heads.reduce((sum, { status, counts }) => sum + (hasLeft(status) ? 0 : counts.Infinity), 0),
    last_submitted_on: row.last_submitted_on,
  };
}

/** From the root down to the member; phones of the viewer's own uplines alone (domain.md 7.1). */
export async function uplinePathOf(
  context: SignedInContext,
  code: string,
): Promise<{ rows: z.input<typeof pathStep>[] }> {
  const { viewer, node } = await seen(context, code);
  const rows = await pathTo(context.db, node);
  return {
    rows: rows.map((row) => ({
      code: row.code,
      name: row.name as string,
      has_photo: row.has_photo,
      is_senior_level: row.is_senior_level,
      level: {
        code: row.level_code as NonNullable<typeof row.level_code>,
        name: row.level_name as string,
      },
      status: row.status,
      phone: !viewer || viewer.path.startsWith(row.path as string) ? row.phone : null,
    })),
  };
}

/** Heads of every team open to the viewer, by level and status; who has left among them (R-TEAM-03). */
export async function teamCountsOf({ db, caller }: SignedInContext): Promise<z.input<typeof teamCounts>> {
  const node = await viewerOf(db, caller);
  const types = teamTypesOf(caller.isSeniorLevel);
  const rows = await headCounts(db, node);
  return {
    rows: rows.map(({ level_code, status, counts }) => ({
      level: level_code,
      status,
      counts: Object.fromEntries(types.map((type) => [type, counts[type]])),
    })),
  };
}
