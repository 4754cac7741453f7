import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ADDRESS,
  ana,
  draftOf,
  host,
  mailsTo,
  person,
  put,
  send,
  start,
  startRegistrationHost,
} from '../registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

/** The answer of a call as somebody, read. */
async function as(username: string) {
  const client = await host.signInAs(username);
  const read = (answer: { statusCode: number; json: () => unknown }) => ({
    status: answer.statusCode,
    // biome-ignore lint/suspicious/noExplicitAny: answers are judged by what is expected of them
    body: answer.json() as any,
  });
  return {
    get: async (url: string) => read(await client.get(url)),
    mailLink: async (id: string, version: number) =>
      read(await client.post(`/admin/registrations/${id}/link`, { ifMatch: version })),
  };
}

async function begun(name: string): Promise<string> {
  const token = await start();
  await put('/personal', { token, ...person(name) });
  await put('/address', { token, address: ADDRESS });
  return token;
}

const filter = (by: object) => encodeURIComponent(JSON.stringify(by));

describe('unfinished registrations (2.36)', () => {
  test('are listed oldest first with step, sponsor and what they wait for; others when asked for', async () => {
    const licensedToken = await start('direct');
    await put('/personal', { token: licensedToken, ...person('Lux') });
    await begun('Oda');
    const { id } = await draftOf('lux@example.com');
    const admin = await as('admin');
    const { body } = await admin.get('/admin/registrations');
    expect(new Set(body.rows.map(({ status }: { status: string }) => status))).toEqual(new Set(['Open']));
    const days = body.rows.map(({ created_at }: { created_at: string }) => created_at);
    expect(days).toEqual([...days].sort());
    expect(body.rows.find(({ name }: { name: string }) => name === 'Oda Ellis')).toMatchObject({
      name: 'Oda Ellis',
      step: 'background',
      channel: 'standard',
      upline: { code: ana },
      country: 'USA',
      plan: 'associate',
      is_paid: false,
      is_expired: false,
      actions: ['send_link'],
    });
    const { body: licensed } = await admin.get(
      `/admin/registrations?filter=${filter({ step: { eq: 'address' }, channel: { eq: 'direct' } })}`,
    );
    expect(licensed.rows).toMatchObject([{ name: 'Lux Ellis', step: 'address' }]);
    await host.db
      .updateTable('registration_draft')
      .set({ status: 'Closed', closed_reason: 'Nobody came' })
      .where('id', '=', id)
      .execute();
    const names = async (by: object) =>
      (await admin.get(`/admin/registrations?filter=${filter(by)}`)).body.rows.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names({ name: { contains: 'lux' } })).toEqual([]);
    expect(await names({ status: { eq: 'Closed' } })).toEqual(['Lux Ellis']);
  });

  test('show no birth date, no street and no identifier but its last digits (7.1)', async () => {
    await begun('Pia');
    const { id } = await draftOf('pia@example.com');
    const { body } = await (await as('admin')).get(`/admin/registrations/${id}`);
    expect(body).toMatchObject({
      place: 'Austin, TX',
      tax_masked: expect.stringMatching(/^\*{3}-\*{2}-\d{4}$/),
    });
    expect(JSON.stringify(body)).not.toMatch(/1990-05-17|Oak Street|sealed|777-/);
  });

  test('get their link mailed again, as long as somebody can go on with them (R-REG-01)', async () => {
    await begun('Rhea');
    const { id, version, link_hash } = await draftOf('rhea@example.com');
    const admin = await as('admin');
    const before = (await mailsTo('rhea@example.com')).length;
    const mailed = await admin.mailLink(id, version);
    expect(mailed.status).toBe(200);
    const mails = await mailsTo('rhea@example.com');
    expect(mails.length).toBe(before + 1);
    expect((await draftOf('rhea@example.com')).link_hash).not.toBe(link_hash);
    const link = mails.map(({ text }) => /register\/resume\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect((await send('POST', '/resume', { link })).statusCode).toBe(200);
    // Another admin has seen an older one.
    const stale = await admin.mailLink(id, version);
    expect(stale.status).toBe(409);
    const { body: trail } = await admin.get(`/admin/registrations/${id}/audit`);
    expect(trail.rows).toContainEqual(
      expect.objectContaining({
        actor_name: expect.any(String),
        changes: [{ field: 'Link', old: null, new: 'Mailed' }],
      }),
    );
    await host.db
      .updateTable('registration_draft')
      .set({ expires_at: new Date(host.clock.now().getTime() - 1) })
      .where('id', '=', id)
      .execute();
    const { body: over } = await admin.get(`/admin/registrations/${id}`);
    expect(over).toMatchObject({ is_expired: true, actions: [] });
    const refused = await admin.mailLink(id, over.version);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This registration cannot be changed any more',
    ]);
  });

  test('are for the office alone', async () => {
    const { status } = await (await as('ana')).get('/admin/registrations');
    expect(status).toBe(403);
  });
});
