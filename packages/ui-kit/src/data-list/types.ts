import type {
  FieldDefinition,
  FieldType,
  FieldUnit,
  FilterOperator,
  ListFilter,
  ListOrder,
} from '@upline/domain';
import type { ComponentType, ReactNode } from 'react';
import type { LinkTarget } from '../link/link-target.ts';

/** How a column's value is written. Money and BV are cents, percent is basis points, hundredths are parts of a whole, dates are `YYYY-MM-DD`. */
export type ColumnType =
  | 'text'
  | 'number'
  | 'money'
  | 'bv'
  | 'percent'
  | 'hundredths'
  | 'date'
  | 'datetime'
  | 'enum'
  | 'boolean'
  | 'status'
  | 'custom';

/** What a cell may hold before it is written out. */
export type CellValue = string | number | boolean | null | undefined;

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A listed value: its wire value, the word for it, and for a status the color of its dot. */
export interface ColumnOption {
  value: string;
  label: string;
  tone?: Tone;
}

/** `bv`, `percent` and `hundredths` are numbers on the wire; the editor shows them in BV, percent and wholes. */
export type FilterKind = FieldType | FieldUnit;

/** How a column may be filtered; operators default to those of its type (R-GEN-06). */
export interface ColumnFilter {
  type: FilterKind;
  operators?: readonly FilterOperator[];
  options?: readonly ColumnOption[];
  /** Names people: offers their place in the network too. */
  people?: boolean;
  /** Offers "is empty" and "is not empty". */
  nullable?: boolean;
}

export type CardRole = 'title' | 'subtitle' | 'meta' | 'value';

/** One column. Keep the array outside the component (or memoize it): its identity decides whether rows render again. */
export interface DataListColumn<Row> {
  /** The field's name on the wire, used in filter, order and export. */
  id: string;
  label: string;
  type: ColumnType;
  /** Reads the value; `row[id]` when absent. */
  value?: (row: Row) => CellValue;
  /**
   * Draws the cell itself; it must depend on nothing but the row. Of the title column a text still is the row's link. Where
   * there is nothing to draw it returns null, false or an empty text, not a component without content: a card leaves it out.
   */
  cell?: (row: Row) => ReactNode;
  options?: readonly ColumnOption[];
  /** Currency of a money cell, `USD` when absent. */
  currency?: (row: Row) => 'USD' | 'CAD';
  align?: 'start' | 'end';
  sortable?: boolean;
  filter?: ColumnFilter;
  /** Pixels at the usual text size; larger text widens it. Chosen by type when absent. */
  width?: number;
  pinned?: boolean;
  defaultHidden?: boolean;
  /** Where the value is on a narrow screen's card; left out of the card when absent. */
  cardRole?: CardRole;
  /** Withheld from the document while Privacy is on (R-DSH-02). */
  secret?: boolean;
  /** What the figure means; the column's head shows it on demand. */
  definition?: FieldDefinition;
  /** The column drawn as a second line below this one, as long as it has no place of its own. */
  second?: string;
  /** A stamp of the last seven days in words, older ones as a day; the exact time on hover. */
  relative?: boolean;
}

export type Density = 'comfortable' | 'compact';

/** A column's place in the stored preferences: the array's order is the order on screen. */
export interface ColumnPreference {
  id: string;
  visible: boolean;
  width: number | null;
  pinned: boolean;
}

/** How people are named in filters by their place in the network. */
export interface ListPeople {
  /** Teams that the reader may filter by; none for a reader without a team. */
  teams: readonly ColumnOption[];
  /** Finds people by code or name. */
  search: (text: string, signal: AbortSignal) => Promise<readonly { code: string; name: string }[]>;
  /** Names of those whose codes are in the filter, as far as they are known. */
  names: Readonly<Record<string, string>>;
}

/** Everything about the list that has an address or is remembered. An empty `columns` means the defaults. */
export interface DataListState {
  page: number;
  limit: number;
  filter: ListFilter;
  order: ListOrder;
  view: string | null;
  columns: readonly ColumnPreference[];
  density: Density;
}

export interface SavedView {
  id: string;
  name: string;
  filter: ListFilter;
  order: ListOrder;
  columns: readonly ColumnPreference[];
  density?: Density;
  is_default?: boolean;
  /** Comes with the product: nobody changes, moves or deletes it. */
  isBuiltIn?: boolean;
  /** Rows it holds, when known. */
  count?: number | undefined;
  /** Name of the person who shares it: another person's view can be opened, copied and pinned. */
  owner?: string | undefined;
  /** The team that sees an own view, by its value in `teams`. */
  sharedWith?: string | null | undefined;
  isPinned?: boolean;
}

/** The saved views of this list and what may be done with them; an absent handler hides its command. */
export interface DataListViews {
  items: readonly SavedView[];
  /** Name of the tab without a saved view; "All" when absent. */
  allLabel?: string;
  /** Stores the current state under a name and answers the new view's id. */
  onCreate?: (name: string, state: DataListState) => Promise<string>;
  /** Stores the current state into the view. */
  onUpdate?: (view: SavedView, state: DataListState) => Promise<void>;
  onRename?: (view: SavedView, name: string) => Promise<void>;
  onDelete?: (view: SavedView) => Promise<void>;
  /** Moves the view to a place counted from 1. */
  onMove?: (view: SavedView, position: number) => Promise<void>;
  onSetDefault?: (view: SavedView) => Promise<void>;
  /** Teams that an own view can be shared with. */
  teams?: readonly ColumnOption[];
  /** Shares an own view with a team, or with nobody any more. Throws an error that says in words why it is refused. */
  onShare?: (view: SavedView, team: string | null) => Promise<void>;
  /** Keeps a view at hand outside the list, or no longer. */
  onPin?: (view: SavedView, isPinned: boolean) => Promise<void>;
}

export type IconComponent = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  className?: string;
}>;

/** One entry of a row's menu. The action with id `edit` also answers the key `e`. */
export interface RowAction {
  id: string;
  label: string;
  icon?: IconComponent;
  danger?: boolean;
  disabled?: boolean;
  target?: LinkTarget;
  onSelect?: () => void;
}

/** What is selected: single rows by key, or everything that matches the filter (`count` rows). */
export interface ListSelection {
  mode: 'rows' | 'matching';
  ids: readonly string[];
  count: number;
  filter: ListFilter;
}

export interface BulkAction {
  id: string;
  label: string;
  icon?: IconComponent;
  danger?: boolean;
  /** False when the server cannot run it on "all matching". */
  matching?: boolean;
  /** The selection is cleared when it resolves to anything but `false`. */
  onRun: (selection: ListSelection) => unknown;
}

export type ExportFormat = 'csv' | 'xlsx';

/** What an export must hold: the columns on screen in their order, and the same filter and order. */
export interface ExportRequest {
  format: ExportFormat;
  columns: readonly string[];
  filter: ListFilter;
  order: ListOrder;
  selection: ListSelection | null;
}

export type DataListStatus = 'idle' | 'loading' | 'refreshing' | 'data' | 'error';

export interface DataListError {
  message: string;
  requestId?: string | null;
}

/** Where the list stood when it was left; the shell keeps it per history entry. */
export interface DataListMemory {
  top: number;
  left: number;
  selected: readonly string[];
}

export interface RowMove<Row> {
  row: Row;
  /** The row whose place it takes: what the server counts by, where the list is filtered. */
  target: Row;
  /** New place counted from 1 over the whole list (SPEC: PATCH position). */
  position: number;
  from: number;
  to: number;
}

/** Sums by the columns they are of. */
export type Totals = Readonly<Record<string, CellValue>>;

export interface DataListProps<Row> {
  /** Names the list, e.g. `clients`. */
  id: string;
  /** Accessible name of the table, e.g. "Clients". */
  label: string;
  /** What one row and many rows are called, e.g. `{ one: 'client', many: 'clients' }`. */
  noun: { one: string; many: string };
  columns: readonly DataListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  hasMore: boolean;
  status: DataListStatus;
  error?: DataListError | null;
  onRetry?: () => void;
  /** Sums of all matching rows by column, below the rows; one record a currency, which then has a `currency`. */
  totals?: readonly Totals[] | undefined;
  /** Rows that match the filter, when known. */
  count?: number | null;
  state: DataListState;
  /**
   * Gets the whole next state, and the part that changed. A promise says when the change is shown or given up; without one
   * the list waits for the state to change.
   */
  onChange: (next: DataListState, changed: Partial<DataListState>) => Promise<unknown> | undefined;
  /** Receives the state that the next press would ask for, so that its rows can be loaded ahead. */
  onExpect?: (next: DataListState) => void;
  /** Makes each row a link. */
  rowTarget?: (row: Row) => LinkTarget | null;
  /** Leading avatar: the initials' source and a photo. */
  avatar?: (row: Row) => { name: string; src?: string | null };
  rowActions?: (row: Row) => readonly RowAction[];
  /** What can be done with chosen rows, or what answers it for those that are chosen. */
  bulkActions?: readonly BulkAction[] | ((selection: ListSelection) => readonly BulkAction[]);
  onSelectionChange?: (selection: ListSelection) => void;
  /**
   * The text field the quick search filters with `contains`. What has a digit in it is looked for in `digits` instead: names have
   * none, while codes, numbers of policies and phones do.
   */
  search?: { field: string; digits?: string; placeholder?: string };
  /** Without it no list offers a filter by a place in the network. */
  people?: ListPeople | undefined;
  views?: DataListViews;
  onExport?: (request: ExportRequest) => Promise<unknown> | undefined;
  /** Lets rows be put in another order. */
  onMoveRow?: (move: RowMove<Row>) => unknown;
  /** First use: one sentence and one action. */
  empty: { title: string; description?: string; action?: ReactNode };
  /** Opens the product's own sheet of shortcuts on `?`; without it the list shows its own. */
  onShowShortcuts?: () => void;
  memory?: { initial: DataListMemory | null; onLeave: (memory: DataListMemory) => void };
}
