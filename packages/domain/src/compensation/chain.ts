import type { CompensationType } from '../enumerations/payments.ts';
import type {
  ChainOutcome,
  PassedPerson,
  PassReason,
  PortionSnapshot,
  SnapshotPerson,
  StatusOf,
} from './types.ts';

/** A line before its amount is known. */
export interface Claim {
  readonly type: CompensationType;
  readonly person: SnapshotPerson;
  readonly line_bps: number;
  readonly paid_below_bps: number;
  readonly paid_below_code: string | null;
  readonly generation: number | null;
  readonly passed: readonly PassedPerson[];
}

/** An upline with the reason they are passed over altogether, if any (4.4 step 4a). */
interface Link {
  readonly person: SnapshotPerson;
  readonly skipped: PassReason | null;
}

/** Compression: status on the day of posting (R-MNY-03), license on the submit date. */
function skipReason(person: SnapshotPerson, statusOf: StatusOf): PassReason | null {
  const status = statusOf(person.code);
  if (status === 'Terminated' || status === 'Resigned') return status;
  return person.is_licensed ? null : 'Unlicensed';
}

const passedAs = ({ code, level_code, rate_bps }: SnapshotPerson, reason: PassReason): PassedPerson => ({
  code,
  level_code,
  rate_bps,
  reason,
});

/** Why somebody gets no difference over who is paid already (4.4 step 4b); null when they do get one. */
function rateReason(person: SnapshotPerson, payer: SnapshotPerson): PassReason | null {
  if (person.rate_bps > payer.rate_bps) return null;
  if (person.rate_bps < payer.rate_bps) return 'Lower Rate';
  return person.level_code === payer.level_code ? 'Same Level' : 'Same Rate';
}

/** Overrides nearest first, and everybody passed with who was paid below them. */
function overrides(producer: SnapshotPerson, links: readonly Link[]) {
  const claims: Claim[] = [];
  const passedAll: Omit<ChainOutcome, 'generation'>[] = [];
  /** Holder of the highest rate paid so far. */
  let payer = producer;
  let passed: PassedPerson[] = [];
  for (const { person, skipped } of links) {
    const reason = skipped ?? rateReason(person, payer);
    if (reason) {
      const entry = passedAs(person, reason);
      passed.push(entry);
      passedAll.push({
        ...entry,
        paid_below_code: payer.code,
        paid_below_level_code: payer.level_code,
        paid_below_bps: payer.rate_bps,
      });
      continue;
    }
    claims.push({
      type: 'Override Bonus',
      person,
      line_bps: person.rate_bps - payer.rate_bps,
      paid_below_bps: payer.rate_bps,
      paid_below_code: payer.code,
      generation: null,
      passed,
    });
    payer = person;
    passed = [];
  }
  return { claims, passedAll };
}

/** Revenue Bonus by generation (4.4 step 4c), and the generation everybody has reached, 0 for the base. */
function generations(producer: SnapshotPerson, links: readonly Link[], rates: readonly number[]) {
  const claims: Claim[] = [];
  const reached = new Map<string, number>();
  /** The senior person of the generation before; null until the base is found. */
  let senior = producer.is_senior ? producer : null;
  let generation = 0;
  let paid = producer.rate_bps;
  let passed: PassedPerson[] = [];
  for (const { person, skipped } of links) {
    if (skipped || !person.is_senior) {
      if (!skipped) paid = Math.max(paid, person.rate_bps);
      passed.push(passedAs(person, skipped ?? 'Not Senior'));
      continue;
    }
    if (senior) {
      generation += 1;
      const rate = rates[generation - 1];
      if (rate !== undefined) {
        claims.push({
          type: 'Revenue Bonus',
          person,
          line_bps: rate,
          paid_below_bps: paid,
          paid_below_code: senior.code,
          generation,
          passed,
        });
      }
    }
    reached.set(person.code, generation);
    paid = Math.max(paid, person.rate_bps);
    senior = person;
    passed = [];
  }
  return { claims, reached };
}

/** What the chain of a portion earns, in canonical order, and why others of it got no override (4.4 step 4). */
export function chainClaims(
  { producer, uplines, generation_rates_bps }: PortionSnapshot,
  statusOf: StatusOf,
): { readonly claims: readonly Claim[]; readonly outcomes: readonly ChainOutcome[] } {
  const links = uplines.map((person): Link => ({ person, skipped: skipReason(person, statusOf) }));
  const { claims, passedAll } = overrides(producer, links);
  const revenue = generations(producer, links, generation_rates_bps);
  return {
    claims: [...claims, ...revenue.claims],
    outcomes: passedAll.map((entry) => ({ ...entry, generation: revenue.reached.get(entry.code) ?? null })),
  };
}
