import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import type { Database } from '../database/open-database.ts';
import { orderTerms, sortLevels } from './list-ordering.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  [['Trust', 'IUL', 'Individual'], 'Trust IUL Individual'],
  [['Trust', 'In Kind', 'Individual'], 'Trust Individual In Kind'],
])(
  'a column of options sorts %o as text in lower case, whatever the case of the options',
  async (options, sorted) => {
    const kind = { label: 'Kind', type: 'enum', column: 'option.kind', options } as const;
    const key = { column: 'option.kind', type: 'text' } as const;
    const terms = orderTerms(sortLevels({ kind }, { kind: 'DESC' }, key));
    const { rows } = await sql<{ kind: string }>`
    select kind from unnest(${options}::text[]) as option (kind) order by ${sql.join(terms)}`.execute(
      database.db,
    );
    expect(rows.map((row) => row.kind).join(' ')).toBe(sorted);
  },
);
