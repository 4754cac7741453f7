import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Network, queryOf } from './network.test-support.ts';

/** What a person is to the viewer; the first that holds. */
export const RELATIONS = [
  'self',
  'direct',
  'base shop',
  'below an RMD',
  'upline reached',
  'upline',
  'beside',
] as const;
export type Relation = (typeof RELATIONS)[number];

export function relationOf(network: Network, viewer: string, code: string): Relation {
  if (code === viewer) return 'self';
  if (network.directsOf(viewer).has(code)) return 'direct';
  if (network.baseShop(viewer).has(code)) return 'base shop';
  if (network.below(viewer).has(code)) return 'below an RMD';
  if (network.reached(viewer).has(code)) return 'upline reached';
  return network.above(viewer).has(code) ? 'upline' : 'beside';
}

const SELF: readonly Relation[] = ['self'];
const TEAM: readonly Relation[] = ['self', 'direct', 'base shop', 'below an RMD'];
const SHOP: readonly Relation[] = ['self', 'direct', 'base shop'];
/** The own account shows how upline and upline RMD are reached (domain.md 2.1). */
const REACHED: readonly Relation[] = ['upline reached'];
/** Phones of the own chain of uplines are open. */
const PHONED: readonly Relation[] = ['upline reached', 'upline'];

interface Field {
  readonly table: string;
  readonly column: string;
  /** Which column of the table says whose it is. */
  readonly code?: string;
  /** Where more than the column is written, or not every row. */
  readonly mark?: (word: RawBuilder<string>) => RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
  /** Whose field a viewer reads somewhere, and nobody else's. */
  readonly reads: readonly Relation[];
  /** The same for RMD and above where it is more. */
  readonly senior?: readonly Relation[];
}

const person = (column: string, reads: readonly Relation[]): Field => ({
  table: 'associate',
  column,
  code: 'code',
  reads,
});
const row = (table: string, column: string, reads: readonly Relation[]): Field => ({ table, column, reads });

/** A phone of its own for every code: ten digits are all that is stored. */
const phoneOf = (area: '555' | '556') =>
  sql<string>`${sql.lit(area)} || case left(code, 1) when 'U' then '1' else '2' end || right(code, 6)`;

/** Who reads which field of account and licensing of whom, one line a field (domain.md 7.1). */
export const FIELDS: Readonly<Record<string, Field>> = {
  city: person('city', TEAM),
  email: {
    ...row('app_user', 'email', [...SHOP, ...REACHED]),
    code: 'code',
    senior: [...TEAM, ...REACHED],
    where: sql`kind = 'Associate'`,
  },
  phone: {
    ...row('app_user', 'phone', [...SHOP, ...PHONED]),
    code: 'code',
    senior: [...TEAM, ...PHONED],
    mark: () => sql`update app_user set phone = ${phoneOf('555')} where kind = 'Associate'`,
    where: sql`kind = 'Associate'`,
  },
  other: {
    ...row('app_user', 'alt_phone', SELF),
    code: 'code',
    mark: () => sql`update app_user set alt_phone = ${phoneOf('556')} where kind = 'Associate'`,
    where: sql`kind = 'Associate'`,
  },
  street: person('address_line1', SELF),
  mailing: {
    ...person('mailing_line1', SELF),
    mark: (word) =>
      sql`update associate set mailing_same = false, mailing_line1 = ${word}, mailing_city = 'Elsewhere', mailing_state = state,
        mailing_postal_code = postal_code`,
  },
  legal: {
    ...person('legal_middle_name', SELF),
    mark: (word) => sql`update associate set legal_middle_name = ${word}`,
  },
  spouse: {
    ...person('spouse_first_name', SELF),
    mark: (word) => sql`update associate set spouse_first_name = ${word}, spouse_last_name = 'Spouse'`,
  },
  bank: row('payout_information', 'bank_name', SELF),
  holder: row('payout_information', 'name_on_account', SELF),
  // Why a flag is on is for admins alone (R-ACC-02).
  flag: {
    ...row('associate_flag', 'reason', []),
    mark: () =>
      sql`with turned_on as (update associate set escrow_future_compensations = true)
        insert into associate_flag (associate_code, flag, reason, set_at, set_by)
        select code, 'escrow_future_compensations', 'ZQFLAG' || code, now(), 'U000001' from associate
        on conflict (associate_code, flag) do update set reason = excluded.reason`,
  },
  license: {
    ...row('license', 'number', TEAM),
    mark: (word) => sql`update license set number = ${word} || 'N' || upper(left(id::text, 6))`,
    where: sql`approval_status = 'Approved'`,
  },
  // What waits for approval is not in force, so its owner alone reads it.
  proposed: {
    ...row('license', 'proposed', SELF),
    mark: (word) =>
      sql`update license set proposed = jsonb_build_object('type', type, 'country', country, 'state', state,
        'number', ${word} || 'N' || upper(left(id::text, 6)), 'is_resident', is_resident, 'issue_date', issue_date,
        'expiration_date', expiration_date, 'document_id', document_id) where approval_status = 'Approved'`,
  },
  writing: row('provider_appointment', 'writing_number', TEAM),
  carrier: row('eo_policy', 'carrier', SELF),
  cover: row('eo_policy', 'policy_number', SELF),
  course: row('training_certificate', 'course', SELF),
};

/** Gives everybody a word of their own in every field, and answers with who has one. */
export async function markFields(db: Db): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const marked = new Map<string, ReadonlySet<string>>();
  for (const [name, field] of Object.entries(FIELDS)) {
    const { table, column, code = 'associate_code', mark, where = sql`true` } = field;
    const word = sql<string>`${sql.lit(`ZQ${name.toUpperCase()}`)} || ${sql.ref(code)}`;
    const written =
      mark?.(word) ??
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${word} where ${sql.ref(column)} is not null and ${where}`;
    await written.execute(db);
    const owners = sql<{ code: string }>`select ${sql.ref(code)} as code from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${where}`;
    marked.set(name, new Set((await queryOf(db, owners)).map((each) => each.code)));
  }
  return marked;
}

/** What is stored of a person in a field, as somebody would type it. */
export const wordOf = (field: string, code: string): string =>
  field === 'phone' || field === 'other'
    ? `${field === 'phone' ? '555' : '556'}${code.startsWith('U') ? '1' : '2'}${code.slice(1)}`
    : `ZQ${field.toUpperCase()}${code}`;

const WORD = /ZQ([A-Z]+?)([UC]\d{6})/gi;
const PHONE = /\(?\b55([56])\)?[ -]?([12])(\d{2})-?(\d{4})\b/g;

/** Whose which field a text holds: `street U000008`. */
export function wordsIn(text: string): Set<string> {
  const words = [...text.matchAll(WORD)].map(
    ([, field, code]) => `${field?.toLowerCase()} ${code?.toUpperCase()}`,
  );
  const phones = [...text.matchAll(PHONE)].map(
    ([, kind, letter, start, end]) =>
      `${kind === '5' ? 'phone' : 'other'} ${letter === '1' ? 'U' : 'C'}${start}${end}`,
  );
  return new Set([...words, ...phones]);
}
