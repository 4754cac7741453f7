import { createHmac } from 'node:crypto';
import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import { messageText } from './sends/message-text.ts';
import { wishOf } from './watch/sms-replies.ts';

const SMS_TOKEN = 'a-token-of-the-gateway';
let host: TestHost;
let admin: TestClient;
let dev: TestClient;
let eve: TestClient;
let ana: TestClient;
let video: { id: string; version: number };
let serial = 0;

const videoBody = (over: object = {}) => {
  serial += 1;
  return {
    title: `Video ${serial}`,
    host_id: '76979871',
    duration_seconds: 100,
    language: 'English',
    approval_number: 'CMP-1',
    expires_on: addDays(testContext(host).today, 30),
    ...over,
  };
};

beforeAll(async () => {
  host = await startTestHost({
    seed: 'demo',
    environment: { SMS_URL: 'https://sms.test/send', SMS_TOKEN, SMS_FROM: '+15125550100' },
  });
  [admin, dev, eve, ana] = await Promise.all([
    host.signInAs('admin'),
    host.signInAs('dev'),
    host.signInAs('eve'),
    host.signInAs('ana'),
  ]);
  const thumbnail = await host.platform.db
    .insertInto('attachment')
    .values({
      owner_code: 'A000001',
      purpose: 'content-image',
      file_key: 'attachment/thumbnail-of-tests.webp',
      name: 'thumbnail.webp',
      type: 'image/webp',
      size_bytes: 10,
      created_at: host.clock.now(),
      created_by: 'A000001',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  video = await publish({ thumbnail_id: thumbnail.id });
});
afterAll(() => host.close());

async function publish(over: object = {}) {
  const drafted = await admin.post('/admin/videos', { body: videoBody(over) });
  expect(drafted.statusCode).toBe(201);
  const { id, version } = drafted.json<{ id: string; version: number }>();
  const published = await admin.post(`/admin/videos/${id}/publish`, { ifMatch: version });
  expect(published.statusCode).toBe(200);
  return published.json<{ id: string; version: number; thumbnail_id: string }>();
}

async function contact(over: object = {}, client = dev) {
  serial += 1;
  const answer = await client.post('/video-drop/contacts', {
    body: {
      first_name: `Kim${String.fromCharCode(97 + (serial % 26))}`,
      last_name: 'Lane',
      email: `kim${serial}@example.com`,
      mobile: `512555${String(1000 + serial)}`.slice(0, 10).replace('555', '663'),
      state: 'TX',
      consent_email: true,
      consent_sms: true,
      consent_source: 'In Person',
      ...over,
    },
  });
  return answer;
}
const newContact = async (over: object = {}, client = dev) => {
  const answer = await contact(over, client);
  expect(answer.json()).toMatchObject({ version: 1 });
  return answer.json<{ id: string; name: string; email: string; mobile: string; version: number }>();
};
const send = (contact_ids: readonly string[], over: object = {}, client = dev) => {
  serial += 1;
  return client.post('/video-drop/sends', {
    idempotencyKey: `video-send-${serial}-of-these-tests`,
    body: { video_id: video.id, contact_ids, channel: 'Email', message: 'Hello {first_name}', ...over },
  });
};
const lastMessage = async (to: string) =>
  (await host.get('/outbox/messages', { query: { to, limit: '1' } })).json<{
    rows: { text: string; subject: string }[];
  }>().rows[0];
const tokenOf = (text = '') => /\/watch\/([\w-]+)/.exec(text)?.[1] ?? '';
const historyOf = async (contactName: string) =>
  (
    await dev.get('/video-drop/deliveries', {
      query: { filter: JSON.stringify({ contact: { contains: contactName } }) },
    })
  ).json<{ rows: { status: string; percent: number; failure: string | null }[] }>().rows;

const deliveriesOf = (contactId: string) =>
  host.db
    .selectFrom('video_delivery')
    .select(['id', 'status', 'due_at'])
    .where('contact_id', '=', contactId)
    .execute();
/** A report of the gateway of texts, with the signature of this or of another body. */
function fromGateway(path: `/${string}`, body: object, signed = JSON.stringify(body)) {
  const seconds = Math.floor(host.clock.now().getTime() / 1_000);
  const code = createHmac('sha256', SMS_TOKEN).update(`${seconds}.${signed}`).digest('hex');
  return host.post(path, { body, headers: { 'upline-signature': `t=${seconds},v1=${code}` } });
}

describe('videos (domain.md 2.29)', () => {
  it('keep their version when a save changes nothing', async () => {
    const { id, thumbnail_id } = await publish({
      thumbnail_id: (await admin.get(`/admin/videos/${video.id}`)).json().thumbnail_id,
    });
    const { version } = (await admin.get(`/admin/videos/${id}`)).json<{ version: number }>();
    const body = videoBody({ thumbnail_id });
    const save = (ifMatch: number) => admin.put(`/admin/videos/${id}`, { body, ifMatch });
    expect((await save(version)).json()).toMatchObject({ version: version + 1 });
    expect((await save(version + 1)).json()).toMatchObject({ version: version + 1 });
  });

  it('are offered while published and not expired, and only for their country', async () => {
    const thumbnail_id = (video as unknown as { thumbnail_id: string }).thumbnail_id;
    const past = await publish({ thumbnail_id, expires_on: addDays(testContext(host).today, -1) });
    const foreign = await publish({ thumbnail_id, country: 'Canada' });
    const ids = (await dev.get('/video-drop/videos'))
      .json<{ rows: { id: string }[] }>()
      .rows.map(({ id }) => id);
    expect(ids).toContain(video.id);
    expect(ids).not.toContain(past.id);
    expect(ids).not.toContain(foreign.id);
  });

  it('are for those with the builder plan or RMD alone (7.2)', async () => {
    expect((await ana.get('/video-drop/videos')).statusCode).toBe(403);
    expect((await ana.get('/video-drop/contacts')).statusCode).toBe(403);
  });
});

describe('contacts', () => {
  it('need an email or a mobile, which is no toll-free number', async () => {
    const none = await contact({ email: null, mobile: null, consent_email: false, consent_sms: false });
    expect(none.json().fields).toMatchObject([{ field: 'email', message: 'Enter an email or a phone' }]);
    expect((await contact({ mobile: '8005551234' })).statusCode).toBe(422);
  });

  it('keep consent with its date and source, and lose it with another address', async () => {
    const { id, version, email } = await newContact();
    const stored = (await dev.get(`/video-drop/contacts/${id}`)).json();
    expect(stored).toMatchObject({ consent_email: true, consent_email_source: 'In Person' });
    const body = { first_name: 'Kim', email: `other-${email}`, consent_email: true, consent_sms: false };
    const refused = await dev.put(`/video-drop/contacts/${id}`, { body, ifMatch: version });
    expect(refused.json().fields).toMatchObject([{ field: 'consent_source' }]);
  });

  it('are the own ones alone (R-VVD-05)', async () => {
    const { id, version } = await newContact();
    expect((await eve.get(`/video-drop/contacts/${id}`)).statusCode).toBe(404);
    expect((await eve.delete(`/video-drop/contacts/${id}`, { ifMatch: version })).statusCode).toBe(404);
    expect((await send([id], {}, eve)).json().fields).toMatchObject([{ field: 'contact_ids' }]);
    const theirs = (await eve.get('/video-drop/contacts', { query: { limit: '500' } })).json().rows;
    expect(theirs.map((row: { id: string }) => row.id)).not.toContain(id);
  });
});

describe('sending', () => {
  it('carries the address that the home office has set (R-VVD-02, R-CFG-01)', async () => {
    const address = 'Upline, 1 Harbor Street, Boston, MA 02110';
    const set = await (await host.signInAs('super')).put('/admin/plan-data/settings/video_sender', {
      body: { effective_from: testContext(host).today, value: { address } },
    });
    expect(set.statusCode, set.body).toBe(200);
    const { id, email } = await newContact();
    await send([id]);
    await host.platform.jobs.drain();
    expect((await lastMessage(email))?.text).toContain(address);
  });

  it('is refused by name without consent (R-VVD-01), and with nobody to send to', async () => {
    const { id, name } = await newContact({ consent_sms: false });
    expect((await send([id], { channel: 'SMS' })).json().fields).toMatchObject([
      { field: 'contact_ids', message: `${name} has not agreed to receive SMS messages` },
    ]);
    expect((await send([])).json().fields).toMatchObject([{ message: 'Select at least one contact' }]);
    expect((await send([id], { channel: 'SMS', message: 'x'.repeat(301) })).statusCode).toBe(422);
    const late = new Date(host.clock.now().getTime() + 91 * 86_400_000).toISOString();
    expect((await send([id], { scheduled_at: late })).statusCode).toBe(422);
  });

  it('names sender, postal address and the way to unsubscribe (R-VVD-02)', () => {
    const parts = {
      message: 'Hi {first_name}',
      firstName: 'Kim',
      sender: 'Dev Patel',
      company: 'Upline, 500 Congress Avenue, Austin, TX 78701',
      watchUrl: 'https://p.test/watch/x',
      unsubscribeUrl: 'https://p.test/unsubscribe/x',
    };
    for (const channel of ['Email', 'SMS'] as const) {
      const text = messageText({ ...parts, channel });
      expect(text).toContain('Hi Kim');
      expect(text).toContain('Dev Patel');
      expect(text).toContain('Austin, TX 78701');
      expect(text).toMatch(channel === 'SMS' ? /STOP/ : /unsubscribe\/x/);
    }
  });

  it('lets texts wait for the morning of the contact (R-VVD-03)', async () => {
    const { id } = await newContact({ state: 'HI' });
    const night = new Date(host.clock.now().getTime() + 5 * 86_400_000);
    night.setUTCHours(9, 0, 0, 0); // 23:00 in Honolulu
    expect((await send([id], { channel: 'SMS', scheduled_at: night.toISOString() })).json()).toMatchObject({
      later: 1,
    });
    const [delivery] = await deliveriesOf(id);
    expect(delivery?.due_at.getUTCHours()).toBe(18);
  });

  it('ends at 500 deliveries a day, however many come at once (R-VVD-04)', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => newContact({}, eve)));
    const ids = people.map(({ id }) => id);
    const day = new Date(host.clock.now().getTime() + 20 * 86_400_000).toISOString();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(ids, { scheduled_at: day }, eve)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({ message: 'Daily limit reached' });
  }, 60_000);
});

describe('what becomes of it', () => {
  it('is sent with a link, watched by what was played, told to the sender once, and never goes back', async () => {
    const { id, name, email } = await newContact({ first_name: 'Watcher' });
    expect((await send([id])).statusCode).toBe(201);
    await host.platform.jobs.drain();
    const mail = await lastMessage(email);
    expect(mail?.text).toContain('Hello Watcher');
    const token = tokenOf(mail?.text);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await historyOf(name)).toMatchObject([{ status: 'Sent' }]);
    const opened = await host.post('/video-links/open', { body: { token } });
    expect(opened.json()).toMatchObject({ video: { host_id: '76979871' }, associate: { name: 'Dev Patel' } });
    expect(await historyOf(name)).toMatchObject([{ status: 'Sent', percent: 0 }]);
    const play = (seconds: number) => host.post('/video-links/plays', { body: { token, seconds } });
    await play(10);
    expect(await historyOf(name)).toMatchObject([{ status: 'Opened', percent: 10 }]);
    await play(80);
    await play(90);
    await play(5);
    expect(await historyOf(name)).toMatchObject([{ status: 'Watched', percent: 90 }]);
    await host.post('/video-links/contact', { body: { token } });
    expect(await historyOf(name)).toMatchObject([{ status: 'Watched' }]);
    const notices = await host.platform.db
      .selectFrom('notification')
      .select('type')
      .where('object_key', 'like', 'video-%')
      .execute();
    expect(notices.map(({ type }) => type).sort()).toEqual(['video-contact', 'video-watched']);
    expect((await host.post('/video-links/open', { body: { token: 'unknown' } })).statusCode).toBe(404);
  });

  it('ends with the unsubscribing, which only the contact lifts', async () => {
    const { id, name, email } = await newContact({ first_name: 'Leaver' });
    await send([id]);
    await host.platform.jobs.drain();
    const token = tokenOf((await lastMessage(email))?.text);
    await host.post('/video-links/unsubscribe', { body: { token } });
    expect((await send([id])).json().fields).toMatchObject([
      { message: `${name} has unsubscribed from Email messages` },
    ]);
    expect(await historyOf(name)).toMatchObject([{ status: 'Unsubscribed' }]);
    await host.post('/video-links/subscribe', { body: { token } });
    expect((await send([id])).statusCode).toBe(201);
  });

  it('is delivered when the gateway of texts says so, and no receipt takes back what was watched', async () => {
    const { id, name, mobile } = await newContact({ first_name: 'Receiver' });
    await send([id], { channel: 'SMS' });
    const [delivery] = await deliveriesOf(id);
    // By day or by night: the text itself is of no interest here.
    const message_id = crypto.randomUUID();
    await host.db
      .updateTable('video_delivery')
      .set({ message_id, status: 'Sent' })
      .where('id', '=', delivery?.id ?? '')
      .execute();
    const receipt = (status: string) => fromGateway('/sms-receipts', { id: message_id, status });
    expect(
      (await host.post('/sms-receipts', { body: { id: message_id, status: 'Delivered' } })).statusCode,
    ).toBe(400);
    expect((await receipt('Delivered')).statusCode).toBe(204);
    expect(await historyOf(name)).toMatchObject([{ status: 'Delivered' }]);
    expect((await receipt('Failed')).statusCode).toBe(204);
    expect(await historyOf(name)).toMatchObject([{ status: 'Delivered', failure: null }]);
    expect(mobile).toMatch(/^\d{10}$/);
  });

  it('does not leave after the contact has unsubscribed or withdrawn consent', async () => {
    const { id, name, mobile } = await newContact({ first_name: 'Stopper' });
    const soon = new Date(host.clock.now().getTime() + 3 * 86_400_000);
    soon.setUTCHours(18, 0, 0, 0);
    await send([id], { channel: 'SMS', scheduled_at: soon.toISOString() });
    const reply = { from: `+1${mobile}`, text: 'Stop.' };
    expect((await fromGateway('/sms-replies', reply, 'another body')).statusCode).toBe(400);
    expect((await fromGateway('/sms-replies', reply)).statusCode).toBe(204);
    const [delivery] = await deliveriesOf(id);
    await host.platform.transaction(testContext(host), ({ db }) =>
      host.platform.jobs.add(db, 'video-drop.deliver', { id: delivery?.id ?? '' }),
    );
    await host.platform.jobs.drain();
    expect(await historyOf(name)).toMatchObject([{ status: 'Unsubscribed' }]);
  });

  it('knows replies that ask for an end', () => {
    expect(wishOf(' stop ')).toBe('stop');
    expect(wishOf('START')).toBe('start');
    expect(wishOf('please stop by')).toBeUndefined();
  });

  it('waits for another morning where the work comes to a text at night only (R-VVD-03)', async () => {
    const { id } = await newContact({ state: 'TX' });
    const noon = new Date(host.clock.now().getTime() + 86_400_000);
    noon.setUTCHours(18, 0, 0, 0);
    await send([id], { channel: 'SMS', scheduled_at: noon.toISOString() });
    const [delivery] = await deliveriesOf(id);
    const night = new Date(noon.getTime() + 11 * 3_600_000);
    host.clock.advance(night.getTime() - host.clock.now().getTime());
    await host.platform.jobs.drain();
    const [after] = await deliveriesOf(id);
    expect(after).toMatchObject({ id: delivery?.id, status: 'Queued' });
    expect([13, 14]).toContain(after?.due_at.getUTCHours());
  });
});
