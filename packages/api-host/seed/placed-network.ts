import { LEVELS } from '@upline/domain';

/** What a place follows from. */
export interface Member {
  readonly code: string;
  readonly upline_code: string | null;
  readonly level_code: string;
  readonly status: string;
  readonly join_date: string;
}

/** A member with the place in the network: as the columns of `app_user` of the same names (`migrations/0002_people.sql`). */
export interface PlacedMember extends Member {
  readonly upline: PlacedMember | undefined;
  readonly directs: PlacedMember[];
  readonly gen: number;
  readonly gen_in_force: number;
  readonly shop: PlacedMember | undefined;
  readonly shop_in_force: PlacedMember | undefined;
  path: string;
  has_rollup: boolean;
  /** People below. */
  size: number;
}

/** From this many below on roll-ups are kept for members who are not senior as well. */
const LARGE_TEAM = 500;
const seniors = new Set<string>(LEVELS.flatMap(({ code, is_senior }) => (is_senior ? [code] : [])));

/** As the function `network_ordinal` of the database. */
function ordinal(i: number): string {
  const text = (...codes: number[]) => String.fromCharCode(...codes.map(Math.floor));
  if (i < 64) return text(33 + i);
  if (i < 2_320) return text(97 + (i - 64) / 94, 33 + ((i - 64) % 94));
  throw new RangeError('Nobody of a demo network has recruited so many');
}

const byJoining = (a: Member, b: Member) =>
  (a.join_date === b.join_date ? a.code < b.code : a.join_date < b.join_date) ? -1 : 1;

function place(member: Member, upline: PlacedMember | undefined): PlacedMember {
  const isSenior = seniors.has(member.level_code);
  const isInForce = isSenior && member.status !== 'Terminated' && member.status !== 'Resigned';
  const placed = {
    ...member,
    upline,
    directs: [],
    gen: (upline?.gen ?? 0) + Number(isSenior),
    gen_in_force: (upline?.gen_in_force ?? 0) + Number(isInForce),
    shop: upline?.shop,
    shop_in_force: upline?.shop_in_force,
    path: '',
    has_rollup: isSenior,
    size: 0,
  } as { -readonly [Key in keyof PlacedMember]: PlacedMember[Key] };
  if (isSenior) placed.shop = placed;
  if (isInForce) placed.shop_in_force = placed;
  upline?.directs.push(placed);
  return placed;
}

/**
 * Places members, uplines first, as the function `network_place_all` of the database does: a million take seconds here, while updating as
 * many wide rows takes the database many minutes. By code, in the order given.
 */
export function placeNetwork(members: Iterable<Member>): Map<string, PlacedMember> {
  const placed = new Map<string, PlacedMember>();
  for (const member of members)
    placed.set(
      member.code,
      place(member, member.upline_code === null ? undefined : placed.get(member.upline_code)),
    );
  const all = [...placed.values()];
  for (const { directs, path } of all)
    directs.sort(byJoining).forEach((direct, index) => {
      direct.path = path + ordinal(index);
    });
  for (const member of all.reverse()) {
    if (member.upline) member.upline.size += member.size + 1;
    if (member.size >= LARGE_TEAM) member.has_rollup = true;
  }
  return placed;
}

/** The columns of `app_user` that follow from the place. */
export function placeColumns({ path, gen, gen_in_force, has_rollup, ...member }: PlacedMember) {
  return {
    path,
    gen,
    gen_in_force,
    shop_code: member.shop?.code ?? null,
    shop_in_force_code: member.shop_in_force?.code ?? null,
    upline_rmd_code: member.upline?.shop?.code ?? null,
    direct_count: member.directs.length,
    next_ordinal: member.directs.length,
    has_rollup,
  };
}
