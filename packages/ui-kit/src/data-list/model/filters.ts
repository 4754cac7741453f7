import {
  cleanFilter,
  type FilterOperator,
  type FilterValue,
  formatBps,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatVolume,
  type ListFilter,
  OPERATORS,
} from '@upline/domain';
import type { ColumnFilter, DataListColumn, FilterKind } from '../types.ts';

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
};
const WORDS: Partial<Record<FilterOperator, string>> = {
  contains: 'contains',
  startsWith: 'starts with',
  eq: 'is',
  in: 'is any of',
};

const NUMBERS: ReadonlySet<FilterKind> = new Set(['number', 'money', 'bv', 'percent']);

/** The wire type behind a filter kind: BV and percent travel as numbers. */
export const wireType = (kind: FilterKind) => (kind === 'bv' || kind === 'percent' ? 'number' : kind);

/** The operators a column offers, in the order of the menu (R-GEN-06). */
export function operatorsOf(filter: ColumnFilter): FilterOperator[] {
  const offered = filter.operators ?? OPERATORS[wireType(filter.type)];
  const own = offered.filter((operator) => operator !== 'isNull');
  return filter.nullable ? [...own, 'isNull'] : [...own];
}

/** The words between field and value: "is on or after". */
export function operatorLabel(kind: FilterKind, operator: FilterOperator): string {
  if (operator === 'isNull') return 'is empty';
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
    if (filter.type === 'bv') return formatVolume(value);
    if (filter.type === 'percent') return formatBps(value);
    return formatNumber(value);
  }
  if (filter.type === 'date') return formatDate(value);
  if (filter.type === 'datetime') return value.length === 10 ? formatDate(value) : formatDateTime(value);
  return value;
}

const LISTED = 3;

function textOf(filter: ColumnFilter, operator: FilterOperator, value: FilterValue): string {
  if (operator === 'isNull') return '';
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

/** The chips of a filter, in the filter's own order; fields the list does not know are left out. */
export function chipsOf<Row>(filter: ListFilter, columns: readonly DataListColumn<Row>[]): FilterChip[] {
  return Object.entries(filter).flatMap(([field, conditions]) => {
    const column = columns.find((entry) => entry.id === field);
    if (!column?.filter) return [];
    const own = column.filter;
    return Object.entries(conditions).map(([operator, value]) => {
      const known = operator as FilterOperator;
      const verb = known === 'isNull' && value === false ? 'is not empty' : operatorLabel(own.type, known);
      return { field, operator: known, label: column.label, verb, text: textOf(own, known, value) };
    });
  });
}

/** Adds or changes one condition; `replace` is the operator it was edited from. An empty value removes it. */
export function setCondition(
  filter: ListFilter,
  field: string,
  operator: FilterOperator,
  value: FilterValue | undefined,
  replace?: FilterOperator,
): ListFilter {
  const { [replace ?? operator]: _, ...rest } = filter[field] ?? {};
  // The field keeps its place among the chips; cleaning drops it when nothing is left (SPEC 5).
  return cleanFilter({ ...filter, [field]: { ...rest, [operator]: value } });
}

/** Removes one condition, and the field when it was the last. */
export const removeCondition = (filter: ListFilter, field: string, operator: FilterOperator): ListFilter =>
  setCondition(filter, field, operator, undefined);

/** The factor between what is typed and what is sent: cents and basis points. */
export const scaleOf = (kind: FilterKind): number =>
  kind === 'money' || kind === 'bv' || kind === 'percent' ? 100 : 1;

/** Typed digits as a wire number; commas, spaces and currency signs are forgiven. Null when it is no number. */
export function parseAmount(text: string, kind: FilterKind): number | null {
  const plain = text.replaceAll(/[\s,$%]/g, '');
  if (plain === '' || Number.isNaN(Number(plain))) return null;
  return Math.round(Number(plain) * scaleOf(kind));
}

/** A wire number as it is typed. */
export const amountText = (value: FilterValue | undefined, kind: FilterKind): string =>
  typeof value === 'number' ? String(value / scaleOf(kind)) : '';
