import { addMonths, type Country, STATES } from '@upline/domain';
import { addDays } from '../days.ts';
import type { Random } from '../random.ts';

/** What licenses follow from; `Person` of the network is one. */
export interface LicensedPerson {
  readonly code: string;
  readonly key: string | undefined;
  readonly place: { readonly country: Country; readonly state: string };
  readonly level: string;
  readonly status: string;
  readonly joinedDaysAgo: number;
}

interface ProviderRow {
  readonly id: string;
  readonly short_name: string;
  readonly status: string;
  readonly countries: readonly Country[];
}

const PORTION = 2_000;
/** Requests for appointments are answered within so many days. */
const OPEN_DAYS = 21;
/** Resident licenses that end soon: days left (domain.md 10.3). */
const ENDING: Readonly<Record<string, number>> = { rhea: 1, bea: 7, celine: 30, ben: 60 };
/** Health licenses of others who sign in that end soon: what they write most, life, goes on. */
const HEALTH_ENDING: Readonly<Record<string, number>> = {
  ana: 41,
  cara: 26,
  dev: 18,
  eve: 52,
  hal: 12,
  sam: 33,
};

type Rows = Record<'license' | 'provider_appointment' | 'eo_policy' | 'training_certificate', object[]>;

/**
 * Licenses, appointments, E&O and certificates of everybody above Training Associate, a portion of people at a time, so that
 * a network of a million is never in memory. Named people were licensed before they joined.
 */
export function* licensingRows(
  random: Random,
  people: Iterable<LicensedPerson>,
  providers: readonly ProviderRow[],
  today: string,
): Generator<Rows> {
  let rows: Rows = { license: [], provider_appointment: [], eo_policy: [], training_certificate: [] };
  let count = 0;
  for (const person of people) {
    addWaiting(rows, person, today);
    if (person.level === 'TA') continue;
    addPerson(rows, random, person, providers, today);
    count += 1;
    if (count % PORTION === 0) {
      yield rows;
      rows = { license: [], provider_appointment: [], eo_policy: [], training_certificate: [] };
    }
  }
  yield rows;
}

function addPerson(
  rows: Rows,
  random: Random,
  person: LicensedPerson,
  providers: readonly ProviderRow[],
  today: string,
): void {
  const { code, key, place, status } = person;
  const isNamed = key !== undefined;
  const joined = addDays(today, -person.joinedDaysAgo);
  const after = Math.min(random.int(3, 40), person.joinedDaysAgo - 1);
  const issued =
    isNamed || random.chance(0.3) ? addDays(joined, -random.int(20, 400)) : addDays(joined, after);
  const approved = `${[issued, joined].sort()[1]}T18:00:00Z`;
  const base = {
    associate_code: code,
    approval_status: 'Approved',
    decided_at: approved,
    created_at: approved,
    updated_at: approved,
  };
  const states = [place.state, ...otherStates(random, person)];

  const life = place.country === 'USA' ? 'Life' : 'LLQP Life';
  const license = (type: string, state: string, days: number | null) => ({
    ...base,
    type,
    country: place.country,
    state,
    number: `${state}${code.slice(1)}${type === life ? '' : 'H'}`,
    is_resident: state === place.state,
    issue_date: issued,
    // A license of somebody who joined lately has not ended before it began.
    expiration_date: days === null ? null : ([addDays(today, days), addDays(issued, 30)].sort()[1] as string),
  });
  states.forEach((state, index) => {
    rows.license.push(license(life, state, daysLeft(random, person, index)));
  });
  if (place.country === 'USA' && (isNamed || random.chance(0.4)))
    rows.license.push(
      license('Accident & Sickness', place.state, endingOf(HEALTH_ENDING, key, random.int(70, 720))),
    );

  const hasLeft = status === 'Terminated' || status === 'Resigned';
  for (const provider of providers) {
    if (provider.status === 'Inactive' || !provider.countries.includes(place.country)) continue;
    if (!isNamed && random.chance(0.2)) continue;
    for (const state of states) {
      const isDone = isNamed || random.chance(0.94);
      // What still waits was asked for lately, or when the person joined.
      const asked = isDone
        ? approved
        : `${[joined, addDays(today, -1 - (rows.provider_appointment.length % OPEN_DAYS))].sort()[1]}T18:00:00Z`;
      rows.provider_appointment.push({
        provider_id: provider.id,
        associate_code: code,
        country: place.country,
        state,
        writing_number: isDone ? `${provider.short_name.slice(0, 2).toUpperCase()}${code.slice(1)}` : null,
        status: isDone ? (hasLeft ? 'Terminated' : 'Appointed') : random.pick(['Requested', 'In Process']),
        requested_at: asked,
        effective_date: isDone ? issued : null,
        termination_date: isDone && hasLeft ? today : null,
        jit: false,
        created_at: asked,
        updated_at: asked,
      });
    }
  }

  const covered = isNamed || random.chance(0.95) ? random.int(75, 350) : -random.int(1, 60);
  rows.eo_policy.push({
    ...base,
    carrier: 'Harbor Professional Indemnity',
    policy_number: `EO-${code.slice(1)}`,
    per_claim_cents: 100_000_000,
    aggregate_cents: 200_000_000,
    effective_date: addDays(today, covered - 365),
    expiration_date: addDays(today, covered),
  });
  const certificate = (kind: string, course: string, completed_on: string) => ({
    ...base,
    kind,
    course,
    completed_on,
    valid_until: addMonths(completed_on, 24),
  });
  if (isNamed || random.chance(0.95))
    rows.training_certificate.push(
      certificate(
        'AML',
        'Anti-Money Laundering for Life Insurance',
        addDays(today, -random.int(20, isNamed ? 300 : 700)),
      ),
    );
  if (place.country === 'USA' && (isNamed || random.chance(0.4)))
    rows.training_certificate.push(
      certificate('Annuity', 'Annuity Suitability and Best Interest', addDays(today, -random.int(20, 300))),
    );
}

/** What waits for an admin: a first license, a renewal of E&O, a certificate, sent in the last days. */
function addWaiting(rows: Rows, { key, code, place }: LicensedPerson, today: string): void {
  const sent = (daysAgo: number) => {
    const at = `${addDays(today, -daysAgo)}T16:30:00Z`;
    return {
      associate_code: code,
      approval_status: 'Pending For Admin',
      decided_at: null,
      created_at: at,
      updated_at: at,
    };
  };
  if (key === 'tessa')
    rows.license.push({
      ...sent(4),
      type: 'Life',
      country: place.country,
      state: place.state,
      number: `${place.state}${code.slice(1)}`,
      is_resident: true,
      issue_date: addDays(today, -6),
      expiration_date: addDays(today, 724),
    });
  if (key === 'marco')
    rows.eo_policy.push({
      ...sent(2),
      carrier: 'Harbor Professional Indemnity',
      policy_number: `EO-${code.slice(1)}-R`,
      per_claim_cents: 200_000_000,
      aggregate_cents: 400_000_000,
      effective_date: today,
      expiration_date: addDays(today, 365),
    });
  if (key === 'sonia')
    rows.training_certificate.push({
      ...sent(1),
      kind: 'AML',
      course: 'Anti-Money Laundering Refresher',
      completed_on: addDays(today, -2),
      valid_until: addMonths(addDays(today, -2), 24),
    });
}

const endingOf = (ending: Readonly<Record<string, number>>, key: string | undefined, drawn: number) =>
  ending[key ?? ''] ?? drawn;

function otherStates(random: Random, { place, level }: LicensedPerson): string[] {
  const wanted = level === 'A' ? (random.chance(0.2) ? 1 : 0) : random.int(0, 2);
  const codes = new Set<string>();
  while (codes.size < wanted) {
    const { code } = random.pick(STATES[place.country]);
    if (code !== place.state) codes.add(code);
  }
  return [...codes];
}

function daysLeft(random: Random, { key, place }: LicensedPerson, index: number): number | null {
  if (index === 0 && key !== undefined) return ENDING[key] ?? random.int(90, 720);
  // Some provinces issue licenses without an end.
  if (place.country === 'Canada' && random.chance(0.4)) return null;
  return random.chance(0.015) ? -random.int(1, 200) : random.int(2, 720);
}
