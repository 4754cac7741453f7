import type { LevelCode } from '@upline/domain';

/** How large a demo network is and what it looks like. */
export interface DemoShape {
  /** Generated associates besides the named ones. */
  readonly people: number;
  /** Policies of somebody who sells, on average. */
  readonly policiesPerSeller: number;
  /** Fewer clients than people really have: what a large network shows is its policies. */
  readonly hasFewClients: boolean;
  /** Birth dates and tax identifiers of the named people alone: to seal those of a million takes minutes. */
  readonly hasFewSecrets: boolean;
  /** Business of so many last days is posted and paid. */
  readonly paidDays: number;
  /** So many last months have their qualifications for levels. */
  readonly closedMonths: number;
  readonly maxDirects: number;
  readonly maxDepth: number;
  /** Chances of levels by the size of the team, the smallest first. */
  readonly levels: readonly {
    readonly below: number;
    readonly chances: Partial<Record<LevelCode, number>>;
  }[];
}

const BEGINNERS = [
  { below: 1, chances: { TA: 45, A: 45, SA: 10 } },
  { below: 3, chances: { A: 60, SA: 40 } },
  { below: 9, chances: { SA: 65, MD: 35 } },
] as const;

const LEADERS = [
  { below: 25, chances: { MD: 75, RMD: 25 } },
  { below: 80, chances: { RMD: 75, EMD: 25 } },
  { below: 250, chances: { EMD: 1 } },
  { below: Number.POSITIVE_INFINITY, chances: { NMD: 1 } },
] as const;

/** One leader of a shop to about eighty people, as in networks of this size (1.2 % RMD and higher). */
const LEADERS_OF_MANY = [
  { below: 25, chances: { SA: 30, MD: 68, RMD: 2 } },
  { below: 80, chances: { MD: 80, RMD: 20 } },
  { below: 250, chances: { MD: 30, RMD: 60, EMD: 10 } },
  { below: 2_500, chances: { RMD: 40, EMD: 60 } },
  { below: 10_000, chances: { EMD: 40, NMD: 60 } },
  { below: 50_000, chances: { NMD: 60, SNMD: 40 } },
  { below: Number.POSITIVE_INFINITY, chances: { SNMD: 70, EVC: 30 } },
] as const;

/** About 500, 20,000 and 1,000,000 people with 5,000, 100,000 and 5,000,000 policies. Codes have six digits. */
export const DEMO_SHAPES = {
  s: {
    people: 480,
    policiesPerSeller: 33,
    hasFewClients: false,
    hasFewSecrets: false,
    paidDays: 70,
    closedMonths: 6,
    maxDirects: 14,
    maxDepth: 16,
    levels: [...BEGINNERS, ...LEADERS],
  },
  m: {
    people: 20_000,
    policiesPerSeller: 16,
    hasFewClients: false,
    hasFewSecrets: false,
    paidDays: 70,
    closedMonths: 3,
    maxDirects: 60,
    maxDepth: 30,
    levels: [...BEGINNERS, ...LEADERS_OF_MANY],
  },
  l: {
    people: 999_900,
    policiesPerSeller: 13,
    hasFewClients: true,
    hasFewSecrets: true,
    paidDays: 21,
    closedMonths: 0,
    maxDirects: 243,
    maxDepth: 40,
    levels: [...BEGINNERS, ...LEADERS_OF_MANY],
  },
} as const satisfies Record<string, DemoShape>;

export type DemoSize = keyof typeof DEMO_SHAPES;
export const DEMO_SIZES = Object.keys(DEMO_SHAPES) as readonly DemoSize[];
