import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { startTestHost, type TestHost } from '../../testing/index.ts';
import { attemptOn } from './attempt.test-support.ts';
import { countFaults } from './ledger.store.ts';

interface Line {
  readonly account: number;
  readonly cents: number;
  readonly no?: number;
  readonly currency?: string;
}

let host: TestHost;
let attempt: ReturnType<typeof attemptOn>;
let expense: number;
let canadian: number;
let escrow: number;
let debit: number;
let standing: string;

async function account(kind: string, of: string | null, currency: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ledger_account (kind, side, is_personal, associate_code, currency)
    select kind, side, is_personal, ${of}, ${currency} from ledger_account_kind where kind = ${kind}
    returning id`.execute(host.db);
  return (rows[0] as { id: number }).id;
}

async function journal(
  db: Db,
  lines: readonly Line[],
  more: { id?: string; source?: string; count?: number; reverses?: string; kind?: string } = {},
): Promise<string> {
  const id = more.id ?? randomUUID();
  await sql`
    insert into journal (id, kind, source_id, currency, on_date, description, reverses_id, line_count, created_at)
    values (${id}, ${more.kind ?? (more.reverses ? 'Reversal' : 'Compensation')}, ${more.source ?? id}, 'USD', '2026-11-20', 'test',
      ${more.reverses ?? null}, ${more.count ?? lines.length}, now())`.execute(db);
  await addLines(db, id, lines);
  return id;
}

async function addLines(db: Db, id: string, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(
    ({ account: account_id, cents, no, currency }, index) =>
      sql`(${id}::uuid, ${no ?? index + 1}::integer, ${account_id}::bigint, ${currency ?? 'USD'}, ${cents}::bigint)`,
  );
  await sql`insert into journal_line (journal_id, line_no, account_id, currency, amount_cents) values ${sql.join(rows)}`.execute(
    db,
  );
}

const paid = (cents: number): Line[] => [
  { account: expense, cents },
  { account: escrow, cents: -cents },
];

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  attempt = attemptOn(host);
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'kim')
    .executeTakeFirstOrThrow();
  await sql`delete from ledger_account where associate_code = ${code}`.execute(host.db);
  expense = await account('Commission Expense', null, 'USD').catch(async () =>
    existing('Commission Expense'),
  );
  canadian = await account('Cash', null, 'CAD').catch(async () => existing('Cash', 'CAD'));
  escrow = await account('Escrow', code, 'USD');
  debit = await account('Debit Balance', code, 'USD');
  standing = await host.db.transaction().execute((trx) => journal(trx, paid(100)));
});
afterAll(() => host.close());

async function existing(kind: string, currency = 'USD'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ledger_account where kind = ${kind} and currency = ${currency}`.execute(host.db);
  return (rows[0] as { id: number }).id;
}

/** What is refused, and the statement that removes the one thing that refuses it. */
const rules: readonly [name: string, remove: string, violate: (db: Db) => Promise<unknown>][] = [
  [
    'the amounts of a journal add up to 0 (R-07)',
    'drop trigger journal_balanced on journal',
    (db) =>
      journal(db, [
        { account: expense, cents: 100 },
        { account: escrow, cents: -99 },
      ]),
  ],
  [
    'a journal has its lines (R-07)',
    'drop trigger journal_balanced on journal',
    (db) => journal(db, [], { count: 2 }),
  ],
  [
    'no journal is without lines (R-07)',
    'alter table journal drop constraint journal_line_count_check',
    (db) => journal(db, [], { count: 0 }),
  ],
  [
    'a journal has one currency, that of its accounts (R-07)',
    'alter table journal_line drop constraint journal_line_account_id_currency_fkey',
    (db) =>
      journal(db, [
        { account: expense, cents: 100 },
        { account: canadian, cents: -100 },
      ]),
  ],
  [
    'a line has the currency of its journal (R-07)',
    'alter table journal_line drop constraint journal_line_journal_id_currency_fkey',
    (db) =>
      journal(db, [
        { account: canadian, cents: 100, currency: 'CAD' },
        { account: canadian, cents: -100, currency: 'CAD' },
      ]),
  ],
  [
    'no line is added to a journal that stands (R-08)',
    'drop trigger journal_lines_whole on journal_line',
    (db) =>
      addLines(db, standing, [
        { account: expense, cents: 5, no: 3 },
        { account: escrow, cents: -5, no: 4 },
      ]),
  ],
  [
    'no journal is changed (R-08)',
    'drop trigger journal_append_only on journal',
    (db) => sql`update journal set description = 'other' where id = ${standing}`.execute(db),
  ],
  [
    'no line is changed (R-08)',
    'drop trigger journal_line_append_only on journal_line',
    (db) => sql`update journal_line set amount_cents = 1 where journal_id = ${standing}`.execute(db),
  ],
  [
    'no line is deleted (R-08)',
    'drop trigger journal_line_append_only on journal_line',
    (db) => sql`delete from journal_line where journal_id = ${standing}`.execute(db),
  ],
  [
    'the lines are not emptied (R-08)',
    'drop trigger journal_line_no_truncate on journal_line',
    (db) => sql`truncate journal_line`.execute(db),
  ],
  [
    'an event has one journal of its kind and sequence (R-10)',
    'alter table journal drop constraint journal_kind_source_id_sequence_key',
    (db) => journal(db, paid(7), { source: standing }),
  ],
  [
    'a journal is taken back once (R-08)',
    'alter table journal drop constraint journal_reverses_id_key',
    async (db) => {
      await journal(db, paid(5), { reverses: standing });
      await journal(db, paid(5), { reverses: standing });
    },
  ],
  [
    'escrow is never negative (R-11, I9)',
    'alter table ledger_balance drop constraint ledger_balance_side',
    (db) => journal(db, paid(-101)),
  ],
  [
    'nobody owes less than nothing (R-11)',
    'alter table ledger_balance drop constraint ledger_balance_side',
    (db) =>
      journal(db, [
        { account: debit, cents: -1 },
        { account: expense, cents: 1 },
      ]),
  ],
  [
    'no line is of nothing',
    'alter table journal_line drop constraint journal_line_amount_cents_check',
    (db) =>
      journal(db, [
        { account: expense, cents: 0 },
        { account: escrow, cents: 0 },
      ]),
  ],
  [
    "an associate's account has an associate",
    'alter table ledger_account drop constraint ledger_account_check',
    (db) =>
      sql`insert into ledger_account (kind, side, is_personal, associate_code, currency)
        values ('Escrow', -1, true, null, 'CAD')`.execute(db),
  ],
  [
    'lines are numbered from 1',
    'alter table journal_line drop constraint journal_line_line_no_check',
    (db) =>
      journal(db, [
        { account: expense, cents: 5, no: 0 },
        { account: escrow, cents: -5, no: 2 },
      ]),
  ],
  [
    'a number stands once in a journal',
    'alter table journal_line drop constraint journal_line_pkey',
    (db) =>
      journal(db, [
        { account: expense, cents: 5, no: 2 },
        { account: escrow, cents: -5, no: 2 },
      ]),
  ],
  [
    'what takes back is a Reversal, and nothing else is (R-08)',
    'alter table journal drop constraint journal_check',
    (db) => journal(db, paid(5), { kind: 'Reversal' }),
  ],
  [
    'somebody has one account of a kind and currency',
    'alter table ledger_account drop constraint ledger_account_kind_associate_code_currency_key',
    (db) =>
      sql`insert into ledger_account (kind, side, is_personal, associate_code, currency)
        select kind, side, is_personal, associate_code, currency from ledger_account where id = ${escrow}`.execute(
        db,
      ),
  ],
  [
    'an account has the side of its kind',
    'alter table ledger_account drop constraint ledger_account_kind_side_is_personal_fkey',
    (db) =>
      sql`insert into ledger_account (kind, side, is_personal, associate_code, currency)
        values ('Write-Offs', -1, false, null, 'CAD')`.execute(db),
  ],
];

/** DDL that waits for no pending trigger: the rule is removed before the violation, in the same transaction. */
const without = (remove: string, violate: (db: Db) => Promise<unknown>) =>
  attempt(async (db) => {
    await db.executeQuery(CompiledQuery.raw(remove));
    await violate(db);
  });

describe('the database holds what the ledger promises, and each rule is what holds it (R-40)', () => {
  it.each(rules)('%s', async (_, remove, violate) => {
    expect(await attempt(violate)).not.toBe('accepted');
    expect(await without(remove, violate)).toBe('accepted');
  });

  it('the balances follow the lines, by a trigger alone (R-09)', async () => {
    const wrong: number[] = [];
    const post = async (db: Db) => {
      await journal(db, paid(5));
      wrong.push((await countFaults(db)).wrong_balances);
    };
    await attempt(post);
    await without('drop trigger journal_line_balances on journal_line', post);
    expect(wrong).toEqual([0, 1]);
  });

  it('and nothing of all this is left behind', async () => {
    expect(await countFaults(host.db)).toEqual({ unbalanced: 0, wrong_balances: 0, wrong_sides: 0 });
  });
});
