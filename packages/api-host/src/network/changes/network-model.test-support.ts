import { LEVELS, type LevelCode, type TeamType } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import { writeLevel, writeUpline } from '../history.store.ts';
import { insertAssociate, nextCode } from '../recruiting/recruiting.store.ts';
import { recordPoints } from '../sums/points.store.ts';
import { shareGuard } from './guard.store.ts';

/** The network as somebody would count it by hand from uplines, levels, statuses and the ledger of points alone. */

export interface Person {
  readonly code: string;
  readonly upline_code: string | null;
  readonly level_code: LevelCode;
  readonly status: string;
  readonly join_date: string;
}

const isSenior = ({ level_code }: Person) =>
  LEVELS.some((level) => level.is_senior && level.code === level_code);
const isInForce = (person: Person) =>
  isSenior(person) && person.status !== 'Terminated' && person.status !== 'Resigned';

export class HandCount {
  readonly people: ReadonlyMap<string, Person>;

  constructor(people: readonly Person[]) {
    this.people = new Map(people.map((person) => [person.code, person]));
  }

  /** The person, then the uplines up to the root. */
  chain(code: string): Person[] {
    const person = this.people.get(code) as Person;
    return person.upline_code === null ? [person] : [person, ...this.chain(person.upline_code)];
  }

  place(code: string) {
    const chain = this.chain(code);
    return {
      gen: chain.filter(isSenior).length,
      gen_in_force: chain.filter(isInForce).length,
      shop_code: chain.find(isSenior)?.code ?? null,
      shop_in_force_code: chain.find(isInForce)?.code ?? null,
      upline_rmd_code: chain.slice(1).find(isSenior)?.code ?? null,
      direct_count: [...this.people.values()].filter(({ upline_code }) => upline_code === code).length,
    };
  }

  /** Whether `code` is in the team of `owner`, read off the definitions of domain.md 1.3. */
  isIn(type: TeamType, owner: string, code: string): boolean {
    const chain = this.chain(code);
    const at = chain.findIndex((person) => person.code === owner);
    if (at < 1) return false;
    const between = chain.slice(0, at);
    switch (type) {
      case 'Personal':
        return at === 1;
      case 'BaseShop':
        return !between.some(isSenior);
      case 'RmdBaseShop':
        return !between.some(isInForce);
      case 'RmdSuperBase':
        return between.filter(isInForce).length <= 1;
      case 'RmdSuperTeam':
        return between.filter(isInForce).length <= 6;
      case 'Infinity':
        return true;
    }
  }
}

export async function handCount(db: Db): Promise<HandCount> {
  const people = await db
    .selectFrom('app_user')
    .select(['code', 'upline_code', 'level_code', 'status', 'join_date'])
    .where('kind', '=', 'Associate')
    .execute();
  return new HandCount(people as Person[]);
}

/** Everything kept about the network that differs from the count by hand; to be called when all is folded. */
export async function differences(db: Db): Promise<string[]> {
  const found: string[] = [];
  const count = await handCount(db);
  const rows = await db.selectFrom('app_user').selectAll().where('kind', '=', 'Associate').execute();
  const pathOf = new Map(rows.map((row) => [row.code, row.path as string]));
  if (new Set(pathOf.values()).size !== rows.length) found.push('paths are not unique');
  for (const row of rows) {
    const above = row.upline_code === null ? '' : pathOf.get(row.upline_code);
    const isBelow =
      row.upline_code === null
        ? row.path === ''
        : row.path?.startsWith(above as string) && row.path !== above;
    if (!isBelow) found.push(`path of ${row.code}`);
    for (const [name, value] of Object.entries(count.place(row.code))) {
      if (row[name as 'gen'] !== value)
        found.push(`${name} of ${row.code}: ${row[name as 'gen']}, not ${value}`);
    }
  }
  const cells = new Map<string, number>();
  const add = (key: string, n: number) => cells.set(key, (cells.get(key) ?? 0) + n);
  /** Adds to the cells of everybody at or above the person. */
  const spread = (
    table: string,
    code: string,
    key: string,
    n: number,
    from: 0 | 1,
    kept?: ReadonlySet<string>,
  ) => {
    const chain = count.chain(code);
    for (let at = from; at < chain.length; at += 1) {
      const owner = (chain[at] as Person).code;
      if (kept && !kept.has(owner)) continue;
      const between = chain.slice(0, at);
      const generation = between.filter(isInForce).length;
      if (!between.some(isSenior)) add(`${table} ${owner} ${key} base`, n);
      if (generation <= 6) add(`${table} ${owner} ${key} g${generation}`, n);
      add(`${table} ${owner} ${key} inf`, n);
    }
  };
  const { open_from } = await db.selectFrom('network_guard').select('open_from').executeTakeFirstOrThrow();
  // Closed months keep a network that may be no more.
  const isOpen = (month: string) => open_from === null || month >= open_from;
  const kept = new Set(rows.filter(({ has_rollup }) => has_rollup).map(({ code }) => code));
  for (const row of rows) {
    if (row.is_senior_level && !row.has_rollup) found.push(`no roll-up of ${row.code}`);
    spread('team_head', row.code, `${row.level_code} ${row.status}`, 1, 1);
    spread('recruit_month', row.code, `${row.join_date?.slice(0, 7)}-01`, 1, 1);
  }
  for (const entry of await db.selectFrom('point_entry').selectAll().execute()) {
    const key = `${entry.on_date.slice(0, 7)}-01 ${entry.points_type} ${entry.is_reversal}`;
    add(`point_own ${entry.owner_code} ${key} amount`, entry.amount);
    if (entry.points_type === 'IssuedBv' || entry.points_type === 'Recruits')
      add(
        `point_month ${entry.owner_code} ${entry.on_date.slice(0, 7)}-01 ${entry.points_type} net`,
        entry.is_reversal ? -entry.amount : entry.amount,
      );
    if (!isOpen(entry.on_date)) continue;
    spread('point_rollup', entry.owner_code, key, entry.amount, 0, kept);
    if (entry.product_id !== null)
      spread(
        'point_cube',
        entry.owner_code,
        `${key} ${entry.product_id} ${entry.provider_id}`,
        entry.amount,
        0,
        kept,
      );
  }
  const compare = (
    table: string,
    row: Record<string, unknown>,
    keys: readonly string[],
    values: readonly string[],
  ) => {
    const key = `${table} ${keys.map((name) => row[name]).join(' ')}`;
    for (const name of values) {
      const expected = cells.get(`${key} ${name}`) ?? 0;
      cells.delete(`${key} ${name}`);
      if (Number(row[name]) !== expected) found.push(`${key} ${name}: ${row[name]}, not ${expected}`);
    }
  };
  const buckets = ['base', 'g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'inf'];
  const points = ['owner_code', 'month', 'points_type', 'is_reversal'];
  for (const [table, keys, values] of [
    ['team_head', ['owner_code', 'level_code', 'status'], buckets],
    ['recruit_month', ['owner_code', 'month'], buckets],
    ['point_own', ['associate_code', ...points.slice(1)], ['amount']],
    ['point_month', ['associate_code', 'month', 'points_type'], ['net']],
    ['point_rollup', points, buckets],
    ['point_cube', [...points, 'product_id', 'provider_id'], buckets],
  ] as const) {
    for (const row of await db.selectFrom(table).selectAll().execute()) {
      const isSum = table === 'point_rollup' || table === 'point_cube';
      if (isSum && !isOpen((row as unknown as { month: string }).month)) continue;
      compare(table, row as unknown as Record<string, unknown>, keys, values);
    }
  }
  for (const [key, expected] of cells) if (expected !== 0) found.push(`${key}: missing, not ${expected}`);
  return found;
}

/** A new associate with the least there must be, as registration would write it. */
export async function recruit(
  db: Db,
  upline: string | null,
  level: LevelCode = 'TA',
  joinDate = '2026-11-02',
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await shareGuard(trx);
    const code = await nextCode(trx, 'USA');
    const name = code.toLowerCase();
    await insertAssociate(
      trx,
      {
        code,
        first_name: 'Test',
        last_name: code,
        name_key: `test ${name}`,
        email: `${name}@test.example`,
        email_key: `${name}@test.example`,
        username: name,
        username_key: name,
        country: 'USA',
        level_code: level,
        upline_code: upline,
        recruiter_code: upline,
        join_date: joinDate,
      },
      { legal_first_name: 'Test', legal_last_name: code },
    );
    const written = { code, from: joinDate, reason: 'Joined', by: null };
    await writeUpline(trx, written, upline);
    await writeLevel(trx, written, level);
    return code;
  });
}

export const PRODUCTS = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;
export const PROVIDER = '00000000-0000-4000-8000-0000000000aa';

/** Credits or reverses points of issued policies. */
export async function sell(
  db: Db,
  code: string,
  amount: number,
  {
    on = '2026-11-10',
    product = 0,
    reversal = false,
  }: { on?: string; product?: 0 | 1 | null; reversal?: boolean } = {},
): Promise<void> {
  await db.transaction().execute((trx) =>
    recordPoints(trx, [
      {
        owner_code: code,
        points_type: 'IssuedBv',
        amount,
        on_date: on,
        reference_kind: 'policy',
        reference_id: `${code}-${on}`,
        is_reversal: reversal,
        product_id: product === null ? null : (PRODUCTS[product] as string),
        provider_id: product === null ? null : PROVIDER,
      },
    ]),
  );
}
