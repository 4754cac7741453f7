import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedProblem } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';
import { bookStatement } from './imports/statement-imports.test-support.ts';

let at: MoneyHost;
let statement = 0;
const OFFICE = '/admin/policies';
beforeAll(async () => {
  at = await startMoneyHost();
}, 240_000);
afterAll(() => at.host.close());

interface Payment {
  id: string;
  line_no: number;
  processing: string;
  exception: string | null;
  expected_cents: number | null;
  version: number;
}

const head = (ref: string, statement_date = at.todayNow()) => ({
  provider_id: at.term.provider_id,
  statement_ref: ref,
  statement_date,
});

/** Imports and books a statement of these lines. */
async function send(lines: readonly string[], ref = `S-${++statement}`) {
  const booked = await bookStatement(at, head(ref), ['policy_number,kind,amount', ...lines].join('\n'));
  expect(booked.status).toBe('Booked');
  return { ref, booked };
}

async function paymentsOf(ref: string): Promise<Payment[]> {
  const filter = JSON.stringify({ statement_ref: { eq: ref } });
  const reply = await at.office.get('/admin/provider-payments', {
    query: { filter, order: '{"line_no":"ASC"}' },
  });
  return reply.json<{ rows: Payment[] }>().rows;
}

/** An issued policy of Ana with a BV of 3,600.00, paid at once. */
const policyOf = () => at.issued(at.office, { months: 1 });

describe('provider payments (domain.md 2.22)', () => {
  it('make the policy they match Ready To Pay and book the money', async () => {
    const policy = await policyOf();
    const number = (await at.show(policy)) as unknown as { policy_number: string };
    const { ref } = await send([
      `${number.policy_number.toLowerCase()},first year,"${policy.bv_cents / 100}"`,
    ]);
    expect(await paymentsOf(ref)).toMatchObject([
      { processing: 'Ready To Pay', exception: null, expected_cents: policy.bv_cents },
    ]);
    expect((await at.show(policy)).business_status).toBe('Ready To Pay');
    expect(Object.values(await at.faults()).filter((count) => count > 0)).toEqual([]);
  });

  it('let a policy become Ready To Pay by hand only once one is matched (2.12)', async () => {
    const policy = await policyOf();
    const byHand = async () => {
      const { version } = await at.show(policy);
      return at.office.post(`/admin/policies/${policy.id}/transitions`, {
        body: { to: 'Ready To Pay' },
        ifMatch: version,
      });
    };
    expect((await byHand()).json<ListedProblem>()).toMatchObject({
      message: 'No provider payment is matched',
      details: { failures: ['No provider payment is matched'] },
    });
    const { policy_number } = (await at.show(policy)) as unknown as { policy_number: string };
    const { ref } = await send([`${policy_number},First Year,1000.00`, `${policy_number},Trail,3600.00`]);
    expect(await paymentsOf(ref)).toMatchObject([
      { processing: 'Action Required', exception: 'The amount differs from the expected $3,600.00' },
      { processing: 'Action Required', exception: 'The policy is First Year, not Trail' },
    ]);
    expect((await byHand()).json<ListedProblem>().message).toBe('No provider payment is matched');
    // What stood for it once stands for it after a step back.
    const ready = await at.ready(policy);
    const back = await at.act(ready, 'transitions', { to: 'Action Required', reason: 'Wrong state' });
    await at.act(back, 'transitions', { to: 'Pending' });
    expect((await byHand()).statusCode).toBe(200);
  });

  it('as earned begin with the first premium, before one is reported (R-MNY-14, 2.22)', async () => {
    const policy = await at.issued(at.office, {
      payment_basis: 'As Earned',
      premium_mode: 'Monthly',
      modal_premium_cents: 30_000,
    });
    const { policy_number } = policy as unknown as { policy_number: string };
    const { ref } = await send([`${policy_number},First Year,300.00`, `${policy_number},First Year,300.00`]);
    expect(await paymentsOf(ref)).toMatchObject([
      { processing: 'Ready To Pay', expected_cents: 30_000 },
      { processing: 'Action Required', expected_cents: 0 },
    ]);
    expect((await at.show(policy)).business_status).toBe('Ready To Pay');
  });

  it('that came before their policy was issued wait, and follow it when an admin makes it ready (2.22)', async () => {
    for (const isAccepted of [true, false]) {
      let policy = await at.enter(
        at.office,
        { premium_mode: 'Annual', modal_premium_cents: 360_000 },
        OFFICE,
      );
      const { policy_number } = policy as unknown as { policy_number: string };
      const { ref } = await send([`${policy_number},First Year,3600.00`]);
      const [waiting] = await paymentsOf(ref);
      expect(waiting).toMatchObject({
        processing: 'Action Required',
        exception: 'The policy is not ready: Issue Date is required',
      });
      policy = await at.act(policy, 'issue', { issue_date: at.todayNow() });
      expect(policy.business_status).toBe('Pending');
      if (isAccepted)
        await at.office.post(`/admin/provider-payments/${waiting?.id}/accept`, {
          body: { reason: 'Issued by now' },
          ifMatch: waiting?.version as number,
          idempotencyKey: crypto.randomUUID(),
        });
      else await at.act(policy, 'transitions', { to: 'Ready To Pay' });
      expect((await at.show(policy)).business_status).toBe('Ready To Pay');
      expect(await paymentsOf(ref)).toMatchObject([
        { processing: 'Ready To Pay', exception: null, expected_cents: 360_000 },
      ]);
      const booked = at.host.db
        .selectFrom('journal')
        .select('id')
        .where('source_id', '=', waiting?.id as string);
      expect(await booked.execute()).toHaveLength(1);
    }
    expect(Object.values(await at.faults()).filter((count) => count > 0)).toEqual([]);
  });

  it('may be off by $1 or 1 %, whichever is more', async () => {
    const [inside, outside] = [await policyOf(), await policyOf()];
    const numberOf = async (id: string) =>
      (await at.host.db.selectFrom('policy').select('policy_number').where('id', '=', id).executeTakeFirst())
        ?.policy_number;
    const cents = Math.floor((inside.bv_cents * 99) / 100);
    const { ref } = await send([
      `${await numberOf(inside.id)},First Year,${(cents / 100).toFixed(2)}`,
      `${await numberOf(outside.id)},First Year,${((cents - 2) / 100).toFixed(2)}`,
    ]);
    const [near, far] = await paymentsOf(ref);
    expect(near).toMatchObject({ processing: 'Ready To Pay' });
    expect(far).toMatchObject({
      processing: 'Action Required',
      exception: expect.stringContaining('The amount differs from the expected'),
    });
    const path = `/admin/provider-payments/${far?.id}/accept`;
    const accepted = await at.office.post(path, {
      body: { reason: 'Agreed with the carrier' },
      ifMatch: far?.version as number,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(accepted.json()).toMatchObject({
      processing: 'Ready To Pay',
      accepted_reason: 'Agreed with the carrier',
    });
    expect((await at.show(outside)).business_status).toBe('Ready To Pay');
  });

  it('of one policy are judged one after the other, in however many statements they come', async () => {
    const policy = await policyOf();
    const number = (await at.show(policy)) as unknown as { policy_number: string };
    const line = `${number.policy_number},First Year,${policy.bv_cents / 100}`;
    for (const [index, ref] of ['PAIR-1', 'PAIR-2'].entries())
      await send([line, `NOBODY-${index},Trail,1`], ref);
    const twins = await at.host.db
      .selectFrom('provider_payment')
      .select('id')
      .where('match_number', '=', number.policy_number.toUpperCase().replace(/[\s-]/g, '').replace(/^0+/, ''))
      .execute();
    const judged = await at.host.db
      .selectFrom('provider_payment')
      .select('processing')
      .where(
        'id',
        'in',
        twins.map(({ id }) => id),
      )
      .execute();
    expect(judged.map(({ processing }) => processing).toSorted()).toEqual([
      'Action Required',
      'Ready To Pay',
    ]);
  });

  it('are judged anew when an admin corrects the number', async () => {
    const policy = await policyOf();
    const row = await at.host.db
      .selectFrom('policy')
      .select('policy_number')
      .where('id', '=', policy.id)
      .executeTakeFirstOrThrow();
    const { ref } = await send([`WRONG-77,First Year,${policy.bv_cents / 100}`]);
    const [payment] = await paymentsOf(ref);
    const correct = (policy_number: string) =>
      at.office.put(`/admin/provider-payments/${payment?.id}`, {
        body: { policy_number, kind: 'First Year', reason: 'Digits were swapped' },
        ifMatch: payment?.version as number,
      });
    // As in the file itself.
    expect((await correct('=1+1')).json().fields).toEqual([
      { field: 'policy_number', message: 'Policy Number is not valid' },
    ]);
    const reply = await correct(row.policy_number);
    expect(reply.json()).toMatchObject({ processing: 'Ready To Pay' });
  });

  it('that are negative end the policy on the carrier’s date and charge back (R-PP-01)', async () => {
    const policy = await at.ready(await policyOf());
    await at.payRun();
    const row = await at.host.db
      .selectFrom('policy')
      .select('policy_number')
      .where('id', '=', policy.id)
      .executeTakeFirstOrThrow();
    const chargeback = (amount: string) => send([`${row.policy_number},Chargeback,${amount}`]);
    const { ref } = await chargeback('"(3,300.00)"');
    expect(await paymentsOf(ref)).toMatchObject([{ processing: 'Ready To Pay', expected_cents: -330_000 }]);
    expect((await at.show(policy)).lifecycle).toBe('Lapsed');
    const debts = await at.host.db
      .selectFrom('chargeback')
      .select('reason')
      .where('policy_id', '=', policy.id)
      .execute();
    expect(debts.length).toBeGreaterThan(0);
    // More is not expected.
    const again = await chargeback('-3299.50');
    expect(await paymentsOf(again.ref)).toMatchObject([{ processing: 'Action Required', expected_cents: 0 }]);
  });

  it('that take back a cent where nothing is unearned end nothing by themselves (2.22, R-PP-01)', async () => {
    const { id } = await at.ready(await at.issued(at.office, { months: 14 }));
    await at.payRun();
    const { policy_number } = (await at.show({ id })) as unknown as { policy_number: string };
    const { ref } = await send([`${policy_number},Chargeback,-0.01`]);
    expect(await paymentsOf(ref)).toMatchObject([
      { processing: 'Action Required', exception: 'Nothing of the policy is unearned', expected_cents: 0 },
    ]);
    expect(await at.show({ id })).toMatchObject({ termination_date: null });
  });

  it('that take back another amount than is unearned end nothing until an admin accepts them (2.22, R-PP-01)', async () => {
    const { id } = await at.ready(await at.issued(at.office, { months: 4 }));
    await at.payRun();
    const { policy_number } = (await at.show({ id })) as unknown as { policy_number: string };
    const { ref } = await send([`${policy_number},Chargeback,-0.01`]);
    const [payment] = await paymentsOf(ref);
    expect(payment).toMatchObject({
      processing: 'Action Required',
      exception: 'The amount differs from the expected -$2,400.00',
      expected_cents: -240_000,
    });
    expect(await at.show({ id })).toMatchObject({ lifecycle: 'Issued', termination_date: null });
    const debts = () =>
      at.host.db.selectFrom('chargeback').select('amount_cents').where('policy_id', '=', id).execute();
    expect(await debts()).toEqual([]);
    const reply = await at.office.post(`/admin/provider-payments/${payment?.id}/accept`, {
      body: { reason: 'The carrier confirmed it' },
      ifMatch: payment?.version as number,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(reply.json()).toMatchObject({ processing: 'Ready To Pay' });
    expect((await at.show({ id })).lifecycle).toBe('Lapsed');
    expect((await debts()).length).toBeGreaterThan(0);
  });

  it('that come after all was charged by hand are booked (2.22)', async () => {
    const { id } = await at.ready(await at.issued(at.office));
    await at.payRun();
    const charged = await at.office.post('/admin/chargebacks', {
      body: {
        policy_id: id,
        reason: 'Wrong Associate',
        event_date: at.todayNow(),
        note: null,
        document_id: null,
        amounts: [],
      },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(charged.statusCode, charged.body).toBeLessThan(300);
    const { policy_number } = (await at.show({ id })) as unknown as { policy_number: string };
    const { ref } = await send([`${policy_number},Chargeback,-3600.00`]);
    expect(await paymentsOf(ref)).toMatchObject([{ processing: 'Ready To Pay' }]);
  });
});
