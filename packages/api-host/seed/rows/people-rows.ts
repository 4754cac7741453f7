import { LEVELS, parseSin, shownDigits } from '@upline/domain';
import type { Vault } from '../../src/platform/vault/vault.ts';
import { CANARY_SINS, CANARY_SSNS } from '../canaries.ts';
import { addressIn, foldName, mailName, phoneIn } from '../contact-data.ts';
import { addDays } from '../days.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

const DOMAIN = 'demo.upline.test';

/** Numbers of the generated people: every one valid, none of them anybody's. */
function taxIdentifier({ key, place }: Person, number: number): string {
  const canary = CANARY_SSNS[key ?? ''] ?? CANARY_SINS[key ?? ''];
  if (canary) return canary;
  if (place.country === 'USA') return String(600_100_000 + number * 137 + 1).padStart(9, '0');
  const digits = String(50_000_000 + number * 31);
  return [...'0123456789'].map((last) => digits + last).find((each) => parseSin(each)) as string;
}

export interface PeopleRows {
  readonly app_user: object[];
  readonly associate: object[];
  readonly upline_history: object[];
  readonly level_history: object[];
  readonly status_history: object[];
}

/**
 * The rows of associates, uplines first. `before` is how many people came in earlier portions; names and numbers go on.
 * Birth dates and tax identifiers of people without a vault are left out.
 */
export function peopleRows(
  random: Random,
  vaultOf: (person: Person) => Vault | undefined,
  people: readonly Person[],
  today: string,
  before = 0,
): PeopleRows {
  const rows: PeopleRows = {
    app_user: [],
    associate: [],
    upline_history: [],
    level_history: [],
    status_history: [],
  };
  people.forEach((person, position) => {
    const index = before + position;
    const id = random.uuid();
    const joined = addDays(today, -person.joinedDaysAgo);
    rows.app_user.push(userRow(random, person, id, index, joined));
    rows.associate.push(associateRow(random, vaultOf(person), person, index, joined));
    rows.upline_history.push(...uplineRows(random, person, today, joined));
    rows.level_history.push(...levelRows(random, person, today, joined));
    rows.status_history.push(...statusRows(random, person, today, joined));
  });
  return rows;
}

function userRow(random: Random, person: Person, id: string, index: number, joined: string) {
  const { key, first_name, last_name, place } = person;
  const name = key ?? `${mailName(first_name, last_name)}${index}`;
  const email = `${name}@${DOMAIN}`;
  return {
    id,
    code: person.code,
    kind: 'Associate',
    status: person.status,
    first_name,
    last_name,
    name_key: foldName(first_name, last_name),
    email,
    email_key: email,
    username: name,
    username_key: name,
    phone: phoneIn(random, place),
    phone_type: 'Mobile',
    country: place.country,
    address_state: place.state,
    language: place.state === 'QC' ? 'fr' : 'en',
    is_beta: person.isBeta,
    level_code: person.level,
    is_senior_level: LEVELS.some(({ code, is_senior }) => is_senior && code === person.level),
    qualified_level_code: person.level,
    upline_code: person.upline?.code ?? null,
    recruiter_code: person.recruiter?.code ?? null,
    join_date: joined,
    created_at: `${joined}T15:00:00Z`,
    updated_at: `${joined}T15:00:00Z`,
  };
}

function associateRow(
  random: Random,
  vault: Vault | undefined,
  person: Person,
  index: number,
  joined: string,
) {
  const { code, place, gender } = person;
  const at = (column: string) => ({ table: 'associate', column, id: code });
  const number = taxIdentifier(person, index);
  const birth = addDays(joined, -random.int(20 * 366, 62 * 365));
  const address = addressIn(random, place);
  return {
    code,
    legal_first_name: person.first_name,
    legal_middle_name: random.chance(0.2)
      ? random.pick(['Lee', 'Marie', 'Ann', 'James', 'Ray', 'Luz'])
      : null,
    legal_last_name: person.last_name,
    suffix: gender === 'Male' && random.chance(0.03) ? random.pick(['Jr', 'II', 'III']) : null,
    date_of_birth_sealed: vault?.seal(at('date_of_birth_sealed'), birth) ?? null,
    birth_month: vault ? Number(birth.slice(5, 7)) : null,
    birth_day: vault ? Number(birth.slice(8)) : null,
    gender,
    marital_status: random.weighted({ Single: 35, Married: 45, Divorced: 12, Widowed: 4, 'Common-law': 4 }),
    ssn_sealed: vault?.seal(at('ssn_sealed'), number) ?? null,
    ssn_index: vault?.blindIndex('associate.ssn', number) ?? null,
    ssn_last: vault ? number.slice(-shownDigits(place.country)) : null,
    npn: place.country === 'USA' && person.level !== 'TA' ? String(17_000_000 + index * 53) : null,
    address_line1: address.line1,
    address_line2: address.line2,
    city: address.city,
    state: address.state,
    postal_code: address.postal_code,
    max_chargeback_withhold_bps: ['Terminated', 'Resigned'].includes(person.status) ? 10_000 : 5_000,
    created_at: `${joined}T15:00:00Z`,
    updated_at: `${joined}T15:00:00Z`,
  };
}

function uplineRows(random: Random, person: Person, today: string, joined: string) {
  const { code, upline, recruiter, joinedDaysAgo } = person;
  const first = {
    associate_code: code,
    upline_code: upline?.code ?? null,
    valid_from: joined,
    valid_to: null as string | null,
    reason: null as string | null,
  };
  if (recruiter === upline || joinedDaysAgo < 3) return [first];
  const moved = addDays(today, -random.int(1, joinedDaysAgo - 1));
  return [
    { ...first, upline_code: recruiter?.code ?? null, valid_to: moved },
    { ...first, valid_from: moved, reason: 'Transfer approved by the home office' },
  ];
}

/** Promoted step by step, at even distances and a little chance, up to the present level. */
function levelRows(random: Random, person: Person, today: string, joined: string) {
  const ladder = LEVELS.slice(0, LEVELS.findIndex(({ code }) => code === person.level) + 1);
  // Who joined lately started at the present level.
  const steps = person.joinedDaysAgo < 60 ? ladder.slice(-1) : ladder;
  const stride = person.joinedDaysAgo / steps.length;
  const starts = steps.map((_, step) =>
    step === 0
      ? joined
      : addDays(today, -Math.round(person.joinedDaysAgo - step * stride + random.next() * 0.4 * stride)),
  );
  return steps.map(({ code }, step) => ({
    associate_code: person.code,
    level_code: code,
    valid_from: starts[step],
    valid_to: starts[step + 1] ?? null,
    reason: step === 0 ? 'Joined' : 'Promotion criteria met',
  }));
}

const REASONS = {
  Resigned: 'Left for another career',
  Terminated: 'Cause: unreturned client funds',
  Suspended: 'Complaint under review',
  'Resignation Initiated': 'Moving abroad',
} as const;

function statusRows(random: Random, person: Person, today: string, joined: string) {
  const row = {
    associate_code: person.code,
    from_status: null as string | null,
    to_status: 'Active',
    at: `${joined}T15:00:00Z`,
    reason: 'Registration completed',
  };
  if (person.status === 'Active') return [row];
  const ago =
    person.status === 'Resignation Initiated'
      ? random.int(1, 8)
      : random.int(1, Math.min(300, person.joinedDaysAgo));
  const at = `${addDays(today, -Math.min(ago, person.joinedDaysAgo))}T16:00:00Z`;
  return [
    row,
    { ...row, from_status: 'Active', to_status: person.status, at, reason: REASONS[person.status] },
  ];
}
