import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleColumns, sampleRows } from './data-list.sample.ts';
import { SampleList } from './data-list.sample-list.tsx';
import { names, preloadPanels, said, show } from './data-list.test-support.tsx';

preloadPanels();

describe('moving a row', () => {
  it('is told to the server by its position and announced', async () => {
    const onMoveRow = vi.fn();
    const { user } = show({ onMoveRow });
    await user.click(screen.getByRole('button', { name: 'Move Hal Dubois down' }));
    expect(onMoveRow).toHaveBeenCalledWith(expect.objectContaining({ position: 3, from: 1, to: 2 }));
    expect(said()).toContain('Hal Dubois moved to position 3.');
  });

  it('is refused while sorted, in the words of the specification (SPEC 5)', async () => {
    const onMoveRow = vi.fn();
    const { user, asked } = show({ onMoveRow, start: { order: { premium_cents: 'ASC' } } });
    await user.click(screen.getAllByRole('button', { name: /^Move .* down$/ })[0] as HTMLElement);
    expect(onMoveRow).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Cannot change position when sorting is applied. Please clear the sorting and try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Clear sorting' }));
    expect(asked.state?.order).toEqual({});
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a title that its column writes itself', () => {
  it("is the row's link and its name all the same", () => {
    const [title, ...rest] = sampleColumns;
    if (!title) throw new Error('The sample has no columns');
    show({ columns: [{ ...title, cell: ({ id }) => `Pay run ${id}` }, ...rest] });
    const first = `Pay run ${sampleRows(1)[0]?.id}`;
    expect(screen.getByRole('link', { name: first })).toBeVisible();
    expect(names()[0]).toBe(first);
  });
});

describe('rows that are about to be asked for (ui-performance 2)', () => {
  const pressOf = (name: string) =>
    within(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).getByRole('button');

  it('are named when the pointer rests on a heading, and not when it passes by', () => {
    vi.useFakeTimers();
    try {
      const onExpect = vi.fn();
      show({ onExpect });
      fireEvent.pointerMove(pressOf('Status'));
      fireEvent.pointerLeave(pressOf('Status'));
      vi.runAllTimers();
      expect(onExpect).not.toHaveBeenCalled();
      fireEvent.pointerMove(pressOf('Premium'));
      vi.runAllTimers();
      expect(onExpect.mock.lastCall?.[0]).toMatchObject({ order: { premium_cents: 'ASC' }, page: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('are named before the click by a press on a heading, a chip, a page or a view', () => {
    const onExpect = vi.fn();
    const filter = { premium_cents: { gt: 1 } };
    show({ onExpect, total: 300, withViews: true, start: { filter, order: { premium_cents: 'ASC' } } });
    const expected = (control: HTMLElement, options = {}) => {
      fireEvent.pointerDown(control, options);
      return onExpect.mock.lastCall?.[0];
    };
    expect(expected(pressOf('Premium'))).toMatchObject({ order: { premium_cents: 'DESC' } });
    expect(Object.keys(expected(pressOf('Status'), { shiftKey: true }).order)).toEqual([
      'premium_cents',
      'status',
    ]);
    expect(expected(screen.getByRole('button', { name: /^Remove filter/ }))).toMatchObject({ filter: {} });
    expect(expected(screen.getByRole('button', { name: 'Next page' }))).toMatchObject({ page: 2, filter });
    expect(expected(screen.getByRole('button', { name: 'To pay' }))).toMatchObject({ view: 'v1' });
  });
});

describe('the states of a list', () => {
  it('shows skeletons while loading and says so', () => {
    show({ rows: [], status: 'loading' });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(said()).toContain('Loading policies');
  });

  it('says what will be here on first use', () => {
    show({ total: 0 });
    expect(screen.getByText('Nothing here yet. Add your first policy.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('offers to clear the filters when nothing matches', async () => {
    const { user } = show({ start: { filter: { name: { contains: 'nobody' } } } });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(12);
  });

  it('leads back from a page behind the last one', async () => {
    const { user } = show({ start: { page: 9 } });
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(names()).toHaveLength(12);
  });

  it('shows an error with its request id and a retry, and keeps rows it has', async () => {
    const onRetry = vi.fn();
    const error = { message: 'Internal server error', requestId: 'req-7' };
    const { user, rerender } = show({ rows: [], status: 'error', error, onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Internal server error');
    expect(screen.getByText('req-7')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<SampleList rows={sampleRows(3)} status="error" error={error} onRetry={onRetry} />);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('These rows may be out of date.');
  });

  it('says politely which rows these are', () => {
    show({ total: 240 });
    expect(said()).toContain('1–100 of 240 policies');
  });
});

describe('paging', () => {
  it('goes on only while there is more (SPEC 7)', async () => {
    const { user, asked } = show({ total: 120, start: { limit: 50 } });
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(asked.state?.page).toBe(3);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(names()).toHaveLength(20);
  });

  it('starts again when the page size changes', async () => {
    const { user, asked } = show({ total: 120, start: { limit: 50, page: 2 } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '200');
    expect(asked.state).toMatchObject({ limit: 200, page: 1 });
  });
});

describe('Privacy', () => {
  it('keeps secret values out of the document (R-DSH-02)', () => {
    const { container } = show({ onSelectionChange: vi.fn() }, { privacy: true });
    expect(container.innerHTML).not.toMatch(/Alvarez|CA\$123\.45|ana\.alvarez/i);
    expect(screen.getAllByRole('link', { name: 'Hidden' })).toHaveLength(12);
    expect(screen.getByRole('checkbox', { name: 'Select policy 1' })).toBeInTheDocument();
  });

  it('keeps them out of menus and announcements too', async () => {
    const rowActions = () => [{ id: 'edit', label: 'Edit' }];
    const { user } = show({ rowActions, onMoveRow: vi.fn() }, { privacy: true });
    await user.click(screen.getByRole('button', { name: 'Move policy 1 down' }));
    expect(said()).toContain('policy 1 moved to position 2.');
    await user.click(screen.getByRole('button', { name: 'Actions for policy 1' }));
    expect(await screen.findByRole('menu', { name: 'Actions for policy 1' })).toBeInTheDocument();
    expect(document.body.innerHTML).not.toMatch(/Alvarez/);
  });
});

describe('the export', () => {
  it('asks for the columns on screen in their order, with filter and order (B2)', async () => {
    const onExport = vi.fn();
    const { user } = show({
      onExport,
      start: {
        order: { name: 'ASC' },
        columns: [
          { id: 'state', visible: true, width: null, pinned: false },
          { id: 'status', visible: false, width: null, pinned: false },
        ],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    const request = onExport.mock.calls[0]?.[0];
    expect(request).toMatchObject({ format: 'csv', order: { name: 'ASC' }, filter: {}, selection: null });
    expect(request.columns.slice(0, 2)).toEqual(['name', 'state']);
    expect(request.columns).not.toContain('status');
  });
});

describe('the export of a selection', () => {
  it('names the ticked rows, and says how many they are', async () => {
    const onExport = vi.fn();
    const { user } = show({ onExport, bulkActions: [] });
    const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes[2] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The 2 selected, these columns')).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'CSV file' }));
    expect(onExport.mock.calls[0]?.[0].selection).toMatchObject({ mode: 'rows', count: 2 });
    expect(onExport.mock.calls[0]?.[0].selection.ids).toHaveLength(2);
  });
});

describe('saved views', () => {
  it('open with their filter, mark changes and go back', async () => {
    const { user, asked } = show({ withViews: true });
    await user.click(screen.getByRole('button', { name: 'To pay' }));
    expect(asked.state).toMatchObject({ view: 'v1', filter: { status: { in: ['Ready To Pay'] } } });
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(asked.state?.filter).toEqual({ status: { in: ['Ready To Pay'] } });
  });

  it('are saved under a name of their own', async () => {
    const { user, asked } = show({ withViews: true, start: { order: { name: 'DESC' } } });
    await user.click(screen.getByRole('button', { name: 'Save as view' }));
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(field, 'to pay{Enter}');
    expect(await screen.findByText('Name is already in use')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Backwards{Enter}');
    expect(await screen.findByRole('button', { name: 'Backwards' })).toHaveAttribute('aria-current', 'true');
    expect(asked.state?.view).toBe('v4');
  });

  it('are moved by their menu and deleted only after the question of the specification (SPEC 8)', async () => {
    const { user } = show({ withViews: true, start: { view: 'v1' } });
    await user.click(screen.getByRole('button', { name: 'View To pay' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move right' }));
    const tabs = () =>
      within(screen.getByRole('navigation', { name: 'Views' }))
        .getAllByRole('listitem')
        .map((tab) => tab.textContent);
    const others = ['All', 'Action required 207', 'California and Texas'];
    await waitFor(() => expect(tabs()).toEqual([...others, 'To pay', 'Sent this month']));
    await user.click(screen.getByRole('button', { name: 'View To pay' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    expect(await screen.findByText('Are you sure you want to delete this view?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tabs()).toEqual([...others, 'Sent this month']));
  });

  it('of the product have their count and no menu, and are open where only their filter is', async () => {
    const { user, asked } = show({
      withViews: true,
      start: { filter: { status: { in: ['Action Required'] } } },
    });
    const tab = screen.getByRole('button', { name: 'Action required 207' });
    expect(tab).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'View Action required' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save as view' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    expect(asked.state?.filter).toEqual({});
  });

  it('are shared with a team, and what stands against it is said in the dialog', async () => {
    const { user } = show({ withViews: true, start: { view: 'v1' } });
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'View To pay' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Share…' }));
      return within(await screen.findByRole('dialog', { name: 'Share To pay' }));
    };
    const dialog = await open();
    expect(dialog.getByRole('radio', { name: 'Only me' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Infinity' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open()).getByRole('radio', { name: 'Infinity' })).toBeChecked();
  });

  it('that cannot be shared say why', async () => {
    const { user } = show({
      withViews: true,
      start: { view: 'v1', filter: { name: { contains: 'Ana' } }, order: { submit_date: 'ASC' } },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'View To pay' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share…' }));
    await user.click(await screen.findByRole('radio', { name: 'Base Shop' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A shared view cannot filter by Name')).toBeInTheDocument();
  });

  it('of somebody else are copied and pinned, and not changed', async () => {
    const { user } = show({
      withViews: true,
      start: { view: 'v3', filter: { submit_date: { gte: '2026-03-01' } }, order: { submit_date: 'DESC' } },
    });
    await user.click(screen.getByRole('button', { name: 'View Sent this month' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Make a copy…', 'Pin to the sidebar']);
    expect(screen.getByText('Shared by Dev Patel')).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Make a copy…' }));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Sent this month (copy)');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByRole('button', { name: 'View Sent this month (copy)' })).toBeInTheDocument();
  });
});

describe('many rows', () => {
  it('keep the document small and tell the full count, the head among it', () => {
    const { container } = show({ total: 10_000, start: { limit: 10_000 }, bulkActions: [] });
    expect(container.getElementsByTagName('*').length).toBeLessThan(1_450);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('scrolling many rows', () => {
  it('draws the rows that come into sight', async () => {
    show({ total: 1_000, start: { limit: 1_000 } });
    const region = screen.getByRole('region', { name: 'Policies, table' });
    region.scrollTop = 20_000;
    fireEvent.scroll(region);
    await waitFor(() =>
      expect(screen.getAllByRole('row').some((row) => row.dataset.index === '500')).toBe(true),
    );
    expect(screen.getAllByRole('row').some((row) => row.dataset.index === '0')).toBe(false);
  });
});

describe('a list of many rows that is entered again', () => {
  it('draws the rows of the place it was left at, and no others before', () => {
    const rowTarget = vi.fn(() => null);
    const memory = { initial: { top: 2_000, left: 0, selected: [] }, onLeave: vi.fn() };
    show({ total: 120, start: { limit: 200 }, rowTarget, memory });
    expect(screen.getByRole('region', { name: 'Policies, table' }).scrollTop).toBe(2_000);
    expect(rowTarget).toHaveBeenCalledWith(expect.objectContaining({ id: 'P000051' }));
    expect(rowTarget).not.toHaveBeenCalledWith(expect.objectContaining({ id: 'P000001' }));
  });
});

describe('rows in larger text', () => {
  it('are as high as the style sheet makes them (X-12)', () => {
    document.documentElement.style.fontSize = '24px';
    show({ total: 120, start: { limit: 200 } });
    document.documentElement.style.fontSize = '';
    const drawn = screen.getAllByRole('rowheader').length;
    const spacer = document.querySelector<HTMLElement>('tbody > tr:last-child > td');
    expect(spacer?.style.height).toBe(`${(120 - drawn) * 60}px`);
  });
});

describe('a list of many rows on paper', () => {
  it('shows all of them, and on the screen those in sight again (X-12, features.md D.7)', () => {
    show({ total: 120, start: { limit: 200 } });
    expect(names().length).toBeLessThan(40);
    fireEvent(globalThis.window, new Event('beforeprint'));
    expect(names()).toHaveLength(120);
    fireEvent(globalThis.window, new Event('afterprint'));
    expect(names().length).toBeLessThan(40);
  });
});
