import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { spouseExamples } from './spouse.examples.ts';
import type { SpouseAnswer, SpouseRequestAnswer } from './spouse.schemas.ts';

let host: TestHost;
let ana: TestClient;
let ben: TestClient;
const codes = new Map<string, string>();
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  const people = await host.db.selectFrom('app_user').select(['username', 'code']).execute();
  for (const { username, code } of people) codes.set(username, code);
  [ana, ben] = [await host.signInAs('ana'), await host.signInAs('ben')];
});
afterAll(() => host.close());
beforeEach(async () => {
  await sql`delete from spouse_request`.execute(host.db);
  await sql`update associate set spouse_first_name = null, spouse_last_name = null, spouse_phone = null, spouse_email = null,
    spouse_birth_sealed = null, spouse_code = null, use_spouse_licenses = false where spouse_first_name is not null`.execute(
    host.db,
  );
});

const codeOf = (username: string) => codes.get(username) as string;
const get = async (client: TestClient) => (await client.get('/account/spouse')).json<SpouseAnswer>();
async function save(client: TestClient, more: object = {}) {
  const { version } = await get(client);
  return client.put('/account/spouse', { body: { ...spouseExamples.body, ...more }, ifMatch: version });
}
const ask = (client: TestClient, who: string) =>
  save(client, { is_associate: true, spouse_code: codeOf(who) });
/** The request that waits, where there are several the one of that person. */
const requestOf = async (client: TestClient, from?: string) =>
  (await get(client)).requests.find(
    ({ status, associate }) =>
      status === 'Pending For Associate' && (from === undefined || associate.code === codeOf(from)),
  ) as SpouseRequestAnswer;
const respond = (client: TestClient, { id, version }: SpouseRequestAnswer, accept = true) =>
  client.post(`/account/spouse-requests/${id}/answer`, { body: { accept }, ifMatch: version });
const remove = async (client: TestClient) =>
  client.delete('/account/spouse', { ifMatch: (await get(client)).version });
async function link() {
  expect((await ask(ana, 'ben')).statusCode).toBe(200);
  const reply = await respond(ben, await requestOf(ben, 'ana'));
  expect(reply.statusCode, reply.body).toBe(200);
}
const mailsTo = async (username: string) =>
  (await readOutbox(host.db, host.platform.vault, { to: `${username}@demo.upline.test`, limit: 10 })).map(
    ({ subject }) => subject,
  );

describe('the spouse (domain.md 2.2)', () => {
  it('is named without a request to anybody, and the birth date is stored sealed (S-66)', async () => {
    const saved = await save(ana);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({
      spouse: { first_name: 'Luis', phone: '2105550188', date_of_birth: '1990-02-11', spouse_code: null },
      requests: [],
    });
    const row = await host.db
      .selectFrom('associate')
      .select('spouse_birth_sealed')
      .where('code', '=', codeOf('ana'))
      .executeTakeFirstOrThrow();
    expect(row.spouse_birth_sealed).not.toContain('1990');
    expect((await ana.get('/account/profile')).json().spouse).toEqual({ name: 'Luis Alvarez', code: null });
    const removed = await remove(ana);
    expect(removed.json()).toMatchObject({ spouse: null });
    expect((await remove(ana)).statusCode).toBe(404);
  });

  it('is refused in words', async () => {
    const young = addDays(companyDay(host.clock.now()), -17 * 365);
    const tomorrow = addDays(companyDay(host.clock.now()), 1);
    for (const [more, field, message] of [
      [{ first_name: ' ' }, 'first_name', 'First Name is required'],
      [{ last_name: '4' }, 'last_name', 'Last Name is not valid'],
      [{ phone: '411' }, 'phone', 'Phone is not a valid phone number'],
      [{ email: 'luis' }, 'email', 'Email is not valid'],
      [{ date_of_birth: young }, 'date_of_birth', 'Spouse must be at least 18 years old'],
      [{ date_of_birth: tomorrow }, 'date_of_birth', 'Date of Birth cannot be in the future'],
      [{ is_associate: true }, 'spouse_code', 'Spouse Code is required'],
      [{ is_associate: true, spouse_code: 'U999999' }, 'spouse_code', 'Spouse Code is not valid'],
      [{ is_associate: true, spouse_code: codeOf('ana') }, 'spouse_code', 'Spouse Code is not valid'],
      [{ is_associate: true, spouse_code: codeOf('admin') }, 'spouse_code', 'Spouse Code is not valid'],
      [
        { is_associate: true, spouse_code: codeOf('hal') },
        'spouse_code',
        'Spouse code belongs to another hierarchy',
      ],
    ] as const) {
      const reply = await save(ana, more);
      expect(reply.statusCode, reply.body).toBe(422);
      expect(reply.json().fields).toEqual([{ field, message }]);
    }
    expect((await get(ana)).spouse).toBeNull();
  });

  it('is not changed by support that views as the associate, nor at a version that has changed', async () => {
    const viewing = await host.signInAs('ana', { via: 'super' });
    expect((await save(viewing)).statusCode).toBe(403);
    expect((await viewing.get('/account/spouse')).statusCode).toBe(200);
    const { version } = await get(ana);
    const stale = await ana.put('/account/spouse', { body: spouseExamples.body, ifMatch: version + 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toBe('This account was changed by someone else. Reload and try again.');
  });
});

describe('the link of two codes (domain.md 1.1)', () => {
  it('is asked by one, accepted by the other, and stands on both sides', async () => {
    const asked = (await ask(ana, 'ben')).json<SpouseAnswer>();
    expect(asked.spouse?.spouse_code).toBeNull();
    expect(asked.requests).toMatchObject([{ status: 'Pending For Associate', actions: ['withdraw'] }]);
    expect(await mailsTo('ben')).toContain('Spouse link to answer');
    const waiting = await requestOf(ben);
    expect(waiting).toMatchObject({ associate: { name: 'Ana Alvarez' }, actions: ['answer'] });
    expect((await respond(ana, waiting)).statusCode).toBe(404);
    expect((await respond(await host.signInAs('cara'), waiting)).statusCode).toBe(404);
    const accepted = await respond(ben, waiting);
    expect(accepted.json()).toMatchObject({ spouse: { first_name: 'Ana', spouse_code: codeOf('ana') } });
    expect((await get(ana)).spouse).toMatchObject({ first_name: 'Luis', spouse_code: codeOf('ben') });
    expect(await mailsTo('ana')).toContain('Spouse link accepted');
    expect((await respond(ben, waiting)).statusCode).toBe(409);
    const trail = await host.db
      .selectFrom('audit_entry')
      .select('owner_code')
      .where('entity', '=', 'profile')
      .where(sql<boolean>`changes::text like '%Spouse Code%'`)
      .execute();
    expect(trail.map(({ owner_code }) => owner_code).sort()).toEqual([codeOf('ben'), codeOf('ana')].sort());
  });

  it('is declined with a notice, and may be asked for again', async () => {
    await ask(ana, 'ben');
    const declined = await respond(ben, await requestOf(ben), false);
    expect(declined.json()).toMatchObject({ spouse: null, requests: [{ status: 'Rejected By Owner' }] });
    expect(await mailsTo('ana')).toContain('Spouse link declined');
    expect((await ask(ana, 'ben')).statusCode).toBe(200);
  });

  it('is asked for by one of two at a time, and withdrawn by who asked', async () => {
    await ask(ana, 'ben');
    const crossed = await ask(ben, 'ana');
    expect(crossed.statusCode).toBe(409);
    expect(crossed.json().message).toBe('Ana Alvarez has asked you for this link. Answer the request.');
    const { id, version } = await requestOf(ana);
    const path = `/account/spouse-requests/${id}/withdraw`;
    expect((await ben.post(path, { ifMatch: version })).statusCode).toBe(404);
    expect((await ana.post(path, { ifMatch: version })).json()).toMatchObject({
      requests: [{ status: 'Revoked' }],
    });
    await ask(ana, 'ben');
    // Another code takes the place of the one before, and no code withdraws.
    await ask(ana, 'cara');
    expect(await requestOf(ben)).toBeUndefined();
    await save(ana);
    expect(await requestOf(ana)).toBeUndefined();
  });

  it('leaves no room for a second one', async () => {
    const cara = await host.signInAs('cara');
    await ask(cara, 'ben');
    await link();
    // The request that was left is withdrawn with the acceptance.
    expect(await requestOf(ben)).toBeUndefined();
    await ask(cara, 'ben');
    const second = await respond(ben, await requestOf(ben));
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe(`End the link with ${codeOf('ana')} before you accept another one`);
    const other = await ask(ana, 'cara');
    expect(other.json().fields).toEqual([
      {
        field: 'spouse_code',
        message: `End the link with ${codeOf('ben')} before you change the spouse code`,
      },
    ]);
  });

  it('is ended by either for both; licenses of the spouse count no more, and the office learns of shared pay', async () => {
    await link();
    await host.db
      .updateTable('associate')
      .set({ use_spouse_licenses: true, share_bps: 6_000, share_with_code: codeOf('ben') })
      .where('code', '=', codeOf('ana'))
      .execute();
    expect((await remove(ben)).json()).toMatchObject({ spouse: null });
    expect((await get(ana)).spouse).toBeNull();
    const row = await host.db
      .selectFrom('associate')
      .select(['use_spouse_licenses', 'spouse_code'])
      .where('code', '=', codeOf('ana'))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ use_spouse_licenses: false, spouse_code: null });
    expect(await mailsTo('ana')).toContain('Spouse link ended');
    const told = await host.db
      .selectFrom('notification')
      .select('title')
      .where('user_code', '=', codeOf('admin'))
      .where('type', '=', 'spouse-link-ended')
      .execute();
    expect(told).toHaveLength(1);
    await host.db
      .updateTable('associate')
      .set({ share_bps: 10_000, share_with_code: null })
      .where('code', '=', codeOf('ana'))
      .execute();
  });

  it('of two who accept and withdraw at once is one of both', async () => {
    await ask(ana, 'ben');
    const request = await requestOf(ben);
    const replies = await Promise.all([
      respond(ben, request),
      ana.post(`/account/spouse-requests/${request.id}/withdraw`, { ifMatch: request.version }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
