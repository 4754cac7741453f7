import {
  cleanFilter,
  type FieldType,
  type FieldUnit,
  type FilterOperator,
  type FilterValue,
  formatBps,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatVolume,
  isCalendarDate,
  OPERATORS,
  PEOPLE_OPERATORS,
  type PlainFilter,
  plainPart,
  type RelativeDate,
  relativeDateName,
  TEAM_TYPE_NAMES,
  type TeamType,
} from '@upline/domain';
import type { ColumnFilter, DataListColumn, FilterKind, ListPeople } from '../types.ts';

const COMPARE: Partial<Record<FilterOperator, string>> = {
  eq: 'is',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between',
};
const DATES: Partial<Record<FilterOperator, string>> = {
  eq: 'is',
  gt: 'is after',
  gte: 'is on or after',
  lt: 'is before',
  lte: 'is on or before',
  between: 'is between',
  during: 'is during',
};
/** Where people stand in the network. */
const PLACES: Partial<Record<FilterOperator, string>> = {
  under: 'is under',
  directly_under: 'is directly under',
  in_team: 'is in my',
  in_base_shop_of: 'is in the base shop of',
};
const WORDS: Partial<Record<FilterOperator, string>> = {
  contains: 'contains',
  startsWith: 'starts with',
  eq: 'is',
  in: 'is any of',
};

const UNITS: ReadonlySet<FilterKind> = new Set(['bv', 'percent', 'hundredths'] satisfies FieldUnit[]);
const NUMBERS: ReadonlySet<FilterKind> = new Set(['number', 'money', ...UNITS]);

/** The wire type behind a filter kind: what has a unit travels as a number. */
export const wireType = (kind: FilterKind): FieldType => (UNITS.has(kind) ? 'number' : (kind as FieldType));

/** The operators by which people are filtered: a team of the reader's own only where there is one (R-TEAM-03). */
const placesOf = (people: ListPeople | undefined) =>
  people ? PEOPLE_OPERATORS.filter((one) => one !== 'in_team' || people.teams.length > 0) : [];

/** The operators a column offers, in the order of the menu (R-GEN-06). */
export function operatorsOf(filter: ColumnFilter, people?: ListPeople): FilterOperator[] {
  const offered = filter.operators ?? OPERATORS[wireType(filter.type)];
  const own = offered.filter((operator) => operator !== 'isNull');
  return [
    ...own,
    ...(filter.people ? placesOf(people) : []),
    ...(filter.nullable ? (['isNull'] as const) : []),
  ];
}

/** The words between field and value: "is on or after". */
export function operatorLabel(kind: FilterKind, operator: FilterOperator): string {
  if (operator === 'isNull') return 'is empty';
  const place = PLACES[operator];
  if (place) return place;
  const words = NUMBERS.has(kind) ? COMPARE : kind === 'date' || kind === 'datetime' ? DATES : WORDS;
  return words[operator] ?? operator;
}

/** One value as a person reads it. */
export function valueText(filter: ColumnFilter, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const label = filter.options?.find((option) => option.value === value)?.label;
  if (label) return label;
  if (typeof value === 'number') {
    if (filter.type === 'money') return formatMoney(value);
    if (filter.type === 'bv' || filter.type === 'hundredths') return formatVolume(value);
    if (filter.type === 'percent') return formatBps(value);
    return formatNumber(value);
  }
  // An address or a view of another day may hold anything; the host refuses what is no date.
  if (filter.type === 'date' || filter.type === 'datetime') {
    if (isCalendarDate(value)) return formatDate(value);
    if (filter.type === 'datetime' && !Number.isNaN(Date.parse(value))) return formatDateTime(value);
  }
  return value;
}

const LISTED = 3;

function textOf(filter: ColumnFilter, operator: FilterOperator, value: FilterValue): string {
  if (operator === 'isNull') return '';
  if (operator === 'during') return relativeDateName(value as RelativeDate).toLowerCase();
  if (operator === 'in_team') return TEAM_TYPE_NAMES[value as TeamType] ?? String(value);
  const values = Array.isArray(value) ? value : [value as string];
  const words = values.map((entry) => valueText(filter, entry));
  if (operator === 'between') return words.join(' and ');
  return words.length > LISTED
    ? `${words.slice(0, LISTED - 1).join(', ')} and ${words.length - LISTED + 1} more`
    : words.join(', ');
}

/** A filter as its chip shows it. */
export interface FilterChip {
  field: string;
  operator: FilterOperator;
  label: string;
  verb: string;
  text: string;
}

/** The words between field and value, as this value asks for them. */
function verbOf({ type }: ColumnFilter, operator: FilterOperator, value: FilterValue): string {
  if (operator === 'isNull' && value === false) return 'is not empty';
  if (operator === 'during' && String(value).endsWith('_ago')) return 'is';
  return operatorLabel(type, operator);
}

/** Names of people by code. */
export type Names = ListPeople['names'];

/** The chips of conditions, in their own order; fields the list does not know are left out. */
export function chipsOf<Row>(
  filter: PlainFilter,
  columns: readonly DataListColumn<Row>[],
  names: Names = {},
): FilterChip[] {
  return Object.entries(filter).flatMap(([field, conditions]) => {
    const column = columns.find((entry) => entry.id === field);
    if (!column?.filter) return [];
    const own = column.filter;
    return Object.entries(conditions).map(([operator, value]) => {
      const known = operator as FilterOperator;
      const verb = verbOf(own, known, value);
      const text = textOf(own, known, value);
      return {
        field,
        operator: known,
        label: column.label,
        verb,
        text: (known in PLACES && names[text]) || text,
      };
    });
  });
}

/** Adds or changes one condition; `replace` is the operator it was edited from. An empty value removes it. */
export function setCondition(
  filter: PlainFilter,
  field: string,
  operator: FilterOperator,
  value: FilterValue | undefined,
  replace: FilterOperator = operator,
): PlainFilter {
  const held = Object.entries(filter[field] ?? {}).filter(([one]) => one !== operator || one === replace);
  const isNew = !held.some(([one]) => one === replace);
  // What is edited keeps its place among the chips; cleaning drops it when nothing is left (SPEC 5).
  const conditions = held.map(([one, kept]) => (one === replace ? [operator, value] : [one, kept]));
  const next = Object.fromEntries(isNew ? [...conditions, [operator, value]] : conditions);
  return plainPart(cleanFilter({ ...filter, [field]: next }));
}

/** Removes one condition, and the field when it was the last. */
export const removeCondition = (filter: PlainFilter, field: string, operator: FilterOperator): PlainFilter =>
  setCondition(filter, field, operator, undefined);

/** The factor between what is typed and what is sent: cents, basis points and hundredths. */
export const scaleOf = (kind: FilterKind): number => (kind === 'money' || UNITS.has(kind) ? 100 : 1);

/** Typed digits as a wire number; commas, spaces and currency signs are forgiven. Null when it is no number. */
export function parseAmount(text: string, kind: FilterKind): number | null {
  const plain = text.replaceAll(/[\s,$%]/g, '');
  if (plain === '' || Number.isNaN(Number(plain))) return null;
  return Math.round(Number(plain) * scaleOf(kind));
}

/** A wire number as it is typed. */
export const amountText = (value: FilterValue | undefined, kind: FilterKind): string =>
  typeof value === 'number' ? String(value / scaleOf(kind)) : '';
