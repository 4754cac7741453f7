import { ADMIN_ROLES, dayAt, foldText } from '@upline/domain';
import { sql } from 'kysely';
import { closeLoaded } from '../src/network/closing.store.ts';
import { placeEverybody, sumAllPoints } from '../src/network/network.store.ts';
import type { Db } from '../src/platform/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Tables } from '../src/platform/tables.ts';
import { hashPassword } from '../src/sessions/passwords/password-hash.ts';
import { bulkInsert } from './bulk-insert.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { clientRows } from './client-rows.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts';
import { licensingRows } from './licensing-rows.ts';
import { buildNetwork } from './network.ts';
import { notificationRows } from './notification-rows.ts';
import { peopleRows } from './people-rows.ts';
import { policyRows, type SoldProduct } from './policy-rows.ts';
import { prospectRows } from './prospect-rows.ts';
import { providerRows } from './provider-rows.ts';
import { Random } from './random.ts';

/** Generated associates besides the named ones. */
export const SEED_SIZES = { s: 480, m: 20_000 } as const;
export type SeedSize = keyof typeof SEED_SIZES;

const SEED = 20_261_121;

/** Makes about 5,000 policies of the small network. */
const POLICIES_PER_SELLER = 33;

type Services = Pick<Platform, 'db' | 'vault' | 'clock'>;

/**
 * Loads the demo network into an empty database, in one transaction: a process that dies halfway leaves nothing. Dates are
 * relative to the clock; everything else is the same on every machine. Returns false, and does nothing, when there are
 * people already.
 */
export async function seedDemo(
  { db, vault, clock }: Services,
  { size = 's' }: { size?: SeedSize } = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('app_user').select('code').limit(1).executeTakeFirst()) return false;
    const random = new Random(SEED);
    const now = clock.now();
    const today = dayAt(now);
    const people = buildNetwork(random, SEED_SIZES[size]);
    const { ids, ...rows } = peopleRows(random, vault, people, today);
    const admins = adminRows(random, now);
    const insert = (table: keyof Tables & string, tableRows: readonly object[]) =>
      bulkInsert(trx, table, tableRows);

    await insert('app_user', rows.app_user);
    await insert('app_user', admins);
    for (const table of ['associate', 'upline_history', 'level_history', 'status_history'] as const) {
      await insert(table, rows[table]);
    }
    await placeEverybody(trx);
    const providers = providerRows(random);
    await insert('provider', providers);
    const catalogue = catalogueRows(new Random(SEED + 60), providers);
    await insertAll(insert, catalogue);
    for (const portion of licensingRows(new Random(SEED + 61), people, providers, today)) {
      await insertAll(insert, portion);
    }
    await insert('prospect', prospectRows(random, people, today));
    // In portions, so that a large network neither fills the memory nor keeps the transaction waiting.
    for (let start = 0; start < people.length; start += 500) {
      await insert('client', clientRows(random, vault, people.slice(start, start + 500), today));
    }
    const clients = await clientsByOwner(trx);
    const policies = policyRows(new Random(SEED + 65), {
      people,
      products: catalogue.product as unknown as readonly SoldProduct[],
      clientsOf: (code) => clients.get(code) ?? [],
      today,
      perSeller: POLICIES_PER_SELLER,
    });
    for (const portion of policies) await insertAll(insert, portion);
    await sumAllPoints(trx);
    await closeLoaded(trx, today);
    await insert('notification', notificationRows(random, people, now));
    const logins = [
      ...people
        .filter(({ key }) => DEMO_LOGINS.some(({ username }) => username === key))
        .map(({ code }) => ids.get(code)),
      ...admins.map(({ id }) => id),
    ];
    await insert(
      'credential',
      logins.map((user_id) => ({ user_id, password_hash: passwordHash, changed_at: now })),
    );
    await analyze(trx);
    return true;
  });
}

/** The rows of several tables, in the order they are given. */
async function insertAll(
  insert: (table: keyof Tables & string, rows: readonly object[]) => Promise<void>,
  tables: Partial<Record<keyof Tables & string, readonly object[]>>,
): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insert(table as keyof Tables & string, rows);
}

function adminRows(random: Random, now: Date) {
  return DEMO_LOGINS.filter(({ app }) => app === 'admin').map(({ username, name }, index) => {
    const [first_name, last_name] = name.split(' ') as [string, string];
    const email = `${username}@demo.upline.test`;
    return {
      id: random.uuid(),
      code: `A${String(index + 1).padStart(6, '0')}`,
      kind: username === 'super' ? 'SuperAdmin' : 'Admin',
      first_name,
      last_name,
      name_key: foldText(name),
      email,
      email_key: email,
      username,
      username_key: username,
      country: 'USA',
      admin_roles: username === 'super' ? [] : ADMIN_ROLES,
      created_at: now,
      updated_at: now,
    };
  });
}

/** Ids of everybody's clients, in an order that does not depend on the database. */
async function clientsByOwner(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('client')
    .select(['owner_code', sql<string[]>`array_agg(id::text order by id)`.as('ids')])
    .groupBy('owner_code')
    .execute();
  return new Map(rows.map(({ owner_code, ids }) => [owner_code, ids]));
}

/** Fresh statistics: without them the first pages are planned as if the tables were empty. */
async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
