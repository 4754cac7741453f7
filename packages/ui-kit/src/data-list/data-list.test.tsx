import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { sampleRows } from './data-list.sample.ts';
import { SampleList, type SampleListProps } from './data-list.sample-list.tsx';
import {
  ColumnsPanel,
  ExportMenu,
  FilterPanel,
  RowMenu,
  ShortcutsDialog,
  ViewDialog,
  ViewMenu,
} from './panels/index.ts';
import type { DataListState, ListSelection } from './types.ts';

/** The list with few rows, and the state it last asked for. */
function show(props: SampleListProps = {}, kit = {}) {
  const asked: { state: DataListState | null } = { state: null };
  const view = renderKit(
    <SampleList total={12} onState={(state) => Object.assign(asked, { state })} {...props} />,
    kit,
  );
  return { ...view, asked };
}

// The panels are chunks of their own: on a busy machine the first one takes longer than a test waits.
beforeAll(() =>
  Promise.all(
    [FilterPanel, ColumnsPanel, ExportMenu, RowMenu, ViewMenu, ViewDialog, ShortcutsDialog].map((panel) =>
      panel.preload(),
    ),
  ),
);

const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const said = () => screen.getAllByRole('status').map((live) => live.textContent);

describe('a row', () => {
  it('is a link, wherever it is clicked', async () => {
    const { user } = show();
    const link = screen.getByRole('link', { name: 'Ana Alvarez' });
    expect(link).toHaveAttribute('href', '/business/P000001');
    const clicked = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', clicked);
    await user.click(screen.getAllByRole('cell', { name: 'Pending' })[0] as HTMLElement);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('opens in a new tab with Ctrl and with the middle button', async () => {
    const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const { user } = show();
    const cell = screen.getAllByRole('cell', { name: 'Pending' })[0] as HTMLElement;
    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    await user.pointer({ target: cell, keys: '[MouseMiddle]' });
    expect(open.mock.calls.map((call) => call[0])).toEqual(
      Array(2).fill('http://localhost:3000/business/P000001'),
    );
    open.mockRestore();
  });

  it('opens nothing when the click ends the marking of text', async () => {
    const { user } = show();
    const clicked = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'Ana Alvarez' }).addEventListener('click', clicked);
    const marking = vi
      .spyOn(globalThis, 'getSelection')
      .mockReturnValue({ toString: () => 'Term' } as Selection);
    await user.click(screen.getAllByRole('cell', { name: 'Term 20' })[0] as HTMLElement);
    expect(clicked).not.toHaveBeenCalled();
    marking.mockRestore();
  });

  it('shows amounts, dates and absent values as the product writes them', () => {
    show({ total: 1 });
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      'Pending',
      'Term 20',
      'CA$123.45',
      '0.00',
      '0%',
      '01/01/2026',
      'CA',
      '0',
      'No',
      '—',
      expect.any(String),
    ]);
  });
});

describe('the sort', () => {
  it('goes from ascending to descending to none on a real button', async () => {
    const { user, asked } = show();
    const button = within(header('Premium')).getByRole('button');
    expect(header('Premium')).toHaveAttribute('aria-sort', 'none');
    await user.click(button);
    expect(header('Premium')).toHaveAttribute('aria-sort', 'ascending');
    button.focus();
    await user.keyboard('{Enter}');
    expect(asked.state?.order).toEqual({ premium_cents: 'DESC' });
    await user.keyboard(' ');
    expect(asked.state?.order).toEqual({});
  });

  it('adds a numbered level with Shift', async () => {
    const { user, asked } = show();
    await user.click(within(header('State')).getByRole('button'));
    await user.keyboard('{Shift>}');
    await user.click(within(header('Premium')).getByRole('button'));
    await user.keyboard('{/Shift}');
    expect(Object.keys(asked.state?.order ?? {})).toEqual(['state', 'premium_cents']);
    expect(within(header('State')).getByTitle('Sort level 1')).toBeInTheDocument();
    expect(within(header('Premium')).getByTitle('Sort level 2')).toBeInTheDocument();
  });

  it('is not offered where the server cannot sort', () => {
    show();
    expect(header('Email')).not.toHaveAttribute('aria-sort');
    expect(within(header('Email')).queryByRole('button')).toBeNull();
  });
});

describe('filters', () => {
  it('are added by field, operator and value, and stand as a chip', async () => {
    const { user, asked } = show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Find a field' }), 'stat{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filter by Status' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Pending' }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(asked.state?.filter).toEqual({ status: { in: ['Pending'] } });
    expect(asked.state?.page).toBe(1);
    expect(screen.getByRole('button', { name: 'Status is any of Pending' })).toBeInTheDocument();
  });

  it('are edited in their chip, in dollars, and sent in cents', async () => {
    const { user, asked } = show({ start: { filter: { premium_cents: { gte: 20_000 } } } });
    await user.click(screen.getByRole('button', { name: 'Premium is at least $200.00' }));
    const field = await screen.findByRole('textbox', { name: 'Premium' });
    await user.clear(field);
    await user.type(field, '300{Enter}');
    expect(asked.state?.filter).toEqual({ premium_cents: { gte: 30_000 } });
  });

  it('say what is missing instead of applying it', async () => {
    const { user, asked } = show({ start: { filter: { premium_cents: { gte: 20_000 } } } });
    await user.click(screen.getByRole('button', { name: 'Premium is at least $200.00' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Premium' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Premium is required');
    expect(asked.state).toBeNull();
  });

  it('are removed one by one or all at once', async () => {
    const { user, asked } = show({ start: { filter: { state: { in: ['CA'] }, policies: { gt: 1 } } } });
    await user.click(screen.getByRole('button', { name: 'Remove filter Policies is more than 1' }));
    expect(asked.state?.filter).toEqual({ state: { in: ['CA'] } });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(asked.state?.filter).toEqual({});
  });

  it('take the quick search after a rest, trimmed, and not as a chip', async () => {
    const { user, asked } = show();
    await user.keyboard('/');
    const box = screen.getByRole('textbox', { name: 'Search policies' });
    expect(box).toHaveFocus();
    await user.type(box, ' ana ');
    await waitFor(() => expect(asked.state?.filter).toEqual({ name: { contains: 'ana' } }));
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(asked.state?.filter).toEqual({});
    expect(box).toHaveValue('');
  });
});

describe('columns', () => {
  it('are hidden, moved, pinned and sized in the chooser, and reset', async () => {
    const { user, asked } = show();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Product' }));
    expect(screen.queryByRole('columnheader', { name: /^Product/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move BV up' }));
    expect(said()).toContain('BV moved to position 4 of 12.');
    await user.click(screen.getByRole('button', { name: 'Pin BV' }));
    expect(asked.state?.columns.find((column) => column.id === 'bv_cents')).toMatchObject({ pinned: true });
    expect(screen.getAllByRole('columnheader')[1]).toHaveTextContent('BV');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(asked.state?.columns).toEqual([]);
  });

  it('grow and shrink with Shift and the arrows on their heading', async () => {
    const { user, asked } = show();
    within(header('Premium')).getByRole('button').focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(asked.state?.columns.find((column) => column.id === 'premium_cents')?.width).toBe(152);
  });
});

describe('the selection', () => {
  const archive = (onRun: (selection: ListSelection) => unknown) => [
    { id: 'archive', label: 'Archive', onRun },
  ];

  it('counts, takes ranges with Shift and runs on the rows', async () => {
    const run = vi.fn();
    const { user } = show({ bulkActions: archive(run) });
    const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await user.click(boxes[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[3] as HTMLElement);
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    expect(bar).toHaveTextContent('3 selected');
    await user.click(within(bar).getByRole('button', { name: 'Archive' }));
    expect(run).toHaveBeenCalledWith({
      mode: 'rows',
      ids: ['P000002', 'P000003', 'P000004'],
      count: 3,
      filter: {},
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  });

  it('offers everything that matches once the page is taken', async () => {
    const run = vi.fn();
    const { user } = show({ total: 60, start: { limit: 50 }, bulkActions: archive(run) });
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 60 matching' }));
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('All 60 selected');
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(run).toHaveBeenCalledWith({ mode: 'matching', ids: [], count: 60, filter: {} });
  });

  it('stays when the action failed, and goes with another filter', async () => {
    const { user } = show({
      bulkActions: archive(() => Promise.reject(new Error('no'))),
      start: { filter: { policies: { gte: 0 } } },
    });
    await user.click(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByText('1 selected')).toBeNull();
  });
});

describe('the keyboard', () => {
  it('walks, selects and turns pages, and never while typing', async () => {
    const { user, asked } = show({ total: 120, start: { limit: 50 }, onSelectionChange: vi.fn() });
    await user.keyboard('jj');
    expect(document.activeElement).toHaveAttribute('href', '/business/P000002');
    await user.keyboard('kx');
    const [box] = screen.getAllByRole('checkbox', { name: 'Select Ana Alvarez' });
    expect(box).toBeChecked();
    await user.keyboard('{Escape}');
    expect(box).not.toBeChecked();
    await user.keyboard(']');
    expect(asked.state?.page).toBe(2);
    await user.keyboard('[[');
    expect(asked.state?.page).toBe(1);
    await user.click(screen.getByRole('textbox', { name: 'Search policies' }));
    await user.keyboard(']');
    expect(asked.state?.page).toBe(1);
  });

  it('edits the row with e, by its action or its link', async () => {
    const edit = vi.fn();
    const { user } = show({
      rowActions: (row) => [{ id: 'edit', label: 'Edit', onSelect: () => edit(row.id) }],
    });
    await user.keyboard('je');
    expect(edit).toHaveBeenCalledWith('P000001');
  });

  it('shows its own keys on ?', async () => {
    const { user } = show();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('Search this list');
  });
});

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
    expect(asked.state?.view).toBe('v3');
  });

  it('are moved by their menu and deleted only after the question of the specification (SPEC 8)', async () => {
    const { user } = show({ withViews: true, start: { view: 'v1' } });
    await user.click(screen.getByRole('button', { name: 'View To pay' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move right' }));
    const tabs = () =>
      within(screen.getByRole('navigation', { name: 'Views' }))
        .getAllByRole('listitem')
        .map((tab) => tab.textContent);
    await waitFor(() => expect(tabs()).toEqual(['All', 'California and Texas', 'To pay']));
    await user.click(screen.getByRole('button', { name: 'View To pay' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    expect(await screen.findByText('Are you sure you want to delete this view?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tabs()).toEqual(['All', 'California and Texas']));
  });
});

describe('many rows', () => {
  it('keep the document small and tell the full count', () => {
    const { container } = show({ total: 10_000, start: { limit: 10_000 }, bulkActions: [] });
    expect(container.getElementsByTagName('*').length).toBeLessThan(1_450);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10000');
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

describe('on a narrow screen', () => {
  it('rows are cards, and sort and fields stand in a sheet', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('48em') });
    const { user, asked } = show({ total: 3 });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Policies' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent('Ana AlvarezCA$123.45Pending');
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Premium');
    expect(asked.state?.order).toEqual({ premium_cents: 'ASC' });
    act(() => {
      globalThis.matchMedia = wide;
    });
  });
});
