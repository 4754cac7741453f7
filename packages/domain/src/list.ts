/** What a list field holds; it decides the operators it can be filtered by. */
export type FieldType = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'enum' | 'boolean';

export type FilterOperator =
  | 'contains'
  | 'startsWith'
  | 'eq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'in'
  | 'isNull';

const RANGE = ['eq', 'gt', 'gte', 'lt', 'lte', 'between'] as const;

/** Filter operators by field type (R-GEN-06). `isNull` comes on top for nullable fields only. */
export const OPERATORS: Readonly<Record<FieldType, readonly FilterOperator[]>> = {
  text: ['contains', 'startsWith', 'eq'],
  number: RANGE,
  money: RANGE,
  date: RANGE,
  datetime: RANGE,
  enum: ['eq', 'in'],
  boolean: ['eq'],
};

export type FilterValue = string | number | boolean | readonly (string | number)[];
/** Field → operator → value. All conditions hold together. */
export type ListFilter = Record<string, Partial<Record<FilterOperator, FilterValue>>>;
/** Field → direction; the order of the keys is the order of the sort levels. */
export type ListOrder = Record<string, 'ASC' | 'DESC'>;

export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly filter: ListFilter;
  readonly order: ListOrder;
}

export const DEFAULT_PAGE_SIZE = 100;
export const MAX_PAGE_SIZE = 500;

function cleanValue(value: unknown): FilterValue | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const items = value.map(cleanValue).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : (items as (string | number)[]);
  }
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'boolean' ? value : undefined;
}

/**
 * The filter as it is sent: conditions with an empty value or an empty operator are dropped, and so is a `between` with
 * one end missing; texts are trimmed (SPEC §5).
 */
export function cleanFilter(
  filter: Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>,
): ListFilter {
  const clean: ListFilter = {};
  for (const [field, conditions] of Object.entries(filter)) {
    const kept: Partial<Record<FilterOperator, FilterValue>> = {};
    for (const [operator, value] of Object.entries(conditions ?? {})) {
      const cleaned = cleanValue(value);
      if (operator === '' || cleaned === undefined) continue;
      if (operator === 'between' && !(Array.isArray(cleaned) && cleaned.length === 2)) continue;
      kept[operator as FilterOperator] = cleaned;
    }
    if (Object.keys(kept).length > 0) clean[field] = kept;
  }
  return clean;
}
