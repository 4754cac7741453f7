import { dayAt, firstOfMonth } from '@upline/domain';
import pg from 'pg';
import type { Platform } from '../src/platform/platform.ts';
import { hashPassword } from '../src/sessions/passwords/password-hash.ts';
import { CopyTexts } from './copy-texts.ts';
import { addDays } from './days.ts';
import { DEMO_PASSWORD } from './demo-logins.ts';
import type { DemoShape } from './demo-shapes.ts';
import { demoTables } from './demo-tables.ts';
import type { Person } from './network.ts';
import { NetworkTexts, type SummedEntry } from './network-texts.ts';
import { type PlacedMember, placeColumns, placeNetwork } from './placed-network.ts';
import { withPartsAside } from './set-aside.ts';

interface Large extends Pick<Platform, 'vault' | 'clock'> {
  readonly url: string;
  readonly shape: DemoShape;
  /** Told what has been done, with the seconds since the beginning. */
  onProgress?(what: string, seconds: number): void;
}

/**
 * Loads a large demo network by COPY into an empty PostgreSQL whose user owns the server, in one transaction: a process that
 * dies halfway leaves nothing. What is derived of people and points is summed here and copied as well; triggers do not
 * run, keys and references are checked at the end. Returns false, and does nothing, when there are people already. With
 * `wal_level = minimal` nothing is logged.
 */
export async function loadLargeDemo({ url, onProgress, ...large }: Large): Promise<boolean> {
  const began = performance.now();
  const tell = (what: string) => onProgress?.(what, Math.round((performance.now() - began) / 1_000));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from app_user limit 1');
    if (rows.length > 0) return false;
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query("set local maintenance_work_mem = '1GB'");
    await client.query("set local work_mem = '256MB'");
    await withPartsAside(client, () => copyAll(client, large, tell));
    tell('indexes and references made');
    await client.query('commit');
    // Also marks the pages that COPY could not: index-only scans need it.
    await client.query('vacuum analyze');
    tell('statistics made');
    return true;
  } finally {
    await client.end();
  }
}

async function copyAll(
  client: pg.Client,
  { vault, clock, shape }: Omit<Large, 'url' | 'onProgress'>,
  tell: (what: string) => void,
): Promise<void> {
  const copy = await CopyTexts.into(client);
  const now = clock.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const derived: { members: ReadonlyMap<string, PlacedMember>; sums?: NetworkTexts } = { members: new Map() };
  const onPeople = (people: readonly Person[], today: string) => {
    derived.members = placeNetwork(membersOf(people, today));
    derived.sums = new NetworkTexts(derived.members);
    tell('people placed');
  };
  for (const { table, rows } of demoTables({ vault, now, passwordHash, onPeople }, shape)) {
    const place = PLACED[table];
    await copy.rows(table, place ? rows.map((row) => place(row, derived.members)) : rows);
    if (table === 'point_entry') for (const row of rows) derived.sums?.add(row as SummedEntry);
  }
  tell('rows copied');
  const openFrom = firstOfMonth(dayAt(now));
  await derived.sums?.writeHeads(copy);
  await derived.sums?.writePoints(copy, openFrom);
  await copy.finish();
  tell('sums copied');
  await client.query('select derive_licensing()');
  await client.query('select derive_builder_plans()');
  await client.query('select derive_active_turns()');
  await client.query('update network_guard set open_from = $1', [openFrom]);
  await client.query('select derive_point_months()');
  await client.query(
    `select setval('associate_number', max(substr(code, 2)::integer)) from app_user where kind = 'Associate'`,
  );
}

function* membersOf(people: readonly Person[], today: string) {
  for (const { code, upline, level, status, joinedDaysAgo } of people)
    yield {
      code,
      upline_code: upline?.code ?? null,
      level_code: level,
      status,
      join_date: addDays(today, -joinedDaysAgo),
    };
}

type Members = ReadonlyMap<string, PlacedMember>;

/** Rows with the columns that follow from the place; those of an admin as they are. */
const PLACED: Readonly<Partial<Record<string, (row: object, members: Members) => object>>> = {
  app_user(row, members) {
    const member = members.get((row as { code: string }).code);
    return member ? { ...row, ...placeColumns(member) } : row;
  },
  license(row, members) {
    const member = members.get((row as { associate_code: string }).associate_code);
    return { ...row, shop_code: member?.shop?.code ?? null };
  },
};
