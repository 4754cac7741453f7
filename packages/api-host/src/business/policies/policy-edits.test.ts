import { addDays } from '@upline/domain';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductTable } from '../../catalogue/catalogue.tables.ts';
import type { TestClient } from '../../testing/index.ts';
import { type Body, type PoliciesHost, type Shown, startPoliciesHost } from './policies.test-host.ts';

let at: PoliciesHost;
let ana: TestClient;
let admin: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  admin = await at.host.signInAs('super');
}, 120_000);
afterAll(() => at.host.close());

const ADMIN = '/admin/policies';
const day = (days: number) => addDays(at.today, days);

/** Changes the term product for the length of a piece of work. */
async function during(product: Updateable<ProductTable>, work: () => Promise<void>) {
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
