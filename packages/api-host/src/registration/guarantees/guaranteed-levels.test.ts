import { addMonths } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  draftOf,
  fieldsOf,
  filled,
  forgetCards,
  host,
  mailsTo,
  open,
  pay,
  put,
  send,
  startRegistrationHost,
  today,
} from '../registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

let number = 0;
const promised = async (token: string, guaranteed_level: string | null, guarantee_note: string | null) =>
  put('/license', {
    token,
    type: 'Life',
    state: 'TX',
    number: `GL${++number}77`,
    npn: String(77_000_000 + number),
    issue_date: '2021-03-01',
    expiration_date: addMonths(today(), 12),
    guaranteed_level,
    guarantee_note,
  });

async function decide(username: string, id: string, version: number, body: object) {
  const client = await host.signInAs(username);
  const answer = await client.post(`/admin/guaranteed-levels/${id}/decide`, { ifMatch: version, body });
  // biome-ignore lint/suspicious/noExplicitAny: answers are judged by what is expected of them
  return { status: answer.statusCode, body: answer.json() as any };
}

const payment = (token: string) => send('POST', '/payment', { token, fee_cents: 12_500 });

test('somebody licensed joins with the level that was promised and approved, and never below it (R-LVL-05)', async () => {
  const token = await filled('Gloria', { channel: 'direct' });
  expect(fieldsOf(await promised(token, 'SA', null))).toEqual({
    guarantee_note: 'Who Promised It is required',
  });
  expect((await promised(token, 'TA', 'Ana')).status).toBe(422);
  const saved = await promised(token, 'SA', 'Ana Alvarez, by mail');
  expect(saved.body.guarantee).toMatchObject({ level: { code: 'SA' }, status: 'Pending' });
  // Nobody pays for a level that is not decided about.
  const early = await payment(token);
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'Your guaranteed level waits for the home office. You can pay once it has decided.',
  ]);
  const { id, version } = await draftOf('gloria@example.com');
  const admin = await host.signInAs('admin');
  const queue = (
    await admin.get(
      `/admin/approvals?filter=${encodeURIComponent(JSON.stringify({ kind: { eq: 'Guaranteed Level' } }))}`,
    )
  ).json();
  expect(queue.rows.find((row: { id: string }) => row.id === id)).toMatchObject({
    slug: 'guaranteed-level',
    subject: expect.stringMatching(/^Senior Associate, R-\d{6}$/),
    actions: ['approve', 'reject'],
  });
  const seen = (await admin.get(`/admin/guaranteed-levels/${id}`)).json();
  expect(seen).toMatchObject({ name: 'Gloria Ellis', note: 'Ana Alvarez, by mail', needs_super: false });
  expect((await decide('admin', id, version, { approve: false, reason: null })).status).toBe(422);
  expect((await decide('admin', id, version - 1, { approve: true, reason: null })).status).toBe(409);
  const approved = await decide('admin', id, version, { approve: true, reason: null });
  expect(approved).toMatchObject({ status: 200, body: { status: 'Approved' } });
  expect((await decide('admin', id, version, { approve: true, reason: null })).status).toBe(409);
  expect((await mailsTo('gloria@example.com')).map(({ subject }) => subject)).toContain(
    'Your guaranteed level is approved',
  );
  await forgetCards();
  const { code } = await pay(token, 'success');
  const joined = await host.db
    .selectFrom('app_user')
    .select(['level_code', 'guaranteed_level_code', 'qualified_level_code'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(joined).toEqual({ level_code: 'SA', guaranteed_level_code: 'SA', qualified_level_code: 'SA' });
});

test('a refused level leaves the registration open without it', async () => {
  const token = await filled('Gwen', { channel: 'direct' });
  await promised(token, 'MD', 'A recruiter at the fair');
  const { id, version } = await draftOf('gwen@example.com');
  const refused = await decide('admin', id, version, { approve: false, reason: 'Nobody promised it' });
  expect(refused.body).toMatchObject({ status: 'Refused', reason: 'Nobody promised it' });
  expect((await open(token)).guarantee).toMatchObject({ status: 'Refused', reason: 'Nobody promised it' });
  await forgetCards();
  const { code } = await pay(token, 'success');
  const { level_code, guaranteed_level_code } = await host.db
    .selectFrom('app_user')
    .select(['level_code', 'guaranteed_level_code'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect([level_code, guaranteed_level_code]).toEqual(['TA', null]);
});

test('a level above EMD takes a super admin, and another number asks again', async () => {
  const token = await filled('Gail', { channel: 'direct' });
  await promised(token, 'NMD', 'The founder, at the convention');
  const { id, version } = await draftOf('gail@example.com');
  expect((await decide('admin', id, version, { approve: true, reason: null })).status).toBe(403);
  expect((await decide('super', id, version, { approve: true, reason: null })).status).toBe(200);
  const { registration: _none, ...held } = { registration: null, ...(await open(token)).personal };
  const { ssn_masked: _masked, ...personal } = held;
  const other = await put('/personal', { token, ...personal, ssn_sin: '779-22-1177' });
  expect(other.body.guarantee).toMatchObject({ status: 'Pending' });
  // Taken back, it keeps nobody from paying.
  expect((await promised(token, null, null)).body.guarantee).toBeNull();
});
