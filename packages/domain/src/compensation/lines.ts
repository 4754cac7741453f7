import { type Claim, chainClaims } from './chain.ts';
import { fraction, fractionText, largestRemainder } from './exact.ts';
import type { CompensationLine, PolicyResult, PortionResult, PortionSnapshot, StatusOf } from './types.ts';
import { portionBvs } from './volume.ts';

/** Producer and, on the Writing portion of First Year business, the training associate (4.4 steps 1 and 2). */
function producerClaims({ portion, kind, producer, trainee }: PortionSnapshot): Claim[] {
  const type = portion === 0 ? 'Writing' : 'Split';
  const bare = { generation: null, passed: [] };
  const none = { ...bare, paid_below_bps: 0, paid_below_code: null };
  if (portion !== 0 || kind !== 'First Year' || !trainee) {
    return [{ ...none, type, person: producer, line_bps: producer.rate_bps }];
  }
  const training = Math.min(trainee.rate_bps, Math.floor(producer.rate_bps / 2));
  return [
    { ...none, type: 'Training', person: trainee, line_bps: training },
    {
      ...bare,
      type,
      person: producer,
      line_bps: producer.rate_bps - training,
      paid_below_bps: training,
      paid_below_code: trainee.code,
    },
  ];
}

/** Lines, House and outcomes of one portion (4.4); `firstLine` continues the policy's canonical order. */
function compensatePortion(
  snapshot: PortionSnapshot,
  bv_cents: number,
  portion_bv_cents: number,
  statusOf: StatusOf,
  firstLine: number,
): PortionResult {
  const chain = chainClaims(snapshot, statusOf);
  const claims = [...producerClaims(snapshot), ...chain.claims];
  const exact = claims.map(({ line_bps }) => fraction(BigInt(portion_bv_cents) * BigInt(line_bps), 10_000n));
  const shares = largestRemainder(exact);
  let paid = 0;
  const lines = claims.map(({ type, person, ...claim }, index): CompensationLine => {
    const { cents, remainder_cent } = shares[index] ?? { cents: 0, remainder_cent: 0 };
    paid += cents;
    return {
      line_no: firstLine + index,
      portion: snapshot.portion,
      compensation_type: type,
      associate_code: person.code,
      source_associate_code: snapshot.producer.code,
      level_code: person.level_code,
      rate_bps: claim.line_bps,
      generation: claim.generation,
      base_bv_cents: portion_bv_cents,
      amount_cents: cents,
      trace: {
        bv_cents,
        portion: snapshot.portion,
        portion_bps: snapshot.share_bps,
        portion_bv_cents,
        schedule_version: snapshot.schedule_version,
        kind: snapshot.kind,
        submit_date: snapshot.submit_date,
        compensation_type: type,
        associate_code: person.code,
        level_code: person.level_code,
        producer_code: snapshot.producer.code,
        producer_rate_bps: snapshot.producer.rate_bps,
        own_rate_bps: person.rate_bps,
        ...claim,
        exact: fractionText(exact[index] ?? fraction(0)),
        remainder_cent,
        hold: null,
        installment: null,
        reversion: null,
      },
    };
  });
  return {
    portion: snapshot.portion,
    bv_cents: portion_bv_cents,
    lines,
    house_cents: portion_bv_cents - paid,
    outcomes: chain.outcomes,
  };
}

/**
 * Lines of a policy at its first posting, for the whole first year or for one renewal receipt (4.3–4.5). The snapshots
 * are frozen on the submit date, only statuses are of today (R-MNY-01, R-MNY-03); suspended people are not skipped
 * (R-MNY-06). Kinds Excess, Renewal and Trail take the same steps without a training line (R-MNY-07); their producer's
 * line is of type Writing or Split by the words of 4.4 step 2, and the kind is in the trace.
 * @throws RangeError when the shares do not add up to 10000.
 */
export function compensate(
  bv_cents: number,
  snapshots: readonly PortionSnapshot[],
  statusOf: StatusOf,
): PolicyResult {
  const volumes = portionBvs(
    bv_cents,
    snapshots.map(({ share_bps }) => share_bps),
  );
  const portions: PortionResult[] = [];
  let lineCount = 0;
  for (const [index, snapshot] of snapshots.entries()) {
    const result = compensatePortion(snapshot, bv_cents, volumes[index] ?? 0, statusOf, lineCount + 1);
    portions.push(result);
    lineCount += result.lines.length;
  }
  return {
    bv_cents,
    portions,
    lines: portions.flatMap(({ lines }) => lines),
    house_cents: portions.reduce((sum, { house_cents }) => sum + house_cents, 0),
  };
}
