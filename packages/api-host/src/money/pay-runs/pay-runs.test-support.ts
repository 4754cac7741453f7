import { randomUUID } from 'node:crypto';
import type { Currency } from '@upline/domain';
import { expect } from 'vitest';
import {
  giveBankAccount,
  startTestHost,
  type TestClient,
  type TestHostOptions,
  testContext,
} from '../../testing/index.ts';
import { insertLines } from '../compensation/posting/lines.store.ts';
import { countFaults } from '../ledger/ledger.store.ts';
import { postJournals } from '../ledger/ledger.ts';
import { parity } from './closing/parity.store.ts';

interface RunAnswer {
  id: string;
  number: number;
  period_start: string;
  period_end: string;
  pay_date: string;
  status: string;
  work: string | null;
  version: number;
  refusal: string | null;
  totals: { currency: string; associates: number; held: number; gross_cents: number; net_cents: number }[];
  progress: { done: number; of: number | null } | null;
  needs: { label: string; missing: string[] }[];
  actions: string[];
}

interface DecidedPayout {
  readonly before: string | null;
  readonly after: string | null;
  readonly refusal: string | null;
}

/** A host with people who earn, owe and are paid. */
export async function startPayRuns(options: TestHostOptions = {}) {
  const host = await startTestHost({ seed: 'demo', ...options });
  const people = await host.db.selectFrom('app_user').select(['username', 'code']).execute();
  const codes = new Map(people.map(({ username, code }) => [username, code]));
  const codeOf = (name: string) => codes.get(name) as string;
  const opener = await host.signInAs('admin');
  const closer = await host.signInAs('super');

  /** A pending line with its journal, as posting writes them. */
  async function earn(
    name: string,
    cents: number,
    { currency = 'USD' as Currency, at = host.clock.now(), db = host.db } = {},
  ): Promise<string> {
    const id = randomUUID();
    const code = codeOf(name);
    await host.platform.transaction({ ...testContext(host), db }, async (context) => {
      await insertLines(context.db, [
        {
          id,
          associate_code: code,
          policy_id: null,
          source_associate_code: null,
          portion: null,
          compensation_type: 'Contest Bonus',
          line_no: 0,
          installment: 0,
          level_at_snapshot: null,
          rate_bps: null,
          generation: null,
          base_bv_cents: null,
          amount_cents: cents,
          currency,
          status: 'Pending',
          escrow_reason: null,
          original_line_id: null,
          chargeback_id: null,
          explanation: { text: 'Earned' },
          source: { kind: 'test', id, at, by: null },
        },
      ]);
      await postJournals(context, [
        {
          kind: 'Compensation',
          sourceId: id,
          currency,
          description: 'Earned',
          postings: [
            { account: 'Commission Expense', cents },
            { account: 'Pending Commission', of: code, cents: -cents },
          ],
        },
      ]);
    });
    return id;
  }

  /** A debt with its journal. */
  async function owe(
    name: string,
    cents: number,
    event_date = '2026-01-15',
    reason = 'Policy Lapsed' as const,
    currency: Currency = 'USD',
  ) {
    const code = codeOf(name);
    return host.platform.transaction(testContext(host), async (context) => {
      const { id } = await context.db
        .insertInto('chargeback')
        .values({
          associate_code: code,
          policy_id: null,
          policy_event_id: null,
          reason,
          event_date,
          months_in_force: 4,
          amount_cents: cents,
          transferred_to_id: null,
          currency,
          note: null,
          document_id: null,
          dispute_text: null,
          dispute_document_id: null,
          dispute_status: null,
          disputed_at: null,
          dispute_answer: null,
          created_by: null,
          updated_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await postJournals(context, [
        {
          kind: 'Chargeback',
          sourceId: id,
          currency,
          description: 'Owed',
          postings: [
            { account: 'Debit Balance', of: code, cents },
            { account: 'Commission Expense', cents: -cents },
          ],
        },
      ]);
      return id;
    });
  }

  /** Voids a pending line with its journal; false when it is pending no more. */
  async function voidLine(id: string): Promise<boolean> {
    return host.platform.transaction(testContext(host), async (context) => {
      const line = await context.db
        .updateTable('compensation_line')
        .set({ voided_at: context.now, void_reason: 'Taken back' })
        .where('id', '=', id)
        .where('status', '=', 'Pending')
        .where('voided_at', 'is', null)
        .returning(['associate_code', 'amount_cents', 'currency'])
        .executeTakeFirst();
      if (!line) return false;
      await postJournals(context, [
        {
          kind: 'Void',
          sourceId: id,
          currency: line.currency,
          description: 'Taken back',
          postings: [
            { account: 'Commission Expense', cents: -line.amount_cents },
            { account: 'Pending Commission', of: line.associate_code, cents: line.amount_cents },
          ],
        },
      ]);
      return true;
    });
  }

  /** Approved payout information, by default old enough for every run. */
  const bank = (name: string, account?: Parameters<typeof giveBankAccount>[2]) =>
    giveBankAccount(host, codeOf(name), account);

  const send = (client: TestClient, path: string, version?: number, body: unknown = undefined) =>
    client.post(path, {
      body,
      headers: {
        'idempotency-key': randomUUID(),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
    });

  const get = async (id: string) => (await opener.get(`/admin/pay-runs/${id}`)).json<RunAnswer>();

  async function draft(body: object = {}): Promise<RunAnswer> {
    const reply = await send(opener, '/admin/pay-runs', undefined, body);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<RunAnswer>();
  }

  async function open(run: RunAnswer, client = opener): Promise<RunAnswer> {
    const reply = await send(client, `/admin/pay-runs/${run.id}/open`, run.version);
    expect(reply.statusCode, reply.body).toBe(202);
    await host.platform.jobs.drain();
    return get(run.id);
  }

  /** As reviewed, by the other person. */
  async function close(run: RunAnswer, client = closer): Promise<RunAnswer> {
    const reply = await send(client, `/admin/pay-runs/${run.id}/close`, run.version);
    expect(reply.statusCode, reply.body).toBe(202);
    await host.platform.jobs.drain();
    return get(run.id);
  }

  const payoutsOf = (runId: string) =>
    host.db
      .selectFrom('payout')
      .selectAll()
      .where('pay_run_id', '=', runId)
      .orderBy('associate_code')
      .execute();

  async function payoutOf(runId: string, name: string) {
    return (await payoutsOf(runId)).find(({ associate_code }) => associate_code === codeOf(name));
  }

  /** The bank sent a payout back; what became of it, or why it stays. */
  async function giveBack(id: string, reason: string): Promise<DecidedPayout> {
    const body = { decision: 'return', payout_ids: [id], reason };
    const reply = await send(closer, '/admin/payouts/decisions', undefined, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ rows: [DecidedPayout] }>().rows[0];
  }

  /** Ledger whole, tables in step with it (R-07, R-09, R-12, I8). */
  async function expectWhole(): Promise<void> {
    expect(await countFaults(host.db)).toEqual({ unbalanced: 0, wrong_balances: 0, wrong_sides: 0 });
    expect(await parity(host.db)).toEqual({
      pending: 0,
      debts: 0,
      payouts: 0,
      carries: 0,
      recoveries: 0,
    });
  }

  /** A whole run with everybody's pending lines. */
  async function payEverybody(): Promise<RunAnswer> {
    const closed = await close(await open(await draft()));
    expect(closed, JSON.stringify(closed)).toMatchObject({ status: 'Closed' });
    return closed;
  }

  return {
    host,
    opener,
    closer,
    codeOf,
    earn,
    owe,
    voidLine,
    bank,
    send,
    get,
    draft,
    open,
    close,
    payoutsOf,
    payoutOf,
    giveBack,
    expectWhole,
    payEverybody,
  };
}

export type PayRunTestHost = Awaited<ReturnType<typeof startPayRuns>>;
