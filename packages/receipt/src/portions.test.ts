import { expect, it } from 'vitest';
import { type PaidEntry, portionsOf, sumOf } from './portions.ts';

/** Example 2 of domain.md 4.11: BV 1,049.38 with nine lines. */
const LINES = [
  ['Ana', 'Writing', null, 'A', 3500, 36728],
  ['Ben', 'Override Bonus', null, 'SA', 1000, 10494],
  ['Cara', 'Override Bonus', null, 'MD', 1000, 10494],
  ['Dev', 'Override Bonus', null, 'RMD', 1000, 10494],
  ['Eve', 'Override Bonus', null, 'EMD', 500, 5247],
  ['Gus', 'Override Bonus', null, 'NMD', 400, 4198],
  ['Eve', 'Revenue Bonus', 1, 'EMD', 600, 6296],
  ['Fay', 'Revenue Bonus', 2, 'RMD', 400, 4197],
  ['Gus', 'Revenue Bonus', 3, 'NMD', 250, 2623],
] as const;
const entries = LINES.map(
  ([name, compensation_type, generation, level, rate_bps, amount_cents], index): PaidEntry => ({
    id: String(index),
    associate: { code: name, name },
    compensation_type,
    generation,
    level,
    rate_bps,
    amount_cents,
    portion: 'Writing',
    base_bv_cents: 104_938,
    status: 'Paid',
  }),
);
const one = (of: readonly PaidEntry[]) => {
  const [portion, ...others] = portionsOf(of);
  if (!portion || others.length > 0) throw new Error('not one portion');
  return portion;
};

it('lists a portion in the order of the chain, with the share of the house (example 2)', () => {
  const portion = one(entries.toReversed());
  expect(portion.rows.map(({ associate, cents }) => `${associate.code} ${cents}`)).toEqual(
    LINES.map(([name, , , , , cents]) => `${name} ${cents}`),
  );
  expect(sumOf(portion)).toEqual({
    house_bps: 1350,
    house_cents: 14_167,
    rest_cents: 0,
    isTakenBack: false,
  });
});

it('says what was taken back of a line, and still adds up to the volume', () => {
  const [first] = entries as [PaidEntry, ...PaidEntry[]];
  const portion = one([...entries, { ...first, id: 'x', amount_cents: -21_425, status: 'Chargeback' }]);
  expect(portion.rows[0]).toMatchObject({ cents: 15_303, statuses: ['Paid', 'Chargeback'], ids: ['0', 'x'] });
  const sum = sumOf(portion);
  expect(sum).toMatchObject({ rest_cents: 21_425, isTakenBack: true, house_cents: 14_167 });
});

it('adds nothing up where there is no volume', () => {
  const [first] = entries as [PaidEntry, ...PaidEntry[]];
  const bonus = one([{ ...first, portion: null, base_bv_cents: null, rate_bps: null }]);
  expect(bonus.label).toBe('Other');
  expect(sumOf(bonus)).toBeUndefined();
});
