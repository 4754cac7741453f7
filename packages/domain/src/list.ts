/** What a list field holds; it decides the operators it can be filtered by. */
export type FieldType = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'enum' | 'boolean';

/** What a figure of a list means, for the reader of its column. */
export interface FieldDefinition {
  /** One or two sentences: `Business volume: the dollars of a policy that commissions are paid on.` */
  readonly meaning: string;
  /** How it is worked out, in words and signs a person reads: `target premium × BV rate`. */
  readonly formula?: string;
  /** The rule it comes from: `R-MNY-04`. */
  readonly source: string;
}

/** How a number is written: BV is cents, percent is basis points, hundredths count parts of a whole. */
export type FieldUnit = 'bv' | 'percent' | 'hundredths';

/** A field of a list as the API document describes it; what is left out is as usual: sorted and filtered by, never empty. */
export interface FieldFacts {
  readonly label: string;
  readonly type: FieldType;
  readonly unit?: FieldUnit;
  /** May be empty, and be asked for `isNull`. */
  readonly nullable?: true;
  /** Names people, who can be filtered by their place in the network. */
  readonly people?: true;
  /** The values of an enum. */
  readonly options?: readonly string[];
  readonly sortable?: false;
  readonly filterable?: false;
  readonly definition?: FieldDefinition;
}

/** The fields of a list by name. */
export type ListFacts = Readonly<Record<string, FieldFacts>>;

/**
 * Where people stand in the network: below somebody, recruited by somebody, in the caller's team of a type, in somebody's base shop.
 * On fields that name people, in place of a comparison.
 */
export const PEOPLE_OPERATORS = ['under', 'directly_under', 'in_team', 'in_base_shop_of'] as const;
export type PeopleOperator = (typeof PEOPLE_OPERATORS)[number];

export const FILTER_OPERATORS = [
  'contains',
  'startsWith',
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'in',
  'isNull',
  'during',
  ...PEOPLE_OPERATORS,
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

const RANGE = ['eq', 'gt', 'gte', 'lt', 'lte', 'between'] as const;

/** Filter operators by field type (R-GEN-06). `isNull` comes on top for nullable fields only. */
export const OPERATORS = {
  text: ['contains', 'startsWith', 'eq'],
  number: RANGE,
  money: RANGE,
  date: [...RANGE, 'during'],
  datetime: [...RANGE, 'during'],
  enum: ['eq', 'in'],
  boolean: ['eq'],
} as const satisfies Record<FieldType, readonly FilterOperator[]>;

export type FilterValue = string | number | boolean | readonly (string | number)[];
/** The conditions on one field by operator. */
export type FieldConditions = Partial<Record<FilterOperator, FilterValue>>;
/** Field → operator → value. All conditions hold together. */
export type PlainFilter = Record<string, FieldConditions>;
/** Alternatives, of which at least one holds. */
export type FilterGroup = readonly PlainFilter[];

/** Name under which a filter holds its groups of alternatives; no field of a list has it. */
export const ANY = 'any';

/**
 * Field → operator → value, all together, and under `any` groups of alternatives, each of which holds in one of them or more:
 * `{"state":{"eq":"TX"},"any":[[{"city":{"eq":"Waco"}},{"age":{"gte":65}}]]}`.
 */
export type ListFilter = Record<string, FieldConditions | readonly FilterGroup[]>;
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

/** The conditions of a filter outside its groups. */
export const plainPart = (filter: ListFilter): PlainFilter =>
  Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, FieldConditions] => entry[0] !== ANY),
  );

/** The groups of alternatives of a filter. */
export function groupsOf(filter: ListFilter): readonly FilterGroup[] {
  const groups = filter[ANY];
  return Array.isArray(groups) ? groups : [];
}

/** A filter of both; without groups it has the plain shape. */
export const joinFilter = (plain: PlainFilter, groups: readonly FilterGroup[]): ListFilter =>
  groups.length > 0 ? { ...plain, [ANY]: groups } : plain;

/** The plain filters that a filter consists of: its own conditions, then each alternative. */
export const partsOfFilter = (filter: ListFilter): PlainFilter[] => [
  plainPart(filter),
  ...groupsOf(filter).flat(),
];

/** The fields that a filter speaks of, in its groups too. */
export const filteredFields = (filter: ListFilter): string[] => [
  ...new Set(partsOfFilter(filter).flatMap((part) => Object.keys(part))),
];

function cleanValue(value: unknown): FilterValue | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const items = value.map(cleanValue).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : (items as (string | number)[]);
  }
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'boolean' ? value : undefined;
}

type Written = Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>;

function cleanPlain(filter: Written): PlainFilter {
  const clean: PlainFilter = {};
  for (const [field, conditions] of Object.entries(filter)) {
    const kept: FieldConditions = {};
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

const isEmpty = (filter: object) => Object.keys(filter).length === 0;

/**
 * The filter as it is sent: conditions with an empty value or an empty operator are dropped, and so is a `between` with
 * one end missing; texts are trimmed (SPEC §5). Alternatives and groups without a condition are dropped too.
 */
export function cleanFilter({ [ANY]: asked, ...plain }: Readonly<Record<string, unknown>>): ListFilter {
  const groups = (Array.isArray(asked) ? (asked as Written[][]) : [])
    .map((group) => group.map(cleanPlain).filter((one) => !isEmpty(one)))
    .filter((group) => group.length > 0);
  return joinFilter(cleanPlain(plain as Written), groups);
}
