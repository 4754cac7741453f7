import { expect, it } from 'vitest';
import { PAYOUT_VIEWS } from '../payouts/payout-lists.ts';
import { payRunHead } from './pay-run-head.tsx';
import type { PayRun } from './pay-run-lists.ts';
import type { MoneyOf } from './use-run.ts';

const of = (count: number) => [{ count }] as MoneyOf;
const run = {
  id: 'run',
  number: 26,
  status: 'Closed',
  period_start: '2026-11-18',
  period_end: '2026-12-01',
  pay_date: '2026-12-04',
  created_at: '2026-12-02T14:00:00Z',
  opened_at: '2026-12-02T14:00:00Z',
  closed_at: '2026-12-02T15:00:00Z',
  totals: [{ currency: 'USD', net_cents: 100, associates: 6, held: 0 }],
} as PayRun;

it('leads from each figure of a closed run to the payouts it counts', () => {
  const { headline = [] } = payRunHead(run, { waiting: of(3), atBank: of(2), confirmed: of(1) });
  const filters = new Map(PAYOUT_VIEWS().map(({ id, filter }) => [id, filter]));
  const led = headline.flatMap(({ label, to }) => {
    const target = to as { search?: { view?: string; filter?: object } } | undefined;
    return target?.search?.view === undefined ? [] : [[label, target.search.view, target.search.filter]];
  });
  expect(led).toEqual([
    ['Waiting for a bank file', 'waiting', filters.get('waiting')],
    ['At the bank', 'exported', filters.get('exported')],
    ['Confirmed', 'released', filters.get('released')],
  ]);
});
