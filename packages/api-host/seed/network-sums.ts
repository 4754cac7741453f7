import type { PlacedMember } from './placed-network.ts';

/** Buckets of a sum as `src/network/sums/buckets.ts` has them: base, g0 to g6, inf. */
const BUCKETS = 9;
const INFINITY = 8;

/** Sums of an owner's people by key; bucket b of key k is number `k * 9 + b`. Valid until the next owner is asked for. */
export type Sums = Float64Array;

interface Sum {
  readonly root: PlacedMember;
  readonly keys: number;
  /** Calls back with every key and amount of the member's own. */
  own(member: PlacedMember, add: (key: number, amount: number) => void): void;
  isOwner(member: PlacedMember): boolean;
  /** Whether owners count themselves: points do, heads do not. */
  readonly countsOwner: boolean;
}

interface Frame {
  readonly owner: PlacedMember;
  readonly sums: Sums;
}

/** Adds the sums of an owner below, shifted by the distance, as `shifted` of `src/network/sums/buckets.ts`. */
function addShifted({ owner, sums }: Frame, below: Frame): void {
  const isBase = below.owner.gen === owner.gen;
  const shift = below.owner.gen_in_force - owner.gen_in_force;
  const from = below.sums;
  for (let at = 0; at < from.length; at += BUCKETS) {
    const all = from[at + INFINITY] as number;
    if (all === 0) continue;
    sums[at + INFINITY] = (sums[at + INFINITY] as number) + all;
    if (isBase) sums[at] = (sums[at] as number) + (from[at] as number);
    for (let generation = shift; generation <= 6; generation += 1) {
      const to = at + 1 + generation;
      sums[to] = (sums[to] as number) + (from[to - shift] as number);
    }
  }
}

/** One amount of a member, as `spread` of `src/network/sums/buckets.ts`. */
function addOwn({ owner, sums }: Frame, member: PlacedMember, key: number, amount: number): void {
  const at = key * BUCKETS;
  const generation = member.gen_in_force - owner.gen_in_force;
  if (member.gen === owner.gen) sums[at] = (sums[at] as number) + amount;
  if (generation <= 6) sums[at + 1 + generation] = (sums[at + 1 + generation] as number) + amount;
  sums[at + INFINITY] = (sums[at + INFINITY] as number) + amount;
}

/**
 * Sums of the people of every owner, the farthest from the root first: every member is added once to the nearest owner, every
 * owner's sums once to the next above, so that a million people with forty uplines each take seconds.
 */
export function* sumsOfOwners(sum: Sum): Generator<[owner: PlacedMember, sums: Sums]> {
  const spare: Sums[] = [];
  const frames: Frame[] = [];
  const addTo = (frame: Frame | undefined, member: PlacedMember) => {
    if (frame) sum.own(member, (key, amount) => addOwn(frame, member, key, amount));
  };
  const waiting: { member: PlacedMember; isLeft: boolean }[] = [{ member: sum.root, isLeft: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { member, isLeft } = next;
    if (isLeft) {
      const frame = frames.pop() as Frame;
      yield [member, frame.sums];
      const above = frames.at(-1);
      if (above) addShifted(above, frame);
      spare.push(frame.sums.fill(0));
      continue;
    }
    if (!sum.countsOwner) addTo(frames.at(-1), member);
    if (sum.isOwner(member)) {
      frames.push({ owner: member, sums: spare.pop() ?? new Float64Array(sum.keys * BUCKETS) });
      waiting.push({ member, isLeft: true });
    }
    if (sum.countsOwner) addTo(frames.at(-1), member);
    for (const direct of member.directs) waiting.push({ member: direct, isLeft: false });
  }
}

/** The keys that have something, with their nine buckets as the text form of COPY has them. */
export function* filledKeys(sums: Sums): Generator<[key: number, buckets: string]> {
  for (let at = 0; at < sums.length; at += BUCKETS)
    if (sums[at + INFINITY] !== 0) yield [at / BUCKETS, sums.subarray(at, at + BUCKETS).join('\t')];
}
