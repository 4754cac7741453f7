import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { openTestDatabase } from '../testing/index.ts';
import { copyDatabase } from './copy-database.ts';

let source: Database;
let target: Database;

beforeAll(async () => {
  [source, target] = [await openTestDatabase(), await openTestDatabase()];
  for (const { pool } of [source, target]) {
    await pool.query(`create table copy_parent (id bigint generated always as identity primary key, boss bigint references copy_parent,
      amount_cents bigint not null, note text, at timestamptz not null default now(), tags text[] not null default '{}',
      body bytea, double_cents bigint generated always as (amount_cents * 2) stored)`);
    await pool.query(
      'create table a_copy_child (id uuid primary key default gen_random_uuid(), parent bigint not null references copy_parent)',
    );
  }
  await source.pool.query(`insert into copy_parent (amount_cents, note, tags, body)
    select case when n = 1 then 9223372036854775000 / 2 else n end, 'Zoë "' || n || E'"\\n', array['a', 'b,c'], decode('00ff', 'hex') from generate_series(1, 2500) n`);
  await source.pool.query('update copy_parent set boss = id - 1 where id > 1');
  await source.pool.query('insert into a_copy_child (parent) select id from copy_parent');
});

afterAll(async () => {
  await source.close();
  await target.close();
});

it('refuses a target that holds rows and leaves it as it was', async () => {
  await target.pool.query('insert into copy_parent (amount_cents) values (1), (2)');
  await expect(copyDatabase(source.pool, target.pool)).rejects.toThrow('The target is not empty');
  const { rows } = await target.pool.query('select count(*)::int as count from copy_parent');
  expect(rows[0].count).toBe(2);
  await target.pool.query('truncate copy_parent cascade');
});

it('copies every row with counters and foreign keys, whatever the order of tables', async () => {
  // A page that the migrations of both wrote, and the home office of the source has changed.
  await source.pool.query(`update content_page set title = 'Our terms', version = 2 where slug = 'terms'`);
  const copied = await copyDatabase(source.pool, target.pool);
  const { rows: pages } = await target.pool.query(`select title from content_page where slug = 'terms'`);
  expect(pages).toEqual([{ title: 'Our terms' }]);
  expect(copied.find(({ table }) => table === 'copy_parent')?.rows).toBe(2500);
  expect(copied.find(({ table }) => table === 'a_copy_child')?.rows).toBe(2500);
  const { rows } = await target.pool.query(
    'insert into copy_parent (amount_cents) values (7) returning id::int',
  );
  expect(rows[0].id).toBe(2501);
  await expect(target.pool.query('insert into a_copy_child (parent) values (999999)')).rejects.toThrow(
    'foreign key',
  );
});
