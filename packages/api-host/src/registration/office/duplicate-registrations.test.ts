import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ADDRESS,
  ana,
  codeOf,
  draftOf,
  host,
  mailsTo,
  open,
  person,
  put,
  send,
  start,
  startRegistrationHost,
} from '../registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

/** The number of somebody who has an account, as it is known by its keyed hash alone. */
async function withNumberOf(username: string, ssn: string, status: 'Resigned' | 'Terminated' | 'Active') {
  const code = await codeOf(username);
  const ssn_index = host.platform.vault.blindIndex('associate.ssn', ssn.replaceAll('-', ''));
  await host.db.updateTable('associate').set({ ssn_index }).where('code', '=', code).execute();
  await host.db.updateTable('app_user').set({ status }).where('code', '=', code).execute();
  return code;
}

async function as(username: string) {
  const client = await host.signInAs(username);
  return {
    get: async (url: string) => (await client.get(url)).json(),
    decide: async (id: string, version: number, decision: string, reason = 'Checked by phone') => {
      const answer = await client.post(`/admin/registrations/${id}/duplicate`, {
        ifMatch: version,
        body: { decision, reason },
      });
      // biome-ignore lint/suspicious/noExplicitAny: answers are judged by what is expected of them
      return { status: answer.statusCode, body: answer.json() as any };
    },
  };
}

async function inReview(name: string, ssn: string) {
  const token = await start();
  const saved = await put('/personal', { token, ...person(name), ssn_sin: ssn });
  expect(saved).toMatchObject({ status: 200, body: { status: 'In Review' } });
  return { token, draft: await draftOf(`${name.toLowerCase()}@example.com`) };
}

const waiting = encodeURIComponent(JSON.stringify({ waits_for: { eq: 'Duplicate SSN or SIN' } }));

test('who left and registers again waits for a super admin, who reopens the former account (R-REG-03)', async () => {
  const former = await withNumberOf('zane', '778-11-2201', 'Resigned');
  const { token, draft } = await inReview('Zola', '778-11-2201');
  const admin = await as('admin');
  const { rows } = await admin.get(`/admin/registrations?filter=${waiting}`);
  const row = rows.find(({ id }: { id: string }) => id === draft.id);
  expect(row).toMatchObject({ reason: `SSN of ${former} (Resigned)`, actions: [], upline: { code: ana } });
  expect(row.is_expired).toBe(false);
  expect((await admin.decide(draft.id, draft.version, 'Reopen Account')).status).toBe(403);
  const office = await as('super');
  const shown = await office.get(`/admin/registrations/${draft.id}`);
  expect(shown.actions).toEqual(['reopen', 'ask_again', 'refuse']);
  expect(shown.duplicate).toMatchObject({ holder: { code: former, status: 'Resigned' }, decision: null });
  expect((await office.decide(draft.id, draft.version, 'Refuse', 'No')).status).toBe(422);
  expect((await office.decide(draft.id, draft.version - 1, 'Refuse')).status).toBe(409);
  const decided = await office.decide(draft.id, draft.version, 'Reopen Account');
  expect(decided).toMatchObject({
    status: 200,
    body: {
      status: 'Closed',
      closed_reason: `The former account ${former} was reopened`,
      duplicate: { holder: { code: former, status: 'Active' }, decision: 'Reopen Account' },
      actions: [],
    },
  });
  expect((await mailsTo('zola@example.com')).map(({ kind }) => kind)).toContain('registration-reopened');
  expect((await open(token)).status).toBe('Closed');
  const agreement = await host.db
    .selectFrom('legal_document')
    .select('status')
    .where('associate_code', '=', former)
    .where('type', '=', 'AMA')
    .where('status', '=', 'Pending')
    .execute();
  expect(agreement).toHaveLength(1);
  const { rows: trail } = await office.get(`/admin/registrations/${draft.id}/audit`);
  expect(trail[0]).toMatchObject({ action: 'approve', reason: 'Checked by phone' });
});

test('nobody decides about the registration of a relative (R-ADM-02)', async () => {
  const former = await withNumberOf('lou', '778-11-2202', 'Terminated');
  const { draft } = await inReview('Lois', '778-11-2202');
  const office = await as('super');
  const relative = { admin_code: await codeOf('super'), associate_code: former, relation: 'Sibling' };
  await host.db
    .insertInto('admin_conflict')
    .values(relative as never)
    .execute();
  expect(await office.decide(draft.id, draft.version, 'Refuse')).toMatchObject({
    status: 403,
    body: { message: 'You cannot decide on this record' },
  });
  expect((await draftOf('lois@example.com')).status).toBe('In Review');
});

test('a number that was typed wrong is asked for again, and the registration goes on', async () => {
  await withNumberOf('ned', '778-11-2203', 'Resigned');
  const { draft } = await inReview('Nell', '778-11-2203');
  const office = await as('super');
  expect((await office.decide(draft.id, draft.version, 'Ask Again')).body).toMatchObject({
    status: 'Open',
    step: 'personal',
    waits_for: null,
  });
  const mail = (await mailsTo('nell@example.com')).find(({ kind }) => kind === 'registration-ask-again');
  const link = /register\/resume\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const { token, registration } = (await send('POST', '/resume', { link })).json();
  expect(registration.personal).toMatchObject({ first_name: 'Nell', ssn_masked: null });
  const { ssn_sin: _left, ...rest } = person('Nell');
  const missing = await put('/personal', { token, ...rest });
  expect(missing).toMatchObject({ status: 422 });
  expect((await put('/address', { token, address: ADDRESS })).status).toBe(409);
  expect((await put('/personal', { token, ...person('Nell') })).status).toBe(200);
  expect((await put('/address', { token, address: ADDRESS })).status).toBe(200);
});

test('two registrations of one number are shown, and an admin closes one of them', async () => {
  const ssn = '778-11-2204';
  for (const name of ['Tess', 'Tessy']) {
    const token = await start();
    expect((await put('/personal', { token, ...person(name), ssn_sin: ssn })).status).toBe(200);
  }
  const [first, second] = [await draftOf('tess@example.com'), await draftOf('tessy@example.com')];
  const admin = await as('admin');
  const { rows } = await admin.get(`/admin/registrations?filter=${waiting}`);
  const row = rows.find(({ id }: { id: string }) => id === first.id);
  expect(row).toMatchObject({
    reason: `SSN of R-${String(second.number).padStart(6, '0')}`,
    actions: ['ask_again', 'refuse', 'send_link'],
  });
  expect((await admin.decide(first.id, first.version, 'Reopen Account')).status).toBe(409);
  expect((await admin.decide(first.id, first.version, 'Refuse', 'Began twice')).body).toMatchObject({
    status: 'Closed',
    reason: 'Began twice',
  });
  expect((await mailsTo('tess@example.com')).map(({ kind }) => kind)).toContain('registration-refused');
  expect(await admin.get(`/admin/registrations/${second.id}`)).toMatchObject({
    waits_for: null,
    duplicate: null,
  });
  const again = await admin.decide(second.id, second.version, 'Refuse');
  expect(again.status).toBe(409);
});
