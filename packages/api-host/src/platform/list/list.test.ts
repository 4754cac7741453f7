import type { FilterOperator, FilterValue, ListFilter, ListOrder } from '@upline/domain';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { among } from '../among.ts';
import type { Database } from '../open-database.ts';
import { defineList, type ListSource } from './define-list.ts';
import type { ListField, ListFields } from './list-field.ts';
import { operatorsOf } from './list-filter.schema.ts';
import { afterPosition } from './list-ordering.ts';

interface Row {
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

const things = defineList<Row>({
  name: 'things',
  fields,
  defaultOrder: { name: 'ASC' },
  key: { column: 'thing.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

let database: Database;
let db: Kysely<{ thing: Row }>;
let stored: Row[];

const source = (): ListSource<Row> => {
  const scoped = db.selectFrom('thing');
  return {
    scoped,
    select: (query) => query.selectAll(),
    rows: (ids) => scoped.selectAll().where(among('id', ids)).execute(),
  };
};

const name = fc.constantFrom(
  'Ana',
  'ana',
  'Été',
  'été',
  '50% off',
  '50_off',
  'a\\b',
  "O'Neil",
  'Lee',
  'lee ann',
  'Zoë',
);
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

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db as unknown as Kysely<{ thing: Row }>;
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
  stored = await source().rows((await db.selectFrom('thing').select('id').execute()).map((each) => each.id));
});
afterAll(() => database.close());

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
const filter: fc.Arbitrary<ListFilter> = fc
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
const order: fc.Arbitrary<ListOrder> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...filterable.map(([each]) => each)),
      fc.constantFrom('ASC' as const, 'DESC' as const),
    ),
    { maxLength: 3, selector: ([each]) => each },
  )
  .map((entries) => Object.fromEntries(entries));

const naive = (asked: ListFilter, sortedBy: ListOrder) =>
  stored
    .filter((each) =>
      Object.entries(asked).every(([field, conditions]) =>
        Object.entries(conditions).every(([operator, value]) =>
          matches(
            fields[field as keyof typeof fields],
            each[field as keyof Row],
            operator as FilterOperator,
            value as FilterValue,
          ),
        ),
      ),
    )
    .sort((a, b) => compare(a, b, Object.keys(sortedBy).length === 0 ? { name: 'ASC' } : sortedBy))
    .map((each) => each.id);

const ids = (rows: readonly Row[]) => rows.map((each) => each.id);
const parse = (query: Record<string, unknown>) => things.query.safeParse(query);
const refusals = (query: Record<string, unknown>) =>
  parse(query).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('a list', () => {
  it('answers any query with the rows, order, page and count a plain filter and sort would (R-GEN-05, R-GEN-06)', async () => {
    await fc.assert(
      fc.asyncProperty(
        filter,
        order,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 40 }),
        async (asked, by, page, limit) => {
          const query = things.query.parse({
            page: String(page),
            limit: String(limit),
            filter: JSON.stringify(asked),
            order: JSON.stringify(by),
          });
          const expected = naive(asked, by);
          const rows = await things.page(query, source());
          expect(ids(rows)).toEqual(expected.slice((page - 1) * limit, page * limit + 1));
          expect(await things.count(query.filter, source().scoped)).toBe(expected.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('read in batches gives every matching row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(filter, order, fc.integer({ min: 1, max: 30 }), async (asked, by, size) => {
        const read: string[] = [];
        for await (const batch of things.batches({ filter: asked, order: by }, source(), size))
          read.push(...ids(batch));
        expect(read).toEqual(naive(asked, by));
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same rows page by page after the last row seen as by number', async () => {
    await fc.assert(
      fc.asyncProperty(filter, order, fc.integer({ min: 1, max: 20 }), async (asked, by, limit) => {
        const read: string[] = [];
        for (;;) {
          const after = read.at(-1);
          const query = things.query.parse({
            limit: String(limit),
            filter: JSON.stringify(asked),
            order: JSON.stringify(by),
            ...(after === undefined ? {} : { after }),
          });
          const rows = ids(await things.page(query, source()));
          read.push(...rows.slice(0, limit));
          if (rows.length <= limit) break;
        }
        expect(read).toEqual(naive(asked, by));
      }),
      { numRuns: 100 },
    );
  });

  it('refuses to go on after a row it does not hold', async () => {
    const query = things.query.parse({ after: crypto.randomUUID() });
    await expect(things.page(query, source())).rejects.toMatchObject({
      status: 422,
      options: { fields: [{ field: 'after', message: 'After is not valid' }] },
    });
    expect(refusals({ after: 'x' })).toHaveLength(1);
  });

  it('has page 1 of 100 rows by its own order unless told otherwise (SPEC 9)', () => {
    expect(parse({}).data).toEqual({ page: 1, limit: 100, filter: {}, order: { name: 'ASC' } });
    expect(parse({ filter: '', order: ' ' }).data).toEqual({
      page: 1,
      limit: 100,
      filter: {},
      order: { name: 'ASC' },
    });
  });

  it('drops empty values and operators and trims texts (SPEC 5)', () => {
    const asked = {
      name: { contains: '  lee ' },
      note: { eq: '   ' },
      kind: { in: [] },
      age: { '': 3, eq: null },
      born: {},
    };
    expect(parse({ filter: JSON.stringify(asked) }).data?.filter).toEqual({ name: { contains: 'lee' } });
    expect(parse({ order: '{"name":""}' }).data?.order).toEqual({ name: 'ASC' });
  });

  it('says which fields and operators there are when asked for others (R-GEN-05)', () => {
    expect(refusals({ filter: '{"owner_code":{"eq":"U1"}}', order: '{"secret":"ASC"}' })).toEqual([
      ['filter.owner_code', '"owner_code" is not one of name, note, phone, kind, age, born, seen_at, active'],
      ['order.secret', '"secret" is not one of name, note, phone, kind, age, born, seen_at, active'],
    ]);
    expect(refusals({ filter: '{"kind":{"contains":"x"},"name":{"isNull":true}}' })).toEqual([
      ['filter.kind', 'Kind can be filtered by eq, in'],
      ['filter.name', 'Name can be filtered by contains, startsWith, eq'],
    ]);
  });

  it.each([
    ['filter', 'x'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter', '"name"'],
    ['order', '1'],
    ['filter.name', '{"name":"lee"}'],
    ['filter.name', '{"name":{"contains":1}}'],
    ['filter.name', '{"name":{"contains":"a\\u0000"}}'],
    ['filter.name', '{"name":{"contains":"\\ud800"}}'],
    ['filter.phone', '{"phone":{"contains":"abc"}}'],
    ['filter.kind', '{"kind":{"in":["Individual","Other"]}}'],
    ['filter.age', '{"age":{"eq":"3"}}'],
    ['filter.age', '{"age":{"eq":1e400}}'],
    ['filter.age', '{"age":{"eq":1.5}}'],
    ['filter.age', '{"age":{"between":[3]}}'],
    ['filter.age', '{"age":{"between":[3,1]}}'],
    ['filter.born', '{"born":{"eq":"2026-02-30"}}'],
    ['filter.active', '{"active":{"eq":"true"}}'],
    ['filter.__proto__', '{"__proto__":{"eq":"x"}}'],
    ['filter.constructor', '{"constructor":{"eq":"x"}}'],
    ['order.name', '{"name":"up"}'],
  ])('refuses a bad %s: %s (S-43, S-47, S-50)', (field, text) => {
    const [refused] = refusals({ [field.split('.')[0] as string]: text });
    expect(refused?.[0]).toBe(field);
  });

  it.each([
    { page: '0' },
    { page: '10001' },
    { page: '1.5' },
    { page: '' },
    { limit: '501' },
    { limit: '-1' },
    { limit: 'all' },
    { owner: 'U1' },
  ])('refuses %j (R-GEN-05, S-39)', (query) => {
    expect(parse(query).success).toBe(false);
  });

  it('continues after a number from there, by an index on whole numbers', async () => {
    const age = { by: sql.ref('thing.age'), type: 'number', descending: false, nullable: false } as const;
    await db.transaction().execute(async (trx) => {
      await sql`create index thing_age on thing (age)`.execute(trx);
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql`explain select from thing where ${afterPosition([age], ['3'])}`.execute(trx);
      expect(JSON.stringify(rows)).toMatch(/Index Cond: \(+age >/);
    });
  });

  it('a number beyond the column is simply not found', async () => {
    const query = things.query.parse({ filter: `{"age":{"gte":${Number.MAX_SAFE_INTEGER}}}` });
    expect(await things.page(query, source())).toEqual([]);
  });

  it('the document names every field with its operators', () => {
    const description = things.query.shape.filter.meta()?.description;
    expect(description).toContain('`kind` (enum of Individual, Business, Trust): eq, in');
    expect(description).toContain('`note` (text): contains, startsWith, eq, isNull');
    expect(description).not.toContain('secret');
  });
});
