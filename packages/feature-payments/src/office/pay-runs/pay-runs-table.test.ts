import { expect, it } from 'vitest';
import { PAY_RUN_COLUMNS } from './pay-runs-table.tsx';

it('names a range of days after neither of its ends', () => {
  const run = { period_start: '2026-11-18', period_end: '2026-12-01' };
  const labelled = PAY_RUN_COLUMNS.find(({ value }) => value?.(run as never) === '11/18/2026 – 12/01/2026');
  expect(labelled?.label).toBe('Period');
});
