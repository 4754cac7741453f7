import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ListOrder } from '@upline/domain';
import { describe, expect, it, vi } from 'vitest';
import { sampleColumns } from './data-list.sample.ts';
import { header, preloadPanels, said, show } from './data-list.test-support.tsx';
import { usePressedOrder } from './hooks/use-pressed-order.ts';
import type { ListSelection } from './types.ts';

preloadPanels();

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

describe('a head', () => {
  it('says what its figure means to the keyboard too', async () => {
    const { user } = show();
    const about = screen.getByRole('button', { name: 'What BV means' });
    while (document.activeElement !== about) await user.tab();
    const tip = await screen.findByRole('tooltip');
    expect(tip).toHaveTextContent('Business volume: what commissions are paid on.');
    expect(tip).toHaveTextContent('= target premium × BV rate');
    expect(tip).toHaveTextContent('R-MNY-04');
    expect(screen.queryByRole('button', { name: 'What Status means' })).toBeNull();
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

  it('shows at the press, and the next press counts from there, though the rows are still on their way', async () => {
    const onChange = vi.fn();
    const { user } = show({ onChange });
    const button = within(header('Premium')).getByRole('button');
    await user.click(button);
    expect(header('Premium')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(button);
    expect(header('Premium')).toHaveAttribute('aria-sort', 'descending');
    expect(onChange.mock.lastCall?.[1]).toEqual({ order: { premium_cents: 'DESC' }, page: 1 });
  });

  it('shows the order of the rows again when a press has come to nothing', async () => {
    const given = Promise.withResolvers<void>();
    const { user } = show({ onChange: () => given.promise });
    await user.click(within(header('Premium')).getByRole('button'));
    expect(header('Premium')).toHaveAttribute('aria-sort', 'ascending');
    given.resolve();
    await waitFor(() => expect(header('Premium')).toHaveAttribute('aria-sort', 'none'));
  });

  it('forgets a press when the rows come back in the order from before it', () => {
    const view = { name: 'DESC' } as const;
    const { result, rerender } = renderHook(({ order }) => usePressedOrder(order, vi.fn()), {
      initialProps: { order: view as ListOrder },
    });
    act(() => result.current[1]('state', false));
    expect(result.current[0]).toEqual({ state: 'ASC' });
    rerender({ order: { state: 'ASC' } });
    rerender({ order: view });
    expect(result.current[0]).toBe(view);
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
    expect(await screen.findByRole('checkbox', { name: 'Pending' })).toHaveFocus();
    // The key that takes the field does not send the form of its value.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Filter by Status' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Pending' }));
    expect(asked.state?.filter).toEqual({ status: { in: ['Pending'] } });
    expect(asked.state?.page).toBe(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
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

  it('are in force after a rest of typing, and keep the last value while there is none', async () => {
    const { user, asked } = show({ start: { filter: { premium_cents: { gte: 20_000 } } } });
    await user.click(screen.getByRole('button', { name: 'Premium is at least $200.00' }));
    const field = await screen.findByRole('textbox', { name: 'Premium' });
    await user.type(field, '0');
    await waitFor(() => expect(asked.state?.filter).toEqual({ premium_cents: { gte: 200_000 } }));
    expect(field).toHaveFocus();
    await user.clear(field);
    expect(await screen.findByRole('alert')).toHaveTextContent('Premium is required');
    await user.type(field, 'many{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Premium is not valid');
    expect(asked.state?.filter).toEqual({ premium_cents: { gte: 200_000 } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(asked.state?.filter).toEqual({ premium_cents: { gte: 200_000 } });
    expect(screen.getByRole('button', { name: 'Premium is at least $2,000.00' })).toHaveFocus();
  });

  it('say what is missing only when the reader is done', async () => {
    const { user, asked } = show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Find a field' }), 'prem{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'between');
    await user.type(await screen.findByRole('textbox', { name: 'Premium from' }), '5');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Both ends are required');
    expect(asked.state).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Premium to' }), '9{Enter}');
    expect(asked.state?.filter).toEqual({ premium_cents: { between: [500, 900] } });
  });

  it('take an alternative by keyboard, and lose it again', async () => {
    const { user, asked } = show({ start: { filter: { state: { in: ['CA'] } } } });
    screen.getByRole('button', { name: /^Or: add an alternative to State/ }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Or…' })).toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: 'Find a field' }), 'prem{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'gte');
    await user.type(screen.getByRole('textbox', { name: 'Premium' }), '200{Enter}');
    const any = [[{ state: { in: ['CA'] } }, { premium_cents: { gte: 20_000 } }]];
    expect(asked.state?.filter).toEqual({ any });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(said()).toContain('Filtered: State is any of CA, or Premium is at least $200.00');
    expect(screen.getByText('or', { exact: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove filter State is any of CA' }));
    expect(asked.state?.filter).toEqual({ premium_cents: { gte: 20_000 } });
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
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
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
    expect(await screen.findByRole('region', { name: 'Selected rows' })).toHaveTextContent('All 60 selected');
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

describe('a cell of two lines', () => {
  const columns = sampleColumns.map((column) =>
    column.id === 'name'
      ? { ...column, second: 'state' }
      : column.id === 'state'
        ? { ...column, defaultHidden: true }
        : column,
  );

  it('shows the second column until that has a place of its own, and exports both', async () => {
    const onExport = vi.fn();
    const { user } = show({ columns, onExport });
    const [first] = screen.getAllByRole('rowheader');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAccessibleName('Ana Alvarez');
    expect(first?.textContent).not.toBe('Ana Alvarez');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    expect(onExport.mock.calls[0]?.[0].columns.slice(0, 2)).toEqual(['name', 'state']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'State' }));
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Ana Alvarez');
  });

  it('withholds each line by itself (R-DSH-02)', () => {
    show(
      { columns: columns.map((column) => ({ ...column, secret: column.id === 'state' })) },
      { privacy: true },
    );
    const [first] = screen.getAllByRole('rowheader');
    expect(first).toHaveTextContent('Ana Alvarez');
    expect(first).toHaveTextContent('Hidden');
  });
});
