import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleColumns } from './data-list.sample.ts';
import { show } from './data-list.test-support.tsx';

describe('sums', () => {
  it('stand below the rows, under their columns, and are withheld with them', async () => {
    show({ totals: [{ premium_cents: 123_456 }] });
    expect((await screen.findByRole('rowheader', { name: 'Total' })).closest('tr')).toHaveTextContent(
      '$1,234.56',
    );
  });

  it('are never added across currencies', async () => {
    show({
      columns: sampleColumns.map((column) => ({
        ...column,
        currency: (row) => (row as { currency?: 'CAD' }).currency ?? 'USD',
      })),
      totals: [
        { currency: 'USD', premium_cents: 123_456 },
        { currency: 'CAD', premium_cents: 4_200 },
      ],
    });
    expect((await screen.findByRole('rowheader', { name: 'Total USD' })).closest('tr')).toHaveTextContent(
      '$1,234.56',
    );
    expect(screen.getByRole('rowheader', { name: 'Total CAD' }).closest('tr')).toHaveTextContent('CA$42.00');
  });
});
