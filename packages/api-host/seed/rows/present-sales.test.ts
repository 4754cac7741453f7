import { firstOfMonth } from '@upline/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_LOGINS } from '../demo-logins.ts';
import { DEMO_SHAPES } from '../demo-shapes.ts';
import { buildNetwork } from '../network.ts';
import { Random } from '../random.ts';
import { joinLately } from '../recent-recruits.ts';
import { faceOf, presentSales } from './present-sales.ts';
import type { SoldProduct } from './sale-rows.ts';

const product: SoldProduct = {
  id: 'p',
  provider_id: 'c',
  code: 'GT20',
  country: 'USA',
  states: [],
  line: 'Life',
  bv_rate_bps: 10_000,
  excess_bv_rate_bps: 0,
  payment_basis: 'Advance',
  min_face_cents: 10_000_000,
  max_face_cents: 500_000_000,
  status: 'Published',
};
const logins = new Set(DEMO_LOGINS.map(({ username }) => username));

describe.each(['2026-12-01', '2026-03-01', '2026-03-31', '2027-01-15'])('on %s', (today) => {
  const month = today.slice(0, 7);
  const last = new Date(Date.parse(`${firstOfMonth(today)}T12:00:00Z`) - 86_400_000)
    .toISOString()
    .slice(0, 7);
  const network = () => {
    const people = buildNetwork(new Random(20_261_121), DEMO_SHAPES.s);
    joinLately(people, today);
    return people;
  };

  it('everybody who signs in and sells has submitted and issued this month and the last', () => {
    for (const person of network()) {
      const sells =
        person.key && logins.has(person.key) && person.level !== 'TA' && person.status === 'Active';
      const sales = presentSales(new Random(1), person, { products: [product], clients: ['a', 'b'] }, today);
      if (!sells) expect(sales).toEqual([]);
      if (!sells || person.key === 'ana') continue;
      const months = (days: readonly (string | null)[]) => new Set(days.map((day) => day?.slice(0, 7)));
      expect([...months(sales.map(({ submit_date }) => submit_date))]).toEqual(
        expect.arrayContaining([month, last]),
      );
      expect([...months(sales.map(({ issue_date }) => issue_date))]).toEqual(
        expect.arrayContaining([month, last]),
      );
      for (const { submit_date, issue_date, face } of sales) {
        expect(submit_date <= today && (issue_date ?? today) <= today).toBe(true);
        expect((issue_date ?? submit_date) >= submit_date).toBe(true);
        expect((face ?? 0) % 100_000).toBe(0);
      }
    }
  });

  it('everybody who leads somebody has recruits of this month', () => {
    const people = network();
    const isBelow = (person: (typeof people)[number], code: string): boolean =>
      person.upline !== undefined && (person.upline.code === code || isBelow(person.upline, code));
    for (const { key, code, status } of people) {
      if (!key || !logins.has(key) || key === 'tom' || status !== 'Active') continue;
      const recent = people.filter(
        (each) => isBelow(each, code) && each.joinedDaysAgo <= Number(today.slice(8)) - 1,
      );
      expect(recent.length, key).toBeGreaterThan(0);
    }
  });
});

it('face amounts are whole thousands within what the product insures', () => {
  expect(faceOf(product, 273_982)).toBe(54_800_000);
  expect(faceOf(product, 1_000)).toBe(10_000_000);
  expect(faceOf({ ...product, min_face_cents: 200_000, max_face_cents: 4_000_000 }, 273_982)).toBe(4_000_000);
});
