import { GENERATION_RATES_BPS, type LevelCode, levelOf } from '../../access/levels.ts';
import type { AssociateStatus } from '../../enumerations/people.ts';
import type { CompensationLine, PortionSnapshot, SnapshotPerson, StatusOf } from '../types.ts';

/** A person of the ladder as in the examples of domain.md 4.11. */
export function person(code: string, level_code: LevelCode, is_licensed = true): SnapshotPerson {
  const { rate_bps, is_senior } = levelOf(level_code);
  return { code, level_code, rate_bps, is_senior, is_licensed };
}

export const ana = person('Ana', 'A');
export const ben = person('Ben', 'SA');
export const cara = person('Cara', 'MD');
export const dev = person('Dev', 'RMD');
export const eve = person('Eve', 'EMD');
export const fay = person('Fay', 'RMD');
export const gus = person('Gus', 'NMD');
export const hal = person('Hal', 'MD');
export const ivy = person('Ivy', 'RMD');
export const tom = person('Tom', 'TA', false);

/** Ana's uplines in most examples. */
export const chain = [ben, cara, dev, eve];

export function snapshot(
  producer: SnapshotPerson,
  uplines: readonly SnapshotPerson[],
  more: Partial<PortionSnapshot> = {},
): PortionSnapshot {
  return {
    portion: 0,
    share_bps: 10_000,
    kind: 'First Year',
    schedule_version: 'S1',
    submit_date: '2026-01-05',
    producer,
    trainee: null,
    uplines,
    generation_rates_bps: GENERATION_RATES_BPS,
    ...more,
  };
}

export const statuses =
  (others: Readonly<Record<string, AssociateStatus>> = {}): StatusOf =>
  (code) =>
    others[code] ?? 'Active';

export const allActive = statuses();

/** A line as the vectors of Appendix A.1 write it. */
export const brief = (line: CompensationLine) => [
  line.generation === null ? line.compensation_type : `${line.compensation_type} g${line.generation}`,
  line.associate_code,
  line.rate_bps,
  line.amount_cents,
];

/** The policies of the worked examples, by name. */
export const examples = {
  '1': { bv: 360_000, snapshots: [snapshot(ana, chain)], statusOf: allActive },
  '2': { bv: 104_938, snapshots: [snapshot(ana, [...chain, fay, gus])], statusOf: allActive },
  '3': {
    bv: 250_001,
    snapshots: [
      snapshot(ana, chain, { share_bps: 6000 }),
      snapshot(hal, [ivy, eve], { portion: 1, share_bps: 4000 }),
    ],
    statusOf: allActive,
  },
  '4a': { bv: 240_000, snapshots: [snapshot(cara, [dev, eve], { trainee: tom })], statusOf: allActive },
  '4b': { bv: 240_000, snapshots: [snapshot(ana, chain, { trainee: tom })], statusOf: allActive },
  '5': {
    bv: 500_000,
    snapshots: [
      snapshot(person('Jo', 'SA'), [
        person('Kim', 'SA'),
        person('Lou', 'MD'),
        person('Mia', 'RMD'),
        person('Ned', 'RMD'),
        person('Oli', 'RMD'),
        person('Pam', 'EMD'),
        person('Quinn', 'RMD'),
      ]),
    ],
    statusOf: statuses({ Lou: 'Terminated', Ned: 'Resigned' }),
  },
  '6-generations-cap': {
    bv: 99_999,
    snapshots: [
      snapshot(
        person('R0', 'RMD'),
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => person(`R${n}`, 'RMD')),
      ),
    ],
    statusOf: allActive,
  },
  '7-one-cent': { bv: 1, snapshots: [snapshot(ana, chain)], statusOf: allActive },
  '8-top-writer': {
    bv: 333_333,
    snapshots: [snapshot(person('Zed', 'EVC'), [person('Yan', 'EVC'), person('Xia', 'MD')])],
    statusOf: allActive,
  },
} as const;
