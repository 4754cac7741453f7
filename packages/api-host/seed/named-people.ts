import type { AssociateStatus, LevelCode } from '@upline/domain';

/** A person of the demo network that examples and tests speak of (domain.md 10.3). */
export interface NamedPerson {
  readonly key: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly level: LevelCode;
  /** Key of the upline; the root has none. */
  readonly upline?: string;
  readonly status?: AssociateStatus;
  /** City of data/places.ts. */
  readonly city: string;
  readonly joinedDaysAgo: number;
  readonly isBeta?: boolean;
  readonly gender: 'Female' | 'Male';
  /** How many clients; unlisted people get a few at random. */
  readonly clients?: number;
  /** Nobody is generated below: the team is that of a worked example. */
  readonly closed?: boolean;
}

type Row = readonly [
  key: string,
  first_name: string,
  last_name: string,
  level: LevelCode,
  upline: string,
  city: string,
  years: number,
  gender: 'F' | 'M',
  more?: Partial<NamedPerson>,
];

const CLOSED = { closed: true, clients: 0 } as const;

/** Uplines come before their downline. Codes are given in this order from U000001 on. */
const ROWS: readonly Row[] = [
  ['root', 'Upline', 'Network', 'EVC', '', 'Austin', 12, 'F', { clients: 0 }],
  // The chain of the examples in domain.md 4.11.
  ['gus', 'Gus', 'Kowalski', 'NMD', 'root', 'Chicago', 10, 'M'],
  ['fay', 'Fay', 'Robinson', 'RMD', 'gus', 'Atlanta', 9.5, 'F'],
  ['eve', 'Eve', 'Lindqvist', 'EMD', 'fay', 'Minneapolis', 9, 'F', { clients: 32 }],
  ['dev', 'Dev', 'Patel', 'RMD', 'eve', 'Houston', 8, 'M', { clients: 250 }],
  ['cara', 'Cara', 'Nguyen', 'MD', 'dev', 'San Jose', 6.5, 'F', { clients: 24 }],
  ['ben', 'Ben', 'Okafor', 'SA', 'cara', 'Dallas', 4, 'M', { clients: 14 }],
  ['ana', 'Ana', 'Alvarez', 'A', 'ben', 'San Antonio', 2, 'F', { clients: 18 }],
  ['tom', 'Tom', 'Reyes', 'TA', 'ana', 'San Antonio', 0.12, 'M', { clients: 3, closed: true }],
  ['ivy', 'Ivy', 'Chen', 'RMD', 'eve', 'Seattle', 7, 'F'],
  ['hal', 'Hal', 'Thompson', 'MD', 'ivy', 'Portland', 5, 'M', { clients: 12 }],
  // Compression and the same level (example 5).
  ['quinn', 'Quinn', 'Abara', 'RMD', 'root', 'New York', 9.8, 'F'],
  ['pam', 'Pam', 'Whitfield', 'EMD', 'quinn', 'Boston', 9.2, 'F'],
  ['oli', 'Oli', 'Mensah', 'RMD', 'pam', 'Newark', 8.4, 'M'],
  ['ned', 'Ned', 'Walsh', 'RMD', 'oli', 'Philadelphia', 7.6, 'M', { status: 'Resigned' }],
  ['mia', 'Mia', 'Johansson', 'RMD', 'ned', 'Brooklyn', 6.8, 'F'],
  ['lou', 'Lou', 'Ferrari', 'MD', 'mia', 'Buffalo', 5.5, 'M', { status: 'Terminated' }],
  ['kim', 'Kim', 'Tran', 'SA', 'lou', 'Hartford', 4.5, 'F'],
  ['jo', 'Jo', 'Haddad', 'SA', 'kim', 'Pittsburgh', 3.2, 'F', { clients: 9 }],
  // The tree of domain.md 1.3: exactly these nine are below Rosa.
  ['rosa', 'Rosa', 'Delgado', 'RMD', 'root', 'Miami', 8.8, 'F', { closed: true }],
  ['marco', 'Marco', 'Bianchi', 'MD', 'rosa', 'Orlando', 6, 'M', CLOSED],
  ['sonia', 'Sonia', 'Mehta', 'SA', 'marco', 'Tampa', 4, 'F', CLOSED],
  ['tessa', 'Tessa', 'Grant', 'TA', 'marco', 'Orlando', 0.5, 'F', CLOSED],
  ['qadir', 'Qadir', 'Hussain', 'RMD', 'rosa', 'Charlotte', 7, 'M', CLOSED],
  ['vera', 'Vera', 'Novak', 'A', 'qadir', 'Raleigh', 2.5, 'F', CLOSED],
  ['wes', 'Wes', 'Coleman', 'RMD', 'qadir', 'Richmond', 5, 'M', CLOSED],
  ['xena', 'Xena', 'Papadakis', 'A', 'wes', 'Baltimore', 1.5, 'F', CLOSED],
  ['zane', 'Zane', 'Foster', 'RMD', 'rosa', 'Savannah', 6.2, 'M', { ...CLOSED, status: 'Terminated' }],
  ['yusuf', 'Yusuf', 'Demir', 'A', 'zane', 'Atlanta', 3, 'M', CLOSED],
  // One of every status, a beta user, Canada.
  ['sam', 'Sam', 'Iyer', 'A', 'cara', 'Fresno', 3.5, 'M', { status: 'Suspended', clients: 6 }],
  [
    'rhea',
    'Rhea',
    'Kapoor',
    'SA',
    'cara',
    'Sacramento',
    4.2,
    'F',
    { status: 'Resignation Initiated', clients: 5 },
  ],
  ['bea', 'Bea', 'Morales', 'MD', 'eve', 'Denver', 5.2, 'F', { isBeta: true, clients: 11 }],
  ['celine', 'Céline', 'Tremblay', 'SA', 'dev', 'Montréal', 3.8, 'F', { clients: 10 }],
];

export const NAMED_PEOPLE: readonly NamedPerson[] = ROWS.map(
  ([key, first_name, last_name, level, upline, city, years, gender, more]) => ({
    key,
    first_name,
    last_name,
    level,
    ...(upline ? { upline } : {}),
    city,
    joinedDaysAgo: Math.round(years * 365),
    gender: gender === 'F' ? 'Female' : 'Male',
    ...more,
  }),
);
