import { describe, expect, it } from 'vitest';
import { ESCROW_REASONS } from '../../enumerations/payments.ts';
import { formatBps, formatBv, formatMoney } from '../../money.ts';
import { chargeBack } from '../chargebacks.ts';
import { installments } from '../installments.ts';
import type { ChargebackTerms, PolicyLedger, PostingAction } from '../ledger.types.ts';
import { compensate } from '../lines.ts';
import { postedTrace, revertedTrace } from '../posting.ts';
import { reinstate } from '../reinstatement.ts';
import { after, openLedger, settle } from '../testing/ledger.ts';
import { ana, ben, cara, examples, person, snapshot, statuses, tom } from '../testing/network.ts';
import type { LineTrace, PortionSnapshot, StatusOf } from '../types.ts';
import { explainEvent } from './explain-event.ts';
import { explainLine } from './explain-line.ts';
import { explainNothing } from './explain-nothing.ts';

type Name = keyof typeof examples;
const names = Object.keys(examples) as Name[];
const run = (name: Name) => {
  const { bv, snapshots, statusOf } = examples[name];
  return compensate(bv, snapshots, statusOf);
};
const traceOf = (name: Name, line_no: number): LineTrace => {
  const trace = run(name).lines[line_no - 1]?.trace;
  if (!trace) throw new Error('no such line');
  return trace;
};
/** As it comes back from the database. */
const stored = <T>(trace: T): T => JSON.parse(JSON.stringify(trace)) as T;

describe('explanation of a line (R-EXP-01)', () => {
  it.each(names)('example %s: every line tells its BV, its rate and its amount', (name) => {
    for (const { trace, rate_bps, amount_cents, base_bv_cents } of run(name).lines) {
      const text = explainLine(stored(trace)).join(' ');
      expect(text).toContain(`${formatBps(rate_bps)} of ${formatBv(base_bv_cents)}`);
      expect(text).toMatch(new RegExp(`(is|to) ${formatMoney(amount_cents).replace(/[$.]/g, '\\$&')}\\.`));
    }
  });

  it('of Gus’s override in example 2', () => {
    expect(explainLine(traceOf('2', 6), { nameOf: (code) => `${code} G.` })).toEqual([
      'The policy carries 1,049.38 BV (business volume).',
      'Gus G.’s level was National Marketing Director on 01/05/2026, which pays 74% of BV for First Year business in schedule S1.',
      '70% was already paid below, up to Eve G., so the difference is 4%.',
      'Fay G. was passed over: 65% is less than the 70% already paid.',
      '4% of 1,049.38 BV is $41.9752. With a cent left over from rounding all lines together it is $41.98.',
    ]);
  });

  it('of a Revenue Bonus counts generations from the senior associate below (example 5)', () => {
    expect(explainLine(traceOf('5', 4)).slice(1)).toEqual([
      'Oli’s level was Regional Marketing Director on 01/05/2026. Oli is generation 1 above Jo: the next senior associate above Mia.',
      'Generation 1 is paid a Revenue Bonus of 6% of BV.',
      'Ned was passed over: status Resigned when the line was posted.',
      '6% of 5,000.00 BV is $300.00.',
    ]);
  });

  it('of a split portion and of the training share (examples 3 and 4)', () => {
    expect(explainLine(traceOf('3', 7))[0]).toBe(
      'The policy carries 2,500.01 BV (business volume). Split 1 has 40% of it, 1,000.00 BV.',
    );
    expect(explainLine(traceOf('4b', 1))[2]).toBe(
      'The training associate gets this rate, but at most half of the writing associate’s 35%: 17.5%.',
    );
    expect(explainLine(traceOf('4b', 2))[2]).toBe(
      'Training associate Tom gets 17.5% of that, so 17.5% is left.',
    );
  });

  it('names every reason somebody was passed over for', () => {
    const chain = [
      { ...ben, code: 'Pat', rate_bps: 3500 },
      { ...ben, is_licensed: false },
      person('Ray', 'RMD'),
      person('Moe', 'MD'),
      person('Sue', 'RMD'),
      person('Top', 'NMD'),
    ];
    const { lines } = compensate(1000, [snapshot(ana, chain, { schedule_version: null })], statuses());
    const text = lines.flatMap(({ trace }) => explainLine(trace));
    expect(text).toContain('Pat was passed over: same rate as the writer.');
    expect(text).toContain('Ben was passed over: no valid life license on 01/05/2026.');
    expect(text).toContain('Moe is no generation: Marketing Director is not a senior level.');
    expect(text).toContain('Sue was passed over: same level as Ray.');
    expect(text[1]).toContain('35% of BV for First Year business on the ladder.');
  });

  it('of an installment, a hold, a reversion, a renewal in Canada', () => {
    const [first, second] = installments(36_001, {
      payment_basis: 'Advance',
      advance_months: 9,
      premium_mode: 'Monthly',
    });
    const trace = traceOf('1', 1);
    const pending = { status: 'Pending', escrow_reason: null } as const;
    expect(explainLine(postedTrace(trace, pending, first)).at(-1)).toBe(
      'This payment is for months 1 to 9 of 12: $270.01.',
    );
    expect(explainLine(postedTrace(trace, pending, second)).at(-1)).toBe(
      'This payment is for month 10 of 12: $30.00.',
    );
    const held = ESCROW_REASONS.map((escrow_reason) =>
      explainLine(postedTrace(trace, { status: 'Escrow', escrow_reason })).at(-1),
    );
    expect(new Set(held).size).toBe(ESCROW_REASONS.length);
    expect(held[0]).toBe('It waits in escrow until the training program is completed.');
    const reverted = revertedTrace(traceOf('4a', 1), {
      to: 'Writer',
      amount_cents: 35_000,
      posting: pending,
    });
    expect(explainLine(reverted).at(-1)).toBe(
      'The training program was reverted, so what was left of it, $350.00, goes to Cara.',
    );
    const renewal = compensate(1000, [snapshot(ana, [], { kind: 'Renewal' })], statuses()).lines[0];
    expect(renewal && explainLine(renewal.trace, { currency: 'CAD' })[0]).toBe(
      'This Renewal payment carries 10.00 BV (business volume).',
    );
  });
});

describe('explanation of a chargeback (R-EXP-01)', () => {
  const terms: ChargebackTerms = {
    method: 'Step',
    months: 12,
    steps: [
      { through_month: 6, unearned_bps: 7500 },
      { through_month: 12, unearned_bps: 2500 },
    ],
  };
  const ledger = (options?: Parameters<typeof openLedger>[1]): PolicyLedger => openLedger(run('2'), options);
  const told = (actions: readonly PostingAction[], index = 0) => {
    const action = actions[index];
    return action ? explainEvent(stored(action.trace)) : [];
  };

  it('pro rata, with the exact amount (example 7)', () => {
    expect(told(chargeBack(ledger(), after(5, 'Policy Lapsed')).actions)).toEqual([
      'Policy Lapsed on 06/15/2026, after 5 months in force.',
      'Commission is earned evenly over 12 months: about $153.0333 of this line is earned.',
      '$367.28 stood on the line, the rest is unearned.',
      'That is about $214.2467; rounded together with the policy’s other lines, $214.25 is charged back on this line.',
    ]);
  });

  it('by step, with what was taken before', () => {
    const once = settle(ledger({ terms }), after(8, 'Policy Lapsed'));
    expect(told(once.outcome.actions)).toContain('By the product’s chargeback schedule 25% is unearned.');
    expect(told(chargeBack(once.policy, after(1, 'Past Due Premium')).actions).slice(0, 3)).toEqual([
      'Past Due Premium on 02/15/2026, after 1 month in force.',
      'By the product’s chargeback schedule 75% is unearned.',
      '$275.46 stood on the line, $91.82 was taken before and counts.',
    ]);
    const full = ledger({ terms: { ...terms, method: 'Full' } });
    expect(told(chargeBack(full, after(1, 'Policy Lapsed')).actions)[1]).toBe(
      'By the product’s chargeback schedule everything is unearned.',
    );
  });

  it('of full recovery, an admin’s amount and a reinstatement', () => {
    const ended = settle(ledger(), after(2, 'Policy Not Taken'));
    expect(told(ended.outcome.actions)).toEqual([
      'Policy Not Taken on 03/15/2026.',
      'For this reason all commission is recovered: $367.28 stood on the line.',
      '$367.28 is charged back on this line.',
    ]);
    expect(told(reinstate(ended.policy).actions)).toEqual([
      'The policy was reinstated: the $367.28 taken for Policy Not Taken on 03/15/2026 is given back.',
    ]);
    const entered = after(2, 'Overpayment', { amounts: [{ line_no: 1, amount_cents: 77 }] });
    expect(told(chargeBack(ledger(), entered).actions)).toContain(
      'The amount was entered by an administrator.',
    );
  });

  it('of a re-rate, down, up and on a line not fully paid', () => {
    const to = (new_bv_cents: number) => after(3, 'Premium Reduced', { new_bv_cents });
    expect(told(chargeBack(ledger(), to(50_000)).actions).slice(1)).toEqual([
      'The line’s amount for the year changes from $367.28 to $175.00.',
      'Of the difference 9 of 12 months is unearned.',
      '$144.21 is charged back on this line.',
    ]);
    expect(told(chargeBack(ledger(), to(150_000)).actions).at(-1)).toBe('$118.29 is paid out on this line.');
    const payment = { payment_basis: 'Advance', advance_months: 6, premium_mode: 'Monthly' } as const;
    expect(told(chargeBack(ledger({ payment }), to(50_000)).actions)[2]).toBe(
      'Of the $183.64 that stood on the line the unearned part changes in the same proportion.',
    );
  });

  it('of one payment of several, and of a pending one reduced', () => {
    const payment = { payment_basis: 'Advance', advance_months: 3, premium_mode: 'Monthly' } as const;
    const paid = ledger({ payment, months_reported: 6 });
    expect(told(chargeBack(paid, after(4, 'Policy Lapsed')).actions)).toContain(
      'The newest payments are charged first; this entry is -$30.61.',
    );
    const pending = ledger({ statusOf: () => 'Pending' });
    expect(told(chargeBack(pending, after(5, 'Policy Lapsed')).actions).at(-1)).toBe(
      'It is taken from a pending payment, of which $153.03 remains.',
    );
  });
});

describe('why somebody has no line (R-EXP-02)', () => {
  const posted = (snapshots: readonly PortionSnapshot[], statusOf: StatusOf = statuses()) =>
    compensate(1000, snapshots, statusOf).portions.map(({ outcomes }, index) => {
      const own = snapshots[index];
      if (!own) throw new Error('no snapshot');
      return { snapshot: own, outcomes };
    });
  const example = (name: Name) => posted(examples[name].snapshots, examples[name].statusOf);

  it('answers "same level as the writer" for Kim in example 5', () => {
    expect(explainNothing(example('5'), 'Kim')).toEqual({
      rule: 'Same Level',
      text: 'Kim has no line on this policy: same level as the writer.',
    });
  });

  it('names status before license before level', () => {
    expect(explainNothing(example('5'), 'Lou')?.rule).toBe('Status');
    const twice = posted([snapshot(ana, [{ ...ben, is_licensed: false }])], statuses({ Ben: 'Resigned' }));
    expect(explainNothing(twice, 'Ben')?.rule).toBe('Status');
    const unlicensed = posted([snapshot(ana, [{ ...ana, code: 'Abe', is_licensed: false }])]);
    expect(explainNothing(unlicensed, 'Abe')).toEqual({
      rule: 'License',
      text: 'Abe has no line on this policy: no valid life license on 01/05/2026.',
    });
    expect(explainNothing(posted([snapshot(cara, [ben])]), 'Ben')?.text).toBe(
      'Ben has no line on this policy: a rate of 45%, less than the 55% already paid to the writer.',
    );
    const sameRate = posted([snapshot(ana, [{ ...ben, rate_bps: 3500 }])]);
    expect(explainNothing(sameRate, 'Ben')?.text).toContain('same rate as the writer, 35%');
  });

  it('names the generation beyond the sixth', () => {
    expect(explainNothing(example('6-generations-cap'), 'R7')).toEqual({
      rule: 'Generation Beyond 6',
      text: 'R7 has no line on this policy: generation 7, and the Revenue Bonus ends with generation 6. There is no override either: same level as the writer.',
    });
  });

  it('says who was not in the chain on the submit date', () => {
    expect(explainNothing(example('3'), 'Zoe')).toEqual({
      rule: 'Not In Chain',
      text: 'Zoe has no line on this policy: not in the chain above Ana or Hal on 01/05/2026.',
    });
  });

  it('is silent about people who do have a line, in whichever portion', () => {
    const paid = ['Jo', 'Mia', 'Oli', 'Pam', 'Quinn'].map((code) => explainNothing(example('5'), code));
    expect(paid).toEqual(Array(5).fill(null));
    expect(explainNothing(example('4a'), 'Tom')).toBeNull();
    const two = posted([
      snapshot(ana, [{ ...ana, code: 'Abe' }], { share_bps: 5000 }),
      snapshot({ ...ana, code: 'Abe' }, [], { portion: 1, share_bps: 5000, trainee: tom }),
    ]);
    expect(explainNothing(two, 'Abe')).toBeNull();
    expect(explainNothing(two, 'Tom')?.rule).toBe('Not In Chain');
  });
});
