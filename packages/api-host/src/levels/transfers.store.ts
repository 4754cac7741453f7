import { addDays } from '@upline/domain';
import { transferCountsFrom } from '@upline/domain/production';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Chain, chainsAt } from '../network/chain.store.ts';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';

/** Somebody transferred to below a person, who did not have them below before (R-LVL-06). */
export interface Transfer {
  readonly person_code: string;
  readonly moved_code: string;
  readonly moved_path: string;
  /** The day from which their production and recruits count. */
  readonly counts_from: string;
  /** The day they came into the leg they stand in; null where they always stood in it or are its direct. */
  readonly in_leg_from: string | null;
}

interface Move {
  readonly moved_code: string;
  readonly moved_on: string;
  readonly from_code: string;
  /** Where they stand now, and the upline they were moved away from. */
  readonly path: string;
  readonly from_path: string;
}

/** Everybody the path leads through, the root first. */
const pathsAbove = (path: string): string[] =>
  Array.from({ length: path.length }, (_, length) => path.slice(0, length));

/** Transfers after the day, of each associate the latest first. */
async function movesAfter(db: Db, day: string): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select before.associate_code as moved_code, before.valid_to as moved_on, before.upline_code as from_code, moved.path,
      upline.path as from_path
    from upline_history before join app_user moved on moved.code = before.associate_code
    join app_user upline on upline.code = before.upline_code
    where before.valid_to > ${day}::date and before.upline_code is not null
    order by before.associate_code, before.valid_to desc`.execute(db);
  return rows;
}

/** Whether a person was above the upline somebody was moved away from on the day before, the upline included. */
type WasAbove = (move: Move, code: string, path: string) => boolean;

/**
 * Uplines move too, so the histories decide who was above on a day. If nobody at or above the upline has moved since,
 * which is the usual case, the present places say the same.
 */
async function aboveBefore(db: Db, moves: readonly Move[], all: readonly Move[]): Promise<WasAbove> {
  // Each associate's latest move comes first.
  const movedOn = new Map<string, string>();
  for (const { path, moved_on } of all) if (!movedOn.has(path)) movedOn.set(path, moved_on);
  const hasMovedSince = ({ from_path, moved_on }: Move) =>
    [...pathsAbove(from_path), from_path].some((path) => (movedOn.get(path) ?? '') >= moved_on);
  const doubtful = moves.filter(hasMovedSince);
  const chains = await chainsAt(
    db,
    doubtful.map(({ from_code, moved_on }) => ({ code: from_code, date: addDays(moved_on, -1) })),
  );
  const codes = new Map(
    doubtful.map((move, index) => {
      const { associate, uplines } = chains[index] as Chain;
      return [move, new Set([associate, ...uplines].map(({ code }) => code))];
    }),
  );
  return (move, code, path) => codes.get(move)?.has(code) ?? move.from_path.startsWith(path);
}

/** Days on which the associate came to below each of the present uplines from outside; undefined for who had them before. */
function cameOn(
  moves: readonly Move[],
  above: ReadonlyMap<string, string>,
  wasAbove: WasAbove,
): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const move of moves) {
    const days = found.get(move.moved_code) ?? new Map<string, string>();
    found.set(move.moved_code, days);
    for (const each of pathsAbove(move.path)) {
      const code = above.get(each);
      // Who had them before the last transfer had them from an earlier one on, or always.
      if (code !== undefined && !days.has(code) && !wasAbove(move, code, each)) days.set(code, move.moved_on);
    }
  }
  return found;
}

/** Codes by path; beginnings of paths where nobody stands are left out. */
async function codesOf(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('app_user')
    .select(['code', 'path'])
    .where(isOneOf('path', [...new Set(paths)]))
    .execute();
  return new Map(rows.map(({ code, path }) => [path as string, code]));
}

/**
 * How people who were transferred after the day came to below these people. Transfers are few and each has some forty uplines at
 * most, so they are matched by the beginnings of their paths; asking the database which of the people is above which transfer
 * would read the network once more for every batch of people.
 */
export async function transfersAbove(db: Db, codes: readonly string[], after: string): Promise<Transfer[]> {
  const all = await movesAfter(db, after);
  if (all.length === 0) return [];
  const people = await db.selectFrom('app_user').select('path').where(isOneOf('code', codes)).execute();
  const standing = new Set(people.map(({ path }) => path));
  const asked = new Set(codes);
  const moves = all.filter(({ path }) => pathsAbove(path).some((above) => standing.has(above)));
  const above = await codesOf(
    db,
    moves.flatMap(({ path }) => pathsAbove(path)),
  );
  const days = cameOn(moves, above, await aboveBefore(db, moves, all));
  const placed = new Map(moves.map(({ moved_code, path }) => [moved_code, path]));
  return Array.from(placed).flatMap(([moved_code, path]) => {
    const uplines = pathsAbove(path).flatMap((each) => above.get(each) ?? []);
    return uplines.flatMap((person_code, index) => {
      const moved_on = days.get(moved_code)?.get(person_code);
      if (moved_on === undefined || !asked.has(person_code)) return [];
      const leg = uplines[index + 1];
      const in_leg_from = (leg !== undefined && days.get(moved_code)?.get(leg)) || null;
      return [
        { person_code, moved_code, moved_path: path, counts_from: transferCountsFrom(moved_on), in_leg_from },
      ];
    });
  });
}

/** Transfers as rows of a statement: person, who was moved, and since when that counts. */
export function transferRows(transfers: readonly Transfer[]): RawBuilder<unknown> {
  const column = (name: keyof Transfer) => transfers.map((transfer) => transfer[name]);
  return sql`unnest(${column('person_code')}::text[], ${column('moved_code')}::text[], ${column('counts_from')}::date[],
    ${column('in_leg_from')}::date[]) as transfer(person_code, moved_code, counts_from, in_leg_from)`;
}

/** Whether the member counts for the person: neither they nor anybody above them came with one of the transfers. */
export function countsFor(
  person: RawBuilder<unknown>,
  member: string,
  transfers: readonly Transfer[],
): RawBuilder<SqlBool> {
  if (transfers.length === 0) return sql<SqlBool>`true`;
  const path = sql.ref(`${member}.path`);
  const column = (name: keyof Transfer) => transfers.map((transfer) => transfer[name]);
  // For each place above the member we look whether it is one of those who moved, which we read once: the people they brought may
  // be half of the network.
  return sql<SqlBool>`not exists (select from generate_series(1, length(${path})) step
    where (${person}, left(${path}, step)) in (
      select person_code, moved_path
      from unnest(${column('person_code')}::text[], ${column('moved_path')}::text[]) as came(person_code, moved_path)))`;
}
