import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sampleColumns, sampleRows } from './data-list.sample.ts';
import { SampleList } from './data-list.sample-list.tsx';
import type { BulkAction, RowAction } from './types.ts';

const nothing = () => undefined;
const rowActions = (row: { id: string }): RowAction[] => [
  { id: 'edit', label: 'Edit', target: { to: '/business/$policy/edit', params: { policy: row.id } } },
  { id: 'archive', label: 'Archive', onSelect: nothing },
  { id: 'delete', label: 'Delete…', danger: true, onSelect: nothing },
];
const bulkActions: BulkAction[] = [
  { id: 'archive', label: 'Archive', onRun: nothing },
  { id: 'delete', label: 'Delete', danger: true, matching: false, onRun: nothing },
];

const meta = {
  title: 'Data/DataList',
  component: SampleList,
  parameters: { layout: 'padded' },
  args: { rowActions, bulkActions, onExport: nothing, withViews: true },
} satisfies Meta<typeof SampleList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is not clipped is narrower than its column, in the font of this browser. */
const textsFit: Story['play'] = async ({ canvasElement }) => {
  const open = () =>
    [...canvasElement.querySelectorAll('[data-index] > *')].filter(
      (cell) => cell.textContent && getComputedStyle(cell).overflow === 'visible',
    );
  await waitFor(() => expect(open().length).toBeGreaterThan(20));
  for (const cell of open()) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
};

/** Everything a list can show. */
export const Default: Story = { play: textsFit };

/** Rows and a link, nothing else. */
export const Plain: Story = {
  args: { total: 24, withViews: false, rowActions: undefined, bulkActions: undefined, onExport: undefined },
};

export const Compact: Story = { args: { start: { density: 'compact' } } };

/** Three levels: each has its number and `aria-sort`. */
export const Sorted: Story = {
  args: { start: { order: { status: 'ASC', premium_cents: 'DESC', state: 'ASC' } } },
};

/** Alternatives stand in one frame; "+ or" adds one to a condition or to the group. */
export const Alternatives: Story = {
  args: {
    start: {
      filter: {
        state: { in: ['CA', 'TX'] },
        any: [[{ status: { in: ['Pending'] } }, { premium_cents: { gte: 500_000 } }]],
      },
    },
  },
};

export const AlternativesOnAPhone: Story = { ...Alternatives, globals: { viewport: { value: 'narrow' } } };

/** One chip a condition; each opens its editor. */
export const Filtered: Story = {
  args: {
    start: {
      filter: {
        status: { in: ['Pending', 'Action Required', 'Approved', 'Archived'] },
        premium_cents: { between: [50_000, 900_000] },
        submit_date: { gte: '2026-03-01' },
      },
    },
  },
};

/** A saved view that was changed since: save, save as, or reset. */
export const ChangedView: Story = { args: { start: { view: 'v2', filter: { state: { in: ['CA'] } } } } };

export const Selected: Story = {
  args: {
    total: 24,
    memory: { initial: { top: 0, left: 0, selected: ['P000002', 'P000003'] }, onLeave: nothing },
  },
};

/** Two lines in a cell, and sums of everything that matches below the rows. */
export const TwoLines: Story = {
  args: {
    columns: sampleColumns.map((column) =>
      column.id === 'name'
        ? { ...column, second: 'state' }
        : column.id === 'state'
          ? { ...column, defaultHidden: true }
          : column,
    ),
    totals: [{ premium_cents: 123_456_789 }],
  },
  play: textsFit,
};

/** Three columns stay while the rest scrolls sideways. */
export const PinnedColumns: Story = {
  args: {
    start: {
      columns: [
        { id: 'status', visible: true, width: 168, pinned: true },
        { id: 'premium_cents', visible: true, width: 136, pinned: true },
      ],
    },
  },
};

/** Drag by the grip, or the buttons; refused while sorted. */
export const Movable: Story = {
  args: { total: 12, movable: true, withViews: false },
  play: textsFit,
};

export const MoveRefused: Story = {
  args: { total: 12, movable: true, withViews: false, start: { order: { name: 'ASC' } } },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Move .* down$/ });
    if (button) await userEvent.click(button);
  },
};

export const Loading: Story = { args: { rows: [], hasMore: false, count: null, status: 'loading' } };

/** The rows stay; a thin bar says that newer ones are on their way. */
export const Refreshing: Story = { args: { total: 24, status: 'refreshing' } };

/** Not known yet how many there are. */
export const CountUnknown: Story = { args: { count: null } };

export const FirstUse: Story = {
  args: {
    total: 0,
    withViews: false,
    empty: {
      title: 'Nothing here yet. Add your first policy.',
      description: 'Policies you write or share in appear here with their status and BV.',
      action: <Button variant="filled">Create policy</Button>,
    },
  },
};

export const NoMatch: Story = { args: { start: { filter: { name: { contains: 'nobody' } } } } };

/** An old link, or the last row of a page was deleted. */
export const PastTheEnd: Story = { args: { total: 12, start: { page: 3 } } };

const error = { message: 'Internal server error', requestId: '0199f6a2-7c1e-7e4b-9d3a-2f1c5b8e6a90' };

export const Failed: Story = {
  args: { rows: [], count: null, hasMore: false, status: 'error', error, onRetry: nothing },
};

/** The rows at hand stay, with the reason why they may be old. */
export const RefreshFailed: Story = {
  args: { rows: sampleRows(12), hasMore: false, status: 'error', error, onRetry: nothing },
};

/** Names and amounts are not in the document. */
export const Private: Story = { args: { total: 24 }, globals: { privacy: 'on' } };

/** Rows by the thousand: only those near the screen are in the document. */
export const TenThousandRows: Story = { args: { total: 10_000, start: { limit: 10_000 } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NarrowLoading: Story = {
  args: { rows: [], hasMore: false, count: null, status: 'loading' },
  globals: { viewport: { value: 'narrow' } },
};
