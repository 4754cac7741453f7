import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleColumns } from './data-list.sample.ts';
import { preloadPanels, show } from './data-list.test-support.tsx';

preloadPanels();

describe('on a narrow screen', () => {
  const wide = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('48em') });
  });
  afterEach(() => {
    globalThis.matchMedia = wide;
  });

  it('a card leaves out the cells that draw nothing, with their separators', async () => {
    const drawing = (label: string, drawn: ReactNode) => ({
      id: label,
      label,
      type: 'custom' as const,
      cardRole: 'meta' as const,
      cell: () => drawn,
    });
    show({
      total: 1,
      columns: [
        ...sampleColumns,
        drawing('Absent', null),
        drawing('Untrue', false),
        drawing('Blank', ''),
        drawing('Hollow', [null, false]),
        drawing('Nil', 0),
      ],
    });
    const card = within(await screen.findByRole('list', { name: 'Policies' })).getByRole('listitem');
    const labels = Array.from(card.querySelectorAll('dt'), ({ textContent }) => textContent.trim());
    expect(labels).toContain('Nil');
    for (const label of ['Absent', 'Untrue', 'Blank', 'Hollow']) expect(labels).not.toContain(label);
  });

  it('rows are cards, and sort and fields stand in a sheet', async () => {
    const { user, asked } = show({ total: 3 });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(await screen.findByRole('list', { name: 'Policies' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent('Ana AlvarezStatus Pending');
    expect(cards[0]).toHaveTextContent('$123.45');
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Premium');
    expect(asked.state?.order).toEqual({ premium_cents: 'ASC' });
  });
});
