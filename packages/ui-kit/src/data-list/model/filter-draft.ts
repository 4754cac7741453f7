import { type FilterOperator, type FilterValue, messages } from '@upline/domain';

/** Carries a half-written value over to another operator where it makes sense, else starts it afresh. */
export function fitValue(operator: FilterOperator, value: FilterValue | undefined): FilterValue | undefined {
  if (operator === 'isNull') return typeof value === 'boolean' ? value : true;
  if (operator === 'between') return Array.isArray(value) ? value : [(value as string | number) ?? '', ''];
  if (operator === 'in')
    return Array.isArray(value) ? value : typeof value === 'string' && value ? [value] : [];
  return Array.isArray(value) ? value[0] : value;
}

const isBlank = (value: FilterValue | undefined) =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && Number.isNaN(value));

/** What keeps a condition from being applied, or null. */
export function problemOf(
  label: string,
  operator: FilterOperator,
  value: FilterValue | undefined,
): string | null {
  if (operator === 'between') {
    const [from, to] = Array.isArray(value) ? value : [];
    if (isBlank(from) || isBlank(to)) return 'Both ends are required';
    return (from as number) > (to as number) ? 'The first value must not be greater than the second' : null;
  }
  const empty = Array.isArray(value) ? value.length === 0 : isBlank(value);
  return empty ? messages.required(label) : null;
}
