import { addDays, DAY_MS } from '@upline/domain';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../../platform/database/tables.ts';
import { type ListedProblem, openTraining, type TestClient } from '../../../testing/index.ts';
import { type Body, type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';

let at: PoliciesHost;
let ana: TestClient;
let admin: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  admin = await at.host.signInAs('super');
});
afterAll(() => at.host.close());

const ADMIN = '/admin/policies';
const day = (days: number) => addDays(at.today, days);

/** Changes the term product for the length of a piece of work. */
async function during(product: Updateable<Tables['product']>, work: () => Promise<void>) {
  const row = at.host.db.updateTable('product').where('id', '=', at.term.id);
  const { chargeback_steps } = at.term;
  await row.set(product).execute();
  try {
    await work();
  } finally {
    const { id, created_at, renewal_bv_rate_bps, ...plain } = at.term;
    await row
      .set({
        ...plain,
        renewal_bv_rate_bps: JSON.stringify(renewal_bv_rate_bps),
        chargeback_steps: chargeback_steps && JSON.stringify(chargeback_steps),
      })
      .execute();
  }
}

/** An admin saves the form as it was sent, with a note and what else is given. */
const edit = (policy: Shown, body: Body, over: object = {}) =>
  admin.put(`${ADMIN}/${policy.id}`, {
    body: { ...body, internal_note: 'Called the carrier', ...over },
    ifMatch: policy.version,
  });
const edited = async (policy: Shown, body: Body, over: object = {}): Promise<Shown> => {
  const answer = await edit(policy, body, over);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Shown>();
};
/** The associate moves the day of submission. */
const move = (policy: Shown, body: Body, submit_date: string) =>
  ana.put(`/business/policies/${policy.id}`, {
    body: { policy_number: body.policy_number, submit_date, shared_note: null },
    ifMatch: policy.version,
  });
const fieldsOf = (answer: { json<T>(): T }) =>
  Object.fromEntries((answer.json<ListedProblem>().fields ?? []).map((one) => [one.field, one.message]));
const enter = async (over: Partial<Body> = {}, who = ana, path?: string) => {
  const body = at.bodyOf(over);
  return { body, policy: await at.enter(who, body, path) };
};
const rowOf = (id: string) =>
  at.host.db.selectFrom('policy').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the settings of pay of a submitted policy are those of its submission (R-PRD-01)', () => {
  const today = {
    bv_rate_bps: 5_000,
    excess_bv_rate_bps: 100,
    payment_basis: 'As Earned',
    advance_months: 3,
    chargeback_method: 'Full',
    chargeback_months: 24,
    renewal_bv_rate_bps: JSON.stringify({ 2: 900 }),
  } as const;

  test('whatever is edited: a note, the premium, the day of submission', async () => {
    const { body, policy } = await enter();
    const before = await rowOf(policy.id);
    await during(today, async () => {
      const noted = await edited(policy, body);
      expect(noted.bv_cents).toBe(360_000);
      const dearer = await edited(noted, body, { modal_premium_cents: 40_000, submit_date: day(-9) });
      // Target 3,600.00 at 100 % and excess 1,200.00 at 3 %.
      expect(dearer.bv_cents).toBe(363_600);
      const { bv_rate_bps, payment_basis, advance_months, chargeback_method, chargeback_months } = before;
      const settings = { bv_rate_bps, payment_basis, advance_months, chargeback_method, chargeback_months };
      expect(await rowOf(policy.id)).toMatchObject(settings);
      expect((await enter()).policy.bv_cents, 'submitted afterwards').toBe(180_000);
    });
  });

  test('unless another product is chosen', async () => {
    const { body, policy } = await enter();
    const other = await at.product('Granite Final Chapter');
    const over = { product_id: other.id, state: other.states[0], face_amount_cents: other.min_face_cents };
    const changed = await edit(policy, body, over);
    const { bv_rate_bps } = await rowOf(policy.id);
    expect([changed.statusCode, bv_rate_bps], changed.body).toEqual([200, other.bv_rate_bps]);
  });

  test('of a renewal, too, to the end of its life', async () => {
    const renewal = { application_type: 'Renewal', policy_year: 2, modal_premium_cents: 100_000 } as const;
    const rates = (bps: number) => ({ renewal_bv_rate_bps: JSON.stringify({ 2: bps }) });
    await during(rates(500), async () => {
      const { body, policy } = await enter({ ...renewal, target_premium_cents: 1_200_000 });
      expect(policy.bv_cents).toBe(5_000);
      await during(rates(100), async () => {
        const noted = await edited(policy, body);
        expect(noted.bv_cents).toBe(5_000);
        const paid = { business_status: 'Approved', issue_date: at.today } as const;
        await at.host.db.updateTable('policy').set(paid).where('id', '=', policy.id).execute();
        const rerated = await admin.post(`${ADMIN}/${policy.id}/re-rate`, {
          body: {
            reason: 'Premium Reduced',
            event_date: at.today,
            premium_mode: 'Monthly',
            modal_premium_cents: 50_000,
            target_premium_cents: 600_000,
            face_amount_cents: 50_000_000,
          },
          ifMatch: noted.version,
          idempotencyKey: crypto.randomUUID(),
        });
        expect(rerated.statusCode, rerated.body).toBe(200);
        expect(rerated.json<Shown>().bv_cents).toBe(2_500);
      });
    });
  });
});

describe('a day of submission is judged when it is moved, too (domain.md 2.13)', () => {
  const provider = () => at.host.db.updateTable('provider').where('id', '=', at.term.provider_id);
  const appointed = (effective_date: string) =>
    at.host.db
      .updateTable('provider_appointment')
      .set({ effective_date })
      .where('associate_code', '=', at.people.ana)
      .where('provider_id', '=', at.term.provider_id)
      .where('state', '=', 'TX')
      .execute();

  test('in a pre-appointment state it stays behind the appointment', async () => {
    await provider()
      .set({ pre_appointment_states: ['TX'] })
      .execute();
    await appointed(day(-5));
    const { body, policy } = await enter({ submit_date: day(-2) });
    const early = await move(policy, body, day(-8));
    expect([early.statusCode, fieldsOf(early)]).toEqual([
      422,
      { submit_date: 'Not appointed with Granite Mutual Life in TX' },
    ]);
    expect((await move(policy, body, day(-4))).statusCode).toBe(200);
    await appointed('2020-01-01');
    await provider().set({ pre_appointment_states: [] }).execute();
  });

  test('what stood against it before the edit keeps nobody from correcting it', async () => {
    const { body, policy } = await enter({ submit_date: day(-2) });
    await provider()
      .set({ pre_appointment_states: ['TX'] })
      .execute();
    await appointed(day(-1));
    expect((await move(policy, body, day(-3))).statusCode).toBe(200);
    await appointed('2020-01-01');
    await provider().set({ pre_appointment_states: [] }).execute();
  });

  test('not before the product was offered', async () => {
    const { body, policy } = await enter({ submit_date: day(-2) });
    await during({ available_from: day(-5) }, async () => {
      const early = await move(policy, body, day(-8));
      expect([early.statusCode, fieldsOf(early)]).toEqual([
        422,
        { submit_date: 'Product is no longer offered' },
      ]);
    });
  });

  test('within the ages of the product (R-VAL-13)', async () => {
    const client = await at.host.signInAs('ana').then((who) =>
      who.post('/business/clients', {
        body: {
          type: 'Individual',
          first_name: 'Rosa',
          last_name: 'Young',
          date_of_birth: `${Number(day(-2).slice(0, 4)) - 18}${day(-2).slice(4)}`,
          email: 'rosa@young.example',
          address: { line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78704', country: 'USA' },
        },
        idempotencyKey: crypto.randomUUID(),
      }),
    );
    expect(client.statusCode, client.body).toBe(201);
    const { body, policy } = await enter({ client_id: client.json<Shown>().id, submit_date: day(-2) });
    const early = await move(policy, body, day(-3));
    expect([early.statusCode, fieldsOf(early)]).toEqual([
      422,
      { submit_date: 'Issue age 17 is outside 18–65' },
    ]);
  });
});

describe('what happened after the entry leaves a policy as it is', () => {
  test('a trainee stays who has completed the program since, but is not chosen anew (R-TRN-04)', async () => {
    await at.host.db.deleteFrom('training_program').where('associate_code', '=', at.people.tom).execute();
    await openTraining(at.host, at.people.tom, at.people.ana);
    const trained = { training_associate_code: at.people.tom };
    const { body, policy } = await enter(trained);
    const plain = await enter();
    await at.host.db
      .updateTable('training_program')
      .set({ status: 'Completed' } as never)
      .where('associate_code', '=', at.people.tom)
      .execute();
    await edited(policy, body);
    expect(fieldsOf(await edit(plain.policy, plain.body, trained))).toEqual({
      training_associate_code: 'Training Associate has no open training program',
    });
  });

  test('a client stays who was given to somebody else', async () => {
    const { body, policy } = await enter();
    const owned = (owner_code: string) =>
      at.host.db.updateTable('client').set({ owner_code }).where('id', '=', at.client).execute();
    await owned(at.people.hal);
    await at.host.db.deleteFrom('client_share').where('client_id', '=', at.client).execute();
    await edited(policy, body);
    await owned(at.people.ana);
  });

  test('limits of the product that are narrower now are for new policies', async () => {
    const { body, policy } = await enter();
    const narrow = { states: ['CA'], min_face_cents: 90_000_000, min_age: 98, max_age: 99 };
    await during(narrow, async () => {
      const noted = await edited(policy, body);
      expect(noted).toMatchObject({ business_status: 'Pending', requirements: [] });
      expect(fieldsOf(await edit(noted, body, { state: 'NY', face_amount_cents: 80_000_000 }))).toMatchObject(
        {
          state: 'Product is not available in NY',
          face_amount_cents: 'Face Amount must be greater than or equal to $900,000',
        },
      );
    });
  });

  test('a writing number stays when the appointment has ended', async () => {
    const { body, policy } = await enter();
    const { writing_number } = await rowOf(policy.id);
    const appointment = at.host.db
      .updateTable('provider_appointment')
      .where('associate_code', '=', at.people.ana)
      .where('provider_id', '=', at.term.provider_id)
      .where('state', '=', 'TX');
    await appointment.set({ status: 'Terminated' }).execute();
    const provider = at.host.db.updateTable('provider').where('id', '=', at.term.provider_id);
    await provider.set({ jit: false }).execute();
    await edited(policy, body);
    expect((await rowOf(policy.id)).writing_number).toBe(writing_number);
    await provider.set({ jit: true }).execute();
    await appointment.set({ status: 'Appointed' }).execute();
  });
});

describe('nobody writes who was not Active on the day (domain.md 2.13)', () => {
  test('for an admin no more than for an associate; a policy entered before stays editable', async () => {
    const { body, policy } = await enter();
    const ended = (days: number) =>
      at.host.db
        .insertInto('status_history')
        .values({
          associate_code: at.people.ana,
          from_status: 'Active',
          to_status: 'Terminated',
          reason: 'Found out later',
          at: new Date(at.clock.now().getTime() - days * DAY_MS),
        } as never)
        .execute();
    await ended(40);
    const answer = await at.send(admin, {}, ADMIN);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([
      422,
      { writing_associate_code: 'Writing associate is not active' },
    ]);
    const noted = await edited(policy, body);
    expect(noted.requirements).toMatchObject([{ text: 'Writing associate is not active' }]);
  });
});
