import { addDays } from '@upline/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardWorld } from '../cards/cards.test-support.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
let world: ReturnType<typeof cardWorld>;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  world = cardWorld(host);
});
/** Tests that let time pass end the sessions of others. */
beforeEach(async () => {
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
});
afterAll(() => host.close());

let serial = 0;
interface Made {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}
interface Read {
  readonly mine: string | null;
  readonly seats_left: number;
  readonly actions: readonly string[];
  readonly tickets: readonly {
    id: string;
    guest_type: string;
    status: string | null;
    code: string;
    actions: string[];
  }[];
}

const bodyOf = (over: object = {}) => ({
  title: `Meeting ${++serial}`,
  kind: 'BPM',
  starts_on: addDays(today, 10),
  starts_time: '18:00',
  ends_on: addDays(today, 10),
  ends_time: '20:00',
  time_zone: 'America/Chicago',
  venue: 'The hall',
  capacity: null,
  audience: 'Everybody',
  registration: 'Open',
  opens_on: addDays(today, -1),
  closes_on: addDays(today, 10),
  ...over,
});

async function eventWith(over: object = {}, type: object = {}) {
  const made = await admin.post('/admin/events', { body: bodyOf(over) });
  expect(made.statusCode, made.body).toBe(201);
  const { id, version } = made.json<Made>();
  const typed = await admin.post(`/admin/events/${id}/ticket-types`, {
    body: {
      name: 'Seat',
      guest_type: 'Associate',
      price_usd_cents: 0,
      price_cad_cents: 0,
      quantity: 100,
      needs_shirt: false,
      refundable_until: addDays(today, 9),
      ...type,
    },
  });
  expect(typed.statusCode, typed.body).toBe(201);
  const shown = await admin.post(`/admin/events/${id}/publish`, { ifMatch: version });
  expect(shown.statusCode, shown.body).toBe(200);
  return { ...shown.json<Made>(), type: typed.json<{ id: string }>().id };
}
type Event = Awaited<ReturnType<typeof eventWith>>;

const register = (client: TestClient, event: Event, more: object = {}) =>
  client.post(`/events/${event.slug}/tickets`, { body: { type_id: event.type, ...more } });
const read = async (client: TestClient, { slug }: Event) =>
  (await client.get(`/events/${slug}`)).json<Read>();
const versionOf = async (id: string) => (await admin.get(`/admin/events/${id}`)).json<Made>().version;
const guest = (name: string) => ({
  guest: { first_name: name, last_name: 'Guest', email: `${name}@example.com` },
});

describe('registering (domain.md 2.26)', () => {
  it('R-EVT-02: gives one Associate ticket to each associate, and at most ten guests', async () => {
    const event = await eventWith();
    expect((await register(ana, event)).json()).toMatchObject({ is_paid: true });
    const again = await register(ana, event);
    expect([again.statusCode, again.json().message]).toEqual([409, 'You are already registered']);
    const typed = await admin.post(`/admin/events/${event.id}/ticket-types`, {
      body: {
        name: 'Guest',
        guest_type: 'Guest',
        price_usd_cents: 0,
        price_cad_cents: 0,
        quantity: 100,
        needs_shirt: false,
        refundable_until: today,
      },
    });
    const guests = { ...event, type: typed.json<{ id: string }>().id };
    for (let count = 1; count <= 10; count += 1)
      expect((await register(ana, guests, guest(`g${count}`))).statusCode).toBe(201);
    const eleventh = await register(ana, guests, guest('g11'));
    expect([eleventh.statusCode, eleventh.json().message]).toEqual([409, 'You can bring at most 10 guests']);
    await host.platform.jobs.drain();
    const mails = await host.db
      .selectFrom('outbox_message')
      .select('recipient')
      .where('kind', '=', 'guest-event-registered')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toContain('g1@example.com');
  });

  it('R-EVT-01: sells no seat twice to parallel buyers', async () => {
    const event = await eventWith({ capacity: 2 });
    const clients = await Promise.all(
      ['ana', 'ben', 'cara', 'dev', 'hal'].map((name) => host.signInAs(name)),
    );
    const answers = await Promise.all(clients.map((client) => register(client, event)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((each) => each.json().message)).toEqual(Array(3).fill('This event is sold out'));
  });

  it('R-EVT-04: refuses outside the window', async () => {
    for (const over of [{ registration: 'Closed' }, { opens_on: addDays(today, 2) }]) {
      const event = await eventWith(over);
      const answer = await register(ana, event);
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'Registration is closed']);
    }
  });

  it('asks for the shirt where the ticket has one', async () => {
    const event = await eventWith({}, { needs_shirt: true });
    expect((await register(ana, event)).json().fields).toEqual([
      { field: 'shirt_size', message: 'Shirt Size is required' },
    ]);
    expect((await register(ana, event, { shirt_size: 'M' })).statusCode).toBe(201);
    expect((await admin.get(`/admin/events/${event.id}`)).json().shirts).toEqual([{ size: 'M', tickets: 1 }]);
  });

  it('lets support register for free tickets alone (7.3)', async () => {
    const support = await host.signInAs('ana', { via: 'super' });
    expect((await register(support, await eventWith())).statusCode).toBe(201);
    const paid = await register(support, await eventWith({}, { price_usd_cents: 500 }));
    expect([paid.statusCode, paid.json().message]).toEqual([
      403,
      'Not available while viewing as another user',
    ]);
  });

  it('shows an event to its audience alone (R-PRM-01)', async () => {
    const event = await eventWith({ audience: 'Country', country: 'Canada' });
    expect((await ana.get(`/events/${event.slug}`)).statusCode).toBe(404);
    expect((await (await host.signInAs('celine')).get(`/events/${event.slug}`)).statusCode).toBe(200);
    expect((await register(ana, event)).statusCode).toBe(404);
  });
});

describe('the waiting list (R-EVT-01)', () => {
  it('offers a free seat to who waits longest, for 24 hours, and keeps it from others', async () => {
    const event = await eventWith({ capacity: 1 });
    const [ben, cara, dev] = await Promise.all(['ben', 'cara', 'dev'].map((name) => host.signInAs(name)));
    if (!ben || !cara || !dev) throw new Error('no logins');
    await register(ana, event);
    const join = (client: TestClient) =>
      client.post(`/events/${event.slug}/waiting`, { body: { type_id: event.type } });
    expect((await join(ben)).json()).toMatchObject({ mine: 'Waiting' });
    host.clock.advance(60_000);
    await join(cara);
    const [ticket] = (await read(ana, event)).tickets;
    expect((await ana.post(`/events/${event.slug}/tickets/${ticket?.id}/cancel`)).statusCode).toBe(200);
    await host.platform.jobs.drain();
    expect((await read(ben, event)).mine).toBe('Offered');
    expect((await read(cara, event)).mine).toBe('Waiting');
    expect((await register(dev, event)).json().message).toBe('This event is sold out');
    expect((await register(ben, event)).statusCode).toBe(201);
    expect((await read(ben, event)).mine).toBe('Registered');
  });
});

describe('paid tickets', () => {
  const priced = () => eventWith({ capacity: 1 }, { price_usd_cents: 4_900, price_cad_cents: 6_500 });

  async function pay(client: TestClient, event: Event, choice = 'success') {
    const { id } = (await register(client, event)).json<{ id: string }>();
    const opened = await client.post(`/events/${event.slug}/tickets/${id}/checkout`);
    expect(opened.statusCode, opened.body).toBe(200);
    await world.choose(opened.json<{ url: string }>().url, choice);
    await host.platform.jobs.drain();
    return id;
  }

  it('are registered when the card payment arrives, and refunded when they are given back', async () => {
    const event = await priced();
    const id = await pay(ana, event);
    const [ticket] = (await read(ana, event)).tickets;
    expect(ticket).toMatchObject({ id, status: 'Registered', payment_status: 'Paid' });
    const purchases = (await ana.get('/account/purchases')).json().rows;
    expect(purchases[0]).toMatchObject({ kind: 'Event Ticket', status: 'Paid' });
    await ana.post(`/events/${event.slug}/tickets/${id}/cancel`);
    await host.platform.jobs.drain();
    const row = await host.db
      .selectFrom('event_ticket')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('Refunded');
    expect(await world.statusOf(row.payment_id as string)).toBe('Refunded');
  });

  it('keep an unpaid seat for 60 minutes and are not paid once somebody else has it', async () => {
    const event = await priced();
    const ben = await host.signInAs('ben');
    const { id } = (await register(ana, event)).json<{ id: string }>();
    expect((await register(ben, event)).json().message).toBe('This event is sold out');
    const { url } = (await ana.post(`/events/${event.slug}/tickets/${id}/checkout`)).json<{ url: string }>();
    host.clock.advance(61 * 60_000);
    const later = await host.signInAs('ben');
    await pay(later, event);
    await world.choose(url, 'success').catch(() => undefined);
    await host.platform.jobs.drain();
    const row = await host.db
      .selectFrom('event_ticket')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBeNull();
    expect(await world.statusOf(row.payment_id as string)).not.toBe('Paid');
    expect((await read(later, event)).mine).toBe('Registered');
  });
});

describe('check-in', () => {
  it('is taken from the day before to the day after, once, and undone within 10 minutes', async () => {
    const later = await eventWith();
    await register(ana, later);
    const early = (await read(ana, later)).tickets[0]?.code;
    const refused = await admin.post(`/admin/events/${later.id}/check-ins`, { body: { code: early } });
    expect(refused.json().message).toMatch(/^Check-in is open from/);
    const event = await eventWith({
      starts_on: addDays(today, 1),
      ends_on: addDays(today, 1),
      closes_on: addDays(today, 1),
    });
    await register(ana, event);
    const code = (await read(ana, event)).tickets[0]?.code;
    const checkIn = () => admin.post(`/admin/events/${event.id}/check-ins`, { body: { code } });
    const first = await checkIn();
    expect(first.json()).toMatchObject({ status: 'Checked In', actions: ['undo'] });
    const second = await checkIn();
    expect([second.statusCode, second.json().message]).toEqual([
      409,
      expect.stringMatching(/^Already checked in at /),
    ]);
    const { id, version } = first.json<Made>();
    const undo = (ifMatch: number) => admin.post(`/admin/event-tickets/${id}/undo-check-in`, { ifMatch });
    expect((await undo(version)).json()).toMatchObject({ status: 'Registered' });
    const again = (await checkIn()).json<Made>();
    host.clock.advance(11 * 60_000);
    expect((await undo(again.version)).json().message).toBe('A check-in can be undone for 10 minutes');
    const wrong = await admin.post(`/admin/events/${later.id}/check-ins`, { body: { code } });
    expect(wrong.statusCode).toBe(404);
  });
});

describe('cancelling an event (R-EVT-05)', () => {
  it('needs a choice where there are tickets: all go back, or all move', async () => {
    const event = await eventWith();
    const other = await eventWith();
    await register(ana, event);
    const plain = await admin.post(`/admin/events/${event.id}/unpublish`, {
      ifMatch: await versionOf(event.id),
    });
    expect(plain.statusCode).toBe(409);
    const moved = await admin.post(`/admin/events/${event.id}/cancel`, {
      ifMatch: await versionOf(event.id),
      body: { choice: 'Move', to_event_id: other.id, reason: 'The hall burned' },
    });
    expect(moved.json(), moved.body).toMatchObject({ status: 'Unpublished', sold: 0 });
    expect((await read(ana, other)).mine).toBe('Registered');
    const off = await admin.post(`/admin/events/${other.id}/cancel`, {
      ifMatch: await versionOf(other.id),
      body: { choice: 'Refund All', reason: 'No speaker' },
    });
    expect(off.json()).toMatchObject({ status: 'Unpublished', sold: 0 });
    const told = await host.db
      .selectFrom('notification')
      .select('title')
      .where('object_key', '=', `event:${other.id}`)
      .execute();
    expect(told.map(({ title }) => title).some((title) => title.startsWith('Cancelled: '))).toBe(true);
  });
});

describe('an event', () => {
  it('keeps the rules of its fields', async () => {
    const messagesOf = async (over: object) =>
      (await admin.post('/admin/events', { body: bodyOf(over) }))
        .json()
        .fields.map((each: { message: string }) => each.message);
    expect(await messagesOf({ ends_time: '17:00' })).toContain('End cannot be before start');
    expect(await messagesOf({ venue: null })).toEqual(['Enter a venue or an online link']);
    expect(await messagesOf({ audience: 'Level' })).toEqual(['Level is required']);
    const event = await eventWith({ capacity: 5 });
    await register(ana, event);
    await register(await host.signInAs('ben'), event);
    const less = await admin.put(`/admin/events/${event.id}`, {
      ifMatch: await versionOf(event.id),
      body: bodyOf({ capacity: 1, slug: event.slug }),
    });
    expect(less.json().fields).toEqual([
      { field: 'capacity', message: 'Capacity cannot be less than tickets sold' },
    ]);
  });

  it('reminds its holders once at each time, and is a file for calendars', async () => {
    const event = await eventWith();
    await register(ana, event);
    const sent = () =>
      host.db
        .selectFrom('notification')
        .select('id')
        .where('object_key', '=', `event:${event.id}`)
        .where('type', 'in', ['event-reminder', 'event-soon'])
        .execute();
    const remind = async () => {
      await host.platform.transaction(testContext(host), ({ db }) =>
        host.platform.jobs.add(db, 'events.remind', {}),
      );
      await host.platform.jobs.drain();
    };
    await remind();
    expect(await sent()).toHaveLength(0);
    host.clock.advance(4 * 24 * 3_600_000);
    await remind();
    await remind();
    expect(await sent()).toHaveLength(1);
    // At another time it is reminded of again.
    await host.db
      .updateTable('event_ticket')
      .set({ reminders: 3 })
      .where('event_id', '=', event.id)
      .execute();
    admin = await host.signInAs('admin');
    const moved = await admin.put(`/admin/events/${event.id}`, {
      body: bodyOf({ starts_on: addDays(today, 20), ends_on: addDays(today, 20) }),
      ifMatch: await versionOf(event.id),
    });
    expect(moved.statusCode, moved.body).toBe(200);
    await remind();
    expect(await sent()).toHaveLength(1);
    host.clock.advance(14 * 24 * 3_600_000);
    await remind();
    expect(await sent()).toHaveLength(2);
    const file = await (await host.signInAs('ana')).get(`/events/${event.slug}/calendar`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain(`UID:event-${event.id}@upline`);
    expect(file.body).toContain('DTSTART:');
  });
});
