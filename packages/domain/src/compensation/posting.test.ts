import { describe, expect, it } from 'vitest';
import { compensate } from './lines.ts';
import {
  decidePosting,
  postedTrace,
  releaseTraining,
  revertedTrace,
  revertTraining,
  terminationHold,
} from './posting.ts';
import { examples } from './testing/network.ts';
import type { RecipientAtPosting } from './types.ts';

const plain: RecipientAtPosting = {
  status: 'Active',
  is_licensed: true,
  disable_license_check: false,
  disable_training_escrow: false,
  escrow_future_compensations: false,
  training_status: null,
  supervision_open: false,
};
const held = (type: Parameters<typeof decidePosting>[0], more: Partial<RecipientAtPosting>) =>
  decidePosting(type, { ...plain, ...more }).escrow_reason;

describe('status of a line when posted (R-MNY-10)', () => {
  it('is Pending without a reason', () => {
    expect(decidePosting('Writing', plain)).toEqual({ status: 'Pending', escrow_reason: null });
  });

  it('takes the first true reason in the order of the rule', () => {
    const all = {
      status: 'Suspended',
      is_licensed: false,
      escrow_future_compensations: true,
      supervision_open: true,
      training_status: 'Open',
    } as const;
    expect(held('Training', all)).toBe('Training');
    expect(held('Training', { ...all, training_status: 'Completed' })).toBe('License');
    expect(held('Training', { ...all, disable_training_escrow: true })).toBe('License');
    expect(held('Training', { ...all, disable_training_escrow: true, disable_license_check: true })).toBe(
      'Suspension',
    );
    expect(held('Writing', all)).toBe('Suspension');
    expect(held('Writing', { ...all, status: 'Active' })).toBe('Associate Flag');
    expect(held('Split', { ...all, status: 'Active', escrow_future_compensations: false })).toBe(
      'Supervision',
    );
    expect(held('Writing', { supervision_open: true, status: 'Terminated' })).toBe('Supervision');
  });

  it('holds only training lines for training and license, only producers for supervision', () => {
    const person = { is_licensed: false, training_status: 'Open', supervision_open: true } as const;
    expect(held('Override Bonus', person)).toBeNull();
    expect(held('Revenue Bonus', person)).toBeNull();
    expect(held('Training', { training_status: 'Defaulted' })).toBe('Training');
  });

  it('holds a suspended person’s line (R-MNY-06) and a terminated one’s as Manual, pays a resigned one (R-MNY-34)', () => {
    expect(held('Override Bonus', { status: 'Suspended' })).toBe('Suspension');
    expect(held('Writing', { status: 'Terminated' })).toBe('Manual');
    expect(held('Override Bonus', { status: 'Terminated' })).toBe('Manual');
    expect(held('Writing', { status: 'Resigned' })).toBeNull();
    expect(held('Writing', { status: 'Resignation Initiated' })).toBeNull();
  });

  it('keeps the terminated producer’s line 90 days, then releases or forfeits it (R-MNY-34)', () => {
    expect(terminationHold('2026-01-01', false, '2026-03-31')).toEqual({
      until: '2026-04-01',
      outcome: 'Hold',
    });
    expect(terminationHold('2026-01-01', false, '2026-04-01').outcome).toBe('Release');
    expect(terminationHold('2026-01-01', true, '2026-04-01').outcome).toBe('Forfeit');
  });
});

describe('training escrow (R-MNY-11)', () => {
  const trainee: RecipientAtPosting = { ...plain, training_status: 'Open' };

  it('goes to Pending when the program is Completed (example 4), to reason License without one', () => {
    expect(releaseTraining(trainee).status).toBe('Pending');
    expect(releaseTraining({ ...trainee, is_licensed: false }).escrow_reason).toBe('License');
    expect(releaseTraining({ ...trainee, status: 'Suspended' }).escrow_reason).toBe('Suspension');
  });

  it('reverts to the writer, net of Chargeback Escrow (example 4)', () => {
    const reverted = revertTraining({ amount_cents: 60_000, charged_cents: 0 }, plain);
    expect(reverted).toEqual({
      to: 'Writer',
      amount_cents: 60_000,
      posting: { status: 'Pending', escrow_reason: null },
    });
    expect(revertTraining({ amount_cents: 60_000, charged_cents: 25_000 }, plain).amount_cents).toBe(35_000);
  });

  it('reverts to House when the writer has left, and is held for another reason than Training or License', () => {
    const line = { amount_cents: 42_000, charged_cents: 0 };
    expect(revertTraining(line, { ...plain, status: 'Resigned' })).toMatchObject({
      to: 'House',
      posting: null,
    });
    expect(revertTraining(line, { ...plain, status: 'Terminated' }).to).toBe('House');
    expect(revertTraining(line, { ...plain, status: 'Suspended' }).posting?.escrow_reason).toBe('Suspension');
    expect(
      revertTraining(line, { ...plain, is_licensed: false, training_status: 'Open' }).posting?.status,
    ).toBe('Pending');
  });

  it('is written into the trace', () => {
    const { bv, snapshots, statusOf } = examples['4a'];
    const trace = compensate(bv, snapshots, statusOf).lines[0]?.trace;
    if (!trace) throw new Error('no line');
    const posting = decidePosting('Training', trainee);
    expect(postedTrace(trace, posting)).toEqual({ ...trace, hold: 'Training' });
    const reversion = revertTraining({ amount_cents: 60_000, charged_cents: 25_000 }, plain);
    expect(reversion.to === 'Writer' && revertedTrace(trace, reversion)).toMatchObject({
      compensation_type: 'Training Reversion',
      reversion: { amount_cents: 35_000 },
      hold: null,
    });
  });
});
