import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import { trainingTasks } from '../training/training-tasks.ts';
import { type MoneyHost, startMoneyHost } from './money.test-support.ts';

/** The worked examples of domain.md 4.11, from the policy's entry to the ledger. */
let at: MoneyHost;
let codes: Record<string, string>;
beforeAll(async () => {
  at = await startMoneyHost();
  const names = ['root', 'gus', 'fay', 'eve', 'jo', 'kim', 'ivy'];
  codes = {
    ...at.people,
    ...Object.fromEntries(await Promise.all(names.map(async (key) => [key, await at.codeOf(key)]))),
  };
  // Tom gets his program.
  await at.transaction((context) => trainingTasks(at.host.platform).advance(context));
});
afterAll(() => at.host.close());
afterEach(async () => expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true));

const codeOf = (key: string) => codes[key] as string;
const person = (name: string) => name.toLowerCase();

/** What the person's own list shows of the policy: `[type, cents]`. */
async function seenBy(name: string, policy: Shown) {
  const client = await at.host.signInAs(person(name));
  const reply = await client.get('/payments/compensations', { query: { limit: '500' } });
  expect(reply.statusCode).toBe(200);
  const { rows } = reply.json<{
    rows: { policy_id: string; compensation_type: string; generation: number | null; amount_cents: number }[];
  }>();
  return rows
    .filter(({ policy_id }) => policy_id === policy.id)
    .map(({ compensation_type: type, generation, amount_cents }) => [
      generation === null ? type : `${type} g${generation}`,
      amount_cents,
    ]);
}

/** Everybody who has lines sees exactly the own ones; these others see nothing. */
async function eachSeesTheOwn(policy: Shown, others: readonly string[]): Promise<void> {
  const lines = await at.lines(policy);
  for (const name of new Set(lines.map(([, name]) => name as string))) {
    const own = lines.filter(([, holder]) => holder === name).map(([type, , cents]) => [type, cents]);
    expect((await seenBy(name, policy)).sort(), name).toEqual(own.sort());
  }
  for (const name of others) expect(await seenBy(name, policy), name).toEqual([]);
}

const paid = (...lines: [string, string, number][]) => lines.map((line) => [...line, 'Paid']);
const balances = async (kind: string, policyPeople: readonly string[]) => {
  const rows = await at.host.db
    .selectFrom('ledger_balance')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_balance.account_id')
    .select(['associate_code', 'balance_cents'])
    .where('kind', '=', kind as never)
    .execute();
  return policyPeople.map(
    (key) => rows.find(({ associate_code }) => associate_code === codeOf(key))?.balance_cents ?? 0,
  );
};

/** Runs a pay run, ends the policy and gives what was charged, by person in canonical order. */
async function ended(policy: Shown, reason: string, paidTo: string | null = null) {
  await at.payRun();
  const shown = await at.show(policy);
  const after = await at.act(shown, 'termination', {
    reason,
    termination_date: at.todayNow(),
    paid_to_date: paidTo,
  });
  const lines = await at.lines(policy);
  return { after, charges: lines.filter(([, , cents]) => (cents as number) < 0) };
}

const EXAMPLE_1: [string, string, number][] = [
  ['Writing', 'Ana', 126_000],
  ['Override Bonus', 'Ben', 36_000],
  ['Override Bonus', 'Cara', 36_000],
  ['Override Bonus', 'Dev', 36_000],
  ['Override Bonus', 'Eve', 18_000],
  ['Revenue Bonus g1', 'Eve', 21_600],
];

describe('under the root alone', () => {
  beforeAll(() => at.setUpline(codeOf('eve'), codeOf('root')));

  test('examples 1 and 6: plain differences; a lapse after four months takes back eight twelfths', async () => {
    const before = await balances('Debit Balance', ['ana', 'ben', 'cara', 'dev', 'eve']);
    const policy = await at.ready(await at.issued(at.office, { months: 4 }));
    expect(await at.lines(policy)).toEqual(EXAMPLE_1.map((line) => [...line, 'Pending']));
    await eachSeesTheOwn(policy, ['hal', 'tom', 'gus']);

    const { after, charges } = await ended(policy, 'Policy Lapsed', null);
    expect(charges.map(([, name, cents]) => [name, cents])).toEqual([
      ['Ana', -84_000],
      ['Ben', -24_000],
      ['Cara', -24_000],
      ['Dev', -24_000],
      ['Eve', -12_000],
      ['Eve', -14_400],
    ]);
    expect(charges.every(([, , , status]) => status === 'Chargeback')).toBe(true);
    expect(after.lifecycle).toBe('Lapsed');
    expect((await at.show(policy)).business_status).toBe('Approved');
    const debts = await balances('Debit Balance', ['ana', 'ben', 'cara', 'dev', 'eve']);
    // Example 9 starts with what Ana owes here.
    expect(debts.map((cents, index) => cents - (before[index] as number))).toEqual([
      84_000, 24_000, 24_000, 24_000, 26_400,
    ]);
    await eachSeesTheOwn(policy, ['hal', 'tom', 'gus']);
    // R-MNY-22.
    const reversed = await at.host.db
      .selectFrom('point_entry')
      .select(['owner_code', 'amount', 'on_date'])
      .where('policy_id', '=', policy.id)
      .where('points_type', '=', 'IssuedBv')
      .where('is_reversal', '=', true)
      .execute();
    expect(reversed).toEqual([{ owner_code: codeOf('ana'), amount: 240_000, on_date: at.todayNow() }]);
  });

  test('example 3: a split across two legs', async () => {
    await at.host.db
      .insertInto('license')
      .values({
        ...(await at.host.db
          .selectFrom('license')
          .selectAll()
          .where('associate_code', '=', codeOf('hal'))
          .where('type', '=', 'Life')
          .where('is_resident', '=', true)
          .executeTakeFirstOrThrow()),
        id: crypto.randomUUID(),
        state: 'TX',
        number: 'TX-HAL',
        is_resident: false,
      } as never)
      .execute();
    const policy = await at.ready(
      await at.issued(at.office, {
        modal_premium_cents: 250_001,
        target_premium_cents: 250_001,
        splits: [{ associate_code: codeOf('hal'), share_bps: 4_000 }],
      }),
    );
    await at.payRun();
    expect(await at.lines(policy)).toEqual(
      paid(
        ['Writing', 'Ana', 52_501],
        ['Override Bonus', 'Ben', 15_000],
        ['Override Bonus', 'Cara', 15_000],
        ['Override Bonus', 'Dev', 15_000],
        ['Override Bonus', 'Eve', 7_500],
        ['Revenue Bonus g1', 'Eve', 9_000],
        ['Split', 'Hal', 55_000],
        ['Override Bonus', 'Ivy', 10_000],
        ['Override Bonus', 'Eve', 5_000],
        ['Revenue Bonus g1', 'Eve', 6_000],
      ),
    );
    await eachSeesTheOwn(policy, ['tom', 'gus']);
    const house = await at.host.db
      .selectFrom('compensation_snapshot')
      .select('house_cents')
      .where('policy_id', '=', policy.id)
      .orderBy('portion')
      .execute();
    expect(house).toEqual([{ house_cents: 36_000 }, { house_cents: 24_000 }]);
  });

  test('examples 4 (a) and 10: training waits in escrow; not taken, nothing of it becomes debt', async () => {
    const escrow = () => balances('Escrow', ['tom']);
    const before = await escrow();
    const policy = await at.ready(
      await at.issued(at.office, {
        writing_associate_code: codeOf('cara'),
        client_id: (await at.clientOf(codeOf('cara'))).id,
        state: 'CA',
        training_associate_code: codeOf('tom'),
        modal_premium_cents: 240_000,
        target_premium_cents: 240_000,
      }),
    );
    expect(await at.lines(policy)).toEqual([
      ['Training', 'Tom', 60_000, 'Escrow'],
      ['Writing', 'Cara', 72_000, 'Pending'],
      ['Override Bonus', 'Dev', 24_000, 'Pending'],
      ['Override Bonus', 'Eve', 12_000, 'Pending'],
      ['Revenue Bonus g1', 'Eve', 14_400, 'Pending'],
    ]);
    expect(await escrow()).toEqual([(before[0] as number) - 60_000]);
    const { charges } = await ended(policy, 'Policy Not Taken');
    expect(charges).toEqual([
      ['Training', 'Tom', -60_000, 'Chargeback Escrow'],
      ['Writing', 'Cara', -72_000, 'Chargeback'],
      ['Override Bonus', 'Dev', -24_000, 'Chargeback'],
      ['Override Bonus', 'Eve', -12_000, 'Chargeback'],
      ['Revenue Bonus g1', 'Eve', -14_400, 'Chargeback'],
    ]);
    expect(await escrow()).toEqual(before);
    expect(await balances('Debit Balance', ['tom'])).toEqual([0]);
    expect((await at.show(policy)).business_status).toBe('Full Chargedback');
    await eachSeesTheOwn(policy, ['ana', 'ben']);
  });

  test('example 4 (b): the trainee gets at most half of the writer’s rate', async () => {
    const policy = await at.ready(
      await at.issued(at.office, {
        training_associate_code: codeOf('tom'),
        modal_premium_cents: 240_000,
        target_premium_cents: 240_000,
      }),
    );
    await at.payRun();
    expect(await at.lines(policy)).toEqual([
      ['Training', 'Tom', 42_000, 'Escrow'],
      ['Writing', 'Ana', 42_000, 'Paid'],
      ['Override Bonus', 'Ben', 24_000, 'Paid'],
      ['Override Bonus', 'Cara', 24_000, 'Paid'],
      ['Override Bonus', 'Dev', 24_000, 'Paid'],
      ['Override Bonus', 'Eve', 12_000, 'Paid'],
      ['Revenue Bonus g1', 'Eve', 14_400, 'Paid'],
    ]);
    await eachSeesTheOwn(policy, ['hal']);
  });

  test('example 13: the premium is reduced after three months', async () => {
    const policy = await at.ready(await at.issued(at.office, { months: 3 }));
    await at.payRun();
    await at.act(await at.show(policy), 're-rate', {
      reason: 'Premium Reduced',
      event_date: at.todayNow(),
      premium_mode: 'Annual',
      modal_premium_cents: 240_000,
      target_premium_cents: 240_000,
      face_amount_cents: 50_000_000,
    });
    const charges = (await at.lines(policy)).filter(([, , cents]) => (cents as number) < 0);
    expect(charges.map(([, name, cents]) => [name, cents])).toEqual([
      ['Ana', -31_500],
      ['Ben', -9_000],
      ['Cara', -9_000],
      ['Dev', -9_000],
      ['Eve', -4_500],
      ['Eve', -5_400],
    ]);
    await eachSeesTheOwn(policy, ['hal', 'gus']);
  });
});

describe('in the deeper chain', () => {
  beforeAll(() => at.setUpline(codeOf('eve'), codeOf('fay')));

  test('examples 2 and 7: rounding of lines, and of a lapse after five months', async () => {
    const builder = await at.product('Northwind Index Builder');
    const policy = await at.ready(
      await at.issued(at.office, {
        months: 5,
        provider_id: builder.provider_id,
        product_id: builder.id,
        modal_premium_cents: 123_457,
        target_premium_cents: 123_457,
      }),
    );
    expect(policy.bv_cents).toBe(104_938);
    expect((await at.lines(policy)).map(([type, name, cents]) => [type, name, cents])).toEqual([
      ['Writing', 'Ana', 36_728],
      ['Override Bonus', 'Ben', 10_494],
      ['Override Bonus', 'Cara', 10_494],
      ['Override Bonus', 'Dev', 10_494],
      ['Override Bonus', 'Eve', 5_247],
      ['Override Bonus', 'Gus', 4_198],
      ['Revenue Bonus g1', 'Eve', 6_296],
      ['Revenue Bonus g2', 'Fay', 4_197],
      ['Revenue Bonus g3', 'Gus', 2_623],
    ]);
    const { charges } = await ended(policy, 'Policy Lapsed');
    expect(charges.map(([, , cents]) => cents)).toEqual([
      -21_425, -6_122, -6_121, -6_121, -3_061, -2_449, -3_673, -2_448, -1_530,
    ]);
    await eachSeesTheOwn(policy, ['hal', 'jo']);
  });

  test('example 5: compression and same level', async () => {
    const jo = codeOf('jo');
    const policy = await at.ready(
      await at.issued(at.office, {
        writing_associate_code: jo,
        client_id: (await at.clientOf(jo)).id,
        state: 'PA',
        modal_premium_cents: 500_000,
        target_premium_cents: 500_000,
      }),
    );
    expect((await at.lines(policy)).map(([type, name, cents]) => [type, name, cents])).toEqual([
      ['Writing', 'Jo', 225_000],
      ['Override Bonus', 'Mia', 100_000],
      ['Override Bonus', 'Pam', 25_000],
      ['Revenue Bonus g1', 'Oli', 30_000],
      ['Revenue Bonus g2', 'Pam', 20_000],
      ['Revenue Bonus g3', 'Quinn', 12_500],
    ]);
    await eachSeesTheOwn(policy, ['kim', 'ana', 'gus']);
  });

  test('example 8: a nine-month advance, then months 10 to 12', async () => {
    const gus = codeOf('gus');
    await at.host.db.updateTable('product').set({ advance_months: 9 }).where('id', '=', at.term.id).execute();
    const enter = async (months: number) =>
      at.ready(
        await at.issued(at.office, {
          months,
          writing_associate_code: gus,
          client_id: (await at.clientOf(gus)).id,
          state: 'IL',
          premium_mode: 'Monthly',
          // BV 48650, of which Gus is paid 74 %: 36001.
          modal_premium_cents: 4_060,
          target_premium_cents: 48_648,
        }),
      );
    const policy = await enter(7);
    const [first] = await at.lines(policy);
    expect(first).toEqual(['Writing', 'Gus', 27_001, 'Pending']);
    const premium = async (payments: number) =>
      at.act(await at.show(policy), 'premiums', { payments, paid_to_date: null });
    await premium(9);
    expect(await at.lines(policy)).toHaveLength(1);
    await premium(3);
    expect((await at.lines(policy)).map(([, , cents]) => cents)).toEqual([27_001, 3_000, 3_000, 3_000]);

    for (const [months, charged] of [
      [7, [-6_000]],
      [9, []],
    ] as const) {
      const { charges } = await ended(await enter(months), 'Policy Lapsed');
      expect(charges.map(([, , cents]) => cents)).toEqual(charged);
    }
  });
});
