import {
  daysDuring,
  type FieldConditions,
  type FilterGroup,
  type FilterOperator,
  type FilterValue,
  groupsOf,
  joinFilter,
  type ListFilter,
  type ListOrder,
  type Permission,
  type PlainFilter,
  plainPart,
  RELATIVE_DATES,
  type RelativeDate,
} from '@upline/domain';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { openTestDatabase } from '../../testing/index.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { defineList, type ListSource, type ListSpec } from './define-list.ts';
import type { ListField, ListFields } from './list-field.ts';
import { operatorsOf } from './list-filter.schema.ts';

export interface Row {
  id: string;
  name: string;
  note: string | null;
  phone: string | null;
  kind: string;
  age: number | null;
  born: string;
  seen_at: Date;
  active: boolean;
}

const KINDS = ['Individual', 'Business', 'Trust'] as const;
const digits = (text: string) => text.replace(/\D/g, '');

const fields = {
  name: { label: 'Name', type: 'text', column: 'thing.name' },
  note: { label: 'Note', type: 'text', column: 'thing.note', nullable: true },
  phone: { label: 'Phone', type: 'text', column: 'thing.phone', nullable: true, normalize: digits },
  kind: { label: 'Kind', type: 'enum', column: 'thing.kind', options: KINDS },
  age: { label: 'Age', type: 'number', column: 'thing.age', nullable: true },
  born: { label: 'Born', type: 'date', column: 'thing.born' },
  seen_at: { label: 'Seen', type: 'datetime', column: 'thing.seen_at' },
  active: { label: 'Active', type: 'boolean', column: 'thing.active' },
  secret: { label: 'Secret', type: 'text', column: 'thing.name', filter: false, order: false },
} satisfies ListFields;

export const spec = {
  name: 'things',
  fields,
  defaultOrder: { name: 'ASC' },
  key: { column: 'thing.id', type: 'uuid' },
  keyOf: (row: Row) => row.id,
} as const satisfies ListSpec<Row>;
export const things = defineList<Row>(spec);

const NAMES = "Ana|ana|Été|été|50% off|50_off|a\\b|O'Neil|Lee|lee ann|Zoë";
const name = fc.constantFrom(...NAMES.split('|'));
const day = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-01-20T00:00:00Z'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const row: fc.Arbitrary<Omit<Row, 'id'>> = fc.record({
  name,
  note: fc.option(name),
  phone: fc.option(fc.constantFrom('2125550142', '2125550199', '6045550100')),
  kind: fc.constantFrom(...KINDS),
  age: fc.option(fc.integer({ min: 0, max: 5 })),
  born: day,
  seen_at: fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2026-01-20T00:00:00Z'),
    noInvalidDate: true,
  }),
  active: fc.boolean(),
});

/** What the person means, written without SQL. */
function matches(field: ListField, actual: unknown, operator: FilterOperator, value: FilterValue): boolean {
  if (operator === 'isNull') return (actual === null) === value;
  if (actual === null) return false;
  if (field.type === 'text') {
    const fold = (text: unknown) => (field.normalize ?? ((each: string) => each.toLowerCase()))(String(text));
    if (operator === 'contains') return fold(actual).includes(fold(value));
    return operator === 'eq' ? fold(actual) === fold(value) : fold(actual).startsWith(fold(value));
  }
  if (operator === 'in') return (value as readonly unknown[]).includes(actual);
  const toDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  const comparable = (actual instanceof Date ? toDay.format(actual) : actual) as string;
  const [from, to] = (Array.isArray(value) ? value : [value, value]) as [string, string];
  switch (operator) {
    case 'eq':
      return comparable === from;
    case 'gt':
      return comparable > from;
    case 'gte':
      return comparable >= from;
    case 'lt':
      return comparable < from;
    case 'lte':
      return comparable <= from;
    default:
      return comparable >= from && comparable <= to;
  }
}

const microseconds = (row: Row) => row.seen_at.getTime() * 1_000 + (row.active ? 7 : 0);

function compare(left: Row, right: Row, order: ListOrder): number {
  for (const [each, direction] of Object.entries(order)) {
    const sign = direction === 'ASC' ? 1 : -1;
    const [a, b] = [left[each as keyof Row], right[each as keyof Row]];
    if (a === b) continue;
    if (a === null) return 1;
    if (b === null) return -1;
    const fold = (value: unknown) =>
      typeof value === 'string' ? Buffer.from(value.toLowerCase()) : Buffer.from([Number(value)]);
    const found =
      a instanceof Date ? microseconds(left) - microseconds(right) : Buffer.compare(fold(a), fold(b));
    if (found !== 0) return found * sign;
  }
  const last = Object.values(order).at(-1) === 'DESC' ? -1 : 1;
  return (left.id < right.id ? -1 : 1) * last;
}

const valueFor = (field: ListField, operator: FilterOperator): fc.Arbitrary<FilterValue> => {
  if (operator === 'isNull') return fc.boolean();
  if (operator === 'during') return fc.constantFrom(...RELATIVE_DATES);
  const one: fc.Arbitrary<string | number | boolean> =
    field.type === 'text'
      ? field.normalize
        ? fc.constantFrom('(212)', '212-555', '2125550142', '0100')
        : fc.constantFrom('an', 'A', 'é', '%', '_', '50%', '\\', "'", 'lee', 'Ana', 'zoë')
      : field.type === 'enum'
        ? fc.constantFrom(...field.options)
        : field.type === 'boolean'
          ? fc.boolean()
          : field.type === 'number'
            ? fc.integer({ min: -1, max: 6 })
            : day;
  if (operator === 'in') return fc.uniqueArray(one as fc.Arbitrary<string>, { minLength: 1, maxLength: 3 });
  if (operator !== 'between') return one;
  return fc
    .tuple(one, one)
    .map((pair) => [...pair].sort((a, b) => (a < b ? -1 : 1)) as unknown as FilterValue);
};

const filterable = Object.entries(fields).filter(([, field]) => !('filter' in field)) as [
  string,
  ListField,
][];
const plain: fc.Arbitrary<PlainFilter> = fc
  .array(
    fc
      .constantFrom(...filterable)
      .chain(([each, field]) =>
        fc
          .constantFrom(...operatorsOf(field))
          .chain((operator) =>
            valueFor(field, operator).map((value) => [each, { [operator]: value }] as const),
          ),
      ),
    { maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));
const group: fc.Arbitrary<FilterGroup> = fc.array(
  plain.filter((one) => Object.keys(one).length > 0),
  { minLength: 1, maxLength: 3 },
);
export const filter: fc.Arbitrary<ListFilter> = fc
  .tuple(plain, fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(group, { maxLength: 2 })))
  .map(([own, groups]) => joinFilter(own, groups));
export const order: fc.Arbitrary<ListOrder> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...filterable.map(([each]) => each)),
      fc.constantFrom('ASC' as const, 'DESC' as const),
    ),
    { maxLength: 3, selector: ([each]) => each },
  )
  .map((entries) => Object.fromEntries(entries));

const TODAY = '2026-01-02';
const reader = {
  userId: '',
  code: '',
  kind: 'Admin',
  isSeniorLevel: false,
  permissions: new Set<Permission>(),
} as const;

function holds(row: Row, part: PlainFilter): boolean {
  return Object.entries(part).every(([field, conditions]: [string, FieldConditions]) =>
    Object.entries(conditions).every(([operator, value]) =>
      matches(
        fields[field as keyof typeof fields],
        row[field as keyof Row],
        operator === 'during' ? 'between' : (operator as FilterOperator),
        operator === 'during' ? daysDuring(value as RelativeDate, TODAY) : value,
      ),
    ),
  );
}

/** A table of things with 120 rows, and the rows that a plain filter and sort of them would give. */
export async function startThings() {
  const database = await openTestDatabase();
  const db = database.db as unknown as Kysely<{ thing: Row }>;
  const source = (): ListSource<Row> => {
    const scoped = db.selectFrom('thing');
    return {
      scoped,
      select: (query) => query.selectAll(),
      rows: (ids) => scoped.selectAll().where(isOneOf('id', ids)).execute(),
    };
  };
  await sql`create table thing (
    id uuid primary key default gen_random_uuid(), name text not null, note text, phone text collate "C",
    kind text not null, age smallint, born date not null, seen_at timestamptz not null, active boolean not null)`.execute(
    db,
  );
  const values = fc.sample(row, { numRuns: 120, seed: 20_261_121 });
  await db
    .insertInto('thing')
    .values(values as Row[])
    .execute();
  // Microseconds, which a JavaScript date cannot hold: continuation must not repeat or skip rows that differ by less.
  await sql`update thing set seen_at = seen_at + interval '7 microseconds' where active`.execute(db);
  const ids = (await db.selectFrom('thing').select('id').execute()).map((each) => each.id);
  const stored = await source().rows(ids);
  return {
    db,
    source,
    asking: () => ({ db: database.db, caller: reader, today: TODAY }),
    naive: (asked: ListFilter, sortedBy: ListOrder) =>
      stored
        .filter(
          (row) =>
            holds(row, plainPart(asked)) &&
            groupsOf(asked).every((alternatives) => alternatives.some((one) => holds(row, one))),
        )
        .sort((a, b) => compare(a, b, Object.keys(sortedBy).length === 0 ? { name: 'ASC' } : sortedBy))
        .map((each) => each.id),
    close: () => database.close(),
  };
}
