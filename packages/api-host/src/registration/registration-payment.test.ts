import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordersOf } from '../cards/cards.test-support.ts';
import {
  account,
  ana,
  codeOf,
  draftOf,
  fieldsOf,
  filled,
  forgetCards,
  host,
  mailsTo,
  NO,
  open,
  pay,
  person,
  put,
  send,
  start,
  startRegistrationHost,
  today,
  world,
} from './registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

describe('paying', () => {
  test('makes the associate under the upline, with documents, credit, notices and the way in (R-REG-05)', async () => {
    await forgetCards();
    await host.db
      .insertInto('prospect')
      .values({
        owner_code: ana,
        first_name: 'Nora',
        last_name: 'Ellis',
        name_key: 'nora ellis',
        email: 'nora@example.com',
        email_key: 'nora@example.com',
        phone: null,
        kind: 'Both',
        source: 'Referral',
        referred_by: 'Ben',
        stage_at: host.clock.now(),
      } as never)
      .execute();
    const token = await filled('Nora');
    const declined = await send('POST', '/payment', { token, fee_cents: 12_500 });
    await world.choose(declined.json().url, 'decline');
    await host.platform.jobs.drain();
    expect((await open(token)).payment).toMatchObject({ status: 'Failed', failure: 'The card was declined' });
    const paid = await pay(token, 'success');
    expect(paid).toMatchObject({ status: 'Paid', name: 'Nora Ellis' });
    const { code } = paid;
    const user = await host.db
      .selectFrom('app_user')
      .innerJoin('associate', 'associate.code', 'app_user.code')
      .selectAll()
      .where('app_user.code', '=', code)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      status: 'Active',
      upline_code: ana,
      recruiter_code: ana,
      level_code: 'TA',
      phone: '2125550142',
      state: 'TX',
      join_date: today(),
      escrow_future_compensations: false,
      email_verified_at: null,
    });
    const documents = await host.db
      .selectFrom('legal_document')
      .select(['type', 'status', 'document_hash', 'plan'])
      .where('associate_code', '=', code)
      .orderBy('type')
      .execute();
    expect(documents.map(({ type, status }) => `${type} ${status}`)).toEqual([
      'AMA Signed',
      'E-Sign Consent Signed',
      'Privacy Notice Signed',
    ]);
    const prospect = await host.db
      .selectFrom('prospect')
      .select(['stage', 'converted_associate_code'])
      .where('email_key', '=', 'nora@example.com')
      .executeTakeFirstOrThrow();
    expect(prospect).toEqual({ stage: 'Recruited', converted_associate_code: code });
    const notice = await host.db
      .selectFrom('notification')
      .select(['title', 'link'])
      .where('user_code', '=', ana)
      .where('object_key', '=', `associate:${code}`)
      .executeTakeFirst();
    expect(notice).toEqual({ title: 'Nora Ellis joined', link: `/team/${code}` });
    expect((await mailsTo('nora@example.com')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['registration-saved', 'registration-paid']),
    );
    // The draft keeps no identifier any more.
    expect(await draftOf('nora@example.com')).toMatchObject({ ssn_sealed: null, birth_sealed: null });

    const refused = await account(token, '1x');
    expect(fieldsOf({ body: refused.json() })).toHaveProperty('username');
    const done = await account(token, 'nora.ellis');
    expect(done.statusCode).toBe(200);
    const profile = await host.app.inject({
      url: '/account/profile',
      headers: { authorization: `Bearer ${done.json().token}` },
    });
    expect(profile.json()).toMatchObject({ code, username: 'nora.ellis' });
    expect((await account(token, 'nora.again')).statusCode).toBe(409);
    // The same person again.
    const again = await start();
    expect(fieldsOf(await put('/personal', { token: again, ...person('Nora') }))).toEqual({
      email: 'Email is already in use',
    });
  });

  test('takes the money only once nothing speaks against it: a sponsor who left, the same person twice', async () => {
    await forgetCards();
    const cara = await codeOf('cara');
    const left = await filled('Spon', { upline: cara });
    const one = await filled('Twin');
    const two = await filled('Twin', { over: { email: 'twin@example.com' } });
    const answer = await send('POST', '/payment', { token: left, fee_cents: 12_500 });
    await host.db.updateTable('app_user').set({ status: 'Suspended' }).where('code', '=', cara).execute();
    await world.choose(answer.json().url, 'success');
    await host.platform.jobs.drain();
    await host.db.updateTable('app_user').set({ status: 'Active' }).where('code', '=', cara).execute();
    expect((await open(left)).payment).toMatchObject({
      status: 'Failed',
      failure: 'This registration link is not valid any more. Nothing was charged.',
    });
    const urls = [];
    for (const token of [one, two])
      urls.push((await send('POST', '/payment', { token, fee_cents: 12_500 })).json().url);
    for (const url of urls) await world.choose(url, 'success');
    await host.platform.jobs.drain();
    const states = [await open(one), await open(two)];
    expect(states.map(({ status }) => status).sort()).toEqual(['Open', 'Paid']);
    expect(states.find(({ status }) => status === 'Open')?.payment).toMatchObject({
      status: 'Failed',
      failure: 'An account with this email or SSN exists by now. Nothing was charged.',
    });
  });

  test('refuses the fourth registration of a card on a day, charges nothing, and takes another card (R-REG-04)', async () => {
    await forgetCards();
    for (const name of ['Carda', 'Cardb', 'Cardc'])
      expect((await pay(await filled(name), 'success')).status).toBe('Paid');
    const token = await filled('Cardd');
    expect(await pay(token, 'success')).toMatchObject({
      status: 'Open',
      payment: {
        status: 'Failed',
        failure: 'This card has paid for 3 registrations today. Use another card. Nothing was charged.',
      },
    });
    const { intent_id } = await host.db
      .selectFrom('card_authorization')
      .select('intent_id')
      .where('reason', 'like', 'This card has paid%')
      .executeTakeFirstOrThrow();
    const intent = await world.stripe('USA').paymentIntents.retrieve(intent_id);
    expect([intent.status, intent.amount_received]).toEqual(['canceled', 0]);
    expect((await pay(token, 'confirm')).status).toBe('Paid');
  });

  test('holds the pay of somebody with a yes, and tells the office (R-REG-02)', async () => {
    await forgetCards();
    const explanation = 'It was settled in 2012 and nothing is owed.';
    const token = await filled('Back', {
      background: { ...NO, bankruptcy: { answer: 'Yes', explanation } },
    });
    // What is withheld at most begins as the setting has it (R-CFG-01).
    await sql`insert into setting (key, effective_from, value) values ('max_chargeback_withhold_bps', '2000-01-01', '4000')`.execute(
      host.db,
    );
    const { code } = await pay(token, 'success');
    await sql`delete from setting where key = 'max_chargeback_withhold_bps'`.execute(host.db);
    const row = await host.db
      .selectFrom('associate')
      .innerJoin('associate_flag', 'associate_flag.associate_code', 'associate.code')
      .select(['escrow_future_compensations', 'max_chargeback_withhold_bps', 'associate_flag.flag'])
      .where('code', '=', code)
      .executeTakeFirst();
    expect(row).toEqual({
      escrow_future_compensations: true,
      max_chargeback_withhold_bps: 4_000,
      flag: 'escrow_future_compensations',
    });
    const { id, background_sealed, version } = await draftOf('back@example.com');
    expect(background_sealed).not.toBeNull();
    const admin = await host.signInAs('admin');
    const review = await admin.get(`/admin/background-reviews/${id}`);
    expect(review.json()).toMatchObject({
      associate: { code },
      status: 'Pending',
      answers: [{ label: 'Bankruptcy', explanation }],
    });
    expect((await (await host.signInAs('ana')).get(`/admin/background-reviews/${id}`)).statusCode).toBe(403);
    const decide = (body: object) =>
      admin.post(`/admin/background-reviews/${id}/decide`, { body, ifMatch: version });
    expect((await decide({ approve: false, reason: null })).statusCode).toBe(422);
    expect((await decide({ approve: true, reason: null })).json()).toMatchObject({ status: 'Approved' });
    const released = await host.db
      .selectFrom('associate')
      .select('escrow_future_compensations')
      .where('code', '=', code)
      .executeTakeFirst();
    expect(released).toEqual({ escrow_future_compensations: false });
    expect((await decide({ approve: true, reason: null })).statusCode).toBe(409);
    const trail = await host.db
      .selectFrom('audit_entry')
      .select(['changes', 'reason'])
      .where('owner_code', '=', code)
      .where('entity', '=', 'associate')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(trail).toMatchObject({
      changes: [{ field: 'Escrow Future Compensations', old: 'Yes', new: 'No' }],
      reason: 'Background questions approved',
    });
  });

  test('what is held for another reason by then waits on when the answers are approved (R-REG-02)', async () => {
    await forgetCards();
    const explanation = 'It was settled in 2012 and nothing is owed.';
    const token = await filled('Heldd', {
      background: { ...NO, bankruptcy: { answer: 'Yes', explanation } },
    });
    const { code } = await pay(token, 'success');
    const admin = await host.signInAs('admin');
    const { version: record } = (await admin.get(`/admin/associates/${code}`)).json();
    const flagged = await admin.put(`/admin/associates/${code}/flags/escrow_future_compensations`, {
      body: { on: true, reason: 'A carrier asks about a client', ends_on: null, supervisor_code: null },
      ifMatch: record,
    });
    expect(flagged.statusCode, flagged.body).toBe(200);
    const { id, version } = await draftOf('heldd@example.com');
    const decided = await admin.post(`/admin/background-reviews/${id}/decide`, {
      body: { approve: true, reason: null },
      ifMatch: version,
    });
    expect(decided.json()).toMatchObject({ status: 'Approved' });
    expect((await admin.get(`/admin/associates/${code}`)).json()).toMatchObject({
      escrow_future_compensations: true,
      flags: [{ flag: 'escrow_future_compensations', reason: 'A carrier asks about a client' }],
    });
  });

  test('brings somebody licensed in with a license to approve and the training done (R-TRN-02)', async () => {
    await forgetCards();
    const { code } = await pay(await filled('Lice', { channel: 'direct' }), 'success');
    const license = await host.db
      .selectFrom('license')
      .select(['approval_status', 'is_resident'])
      .where('associate_code', '=', code)
      .executeTakeFirst();
    expect(license).toEqual({ approval_status: 'Pending For Admin', is_resident: true });
    const program = await host.db
      .selectFrom('training_program')
      .select(['status', 'completed_at'])
      .where('associate_code', '=', code)
      .executeTakeFirst();
    expect(program).toEqual({ status: 'Completed', completed_at: today() });
  });
});

describe('events of Stripe', () => {
  /** A registration that waits for its payment, and what Stripe may report of it. */
  async function waiting(name: string, change: { amount?: number } = {}) {
    const token = await filled(name);
    await send('POST', '/payment', { token, fee_cents: 12_500 });
    const { payment_id } = await draftOf(`${name.toLowerCase()}@example.com`);
    const payment = await world.row(payment_id as string);
    return { token, payment, story: world.story(payment, payment.amount_cents, change) };
  }

  test('give the same end in every order and any number, and one associate', async () => {
    const ends = new Set<string>();
    for (const [index, order] of ordersOf(['failed', 'paid', 'session'] as const).entries()) {
      const name = `Ord${'abcdef'[index]}`;
      const { token, payment, story } = await waiting(name);
      for (const event of [...order, ...order])
        expect((await world.report(story[event])).statusCode).toBe(204);
      const { status } = await open(token);
      const { rows } = {
        rows: await host.db
          .selectFrom('app_user')
          .select('code')
          .where('email_key', '=', `${name.toLowerCase()}@example.com`)
          .execute(),
      };
      ends.add(`${status} ${(await world.row(payment.id)).status} ${rows.length}`);
    }
    expect([...ends]).toEqual(['Paid Paid 1']);
  });

  test('that are forged or of another amount make nobody', async () => {
    const { token, story } = await waiting('Forg');
    const forged = await world.post('usa', JSON.stringify(story.paid), 't=1,v1=00');
    expect(forged.statusCode).toBe(400);
    const wrong = await waiting('Wron', { amount: 100 });
    expect((await world.report(wrong.story.paid)).statusCode).toBe(204);
    expect((await world.eventOf(wrong.story.paid.id)).outcome).toBe('Action Required');
    for (const each of [token, wrong.token]) expect((await open(each)).status).toBe('Open');
  });

  test('of money that came too late give it back', async () => {
    const { token, payment, story } = await waiting('Late');
    await host.db
      .updateTable('registration_draft')
      .set({ email: 'ana@demo.upline.test', email_key: 'ana@demo.upline.test' })
      .where('payment_id', '=', payment.id)
      .execute();
    expect((await world.report(story.paid)).statusCode).toBe(204);
    expect((await open(token)).status).toBe('Closed');
    const refund = await host.db
      .selectFrom('card_refund')
      .select(['amount_cents', 'requested_by'])
      .where('payment_id', '=', payment.id)
      .executeTakeFirst();
    expect(refund).toEqual({ amount_cents: 12_500, requested_by: null });
  });
});
