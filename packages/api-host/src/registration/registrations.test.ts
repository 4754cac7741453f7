import { addMonths, BACKGROUND_QUESTIONS, type RegistrationChannel } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardWorld, ordersOf } from '../cards/cards.test-support.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestHost } from '../testing/index.ts';

let host: TestHost;
let world: ReturnType<typeof cardWorld>;
let ana: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  world = cardWorld(host);
  ana = await codeOf('ana');
});
afterAll(() => host.close());

const today = () => companyDay(host.clock.now());
const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

let count = 0;
/** SSNs that nobody of the demo has. */
const nextSsn = () =>
  `777-${String(10 + Math.floor(count / 90)).padStart(2, '0')}-${String(1_000 + ++count)}`;

const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  host.app.inject({ method, url: `/registrations${path}`, payload: body });

const NO = Object.fromEntries(
  BACKGROUND_QUESTIONS.map(({ key }) => [key, { answer: 'No', explanation: null }]),
);
const ADDRESS = {
  line1: '12 Oak Street',
  line2: null,
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'USA',
};
const person = (name: string) => ({
  legal_first_name: name,
  legal_last_name: 'Ellis',
  first_name: name,
  last_name: 'Ellis',
  date_of_birth: '1990-05-17',
  phone: '(212) 555-0142',
  phone_type: 'Mobile',
  language: 'en',
  email: `${name.toLowerCase()}@example.com`,
  ssn_sin: nextSsn(),
});

async function start(channel: RegistrationChannel = 'standard', upline = ana, plan = 'associate') {
  const answer = await send('POST', '', { upline, channel, country: 'USA', plan });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().token as string;
}

const put = async (path: string, body: object) => {
  const answer = await send('PUT', path, body);
  return { status: answer.statusCode, body: answer.json() };
};
const fieldsOf = ({ body }: { body: { fields?: { field: string; message: string }[] } }) =>
  Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));

const open = async (token: string) => (await send('POST', '/open', { token })).json();

async function sign(token: string, signed_name: string) {
  const { texts } = (await send('POST', '/agreement', { token })).json();
  return put('/agreement', {
    token,
    has_read: true,
    has_consented: true,
    text_ids: texts.map(({ id }: { id: string }) => id),
    signed_name,
  });
}

interface Way {
  readonly channel?: RegistrationChannel;
  readonly upline?: string;
  readonly background?: object;
  readonly over?: object;
}

/** Everything up to the payment. */
async function filled(name: string, { channel = 'standard', upline = ana, background = NO, over }: Way = {}) {
  const token = await start(channel, upline);
  for (const [path, body] of [
    ['/personal', { ...person(name), ...over }],
    ['/address', { address: ADDRESS }],
    ['/background', background],
    ...(channel === 'direct'
      ? ([
          [
            '/license',
            {
              type: 'Life',
              state: 'TX',
              number: `L${name}77`,
              npn: String(88_000_000 + ++count),
              issue_date: '2021-03-01',
              expiration_date: addMonths(today(), 12),
            },
          ],
        ] as const)
      : []),
  ] as const) {
    const saved = await put(path, { token, ...body });
    if (saved.status !== 200) throw new Error(`${path} ${JSON.stringify(saved.body)}`);
  }
  const signed = await sign(token, `${name} ellis`);
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
  return token;
}

async function pay(token: string, card: string) {
  const answer = await send('POST', '/payment', { token, fee_cents: 12_500 });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { url } = answer.json();
  await world.choose(url, card);
  await host.platform.jobs.drain();
  return open(token);
}

/** Payments of earlier tests do not count for the card of the next one. */
const forgetCards = () => host.db.updateTable('card_authorization').set({ card_print: null }).execute();

const draftOf = (email: string) =>
  host.db
    .selectFrom('registration_draft')
    .selectAll()
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();

const mailsTo = async (email: string) =>
  (await host.get(`/outbox/messages?to=${encodeURIComponent(email)}&limit=20`)).json().rows as {
    kind: string;
    subject: string;
    text: string;
  }[];

const account = (token: string, username: string) =>
  send('POST', '/account', {
    token,
    username,
    password: 'seven-quiet-otters',
    password_repeat: 'seven-quiet-otters',
    mfa_method: 'Email',
  });

describe('the sponsor of a link', () => {
  test('is shown with name and level', async () => {
    const answer = await host.get(`/registrations/sponsors/${ana.toLowerCase()}`);
    expect(answer.json()).toMatchObject({ code: ana, name: 'Ana Alvarez' });
  });

  test('answers alike for unknown, malformed and left ones (S-24)', async () => {
    const left = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('kind', '=', 'Associate')
      .where('status', '!=', 'Active')
      .executeTakeFirstOrThrow();
    const admin = await codeOf('admin');
    for (const code of ['U999999', 'nonsense', left.code, admin]) {
      const answer = await host.get(`/registrations/sponsors/${code}`);
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        'This registration link is not valid',
      ]);
    }
  });
});

describe('the steps', () => {
  test('say what is wrong on the field, in the words of the rules', async () => {
    const token = await start();
    const wrong = await put('/personal', {
      token,
      ...person('Nora'),
      legal_first_name: 'N0ra',
      phone: '112 555 0142',
      email: 'nobody',
      ssn_sin: '000-12-3456',
      date_of_birth: addMonths(today(), -17 * 12),
    });
    expect(wrong.status).toBe(422);
    expect(fieldsOf(wrong)).toEqual({
      legal_first_name: 'Legal First Name is not valid',
      phone: 'Phone is not a valid phone number',
      email: 'Email is not valid',
      ssn_sin: 'SSN is not valid',
      date_of_birth: 'Associate must be at least 18 years old',
    });
    // Nothing of a refused step is kept.
    expect((await open(token)).personal).toBeNull();
  });

  test('judge the age by the state of residence, and again when it is signed', async () => {
    const token = await start();
    const young = { ...person('Youn'), date_of_birth: addMonths(today(), -20 * 12) };
    expect((await put('/personal', { token, ...young })).status).toBe(200);
    const refused = await put('/address', {
      token,
      address: { ...ADDRESS, state: 'MS', postal_code: '39201', city: 'Jackson' },
    });
    expect(fieldsOf(refused)).toEqual({ 'address.state': 'Associate must be at least 21 years old' });
    expect((await put('/address', { token, address: ADDRESS })).status).toBe(200);
  });

  test('want an explanation for each yes', async () => {
    const token = await start();
    await put('/personal', { token, ...person('Expl') });
    await put('/address', { token, address: ADDRESS });
    const refused = await put('/background', {
      token,
      ...NO,
      felony: { answer: 'Yes', explanation: 'Too short' },
      bankruptcy: { answer: 'Yes', explanation: null },
    });
    expect(fieldsOf(refused)).toEqual({
      'felony.explanation': 'Explanation must be at least 20 characters',
      'bankruptcy.explanation': 'Explanation is required',
    });
  });

  test('go in order, and the signature is the legal name (R-LEG-01)', async () => {
    const token = await start();
    expect((await put('/address', { token, address: ADDRESS })).status).toBe(409);
    const done = await filled('Sign');
    await put('/personal', { token: done, ...person('Signe'), ssn_sin: null });
    expect((await open(done)).signed_at).toBeNull();
    const refused = await sign(done, 'Somebody Else');
    expect(fieldsOf(refused)).toEqual({ signed_name: 'Signature must match your legal name' });
    expect((await sign(done, '  SIGNE   ellis ')).status).toBe(200);
  });

  test('refuse an email and an SSN of an account, and answer few tries only (R-REG-03, S-24)', async () => {
    const token = await start();
    const email = await put('/personal', { token, ...person('Taken'), email: 'Ana@demo.upline.test' });
    expect(fieldsOf(email)).toEqual({ email: 'Email is already in use' });
    const { ssn_sealed } = await host.db
      .selectFrom('associate')
      .select('ssn_sealed')
      .where('code', '=', ana)
      .executeTakeFirstOrThrow();
    const ssn = host.platform.vault.open(
      { table: 'associate', column: 'ssn_sealed', id: ana },
      ssn_sealed as string,
    );
    const known = { token, ...person('Taken'), ssn_sin: ssn };
    expect(fieldsOf(await put('/personal', known))).toEqual({
      ssn_sin: 'An account with this SSN already exists',
    });
    for (let tries = 0; tries < 4; tries++) expect((await put('/personal', known)).status).toBe(422);
    expect((await put('/personal', known)).status).toBe(429);
  });

  test('bring somebody whose account was left to the review of a super admin (R-REG-03)', async () => {
    const token = await start();
    const body = person('Former');
    const former = await host.db
      .selectFrom('app_user')
      .innerJoin('associate', 'associate.code', 'app_user.code')
      .select(['app_user.code', 'associate.ssn_sealed'])
      .where('app_user.status', 'in', ['Resigned', 'Terminated'])
      .where('app_user.country', '=', 'USA')
      .where('associate.ssn_sealed', 'is not', null)
      .executeTakeFirst();
    if (!former) throw new Error('The demo has nobody who left with an SSN');
    const ssn_sin = host.platform.vault.open(
      { table: 'associate', column: 'ssn_sealed', id: former.code },
      former.ssn_sealed as string,
    );
    const saved = await put('/personal', { token, ...body, ssn_sin });
    expect([saved.status, saved.body.status]).toEqual([200, 'In Review']);
    expect((await put('/address', { token, address: ADDRESS })).status).toBe(409);
    const notice = await host.db
      .selectFrom('notification')
      .select('type')
      .where('user_code', '=', await codeOf('super'))
      .where('type', '=', 'registration-review')
      .executeTakeFirst();
    expect(notice).toBeDefined();
  });
});

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
    const { code } = await pay(token, 'success');
    const row = await host.db
      .selectFrom('associate')
      .innerJoin('associate_flag', 'associate_flag.associate_code', 'associate.code')
      .select(['escrow_future_compensations', 'associate_flag.flag'])
      .where('code', '=', code)
      .executeTakeFirst();
    expect(row).toEqual({ escrow_future_compensations: true, flag: 'escrow_future_compensations' });
    expect((await draftOf('back@example.com')).background_sealed).not.toBeNull();
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

describe('the mailed link', () => {
  const linkIn = (text: string) => /\/register\/resume\/([\w-]+)/.exec(text)?.[1] as string;

  test('goes on with the draft on another device for seven days (R-REG-01)', async () => {
    const token = await start();
    await put('/personal', { token, ...person('Mail') });
    const [mail] = await mailsTo('mail@example.com');
    const resumed = await send('POST', '/resume', { link: linkIn(mail?.text ?? '') });
    expect(resumed.json().registration.personal).toMatchObject({
      first_name: 'Mail',
      ssn_masked: expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/),
    });
    expect((await send('POST', '/open', { token })).statusCode).toBe(404);
    expect((await draftOf('mail@example.com')).email_proved_at).not.toBeNull();
    await host.db
      .updateTable('registration_draft')
      .set({ expires_at: host.clock.now() })
      .where('email_key', '=', 'mail@example.com')
      .execute();
    const old = await send('POST', '/resume', { link: linkIn(mail?.text ?? '') });
    expect(fieldsOf({ body: old.json() })).toEqual({ link: 'Link is not valid or has expired' });
    expect((await send('POST', '/open', { token: resumed.json().token })).statusCode).toBe(404);
  });

  test('is mailed once more after a day', async () => {
    const token = await start();
    await put('/personal', { token, ...person('Aban') });
    await host.db
      .updateTable('registration_draft')
      .set({ updated_at: new Date(host.clock.now().getTime() - 25 * 3_600_000) })
      .where('email_key', '=', 'aban@example.com')
      .execute();
    for (let runs = 0; runs < 2; runs++) {
      await host.platform.jobs.add(host.db, 'remind-of-registrations', {});
      await host.platform.jobs.drain();
    }
    const kinds = (await mailsTo('aban@example.com')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'registration-abandoned')).toHaveLength(1);
  });
});

test('the recruiting links of an associate lead to pages of their own code, while it is Active', async () => {
  const answer = (await (await host.signInAs('ana')).get('/team/recruiting-links')).json();
  expect(answer.is_valid).toBe(true);
  expect(answer.links.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual([
    `/register/${ana}`,
    `/register/direct/${ana}`,
    `/register/wfs/${ana}`,
  ]);
  expect((await (await host.signInAs('sam')).get('/team/recruiting-links')).json().is_valid).toBe(false);
});

test('a view of an associate registers nobody (domain.md 7.3)', async () => {
  const proxy = await host.signInAs('ana', { via: 'super' });
  const answer = await proxy.post('/registrations', {
    body: { upline: ana, channel: 'standard', country: 'USA', plan: 'associate' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Not available while viewing as another user',
  ]);
});
