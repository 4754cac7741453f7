import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';

let host: TestHost;
let admin: TestClient;
let ana: string;
let celine: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  const people = await host.db.selectFrom('app_user').select(['username', 'code']).execute();
  const codeOf = (name: string) => people.find(({ username }) => username === name)?.code as string;
  [ana, celine] = [codeOf('ana'), codeOf('celine')];
});
afterAll(() => host.close());

const detailOf = async (code: string) => (await admin.get(`/admin/associates/${code}`)).json();

/** The form as it is opened, with what is typed. */
async function bodyOf(code: string, typed: object) {
  const shown = await detailOf(code);
  const names = [
    'first_name',
    'last_name',
    'legal_first_name',
    'legal_middle_name',
    'legal_last_name',
    'suffix',
    'gender',
    'marital_status',
    'language',
    'npn',
    'sin_expiry',
    'address',
    'mailing',
    'email',
    'username',
    'phone',
    'phone_type',
    'alt_phone',
    'alt_phone_type',
  ];
  const held = Object.fromEntries(names.map((name) => [name, shown[name]]));
  return {
    version: shown.version as number,
    body: { ...held, reason: 'As the license says', ...typed },
  };
}

async function save(code: string, typed: object, by = admin) {
  const { version, body } = await bodyOf(code, typed);
  return by.put(`/admin/associates/${code}`, { body, ifMatch: version });
}

const trailOf = (code: string, action: 'update' | 'reveal') =>
  host.db
    .selectFrom('audit_entry')
    .select(['entity', 'changes', 'reason', 'actor_code'])
    .where('owner_code', '=', code)
    .where('action', '=', action)
    .where('entity', 'in', ['associate', 'clients', 'prospects', 'analyses', 'email'])
    .orderBy('id', 'desc')
    .execute();

const mailsTo = async (email: string) =>
  (await host.db.selectFrom('outbox_message').select('kind').where('recipient', '=', email).execute()).map(
    ({ kind }) => kind,
  );

const eventsOf = async (login: string): Promise<string[]> => {
  const client = await host.signInAs(login);
  const { rows } = (await client.get('/account/security-events')).json();
  return rows.map(({ description }: { description: string }) => description);
};

describe('the person behind an associate (domain.md 2.1, 2.2)', () => {
  it('is changed with a reason; the trail has before and after, secrets masked', async () => {
    const before = await detailOf(ana);
    const reply = await save(ana, {
      legal_first_name: 'Ana Maria',
      suffix: 'II',
      npn: '17000999',
      ssn_sin: '536-22-8726',
      date_of_birth: '1990-02-03',
      address: { ...before.address, line1: '900 Oak Lane' },
      phone: '(210) 555-0188',
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const after = reply.json();
    expect(after).toMatchObject({
      legal_first_name: 'Ana Maria',
      suffix: 'II',
      ssn_masked: '***-**-8726',
      date_of_birth_masked: '**/**/1990',
      phone: '2105550188',
      phone_verified_at: null,
      mfa_method: 'Email',
      version: before.version + 1,
    });
    const [entry] = await trailOf(ana, 'update');
    expect(entry?.reason).toBe('As the license says');
    const changes = Object.fromEntries(
      (entry?.changes ?? []).map(({ field, old, new: now }) => [field, [old, now]]),
    );
    expect(changes).toMatchObject({
      'Legal First Name': [before.legal_first_name, 'Ana Maria'],
      Suffix: [null, 'II'],
      SSN: [before.ssn_masked, '***-**-8726'],
      'Date of Birth': [before.date_of_birth_masked, '**/**/1990'],
    });
    expect(JSON.stringify(entry)).not.toContain('536228726');
    expect(await mailsTo(before.email)).toEqual(expect.arrayContaining(['record-changed', 'phone-changed']));
    expect(await eventsOf('ana')).toContainEqual(expect.stringMatching(/^Support changed your account on /));
  });

  it('writes nothing where nothing was changed, and names everything that is wrong at once', async () => {
    const { version } = await detailOf(ana);
    const same = await save(ana, {});
    expect([same.statusCode, same.json().version]).toEqual([200, version]);
    const wrong = await save(ana, { first_name: '4na', npn: '0', phone: '12', date_of_birth: '2020-01-01' });
    expect(wrong.statusCode).toBe(422);
    const fields = wrong.json().fields.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(['date_of_birth', 'first_name', 'npn', 'phone']);
    const used = await save(celine, { username: 'celine.x' });
    expect(used.statusCode).toBe(200);
    const twice = await save(ana, { username: 'celine.x' });
    expect(twice.json().fields.map(({ field }: { field: string }) => field)).toEqual(['username']);
    const noReason = await save(ana, { first_name: 'Anna', reason: 'x' });
    expect(noReason.json().fields[0].field).toBe('reason');
  });

  it('answers the record as it now is to who had an older one', async () => {
    const { version, body } = await bodyOf(ana, { first_name: 'Anita' });
    await save(ana, { last_name: 'Alvarez Ruiz' });
    const stale = await admin.put(`/admin/associates/${ana}`, { body, ifMatch: version });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-version']);
    expect(stale.json().details.current).toMatchObject({ last_name: 'Alvarez Ruiz', version: version + 1 });
  });

  it('gets another email once its owner confirmed it, without the password of the owner', async () => {
    const { email } = await detailOf(ana);
    const reply = await save(ana, { email: 'ana.new@demo.upline.test' });
    expect(reply.json()).toMatchObject({ email, email_waiting: 'ana.new@demo.upline.test' });
    expect(await mailsTo('ana.new@demo.upline.test')).toContain('email-change');
    expect(await mailsTo(email)).toContain('email-change-asked');
  });

  it('is not changed by who has no right to it, nor by a relative (7.1, R-ADM-02)', async () => {
    const owner = await host.signInAs('ana');
    expect((await save(celine, { first_name: 'Celia' }, owner)).statusCode).toBe(403);
    const { code } = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await host.db
      .insertInto('admin_conflict')
      .values({ admin_code: code, associate_code: celine, relation: 'Sister' })
      .execute();
    const refused = await save(celine, { first_name: 'Celia' });
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'You cannot decide on this record']);
  });
});

describe('tax identifier and birth date in full (7.1, S-69)', () => {
  const reveal = (code: string, by = admin, reason = 'Form 1099 came back') =>
    by.post(`/admin/associates/${code}/identifiers/reveal`, { body: { reason } });

  it('take a reason and a fresh password; the owner sees it and the trail never has the number', async () => {
    host.clock.advance(6 * 60_000);
    const old = await reveal(ana);
    expect([old.statusCode, old.json().code]).toEqual([403, 'confirmation-required']);
    const fresh = await host.signInAs('admin');
    const shown = await reveal(ana, fresh);
    expect(shown.json()).toEqual({ tax_identifier: '536228726', date_of_birth: '1990-02-03' });
    const [entry] = await trailOf(ana, 'reveal');
    expect(entry).toMatchObject({ entity: 'associate', reason: 'Form 1099 came back' });
    expect(JSON.stringify(entry)).not.toContain('536228726');
    expect(await eventsOf('ana')).toContainEqual(
      expect.stringMatching(/^Support viewed your tax identifier on /),
    );
    expect(await eventsOf('admin')).not.toContainEqual(expect.stringContaining('tax identifier'));
  });

  it('are for `pii.reveal` alone', async () => {
    await host.db
      .updateTable('app_user')
      .set({ admin_roles: ['Finance'] })
      .where('username', '=', 'admin')
      .execute();
    const finance = await host.signInAs('admin');
    const { actions } = (await finance.get(`/admin/associates/${ana}`)).json();
    expect(actions).not.toContain('reveal');
    expect((await reveal(ana, finance)).statusCode).toBe(403);
    await host.db.updateTable('app_user').set({ admin_roles: [] }).where('username', '=', 'admin').execute();
  });
});

describe('what an associate keeps of others (7.1)', () => {
  it.each(['Clients', 'Prospects', 'Analyses'] as const)(
    '%s are read with a reason, in the trail and seen by the owner',
    async (kind) => {
      const office = await host.signInAs('super');
      const path = `/admin/associates/${ana}/records`;
      const short = await office.post(path, { body: { kind, reason: 'why' } });
      expect(short.json().fields[0].field).toBe('reason');
      const reply = await office.post(path, { body: { kind, reason: 'Complaint of a client' } });
      expect(reply.statusCode, reply.body).toBe(200);
      const { rows, total } = reply.json();
      expect(rows).toHaveLength(Math.min(total, 100));
      expect(total).toBeGreaterThan(0);
      const [entry] = await trailOf(ana, 'reveal');
      expect(entry).toMatchObject({ entity: kind.toLowerCase(), reason: 'Complaint of a client' });
      expect(await eventsOf('ana')).toContainEqual(
        expect.stringContaining(`Support viewed your ${kind.toLowerCase()} on `),
      );
    },
  );
});

describe('what a change of status would bring about (2.1)', () => {
  it('is asked before and changes nothing', async () => {
    const office = await host.signInAs('super');
    const before = await detailOf(ana);
    const ask = async (status: string) =>
      (await office.post(`/admin/associates/${ana}/status-preview`, { body: { status } })).json();
    expect(await ask('Terminated')).toMatchObject({ status: 'Terminated', refusal: null });
    expect((await ask('Terminated')).sessions).toBeGreaterThan(0);
    expect((await ask('Suspended')).sessions).toBe(0);
    expect((await ask('Resigned')).refusal).toContain('Resigned');
    expect((await detailOf(ana)).version).toBe(before.version);
  });
});
