import {
  type FilterOperator,
  type FilterValue,
  messages,
  PEOPLE_OPERATORS,
  RELATIVE_DATES,
  TEAM_TYPES,
} from '@upline/domain';
import type { ColumnFilter } from '../types.ts';

/**
 * Carries a half-written value over to another operator if it makes sense there, otherwise starts with an empty one.
 */
export function fitValue(operator: FilterOperator, value: FilterValue | undefined): FilterValue | undefined {
  if (operator === 'isNull') return typeof value === 'boolean' ? value : true;
  if (operator === 'during') return RELATIVE_DATES.find((one) => one === value) ?? 'last_30_days';
  if (operator === 'in_team') return TEAM_TYPES.find((one) => one === value) ?? 'BaseShop';
  if (PEOPLE_OPERATORS.some((one) => one === operator)) return isCode(value) ? value : '';
  if (operator === 'between') return Array.isArray(value) ? value : [(value as string | number) ?? '', ''];
  if (operator === 'in')
    return Array.isArray(value) ? value : typeof value === 'string' && value ? [value] : [];
  return Array.isArray(value) ? value[0] : value;
}

const isCode = (value: FilterValue | undefined) =>
  typeof value === 'string' && /^[a-z]\d{6}$/i.test(value.trim());

const isBlank = (value: FilterValue | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** A number that could not be read. */
const isUnread = (value: unknown) => Number.isNaN(value);

const NAMED: ReadonlySet<FilterOperator> = new Set(['in', 'isNull', 'during', ...PEOPLE_OPERATORS]);

/** Whether the value is typed letter by letter, and not chosen. */
export const isTyped = ({ type, options }: ColumnFilter, operator: FilterOperator): boolean =>
  !NAMED.has(operator) && !options && type !== 'boolean' && type !== 'enum';

/** Whether the value, or one end of it, is not there yet. */
export const isMissing = (operator: FilterOperator, value: FilterValue | undefined): boolean =>
  operator === 'between'
    ? !Array.isArray(value) || isBlank(value[0]) || isBlank(value[1])
    : Array.isArray(value)
      ? value.length === 0
      : isBlank(value);

/** What keeps a condition from being applied, or null. */
export function problemOf(
  label: string,
  operator: FilterOperator,
  value: FilterValue | undefined,
): string | null {
  if (Array.isArray(value) ? value.some(isUnread) : isUnread(value)) return messages.invalid(label);
  if (operator === 'between') {
    const [from, to] = Array.isArray(value) ? value : [];
    if (isMissing(operator, value)) return 'Both ends are required';
    return (from as number) > (to as number) ? 'The first value must not be greater than the second' : null;
  }
  if (operator !== 'in_team' && PEOPLE_OPERATORS.some((one) => one === operator) && !isCode(value))
    return 'Choose yourself or somebody in your team';
  return isMissing(operator, value) ? messages.required(label) : null;
}
