import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { profileExamples } from './profile.examples.ts';

const DAY = 24 * 60 * 60_000;

let host: TestHost;
let ana: TestClient;
beforeEach(async () => {
  host = await startTestHost({ seed: 'demo' });
  ana = await host.signInAs('ana');
});
afterEach(() => host.close());

const profile = async (client = ana) => (await client.get('/account/profile')).json();
async function put(form: string, body: object, client = ana) {
  const { version } = await profile(client);
  return client.put(`/account/${form}`, { body, headers: { 'if-match': `"${version}"` } });
}
const refused = async (form: string, body: object, client = ana) => {
  const reply = await put(form, body, client);
  expect(reply.statusCode, reply.body).toBe(422);
  return reply.json().fields;
};
const trail = async (code: string) =>
  host.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity', '=', 'profile')
    .where('owner_code', '=', code)
    .orderBy('id')
    .execute();
const sentTo = async (to: string) => readOutbox(host.db, host.platform.vault, { to, limit: 100 });

describe('the own record (domain.md 2.1, 7.1)', () => {
  it('shows who the associate is, and how upline and upline RMD are reached', async () => {
    const record = await profile();
    expect(record).toMatchObject({
      name: 'Ana Alvarez',
      level: { code: 'A' },
      status: 'Active',
      country: 'USA',
      username: 'ana',
      upline: { name: 'Ben Okafor', email: 'ben@demo.upline.test' },
      upline_rmd: { name: 'Dev Patel', email: 'dev@demo.upline.test' },
      address: { city: 'San Antonio', state: 'TX', country: 'USA' },
    });
    expect(record.ssn_masked).toMatch(/^\*{3}-\*{2}-\d{4}$/);
    expect(record.date_of_birth).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('names the flags that are on, without why and by whom (R-ACC-02)', async () => {
    const { code } = await profile();
    await host.db
      .updateTable('associate')
      .set({ disable_license_check: true })
      .where('code', '=', code)
      .execute();
    const admin = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await host.db
      .insertInto('associate_flag')
      .values({
        associate_code: code,
        flag: 'disable_license_check',
        reason: 'License of another country',
        ends_on: '2099-01-31',
        set_at: host.clock.now(),
        set_by: admin.code,
      })
      .execute();
    const reply = await ana.get('/account/profile');
    expect(reply.json().flags).toEqual([
      { flag: 'disable_license_check', ends_on: '2099-01-31', supervisor: null },
    ]);
    expect(reply.body).not.toContain('another country');
    expect(reply.body).not.toContain(admin.code);
  });

  it('is read by support and by a suspended associate, who both change nothing (7.3, 2.1)', async () => {
    const sam = await host.signInAs('sam');
    const support = await host.signInAs('ana', { via: 'admin' });
    for (const client of [sam, support]) {
      expect((await client.get('/account/profile')).statusCode).toBe(200);
      for (const [form, body] of [
        ['basic-information', profileExamples.basicInformation],
        ['preferred-name', profileExamples.preferredName],
        ['address', profileExamples.address],
        ['alt-phone', profileExamples.altPhone],
        ['username', profileExamples.username],
      ] as const) {
        const reply = await put(form, body, client);
        expect([form, reply.statusCode]).toEqual([form, 403]);
      }
    }
    expect((await put('username', { username: 'ana.a' }, support)).json().message).toBe(
      'Not available while viewing as another user',
    );
  });
});

describe('the own tax identifier in full (7.1, S-69)', () => {
  const reveal = (client = ana) => client.post('/account/tax-identifier/reveal');

  it('is shown after a second step of the last five minutes, with a trace its owner sees', async () => {
    const { code, ssn_masked } = await profile();
    const reply = await reveal();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().value).toMatch(new RegExp(`^\\d{5}${ssn_masked.slice(-4)}$`));
    expect((await trail(code)).map(({ action, changes }) => ({ action, changes }))).toEqual([
      { action: 'reveal', changes: [{ field: 'SSN', old: ssn_masked, new: ssn_masked }] },
    ]);
    const { rows } = (await ana.get('/account/security-events')).json();
    expect(rows[0]).toMatchObject({ kind: 'reveal profile', description: 'Tax identifier shown' });
    host.clock.advance(6 * 60_000);
    expect((await reveal()).json().code).toBe('second-step-required');
  });

  it('is kept from support, and from anybody after ten an hour', async () => {
    const support = await host.signInAs('ana', { via: 'admin' });
    expect((await reveal(support)).statusCode).toBe(403);
    for (let asked = 0; asked < 10; asked += 1) expect((await reveal()).statusCode).toBe(200);
    expect((await reveal()).statusCode).toBe(429);
  });
});

describe('the preferred name', () => {
  it('is what everybody sees and finds from now on, while the legal name stays', async () => {
    const before = await profile();
    const reply = await put('preferred-name', { first_name: ' Anita ', last_name: 'Alvarez' });
    expect(reply.json()).toMatchObject({
      name: 'Anita Alvarez',
      legal_first_name: before.legal_first_name,
      version: before.version + 1,
    });
    const ben = await host.signInAs('ben');
    const found = await ben.get('/search/associates', { query: { search_keyword: 'anita' } });
    expect(found.json().rows).toMatchObject([{ code: before.code, name: 'Anita Alvarez' }]);
    expect((await trail(before.code))[0]?.changes).toEqual([
      { field: 'First Name', old: 'Ana', new: 'Anita' },
    ]);
  });

  it('is refused where it is none, and as it is writes nothing (R-AUD-04)', async () => {
    expect(await refused('preferred-name', { first_name: 'A3', last_name: ' ' })).toEqual([
      { field: 'last_name', message: 'Last Name is required' },
    ]);
    expect(await refused('preferred-name', { first_name: 'A3', last_name: 'Alvarez' })).toEqual([
      { field: 'first_name', message: 'First Name is not valid' },
    ]);
    const { code, version } = await profile();
    const same = await put('preferred-name', { first_name: 'Ana', last_name: 'Alvarez' });
    expect(same.json().version).toBe(version);
    expect(await trail(code)).toEqual([]);
  });

  it('of an older version is refused with the record as it is now (R-GEN-04)', async () => {
    const { version } = await profile();
    await put('preferred-name', { first_name: 'Anita', last_name: 'Alvarez' });
    const reply = await ana.put('/account/preferred-name', {
      body: { first_name: 'Annie', last_name: 'Alvarez' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: 'This account was changed by someone else. Reload and try again.',
      details: { current: { first_name: 'Anita' } },
    });
  });
});

describe('basic information (R-VAL-03, R-VAL-04, R-VAL-07)', () => {
  const given = async (over: object, client = ana) => {
    const { date_of_birth, gender, marital_status, language, npn, sin_expiry } = await profile(client);
    return { date_of_birth, gender, marital_status, language, npn, sin_expiry, ...over };
  };
  const forget = (code: string, columns: object) =>
    host.db.updateTable('associate').set(columns).where('code', '=', code).execute();
  const NO_TAX = { ssn_sealed: null, ssn_index: null, ssn_last: null };
  const NO_BIRTH = { date_of_birth_sealed: null, birth_month: null, birth_day: null };

  it('leaves a stored birth date and tax identifier to support', async () => {
    expect(await refused('basic-information', await given({ date_of_birth: '1990-01-01' }))).toEqual([
      { field: 'date_of_birth', message: 'Contact support to change Date of Birth' },
    ]);
    expect(await refused('basic-information', await given({ ssn_sin: '123-45-6789' }))).toEqual([
      { field: 'ssn_sin', message: 'Contact support to change SSN' },
    ]);
  });

  it('takes an SSN while none is stored, seals it and notifies its owner (R-ACC-01, R-AUD-02)', async () => {
    const { code, email } = await profile();
    await forget(code, NO_TAX);
    for (const wrong of ['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000'])
      expect(await refused('basic-information', await given({ ssn_sin: wrong }))).toEqual([
        { field: 'ssn_sin', message: 'SSN is not valid' },
      ]);
    const reply = await put('basic-information', await given({ ssn_sin: '123-45-6789' }));
    expect(reply.json().ssn_masked).toBe('***-**-6789');
    expect(reply.body).not.toContain('123456789');
    const stored = await host.db
      .selectFrom('associate')
      .select('ssn_sealed')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(
      host.platform.vault.open(
        { table: 'associate', column: 'ssn_sealed', id: code },
        stored.ssn_sealed ?? '',
      ),
    ).toBe('123456789');
    expect((await trail(code))[0]?.changes).toEqual([{ field: 'SSN', old: null, new: '***-**-6789' }]);
    expect((await sentTo(email))[0]?.subject).toBe('The SSN of your Upline account was changed');
  });

  it('takes no SSN that another account has', async () => {
    const ben = await host.signInAs('ben');
    const both = [(await profile()).code, (await profile(ben)).code];
    for (const code of both) await forget(code, NO_TAX);
    await put('basic-information', await given({ ssn_sin: '123-45-6789' }));
    expect(await refused('basic-information', await given({ ssn_sin: '123 45 6789' }, ben), ben)).toEqual([
      { field: 'ssn_sin', message: 'An account with this SSN already exists' },
    ]);
  });

  it('asks a temporary SIN for its expiry date (R-VAL-04)', async () => {
    const celine = await host.signInAs('celine');
    const { code } = await profile(celine);
    await forget(code, NO_TAX);
    const send = (over: object) => given(over, celine);
    expect(await refused('basic-information', await send({ ssn_sin: '130 692 545' }), celine)).toEqual([
      { field: 'ssn_sin', message: 'SIN is not valid' },
    ]);
    const temporary = '912 345 675';
    for (const sin_expiry of [null, '2020-01-01'])
      expect(
        await refused('basic-information', await send({ ssn_sin: temporary, sin_expiry }), celine),
      ).toEqual([{ field: 'sin_expiry', message: 'SIN expiry date is required' }]);
    const body = await send({ ssn_sin: temporary, sin_expiry: '2090-01-01' });
    const reply = await put('basic-information', body, celine);
    expect(reply.json()).toMatchObject({ ssn_masked: '*** *** 675', sin_expiry: '2090-01-01' });
  });

  it('takes a birth date once, of somebody old enough to sign there (2.1)', async () => {
    const { code } = await profile();
    await forget(code, NO_BIRTH);
    for (const [birth, message] of [
      ['2190-01-01', 'Date of Birth cannot be in the future'],
      ['2015-01-01', 'Associate must be at least 18 years old'],
      ['1901-01-01', 'Date of Birth is not valid'],
    ])
      expect(await refused('basic-information', await given({ date_of_birth: birth }))).toEqual([
        { field: 'date_of_birth', message },
      ]);
    await forget(code, { state: 'MS' });
    expect(await refused('basic-information', await given({ date_of_birth: '2015-01-01' }))).toEqual([
      { field: 'date_of_birth', message: 'Associate must be at least 21 years old' },
    ]);
    const reply = await put('basic-information', await given({ date_of_birth: '1991-05-14' }));
    expect(reply.json().date_of_birth).toBe('1991-05-14');
    expect((await trail(code))[0]?.changes).toEqual([
      { field: 'Date of Birth', old: null, new: '**/**/1991' },
    ]);
  });

  it('refuses an NPN that is none or somebody else’s, and French outside Canada', async () => {
    expect(await refused('basic-information', await given({ npn: '012' }))).toEqual([
      { field: 'npn', message: 'NPN must be 1 to 10 digits' },
    ]);
    const { npn } = await profile(await host.signInAs('ben'));
    expect(await refused('basic-information', await given({ npn }))).toEqual([
      { field: 'npn', message: 'NPN is already in use' },
    ]);
    expect(await refused('basic-information', await given({ language: 'fr' }))).toEqual([
      { field: 'language', message: 'Language must be one of the listed values' },
    ]);
  });
});

describe('address (R-VAL-09, R-VAL-10)', () => {
  const { address } = profileExamples;

  it('of another state is kept, notified to email and phone, and moves the person in team lists (R-ACC-01)', async () => {
    const { code, email, phone } = await profile();
    await host.db
      .updateTable('app_user')
      .set({ phone_verified_at: host.clock.now() })
      .where('code', '=', code)
      .execute();
    const moved = { ...address.address, city: 'Tulsa', state: 'ok', postal_code: '74103' };
    const reply = await put('address', { address: moved, mailing: address.mailing });
    expect(reply.json()).toMatchObject({
      address: { city: 'Tulsa', state: 'OK' },
      mailing: { line1: 'PO Box 118' },
      resident_license_states: ['TX'],
    });
    const [mail] = await sentTo(email);
    expect(mail?.subject).toBe('The state of residence of your Upline account was changed');
    expect((await sentTo(phone))[0]?.kind).toBe('record-changed');
    const ben = await host.signInAs('ben');
    expect((await ben.get(`/team/${code}`)).json().state).toBe('OK');

    const nearby = { ...moved, line1: '99 Oak Road' };
    await put('address', { address: nearby, mailing: null });
    expect(await sentTo(email)).toHaveLength(1);
    expect((await profile()).mailing).toBeNull();
  });

  it('refuses a PO box as residence, another country and a code of another place', async () => {
    const at = (over: object) => ({ address: { ...address.address, ...over }, mailing: null });
    expect(await refused('address', at({ line1: 'P.O. Box 12' }))).toEqual([
      { field: 'address.line1', message: 'Residence cannot be a PO box' },
    ]);
    expect(await refused('address', at({ postal_code: '00000' }))).toEqual([
      { field: 'address.postal_code', message: 'Postal Code is not valid' },
    ]);
    expect(await refused('address', at({ country: 'Canada', state: 'ON', postal_code: 'K1A 0B1' }))).toEqual([
      { field: 'address.country', message: 'Contact support to change Country' },
    ]);
    const celine = await host.signInAs('celine');
    const canada = { country: 'Canada', state: 'ON', city: 'Ottawa', postal_code: 'V6B 1A1' };
    expect(await refused('address', at(canada), celine)).toEqual([
      { field: 'address.postal_code', message: 'Postal Code does not match the province' },
    ]);
  });
});

describe('alt phone (R-VAL-11)', () => {
  it('differs from the phone, has a type, and is taken away again', async () => {
    const { phone } = await profile();
    const send = (alt_phone: string | null, alt_phone_type: string | null = 'Home') => ({
      alt_phone,
      alt_phone_type,
    });
    expect(await refused('alt-phone', send(phone))).toEqual([
      { field: 'alt_phone', message: 'Alt Phone must differ from Phone' },
    ]);
    expect(await refused('alt-phone', send('411 555 0142'))).toEqual([
      { field: 'alt_phone', message: 'Alt Phone is not a valid phone number' },
    ]);
    expect(await refused('alt-phone', send('(646) 555-0187', null))).toEqual([
      { field: 'alt_phone_type', message: 'Alt Phone Type is required' },
    ]);
    expect((await put('alt-phone', send('(646) 555-0187'))).json()).toMatchObject(send('6465550187'));
    expect((await put('alt-phone', send(null))).json()).toMatchObject(send(null, null));
  });
});

describe('username (2.1, 2.2)', () => {
  it('changes once in 30 days, is notified, and signs in', async () => {
    const { email } = await profile();
    const reply = await put('username', { username: 'Ana.Alvarez' });
    expect(reply.json()).toMatchObject({
      username: 'ana.alvarez',
      username_change_from: new Date(host.clock.now().getTime() + 30 * DAY).toISOString(),
    });
    expect((await sentTo(email))[0]?.subject).toBe('The username of your Upline account was changed');
    expect(await refused('username', { username: 'ana.other' })).toEqual([
      { field: 'username', message: 'Username can be changed once in 30 days' },
    ]);
    host.clock.advance(30 * DAY);
    ana = await host.signInAs('ana.alvarez');
    expect((await put('username', { username: 'ana.other' })).statusCode).toBe(200);
  });

  it('is refused where it is none, too short or somebody else’s', async () => {
    expect(await refused('username', { username: '1ana' })).toEqual([
      {
        field: 'username',
        message: 'Username may contain letters, digits, dots and underscores and must start with a letter',
      },
    ]);
    expect(await refused('username', { username: 'an' })).toEqual([
      { field: 'username', message: 'Username must be at least 4 characters' },
    ]);
    await put('username', { username: 'harbor' });
    const ben = await host.signInAs('ben');
    expect(await refused('username', { username: 'HARBOR' }, ben)).toEqual([
      { field: 'username', message: 'Username is already in use' },
    ]);
  });
});
