import type { FilterGroup } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineList } from './define-list.ts';
import { filter, order, type Row, spec, startThings, things } from './list.test-support.ts';
import { afterPosition } from './list-ordering.ts';

let at: Awaited<ReturnType<typeof startThings>>;
beforeAll(async () => {
  at = await startThings();
});
afterAll(() => at.close());

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
          const text = { filter: JSON.stringify(asked), order: JSON.stringify(by) };
          const given = things.query.parse({ page: String(page), limit: String(limit), ...text });
          const query = await things.asked(given, at.asking());
          const expected = at.naive(asked, by);
          const rows = await things.page(query, at.source());
          expect(ids(rows)).toEqual(expected.slice((page - 1) * limit, page * limit + 1));
          expect(await things.count(query.filter, at.source().scoped)).toBe(expected.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('read in batches gives every matching row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(filter, order, fc.integer({ min: 1, max: 30 }), async (asked, by, size) => {
        const read: string[] = [];
        const filtered = await things.resolved(asked, at.asking());
        for await (const batch of things.batches({ filter: filtered, order: by }, at.source(), size))
          read.push(...ids(batch));
        expect(read).toEqual(at.naive(asked, by));
      }),
      { numRuns: 80 },
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
          const rows = ids(await things.page(await things.asked(query, at.asking()), at.source()));
          read.push(...rows.slice(0, limit));
          if (rows.length <= limit) break;
        }
        expect(read).toEqual(at.naive(asked, by));
      }),
      { numRuns: 50 },
    );
  });

  it('refuses to go on after a row it does not hold', async () => {
    const query = things.query.parse({ after: crypto.randomUUID() });
    await expect(things.page(query, at.source())).rejects.toMatchObject({
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

  it('takes groups of alternatives, which drop what is empty and are judged like the rest', () => {
    const any = [[{ name: { contains: ' lee ' } }, { note: { eq: ' ' } }, {}], [{ kind: { in: [] } }], []];
    const asked = { active: { eq: true }, any };
    expect(parse({ filter: JSON.stringify(asked) }).data?.filter).toEqual({
      active: { eq: true },
      any: [[{ name: { contains: 'lee' } }]],
    });
    expect(refusals({ filter: '{"any":[[{"shoe":{"eq":1}},{"kind":{"eq":"x"}}]]}' })).toEqual([
      ['filter.shoe', '"shoe" is not one of name, note, phone, kind, age, born, seen_at, active'],
      ['filter.kind', 'Kind must be one of the listed values'],
    ]);
    const many = Array.from({ length: 31 }, () => ({ age: { eq: 1 } }));
    expect(refusals({ filter: JSON.stringify({ any: [many] }) })).toEqual([
      ['filter', 'A filter holds at most 30 conditions'],
    ]);
  });

  it('leaves out what is assumed as soon as an alternative names it', async () => {
    const living = defineList<Row>({ ...spec, assumed: { active: { eq: true } } });
    const found = async (text: string) => {
      const asked = await living.asked(living.query.parse({ limit: '500', filter: text }), at.asking());
      return ids(await living.page(asked, at.source()));
    };
    expect(await found('{"age":{"eq":1}}')).toEqual(at.naive({ age: { eq: 1 }, active: { eq: true } }, {}));
    const any: FilterGroup[] = [[{ active: { eq: false } }, { age: { eq: 1 } }]];
    expect(await found(JSON.stringify({ any }))).toEqual(at.naive({ any }, {}));
  });

  it('counts each of several filters with groups while the rows are read once', async () => {
    const any: FilterGroup[] = [[{ kind: { eq: 'Trust' } }, { age: { gte: 3 } }]];
    const { each } = await things.counts([{ any }, { active: { eq: true } }], at.source().scoped);
    expect(each).toEqual([at.naive({ any }, {}).length, at.naive({ active: { eq: true } }, {}).length]);
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
    ['filter.any', '{"any":{"name":{"eq":"x"}}}'],
    ['filter.any', '{"any":[{"name":{"eq":"x"}}]}'],
    ['filter.any', '{"any":[[["name"]]]}'],
    ['filter.any', '{"any":[[{"any":[[{"name":{"eq":"x"}}]]}]]}'],
    ['filter.id', '{"any":[[{"id":{"in":["x"]}}]]}'],
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
    await at.db.transaction().execute(async (trx) => {
      await sql`create index thing_age on thing (age)`.execute(trx);
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql`explain select from thing where ${afterPosition([age], ['3'])}`.execute(trx);
      expect(JSON.stringify(rows)).toMatch(/Index Cond: \(+age >/);
    });
  });

  it('a number beyond the column is simply not found', async () => {
    const query = things.query.parse({ filter: `{"age":{"gte":${Number.MAX_SAFE_INTEGER}}}` });
    expect(await things.page(query, at.source())).toEqual([]);
  });

  it('the document names every field with its operators', () => {
    const description = things.query.shape.filter.meta()?.description;
    expect(description).toContain('`kind` (enum of Individual, Business, Trust): eq, in');
    expect(description).toContain('`note` (text): contains, startsWith, eq, isNull');
    expect(description).not.toContain('secret');
  });
});
