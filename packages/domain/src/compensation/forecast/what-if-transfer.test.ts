import { describe, expect, it } from 'vitest';
import { allActive, ana, ben, cara, dev, eve, hal, ivy, snapshot } from '../testing/network.ts';
import { whatIfTransfer } from './what-if-transfer.ts';

const policy = (producer = ana, uplines = [ben, cara, dev, eve]) => ({
  id: 'one',
  bv_cents: 100_000,
  snapshots: [snapshot(producer, uplines)],
  statusOf: allActive,
});

const effectsOf = (
  policies: ReturnType<typeof policy>[],
  associate_code: string,
  with_downline = true,
): Record<string, [number, number]> =>
  Object.fromEntries(
    whatIfTransfer(policies, { associate_code, with_downline, above: () => [hal, ivy] }).map(
      ({ associate_code: code, before_cents, after_cents }) => [code, [before_cents, after_cents]],
    ),
  );

describe('what-if transfer (R-UPL-03)', () => {
  it('pays the new uplines what the former ones were paid, and the producer the same', () => {
    // Ana 35 %, Ben 45 %, Cara 55 %, Dev 65 %; Hal 55 %, Ivy 65 %.
    expect(effectsOf([policy()], 'Ana')).toEqual({
      Ana: [35_000, 35_000],
      Ben: [10_000, 0],
      Cara: [10_000, 0],
      Dev: [10_000, 0],
      Eve: [11_000, 0],
      Hal: [0, 20_000],
      Ivy: [0, 10_000],
    });
  });

  it('takes the people below along, or leaves them with the present upline', () => {
    const ofAna = [policy()];
    expect(effectsOf(ofAna, 'Ben')).toMatchObject({
      Ben: [10_000, 10_000],
      Hal: [0, 10_000],
      Cara: [10_000, 0],
    });
    expect(effectsOf(ofAna, 'Ben', false)).toMatchObject({ Ben: [10_000, 0], Cara: [10_000, 20_000] });
    expect(effectsOf(ofAna, 'Ben', false)).not.toHaveProperty('Hal');
    // What the person writes goes along either way.
    expect(effectsOf([policy(ben, [cara, dev])], 'Ben', false)).toMatchObject({
      Ben: [45_000, 45_000],
      Cara: [10_000, 0],
      Hal: [0, 10_000],
    });
  });

  it('leaves a portion alone in whose chain the person does not stand', () => {
    expect(effectsOf([policy(ana, [ben, cara])], 'Hal')).toEqual({
      Ana: [35_000, 35_000],
      Ben: [10_000, 10_000],
      Cara: [10_000, 10_000],
    });
  });
});
