import type { Country } from '@upline/domain';
import { addDays } from '../days.ts';
import { Random } from '../random.ts';

const SEED = 20_261_129;
/** Whose home office it is: the first super admin of the demo. */
const SETTER = 'A000001';

const TAXES: readonly (readonly [Country, string, number])[] = [
  ['USA', 'CA', 725],
  ['USA', 'FL', 600],
  ['USA', 'NY', 400],
  ['USA', 'TX', 625],
  ['Canada', 'ON', 1_300],
  ['Canada', 'QC', 1_498],
];

/** Sales taxes of a few states, and one that changes soon. */
export function feeRows(today: string) {
  const random = new Random(SEED);
  const row = (country: Country, region: string, rate_bps: number, setOn: string, from: string) => ({
    id: random.uuid(),
    kind: 'Sales Tax',
    country,
    region,
    rate_bps,
    effective_from: from,
    created_at: `${setOn}T15:00:00Z`,
    created_by: SETTER,
  });
  const begun = addDays(today, -400);
  return [
    ...TAXES.map(([country, region, rate]) => row(country, region, rate, begun, begun)),
    row('USA', 'FL', 650, addDays(today, -5), addDays(today, 40)),
  ];
}
