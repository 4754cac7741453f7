import { expect, it } from 'vitest';
import { pickColumns } from './export-column.ts';
import { fieldColumns } from './field-columns.ts';

interface Row {
  readonly name: string;
  readonly phone: string | null;
  readonly rate_bps: number | null;
  readonly count_hundredths: number;
  readonly state_code: string;
}

const FIELDS = {
  name: { label: 'Name', type: 'text', column: 'name' },
  phone: { label: 'Phone', type: 'text', column: 'phone', shown: (digits: string) => `(${digits})` },
  rate_bps: { label: 'Rate', type: 'number', unit: 'percent', column: 'rate_bps' },
  count_hundredths: { label: 'Policies', type: 'number', unit: 'hundredths', column: 'count_hundredths' },
  state: { label: 'State', type: 'enum', options: ['TX'], column: 'state_code' },
} as const;

const ROW: Row = { name: 'Ana', phone: '512', rate_bps: 6_250, count_hundredths: 250, state_code: 'TX' };

it('makes the columns of a file from the fields of its list', () => {
  const columns = fieldColumns<Row>(FIELDS, [
    'name',
    'phone',
    'rate_bps',
    'count_hundredths',
    { state: ({ state_code }) => `${state_code}!` },
  ]);
  const cells = (row: Row) =>
    pickColumns(columns, []).map(({ label, type, read }) => [label, type, read(row)]);
  expect(cells(ROW)).toEqual([
    ['Name', 'text', 'Ana'],
    ['Phone', 'text', '(512)'],
    ['Rate %', 'number', 62.5],
    ['Policies', 'number', 2.5],
    ['State', 'text', 'TX!'],
  ]);
  expect(cells({ ...ROW, phone: null, rate_bps: null }).map(([, , value]) => value)).toEqual([
    'Ana',
    null,
    null,
    2.5,
    'TX!',
  ]);
});

it('refuses a column that is no field of the list', () => {
  expect(() => fieldColumns<Row>(FIELDS, ['state_code'])).toThrow('The list has no field state_code');
});
