import { BACKGROUND_QUESTIONS, DAY_MS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  account,
  ana,
  draftOf,
  filled,
  forgetCards,
  host,
  mailsTo,
  NO,
  pay,
  person,
  put,
  start,
  startRegistrationHost,
} from '../registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

const ANSWERS = {
  ...NO,
  [BACKGROUND_QUESTIONS[0].key]: { answer: 'Yes', explanation: 'It was a long time ago, and it is settled.' },
};

/** Somebody who has just joined, and the way to the refund. */
async function joined(name: string, way?: Parameters<typeof filled>[1]) {
  await forgetCards();
  const token = await filled(name, way);
  const { code } = await pay(token, 'success');
  const draft = await draftOf(`${name.toLowerCase()}@example.com`);
  return { token, code: code as string, id: draft.id, version: draft.version };
}

async function refund(id: string, version: number, as = 'admin', reason = 'Changed her mind, by phone') {
  const client = await host.signInAs(as);
  const answer = await client.post(`/admin/registrations/${id}/refund`, {
    body: { reason },
    ifMatch: version,
    idempotencyKey: `${id}-${version}-${as}`,
  });
  await host.platform.jobs.drain();
  return { status: answer.statusCode, body: answer.json() };
}

const read = async (id: string) =>
  (await (await host.signInAs('admin')).get(`/admin/registrations/${id}`)).json();

describe('the refund within the cooling-off period (R-REG-06)', () => {
  test('gives the fee back and undoes the membership as a whole', async () => {
    const { token, code, id } = await joined('Cleo', { background: ANSWERS });
    expect((await account(token, 'cleo.ellis')).statusCode).toBe(200);
    const before = await read(id);
    expect(before).toMatchObject({ status: 'Completed', actions: ['refund'], review_status: 'Pending' });
    expect(Date.parse(before.refundable_until) - Date.parse(before.paid_at)).toBe(3 * DAY_MS);

    const done = await refund(id, before.version);
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      status: 'Refunded',
      associate: { code, status: 'Terminated' },
      refund_reason: 'Changed her mind, by phone',
      review_status: 'Refused',
      actions: [],
    });
    expect((await read(id)).payment.status).toBe('Refunded');

    const { db } = host;
    const ended = await db
      .selectFrom('status_history')
      .select(['to_status', 'cause_code', 'reason'])
      .where('associate_code', '=', code)
      .where('to_status', '=', 'Terminated')
      .executeTakeFirst();
    expect(ended).toEqual({
      to_status: 'Terminated',
      cause_code: 'Cooling-off',
      reason: 'Changed her mind, by phone',
    });
    const papers = await db
      .selectFrom('legal_document')
      .select(['status', 'reason'])
      .where('associate_code', '=', code)
      .execute();
    expect(new Set(papers.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(['Revoked Cooling-off']),
    );
    // The credit of the recruiter is taken back (5.1).
    const credits = await db
      .selectFrom('point_entry')
      .select(['owner_code', 'is_reversal'])
      .where('reference_id', '=', code)
      .where('points_type', '=', 'Recruits')
      .orderBy('is_reversal')
      .execute();
    expect(credits).toEqual([
      { owner_code: ana, is_reversal: false },
      { owner_code: ana, is_reversal: true },
    ]);
    // Signing in is over, and the person learns why; the office is not asked whether the account stays.
    const signedIn = await host.post('/auth/login', {
      body: { login: 'cleo.ellis', password: 'seven-quiet-otters', audience: 'portal' },
    });
    expect(signedIn.statusCode).not.toBe(200);
    expect((await mailsTo('cleo@example.com')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['registration-cooled-off', 'status-changed', 'card-refunded']),
    );
    const asked = await db
      .selectFrom('notification')
      .select('id')
      .where('type', '=', 'registration-refunded')
      .where('link', '=', `/associates/${code}`)
      .execute();
    expect(asked).toEqual([]);
    const admin = await host.signInAs('admin');
    const trail = (await admin.get(`/admin/registrations/${id}/audit`)).json().rows;
    expect(trail[0]).toMatchObject({
      action: 'transition',
      changes: [{ field: 'Status', old: 'Completed', new: 'Refunded' }],
      reason: 'Changed her mind, by phone',
    });
    // Nothing of the person waits for the office.
    const queue = (await admin.get('/admin/approvals?limit=100')).json().rows;
    expect(queue.filter(({ associate }: { associate: { code: string } }) => associate.code === code)).toEqual(
      [],
    );
    expect((await refund(id, (await read(id)).version)).body.message).toBe(
      'Status cannot change from Refunded to Refunded',
    );
  });

  test('is refused when the period is over, with a stale version, and before anything is paid', async () => {
    const { id, version, code } = await joined('Dora');
    expect((await refund(id, version - 1)).status).toBe(409);
    expect((await refund(id, version, 'admin', 'no')).status).toBe(422);
    await host.db
      .updateTable('registration_draft')
      .set({ paid_at: new Date(host.clock.now().getTime() - 3 * DAY_MS) })
      .where('id', '=', id)
      .execute();
    expect(await read(id)).toMatchObject({ actions: ['send_link'] });
    const late = await refund(id, version);
    expect([late.status, late.body.message]).toEqual([
      409,
      'The fee is refundable within 72 hours of the payment',
    ]);
    const { status } = await host.db
      .selectFrom('app_user')
      .select('status')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(status).toBe('Active');

    const token = await start();
    await put('/personal', { token, ...person('Edda') });
    const open = await draftOf('edda@example.com');
    expect((await refund(open.id, open.version)).body.message).toBe(
      'Status cannot change from Open to Refunded',
    );
  });

  test('takes back all of it or nothing: a relative of the admin decides nothing (R-ADM-02)', async () => {
    const { id, version, code } = await joined('Fern');
    const admin = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await host.db
      .insertInto('admin_conflict')
      .values({ admin_code: admin.code, associate_code: code, relation: 'Sister' })
      .execute();
    const refused = await refund(id, version);
    expect([refused.status, refused.body.message]).toEqual([403, 'You cannot decide on this record']);
    expect(await read(id)).toMatchObject({ status: 'Paid', payment: { status: 'Paid' } });
    expect((await refund(id, version, 'ana')).status).toBe(403);
    // Somebody else may.
    expect((await refund(id, version, 'super')).status).toBe(200);
  });
});
