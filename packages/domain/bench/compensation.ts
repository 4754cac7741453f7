import { parseArgs } from 'node:util';
import { GENERATION_RATES_BPS, LEVELS } from '../src/access/levels.ts';
import {
  compensate,
  coveredMonths,
  decidePosting,
  installmentsDue,
  type PaymentTerms,
  type PortionSnapshot,
  policyBv,
  postedTrace,
  type RecipientAtPosting,
  type SnapshotPerson,
} from '../src/compensation/index.ts';

/**
 * `node packages/domain/bench/compensation.ts [--seconds 5]`: policies a second through the engine on one core, from
 * premiums to the rows a posting service stores: BV, portions, lines with traces, status, installments.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

/** Repeatable numbers below 1 (mulberry32), so that every run does the same work. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const draw = random(20_261_121);
const upTo = (limit: number) => Math.floor(draw() * limit);

function person(code: string, step: number): SnapshotPerson {
  const {
    code: level_code,
    rate_bps,
    is_senior,
  } = LEVELS[Math.min(step, 8)] ?? LEVELS[0] ?? { code: 'TA', rate_bps: 0, is_senior: false };
  return { code, level_code, rate_bps, is_senior, is_licensed: draw() < 0.95 };
}

/** A chain of 4 to 25 uplines whose levels mostly rise, as in a grown network. */
function uplines(start: number): SnapshotPerson[] {
  let step = start;
  return Array.from({ length: 4 + upTo(22) }, (_, index) => {
    if (draw() < 0.4) step += 1;
    return person(`U${index}`, step - (draw() < 0.15 ? 1 : 0));
  });
}

function snapshots(): PortionSnapshot[] {
  const frozen = {
    kind: 'First Year',
    schedule_version: 'S1',
    submit_date: '2026-03-02',
    generation_rates_bps: GENERATION_RATES_BPS,
  } as const;
  const trainee = draw() < 0.2 ? person('T', 0) : null;
  const first = {
    ...frozen,
    portion: 0,
    share_bps: 10_000,
    producer: person('W', 1),
    trainee,
    uplines: uplines(1),
  } as const;
  if (draw() < 0.8) return [first];
  const split = {
    ...frozen,
    portion: 1,
    share_bps: 4000,
    producer: person('S', 2),
    trainee: null,
    uplines: uplines(2),
  } as const;
  return [{ ...first, share_bps: 6000 }, split];
}

const policies = Array.from({ length: 2000 }, () => {
  const payment: PaymentTerms = {
    payment_basis: draw() < 0.85 ? 'Advance' : 'As Earned',
    advance_months: draw() < 0.7 ? 9 : 12,
    premium_mode: draw() < 0.75 ? 'Monthly' : 'Annual',
  };
  return {
    basis: {
      target_premium_cents: 50_000 + upTo(900_000),
      excess_premium_cents: draw() < 0.2 ? upTo(500_000) : 0,
      bv_rate_bps: 8000 + upTo(4000),
      excess_bv_rate_bps: 300,
    },
    payment,
    snapshots: snapshots(),
  };
});

const recipient: RecipientAtPosting = {
  status: 'Active',
  is_licensed: true,
  disable_license_check: false,
  disable_training_escrow: false,
  escrow_future_compensations: false,
  training_status: 'Open',
  supervision_open: false,
};
const statusOf = (code: string) => (code === 'U3' ? 'Resigned' : 'Active');

const counts = { policies: 0, lines: 0, rows: 0, cents: 0 };
function run(policy: (typeof policies)[number]): void {
  const { lines } = compensate(policyBv(policy.basis), policy.snapshots, statusOf);
  const covered = coveredMonths(policy.payment, 1);
  for (const line of lines) {
    const posting = decidePosting(line.compensation_type, recipient);
    for (const part of installmentsDue(line.amount_cents, policy.payment, 0, covered)) {
      counts.rows += 1;
      counts.cents += postedTrace(line.trace, posting, part).installment?.amount_cents ?? 0;
    }
  }
  counts.policies += 1;
  counts.lines += lines.length;
}

policies.forEach(run);
Object.assign(counts, { policies: 0, lines: 0, rows: 0, cents: 0 });
const start = performance.now();
const processor = process.cpuUsage();
while (performance.now() - start < seconds * 1000) policies.forEach(run);
const elapsed = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(processor);
const perSecond = (time: number) => Math.round(counts.policies / time).toLocaleString('en-US');
console.log(
  `${counts.policies.toLocaleString('en-US')} policies in ${elapsed.toFixed(1)} s, ${(counts.lines / counts.policies).toFixed(1)} lines and ${(counts.rows / counts.policies).toFixed(1)} rows each`,
);
console.log(
  `${perSecond(elapsed)} policies a second by the clock, ${perSecond((user + system) / 1e6)} by processor time (goal 5,000)`,
);
