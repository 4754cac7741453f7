import type { DataListColumn } from './types.ts';

/** A made-up policy, for stories, tests and the bench. */
export interface SampleRow {
  id: string;
  name: string;
  email: string | null;
  state: string;
  status: string;
  product: string;
  premium_cents: number;
  bv_cents: number;
  share_bps: number;
  policies: number;
  is_licensed: boolean;
  submit_date: string;
  updated_at: string;
  currency: 'USD' | 'CAD';
}

const FIRST = [
  'Ana',
  'Ben',
  'Cara',
  'Dev',
  'Eve',
  'Farid',
  'Grace',
  'Hal',
  'Ivy',
  'José',
  'Kim',
  'Liam',
  'Mei-Ling',
];
const LAST = [
  'Alvarez',
  'Brooks',
  'Chen',
  'Dubois',
  'Evans',
  'Fontaine-Whitmore',
  'Garcia',
  'Hughes',
  'Ito',
  'Johnson',
];
const STATES = ['CA', 'TX', 'NY', 'FL', 'WA', 'IL', 'ON', 'BC', 'HI', 'NV'];
const STATUSES = ['Pending', 'Action Required', 'Ready To Pay', 'Approved', 'Full Chargedback', 'Archived'];
const PRODUCTS = ['Term 20', 'Whole life', 'Indexed universal life', 'Fixed annuity'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The same rows on every run. */
export function sampleRows(count: number, from = 0): SampleRow[] {
  return Array.from({ length: count }, (_, offset) => {
    const n = from + offset;
    const first = at(FIRST, n * 7);
    const last = at(LAST, n * 3 + Math.floor(n / 13));
    return {
      id: `P${String(n + 1).padStart(6, '0')}`,
      name: `${first} ${last}`,
      email: n % 9 === 0 ? null : `${first}.${last}@example.test`.toLowerCase(),
      state: at(STATES, n * 3),
      status: at(STATUSES, Math.floor((n * n) / 3)),
      product: at(PRODUCTS, n * 5),
      premium_cents: ((n * 7919) % 900_000) * (n % 17 === 0 ? -1 : 1) + 12_345,
      bv_cents: (n * 104_729) % 2_000_000,
      share_bps: ((n * 37) % 100) * 100 + (n % 4) * 25,
      policies: n % 12,
      is_licensed: n % 3 !== 0,
      submit_date: `2026-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 27) + 1).padStart(2, '0')}`,
      updated_at: `2026-10-${String((n % 27) + 1).padStart(2, '0')}T1${n % 10}:30:00.000Z`,
      currency: n % 8 === 0 ? 'CAD' : 'USD',
    };
  });
}

const listed = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const TONES = ['neutral', 'warning', 'info', 'success', 'danger', 'neutral'] as const;
const statuses = STATUSES.map((value, index) => ({ value, label: value, tone: TONES[index] ?? 'neutral' }));

/** Twelve columns of every type. */
export const sampleColumns: readonly DataListColumn<SampleRow>[] = [
  {
    id: 'name',
    label: 'Client',
    type: 'text',
    sortable: true,
    cardRole: 'title',
    secret: true,
    filter: { type: 'text' },
  },
  {
    id: 'status',
    label: 'Status',
    type: 'status',
    sortable: true,
    options: statuses,
    cardRole: 'subtitle',
    filter: { type: 'enum', options: statuses },
  },
  {
    id: 'product',
    label: 'Product',
    type: 'enum',
    sortable: true,
    cardRole: 'meta',
    filter: { type: 'enum', options: listed(PRODUCTS) },
  },
  {
    id: 'premium_cents',
    label: 'Premium',
    type: 'money',
    sortable: true,
    secret: true,
    currency: (row) => row.currency,
    cardRole: 'value',
    filter: { type: 'money' },
  },
  {
    id: 'bv_cents',
    label: 'BV',
    type: 'bv',
    sortable: true,
    cardRole: 'meta',
    filter: { type: 'bv' },
    definition: {
      meaning: 'Business volume: what commissions are paid on.',
      formula: 'target premium × BV rate',
      source: 'R-MNY-04',
    },
  },
  { id: 'share_bps', label: 'Share', type: 'percent', sortable: true, filter: { type: 'percent' } },
  {
    id: 'submit_date',
    label: 'Submitted',
    type: 'date',
    sortable: true,
    cardRole: 'meta',
    filter: { type: 'date', nullable: true },
  },
  {
    id: 'state',
    label: 'State',
    type: 'enum',
    sortable: true,
    filter: { type: 'enum', options: listed(STATES) },
  },
  { id: 'policies', label: 'Policies', type: 'number', sortable: true, filter: { type: 'number' } },
  { id: 'is_licensed', label: 'Licensed', type: 'boolean', filter: { type: 'boolean' } },
  {
    id: 'email',
    label: 'Email',
    type: 'text',
    secret: true,
    width: 220,
    filter: { type: 'text', nullable: true },
  },
  { id: 'updated_at', label: 'Updated', type: 'datetime', sortable: true },
];
