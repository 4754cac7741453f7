import { groupsOf, type ListFilter, type ListOrder, type PlainFilter, plainPart } from '@upline/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { type SampleRow, sampleColumns, sampleRows } from './data-list.sample.ts';
import { DataList } from './data-list.tsx';
import { moved } from './model/reorder.ts';
import { initialListState } from './model/state.ts';
import { isOwn } from './model/views.ts';
import type { DataListProps, DataListState, SavedView } from './types.ts';

type Field = string | number | boolean | null;
const field = (row: SampleRow, id: string) => row[id as keyof SampleRow] as Field;
const asText = (value: Field) => String(value ?? '').toLowerCase();

const passes = (row: SampleRow, filter: ListFilter): boolean =>
  holds(row, plainPart(filter)) && groupsOf(filter).every((group) => group.some((one) => holds(row, one)));

function holds(row: SampleRow, filter: PlainFilter): boolean {
  return Object.entries(filter).every(([id, conditions]) => {
    const own = field(row, id);
    return Object.entries(conditions).every(([operator, value]) => {
      const list = Array.isArray(value) ? value : [];
      if (operator === 'contains') return asText(own).includes(asText(value as string));
      if (operator === 'startsWith') return asText(own).startsWith(asText(value as string));
      if (operator === 'in') return list.includes(own);
      if (operator === 'between') return own !== null && own >= list[0] && own <= list[1];
      if (operator === 'isNull') return (own === null) === value;
      if (operator === 'eq') return own === value;
      const than = value as string | number;
      if (own === null) return false;
      if (operator === 'gt') return own > than;
      if (operator === 'gte') return own >= than;
      return operator === 'lt' ? own < than : own <= than;
    });
  });
}

function byOrder(order: ListOrder) {
  const levels = Object.entries(order);
  return (a: SampleRow, b: SampleRow) => {
    for (const [id, direction] of levels) {
      const [x, y] = [field(a, id) ?? '', field(b, id) ?? ''];
      if (x !== y) return (x < y ? -1 : 1) * (direction === 'ASC' ? 1 : -1);
    }
    return 0;
  };
}

export interface SampleListProps extends Partial<Omit<DataListProps<SampleRow>, 'state' | 'views'>> {
  total?: number;
  start?: Partial<DataListState>;
  withViews?: boolean;
  movable?: boolean;
  onState?: (state: DataListState) => void;
}

const FIRST_VIEWS: SavedView[] = [
  {
    id: 'waiting',
    name: 'Action required',
    filter: { status: { in: ['Action Required'] } },
    order: {},
    columns: [],
    isBuiltIn: true,
    count: 207,
  },
  {
    id: 'v1',
    name: 'To pay',
    filter: { status: { in: ['Ready To Pay'] } },
    order: { submit_date: 'ASC' },
    columns: [],
  },
  {
    id: 'v2',
    name: 'California and Texas',
    filter: { state: { in: ['CA', 'TX'] } },
    order: {},
    columns: [],
    is_default: true,
    sharedWith: 'BaseShop',
  },
  {
    id: 'v3',
    name: 'Sent this month',
    filter: { submit_date: { gte: '2026-03-01' } },
    order: { submit_date: 'DESC' },
    columns: [],
    owner: 'Dev Patel',
  },
];
const TEAMS = [
  { value: 'BaseShop', label: 'Base Shop' },
  { value: 'Infinity', label: 'Infinity' },
];

const rowKey = (row: SampleRow) => row.id;

/** A list that answers for itself: filters, sorts and pages rows in memory as the server would. */
export function SampleList({ total = 1_240, start, withViews, movable, onState, ...props }: SampleListProps) {
  const [all, setAll] = useState(() => sampleRows(total));
  const [state, setState] = useState(() => initialListState(start));
  const [views, setViews] = useState(FIRST_VIEWS);
  // As with a server: the list shows at once what was asked for, the rows follow.
  const asked = useDeferredValue(state);
  const matching = useMemo(
    () => all.filter((row) => passes(row, asked.filter)).sort(byOrder(asked.order)),
    [all, asked.filter, asked.order],
  );
  const from = (asked.page - 1) * asked.limit;
  const rows = useMemo(() => matching.slice(from, from + asked.limit), [matching, from, asked.limit]);
  const change = (id: string, part: Partial<SavedView>) =>
    setViews((now) => now.map((view) => (view.id === id ? { ...view, ...part } : view)));
  return (
    <DataList<SampleRow>
      id="sample"
      label="Policies"
      noun={{ one: 'policy', many: 'policies' }}
      columns={sampleColumns}
      rows={rows}
      rowKey={rowKey}
      hasMore={matching.length > from + asked.limit}
      status="data"
      count={matching.length}
      state={state}
      onChange={(next) => {
        setState(next);
        onState?.(next);
      }}
      rowTarget={(row) => ({ to: '/business/$policy', params: { policy: row.id } })}
      avatar={(row) => ({ name: row.name })}
      search={{ field: 'name' }}
      empty={{ title: 'Nothing here yet. Add your first policy.' }}
      {...(movable
        ? { onMoveRow: ({ row, position }) => setAll((now) => moved(now, now.indexOf(row), position - 1)) }
        : {})}
      {...(withViews
        ? {
            views: {
              items: views,
              onCreate: async (name, now) => {
                const id = `v${views.length}`;
                setViews([
                  ...views,
                  { id, name, filter: now.filter, order: now.order, columns: now.columns },
                ]);
                return id;
              },
              onUpdate: async (view, { filter, order, columns }) =>
                change(view.id, { filter, order, columns }),
              onRename: async (view, name) => change(view.id, { name }),
              onDelete: async (view) => setViews(views.filter((each) => each.id !== view.id)),
              onMove: async (view, position) => {
                const first = views.findIndex(isOwn);
                setViews(moved(views, views.indexOf(view), first + position - 1));
              },
              teams: TEAMS,
              onShare: async (view, team) => {
                if (team && 'name' in view.filter) throw new Error('A shared view cannot filter by Name');
                change(view.id, { sharedWith: team });
              },
              onPin: async (view, isPinned) => change(view.id, { isPinned }),
              onSetDefault: async (view) =>
                setViews(views.map((each) => ({ ...each, is_default: each.id === view.id }))),
            },
          }
        : {})}
      {...props}
    />
  );
}
