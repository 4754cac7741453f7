import { settle } from '@upline/domain/pay-run';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayRunTestHost, startPayRuns } from './pay-runs.test-support.ts';

let pay: PayRunTestHost;
beforeAll(async () => {
  pay = await startPayRuns();
  for (const name of PEOPLE) await pay.bank(name);
});
afterAll(() => pay.host.close());

const PEOPLE = ['ana', 'ben', 'cara'] as const;
type Person = (typeof PEOPLE)[number];

interface Account {
  /** Cents of pending lines by id. */
  pending: Map<string, number>;
  debts: { event_date: string; remaining_cents: number; id: string }[];
  carry: number;
}

type Step =
  | { do: 'earn' | 'owe'; who: Person; cents: number; day: number }
  | { do: 'void'; who: Person; pick: number }
  | { do: 'next' | 'draft' | 'open' | 'reopen' | 'close' | 'export' | 'release' }
  | { do: 'return'; pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      who: fc.constantFrom(...PEOPLE),
      cents: fc.integer({ min: 0, max: 9_000 }),
      day: fc.constant(1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('owe' as const),
      who: fc.constantFrom(...PEOPLE),
      cents: fc.integer({ min: 1, max: 9_000 }),
      day: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('void' as const),
      who: fc.constantFrom(...PEOPLE),
      pick: fc.nat(9),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('next' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('draft' as const, 'open' as const, 'close' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('reopen' as const, 'export' as const, 'release' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), pick: fc.nat(9) }) },
);

/** Runs the sequences closed: a test that never gets there proves nothing. */
let closed = 0;

/** What the paper says happens, kept beside the real thing: a person's lines, debts and carry (4.10, R-39). */
class Model {
  readonly accounts = new Map<Person, Account>(
    PEOPLE.map((who) => [who, { pending: new Map(), debts: [], carry: 0 }]),
  );
  run: { id: string; status: 'Draft' | 'Open' } | undefined;
  lastClosed: string | undefined;
  payouts = new Map<string, 'Pending' | 'Exported' | 'Released'>();

  of(who: Person): Account {
    return this.accounts.get(who) as Account;
  }

  /** Settles everybody and returns who is paid what. */
  settle(): Map<Person, { net: number; withheld: number; carry: number }> {
    const paid = new Map<Person, { net: number; withheld: number; carry: number }>();
    for (const [who, account] of this.accounts) {
      if (account.pending.size === 0) continue;
      const settlement = settle({
        associate_code: who,
        currency: 'USD',
        lines: [...account.pending].map(([id, amount_cents]) => ({ id, amount_cents })),
        debts: account.debts,
        carry_in_cents: account.carry,
        withhold_bps: 5_000,
        is_held: false,
        shared: null,
      });
      account.pending.clear();
      account.carry = settlement.carry_out_cents;
      account.debts = account.debts
        .map((debt) => {
          const taken = settlement.recoveries.find(({ debt_id }) => debt_id === debt.id)?.amount_cents ?? 0;
          return { ...debt, remaining_cents: debt.remaining_cents - taken };
        })
        .filter(({ remaining_cents }) => remaining_cents > 0);
      paid.set(who, {
        net: settlement.net_cents,
        withheld: settlement.withheld_cents,
        carry: settlement.carry_out_cents,
      });
    }
    return paid;
  }
}

async function startAnew(): Promise<void> {
  // The ledger is append-only: what a sequence leaves behind is settled, paid and forgotten by the next one's model.
  const { rows } = (await pay.opener.get('/admin/pay-runs')).json<{
    rows: { id: string; status: string }[];
  }>();
  const unclosed = rows.find(({ status }) => status !== 'Closed');
  if (unclosed) {
    const run = await pay.get(unclosed.id);
    const opened = run.status === 'Open' ? run : await pay.open(run);
    const closed = await pay.close(opened);
    if (closed.status !== 'Closed') await pay.close(closed);
  }
}

test('any order of earning, owing, opening, closing and returning pays what the paper says (R-39, I8, I10)', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      await startAnew();
      const model = new Model();
      await readState(model);
      for (const each of steps) await take(model, each);
      await pay.expectWhole();
    }),
    // Eight to thirty steps each.
    { numRuns: 20 },
  );
  expect(closed).toBeGreaterThan(10);
});

/** The model begins with what earlier sequences left. */
async function readState(model: Model): Promise<void> {
  const lines = await pay.host.db
    .selectFrom('compensation_line')
    .select(['id', 'associate_code', 'amount_cents'])
    .where('status', '=', 'Pending')
    .where('voided_at', 'is', null)
    .execute();
  const debts = await pay.host.db
    .selectFrom('chargeback')
    .select(['id', 'associate_code', 'event_date', 'amount_cents', 'recovered_cents'])
    .execute();
  const payouts = await pay.host.db
    .selectFrom('payout')
    .select(['associate_code', 'carry_out_cents'])
    .orderBy('pay_run_number')
    .execute();
  for (const who of PEOPLE) {
    const code = pay.codeOf(who);
    const account = model.of(who);
    for (const line of lines)
      if (line.associate_code === code) account.pending.set(line.id, line.amount_cents);
    account.debts = debts
      .filter((debt) => debt.associate_code === code && debt.recovered_cents < debt.amount_cents)
      .map(({ id, event_date, amount_cents, recovered_cents }) => ({
        id,
        event_date,
        remaining_cents: amount_cents - recovered_cents,
      }));
    account.carry = payouts.findLast((payout) => payout.associate_code === code)?.carry_out_cents ?? 0;
  }
}

async function take(model: Model, each: Step): Promise<void> {
  pay.host.clock.advance(10);
  const { run } = model;
  switch (each.do) {
    case 'next':
      return take(model, { do: run === undefined ? 'draft' : run.status === 'Draft' ? 'open' : 'close' });
    case 'earn':
      model.of(each.who).pending.set(await pay.earn(each.who, each.cents), each.cents);
      return;
    case 'owe': {
      const event_date = `2026-01-0${each.day}`;
      const id = await pay.owe(each.who, each.cents, event_date);
      model.of(each.who).debts.push({ id, event_date, remaining_cents: each.cents });
      return;
    }
    case 'void': {
      const ids = [...model.of(each.who).pending.keys()];
      const id = ids[each.pick % Math.max(1, ids.length)];
      if (id === undefined) return;
      expect(await pay.voidLine(id)).toBe(true);
      model.of(each.who).pending.delete(id);
      return;
    }
    case 'draft': {
      const reply = await pay.send(pay.opener, '/admin/pay-runs', undefined, {});
      expect(reply.statusCode).toBe(run ? 409 : 201);
      if (!run) model.run = { id: reply.json<{ id: string }>().id, status: 'Draft' };
      return;
    }
    case 'open': {
      if (!run) return;
      const reply = await pay.send(
        pay.opener,
        `/admin/pay-runs/${run.id}/open`,
        (await pay.get(run.id)).version,
      );
      expect(reply.statusCode).toBe(run.status === 'Draft' ? 202 : 409);
      await pay.host.platform.jobs.drain();
      run.status = 'Open';
      return;
    }
    case 'reopen': {
      if (!run) return;
      const reply = await pay.send(
        pay.opener,
        `/admin/pay-runs/${run.id}/reopen`,
        (await pay.get(run.id)).version,
      );
      expect(reply.statusCode).toBe(run.status === 'Open' ? 200 : 409);
      run.status = 'Draft';
      return;
    }
    case 'close':
      if (run?.status === 'Open') await closeRun(model, run.id);
      return;
    case 'export': {
      if (!model.lastClosed) return;
      const reply = await pay.send(pay.closer, `/admin/pay-runs/${model.lastClosed}/bank-files`, undefined, {
        currency: 'USD',
      });
      const waiting = [...model.payouts].filter(([, status]) => status === 'Pending');
      expect(reply.statusCode).toBe(waiting.length > 0 ? 201 : 409);
      for (const [id] of waiting) model.payouts.set(id, 'Exported');
      return;
    }
    case 'release': {
      if (!model.lastClosed) return;
      await pay.send(pay.closer, `/admin/pay-runs/${model.lastClosed}/release`, undefined, {});
      await pay.host.platform.jobs.drain();
      for (const [id, status] of model.payouts) if (status === 'Exported') model.payouts.set(id, 'Released');
      return;
    }
    case 'return': {
      const [id, status] = [...model.payouts][each.pick % Math.max(1, model.payouts.size)] ?? [];
      if (id === undefined) return;
      const { refusal } = await pay.giveBack(id, 'R03 No account');
      expect(refusal === null).toBe(status === 'Exported');
      if (status === 'Exported') model.payouts.set(id, 'Pending');
    }
  }
}

/** Closes what is open; what came in or changed since the review is shown first, lines after the cut-off stay. */
async function closeRun(model: Model, id: string): Promise<void> {
  closed += 1;
  const { cut_off_at } = (await pay.opener.get(`/admin/pay-runs/${id}`)).json<{ cut_off_at: string }>();
  let run = await pay.close(await pay.get(id));
  if (run.status !== 'Closed') run = await pay.close(run);
  expect(run.status).toBe('Closed');
  const later = await pay.host.db
    .selectFrom('compensation_line')
    .select(['id', 'associate_code', 'amount_cents'])
    .where('status', '=', 'Pending')
    .where('voided_at', 'is', null)
    .where('posted_at', '>', new Date(cut_off_at))
    .execute();
  for (const line of later) for (const account of model.accounts.values()) account.pending.delete(line.id);
  const expected = model.settle();
  for (const line of later) {
    const who = PEOPLE.find((name) => pay.codeOf(name) === line.associate_code) as Person;
    model.of(who).pending.set(line.id, line.amount_cents);
  }
  const payouts = await pay.payoutsOf(id);
  expect(payouts).toHaveLength(expected.size);
  for (const [who, { net, withheld, carry }] of expected)
    expect(payouts.find(({ associate_code }) => associate_code === pay.codeOf(who))).toMatchObject({
      net_cents: net,
      withheld_cents: withheld,
      carry_out_cents: carry,
    });
  model.run = undefined;
  model.lastClosed = id;
  model.payouts = new Map(
    payouts.filter(({ net_cents }) => net_cents > 0).map((payout) => [payout.id, 'Pending' as const]),
  );
}
