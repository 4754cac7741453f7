import { expect, test } from 'vitest';
import { type Charges, type PricedLine, totalsOf } from './totals.ts';

const line = (unit_cents: number, quantity = 1, more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ unit_cents, quantity, taxable: true, builder_discount_bps: 1_000, is_download: false },
  ...more,
});
const charges = (more: Partial<Charges> = {}): Charges => ({
  ...{ isBuilder: false, tax_bps: 625, shipping_cents: 795, free_from_cents: 10_000 },
  ...more,
});

const VECTORS: readonly [string, PricedLine[], Partial<Charges>, readonly number[]][] = [
  // subtotal, discount, shipping, tax, total
  ['one shirt in Texas', [line(3_450)], {}, [3_450, 0, 795, 216, 4_461]],
  ['a half cent of tax goes up', [line(1_000)], { tax_bps: 725 }, [1_000, 0, 795, 73, 1_868]],
  ['just below the half goes down', [line(1_000)], { tax_bps: 724 }, [1_000, 0, 795, 72, 1_867]],
  ['no tax where none is set', [line(2_000)], { tax_bps: 0 }, [2_000, 0, 795, 0, 2_795]],
  ['what is not taxable', [line(2_000, 1, { taxable: false })], {}, [2_000, 0, 795, 0, 2_795]],
  ['exactly the limit is free', [line(5_000, 2)], { tax_bps: 0 }, [10_000, 0, 0, 0, 10_000]],
  ['a cent below is not', [line(9_999)], { tax_bps: 0 }, [9_999, 0, 795, 0, 10_794]],
  [
    'a discount leads below the limit',
    [line(10_000)],
    { isBuilder: true, tax_bps: 0 },
    [10_000, 1_000, 795, 0, 9_795],
  ],
  [
    'downloads are not sent',
    [line(2_000, 1, { is_download: true })],
    { tax_bps: 0 },
    [2_000, 0, 0, 0, 2_000],
  ],
  [
    'what goes with them is',
    [line(2_000, 1, { is_download: true }), line(1_000)],
    { tax_bps: 0 },
    [3_000, 0, 795, 0, 3_795],
  ],
  // 10 % of 105 is 10.5 for each line: half up before the sum.
  [
    'discounts are rounded line by line',
    [line(105), line(105)],
    { isBuilder: true, tax_bps: 0 },
    [210, 22, 795, 0, 983],
  ],
  [
    'tax is that of the price after the discount',
    [line(10_000, 2), line(1_000, 1, { taxable: false })],
    { isBuilder: true, tax_bps: 1_300 },
    [21_000, 2_100, 0, 2_340, 21_240],
  ],
];

test.each(VECTORS)('R-STO-03, R-STO-04: %s', (_, lines, more, expected) => {
  expect(Object.values(totalsOf(lines, charges(more)))).toEqual(expected);
});
