import { addMonths } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ADDRESS,
  ana,
  codeOf,
  draftOf,
  fieldsOf,
  filled,
  host,
  mailsTo,
  NO,
  open,
  person,
  put,
  send,
  sign,
  start,
  startRegistrationHost,
  today,
} from './registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

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
