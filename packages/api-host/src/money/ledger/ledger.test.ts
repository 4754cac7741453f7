import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../platform/operation/operation.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import { balancesOf, countFaults, linesOf } from './ledger.store.ts';
import { type Journal, type Posting, postJournals, reverseJournal } from './ledger.ts';

let host: TestHost;
let admin: TestClient;
let codes: string[];
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  codes = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', 'in', ['quinn', 'pam', 'oli', 'mia'])
    .orderBy('code')
    .execute()
    .then((rows) => rows.map(({ code }) => code));
});
afterAll(() => host.close());

const inTransaction = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
  host.db.transaction().execute((db) => work({ ...testContext(host), db }));

let sources = 0;
const journal = (postings: readonly Posting[], more: Partial<Journal> = {}): Journal => {
  sources += 1;
  return {
    kind: 'Compensation',
    sourceId: `event-${sources}`,
    currency: 'USD',
    description: 'test',
    postings,
    ...more,
  };
};

const earned = (of: string, cents: number): Posting[] => [
  { account: 'Commission Expense', cents },
  { account: 'Pending Commission', of, cents: -cents },
];

async function centsOf(code: string): Promise<Record<string, number>> {
  return Object.fromEntries(
    (await balancesOf(host.db, code)).map(({ kind, currency, cents }) => [`${kind} ${currency}`, cents]),
  );
}

describe('posting', () => {
  it('writes journals and moves balances, each on its own side', async () => {
    const [code] = codes as [string];
    await inTransaction((context) =>
      postJournals(context, [
        journal(earned(code, 126_000)),
        journal(earned(code, 500), { currency: 'CAD', onDate: '2026-01-31' }),
        journal([
          { account: 'Pending Commission', of: code, cents: 26_000 },
          { account: 'Payable', of: code, cents: -26_000 },
        ]),
      ]),
    );
    expect(await centsOf(code)).toMatchObject({
      'Pending Commission USD': 100_000,
      'Payable USD': 26_000,
      'Pending Commission CAD': 500,
    });
  });

  it('refuses a journal that does not add up, before the database does', async () => {
    await expect(
      inTransaction((context) => postJournals(context, [journal([{ account: 'Cash', cents: 1 }])])),
    ).rejects.toThrow('is off by 1 cents');
  });

  it('leaves out amounts of 0, and a journal of nothing else (a line of one cent may round to none)', async () => {
    const [code] = codes as [string];
    const [none, one] = await inTransaction((context) =>
      postJournals(context, [
        journal(earned(code, 0)),
        journal([...earned(code, 1), { account: 'Escrow', of: code, cents: 0 }]),
      ]),
    );
    expect(none).toBeUndefined();
    expect(await linesOf(host.db, one as string)).toHaveLength(2);
  });

  it('has one effect however often an event is sent at once (R-10)', async () => {
    const code = codes[1] as string;
    const event = journal(earned(code, 1_000), { sourceId: 'once' });
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, () => inTransaction((context) => postJournals(context, [event]))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await centsOf(code))['Pending Commission USD']).toBe(1_000);
  });

  it('is corrected by a journal that names the original, once (R-08)', async () => {
    const code = codes[2] as string;
    const [id] = (await inTransaction((context) => postJournals(context, [journal(earned(code, 777))]))) as [
      string,
    ];
    const reversal = await inTransaction((context) => reverseJournal(context, id, 'Wrong associate'));
    expect((await centsOf(code))['Pending Commission USD']).toBe(0);
    await expect(
      inTransaction((context) => reverseJournal(context, id, 'Wrong associate')),
    ).rejects.toThrow();
    expect((await admin.get(`/admin/ledger/journals/${id}`)).json()).toMatchObject({
      reverses_id: null,
      reversed_by_id: reversal,
    });
  });
});

describe('balances replayed from the lines (I10, R-09)', () => {
  it('equal the cached ones after any mix of events, refused ones included', async () => {
    const accounts = ['Pending Commission', 'Escrow', 'Payable', 'Debit Balance'] as const;
    const command = fc.record({
      who: fc.nat(3),
      account: fc.constantFrom(...accounts),
      cents: fc.integer({ min: -5_000, max: 5_000 }),
      second: fc.integer({ min: -500, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 60 }), async (commands) => {
        const model = new Map<string, number>();
        for (const code of codes) {
          for (const { kind, currency, cents } of await balancesOf(host.db, code))
            if (currency === 'USD') model.set(`${kind} ${code}`, cents);
        }
        for (const { who, account, cents, second } of commands) {
          const of = codes[who] as string;
          const side = account === 'Debit Balance' ? 1 : -1;
          const key = `${account} ${of}`;
          const after = (model.get(key) ?? 0) + side * (cents + second);
          const posted = await inTransaction((context) =>
            postJournals(context, [
              journal([
                { account, of, cents },
                { account, of, cents: second },
                { account: 'Commission Expense', cents: -(cents + second) },
              ]),
            ]),
          ).then(
            () => true,
            () => false,
          );
          expect(posted).toBe(after >= 0);
          if (posted) model.set(key, after);
        }
        for (const code of codes) {
          const found = await centsOf(code);
          for (const account of accounts)
            expect(found[`${account} USD`] ?? 0).toBe(model.get(`${account} ${code}`) ?? 0);
        }
        expect(await countFaults(host.db)).toEqual({ unbalanced: 0, wrong_balances: 0, wrong_sides: 0 });
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('the trial balance', () => {
  it('balances in each currency and can be asked as of a day', async () => {
    const now = (await admin.get('/admin/ledger/trial-balance')).json<{
      rows: { account: string; currency: string; balance_cents: number }[];
      totals: { currency: string; is_balanced: boolean; debit_cents: number }[];
    }>();
    expect(now.totals.map(({ currency }) => currency)).toContain('USD');
    expect(now.totals.every(({ is_balanced }) => is_balanced)).toBe(true);
    for (const currency of ['USD', 'CAD']) {
      const own = now.rows.filter((row) => row.currency === currency);
      expect(own.reduce((sum, row) => sum + row.balance_cents, 0)).toBe(0);
    }
    const before = await admin.get('/admin/ledger/trial-balance', { query: { until: '1999-12-31' } });
    expect(before.json()).toEqual({ until: '1999-12-31', rows: [], totals: [] });
  });

  it('names the field that is wrong', async () => {
    const reply = await admin.get('/admin/ledger/trial-balance', { query: { until: '2026-02-30' } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ fields: [{ field: 'until', message: 'Until is not valid' }] });
  });
});

describe('the journal list', () => {
  it('is newest first and filtered by kind, account and associate', async () => {
    const code = codes[2] as string;
    const asked = {
      filter: JSON.stringify({ associate_code: { contains: code }, kind: { eq: 'Reversal' } }),
    };
    const { rows } = (await admin.get('/admin/ledger/journals', { query: asked })).json<{
      rows: { kind: string }[];
    }>();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['Reversal']));
    const { count } = (await admin.get('/admin/ledger/journals/count', { query: asked })).json<{
      count: number;
    }>();
    expect(count).toBe(rows.length);
  });

  it('leads from a journal to the record whose event was posted', async () => {
    const policy = await host.db
      .selectFrom('policy')
      .select(['id', 'policy_number'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await inTransaction((context) =>
      postJournals(context, [
        journal(earned(codes[0] as string, 100), { sourceId: policy.id, sequence: 999 }),
      ]),
    );
    const sourceOf = async (source_id: string) => {
      const { id } = await host.db
        .selectFrom('journal')
        .select('id')
        .where('source_id', '=', source_id)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return (await admin.get(`/admin/ledger/journals/${id}`)).json<{ source: unknown }>().source;
    };
    expect(await sourceOf(policy.id)).toEqual({ type: 'policy', id: policy.id, label: policy.policy_number });
    expect(await sourceOf('event-1')).toBeNull();
  });

  it('is for admins who manage payments', async () => {
    const ana = await host.signInAs('ana');
    expect((await ana.get('/admin/ledger/journals')).statusCode).toBe(403);
  });
});
