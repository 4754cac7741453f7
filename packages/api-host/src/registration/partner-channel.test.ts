import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyMoment } from '../testing/index.ts';
import {
  filled,
  forgetCards,
  host,
  mailsTo,
  pay,
  send,
  startRegistrationHost,
  today,
} from './registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

const textsOf = async (token: string) =>
  (await send('POST', '/agreement', { token })).json() as {
    fee_cents: number;
    texts: { id: string; type: string; body: string }[];
  };
const agreement = async (token: string) => {
  const { fee_cents, texts } = await textsOf(token);
  return { fee_cents, text: texts.find(({ type }) => type === 'AMA') };
};
const agreementsOf = (code: string) =>
  host.db
    .selectFrom('legal_document')
    .select(['text_id', 'status'])
    .where('associate_code', '=', code)
    .where('type', '=', 'AMA')
    .orderBy('status', 'desc')
    .execute();

test('who comes through WFS signs its agreement for the same fee, and keeps the tag (domain.md 2.30)', async () => {
  host.clock.set(companyMoment(today(), '12:00'));
  await forgetCards();
  const plain = await agreement(await filled('Plain'));
  const token = await filled('Through', { channel: 'wfs' });
  const own = await agreement(token);
  expect(own.text?.body).toContain('You come to Upline through WFS.');
  expect(plain.text?.body).not.toContain('WFS');
  expect(own.fee_cents).toBe(plain.fee_cents);
  const { code } = await pay(token, 'success');

  const admin = await host.signInAs('super');
  expect((await admin.get(`/admin/associates/${code}`)).json()).toMatchObject({ partner: 'WFS' });
  const filter = encodeURIComponent('{"partner":{"in":["WFS"]}}');
  const { rows } = (await admin.get(`/admin/associates?filter=${filter}`)).json();
  expect(rows.map((row: { code: string }) => row.code)).toEqual([code]);
  expect(await agreementsOf(code)).toEqual([{ text_id: own.text?.id, status: 'Signed' }]);
  const [mail] = await mailsTo('through@example.com');
  expect(mail?.text).toContain('You came to Upline through WFS.');

  // A new version asks those of its channel alone.
  const draft = async (partner: 'WFS' | null) =>
    admin.post('/admin/legal-texts', {
      body: {
        type: 'AMA',
        country: 'USA',
        plan: 'associate',
        partner,
        fee_cents: partner === null ? 12_500 : null,
        body: 'Another version of the agreement of everybody.',
      },
      idempotencyKey: crypto.randomUUID(),
    });
  const concerned = async (id: string) => (await admin.get(`/admin/legal-texts/${id}/concerned`)).json();
  const everybody = (await draft(null)).json();
  const before = (await concerned(everybody.id)).count;
  const partners = (await draft('WFS')).json();
  expect(partners).toMatchObject({ partner: 'WFS', text_version: 2, fee_cents: null });
  expect(await concerned(partners.id)).toEqual({ count: 1 });
  expect(before).toBeGreaterThan(1);
  await admin.post(`/admin/legal-texts/${partners.id}/publish`, { ifMatch: partners.version });
  await host.platform.jobs.drain();
  expect(await agreementsOf(code)).toEqual([
    { text_id: own.text?.id, status: 'Signed' },
    { text_id: partners.id, status: 'Pending' },
  ]);
});

test('a text of a partner is an agreement and sets no fee', async () => {
  const admin = await host.signInAs('super');
  const draft: object = {
    type: 'AMA',
    country: 'Canada',
    plan: 'associate',
    partner: 'WFS',
    fee_cents: null,
    body: 'A text that is long enough to be one.',
  };
  for (const [over, field] of [
    [{ type: 'Privacy Notice', plan: null, fee_cents: null }, 'partner'],
    [{ fee_cents: 100 }, 'fee_cents'],
  ] as const) {
    const reply = await admin.post('/admin/legal-texts', {
      body: { ...draft, ...over },
      idempotencyKey: crypto.randomUUID(),
    });
    expect([reply.statusCode, reply.json().fields?.[0]?.field]).toEqual([422, field]);
  }
});
