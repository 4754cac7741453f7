import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOPICS } from '../platform/messages/message-templates.ts';
import type { TestClient, TestHost } from '../testing/index.ts';
import { signInAs, testContext } from '../testing/sign-in.ts';
import { startSessionsHost } from '../testing/test-users.ts';
import { afterQuietHours, zoneOfState } from './quiet-hours.ts';

let host: TestHost;
let ana: TestClient;
let email: string;
const phone = '4155550123';
beforeAll(async () => {
  host = await startSessionsHost();
  ana = await signInAs(host, 'ana');
  ({ email } = await host.db
    .selectFrom('app_user')
    .select('email')
    .where('code', '=', 'U000001')
    .executeTakeFirstOrThrow());
});
afterAll(() => host.close());
beforeEach(async () => {
  host.clock.set('2026-11-23T18:00:00Z');
  ana = await signInAs(host, 'ana');
  await host.db.deleteFrom('notification_preference').execute();
  await host.db.deleteFrom('outbox_message').execute();
  await host.db.deleteFrom('job').execute();
  await host.db
    .updateTable('app_user')
    .set({ phone, phone_type: 'Mobile', phone_verified_at: host.clock.now() })
    .where('code', '=', 'U000001')
    .execute();
});

const all = (email: boolean, sms: boolean) => TOPICS.map((topic) => ({ topic, email, sms }));
/** One channel must stay: mails of a group that no test sends. */
const quiet = all(false, false).map((each) => ({ ...each, email: each.topic === 'Marketing' }));
const save = (topics: ReturnType<typeof all>) => ana.put('/notifications/preferences', { body: { topics } });
const send = (kind: string, message: object = {}) =>
  host.platform.transaction(testContext(host), (context) =>
    host.platform.messages.send(context, {
      channel: 'Email',
      to: email,
      kind,
      subject: 'Policy ABC-123 needs your attention',
      text: 'Text',
      ...message,
    }),
  );
const sent = async () => {
  const rows = await host.db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient'])
    .orderBy('position')
    .execute();
  return rows.map(({ channel, recipient }) => `${channel} ${recipient}`);
};

describe('notification preferences (R-NTF-02)', () => {
  test('leave at least one channel (2.1)', async () => {
    const none = await save(all(false, false));
    expect([none.statusCode, none.json().fields]).toEqual([
      422,
      [{ field: 'topics', message: 'Select at least one channel' }],
    ]);
    expect((await save(all(false, true))).statusCode).toBe(200);
  });

  test('begin as the person chose before, and are kept', async () => {
    const before = await ana.get('/notifications/preferences');
    expect(before.json()).toMatchObject({ topics: all(true, false), sms_available: true });
    const topics = all(true, true).map((each) =>
      each.topic === 'Team' ? { ...each, email: false, sms: false } : each,
    );
    const saved = await save(topics);
    expect(saved.statusCode).toBe(200);
    expect((await ana.get('/notifications/preferences')).json().topics).toEqual(topics);
    const entry = await host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity', '=', 'notification_preference')
      .executeTakeFirstOrThrow();
    expect(entry.changes).toContainEqual({ field: 'Team', old: 'Email', new: null });
  });

  test('decide by which channels an event leaves', async () => {
    await send('policy-action-required');
    expect(await sent()).toEqual([`Email ${email}`]);
    await save(all(true, true));
    await send('policy-action-required');
    expect(await sent()).toEqual([`Email ${email}`, `Email ${email}`, `SMS ${phone}`]);
    await save(quiet);
    await send('policy-action-required');
    await send('license-approved');
    expect(await sent()).toHaveLength(3);
  });

  test('send no text for an event without one, nor to a phone that is not confirmed (8.1, S-25)', async () => {
    await save(all(true, true));
    await send('license-approved');
    await host.db
      .updateTable('app_user')
      .set({ phone_verified_at: null })
      .where('code', '=', 'U000001')
      .execute();
    await send('policy-action-required');
    expect(await sent()).toEqual([`Email ${email}`, `Email ${email}`]);
  });

  test('do not hold back what must be sent, nor mail to guests (8.1)', async () => {
    await save(quiet);
    await send('password-changed');
    await send('policy-action-required', { to: 'guest@example.test' });
    expect(await sent()).toEqual([`Email ${email}`, 'Email guest@example.test']);
  });

  test('hold back the text of a late premium, never its mail (8.1)', async () => {
    await save(quiet);
    await send('policy-lapse-pending');
    expect(await sent()).toEqual([`Email ${email}`]);
    await save(all(false, true));
    await send('policy-lapse-pending');
    expect(await sent()).toEqual([`Email ${email}`, `Email ${email}`, `SMS ${phone}`]);
  });

  test('name every topic once, and texts want a confirmed phone', async () => {
    expect((await save(all(true, false).slice(1))).statusCode).toBe(422);
    expect(
      (await save(all(true, false).map((each) => ({ ...each, topic: 'Team' as const })))).statusCode,
    ).toBe(422);
    await host.db
      .updateTable('app_user')
      .set({ phone_verified_at: null })
      .where('code', '=', 'U000001')
      .execute();
    const refused = await save(all(true, true));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields[0].message).toBe('Confirm your phone before choosing texts');
  });
});

describe('quiet hours (R-NTF-05)', () => {
  const waiting = async () =>
    (await host.db.selectFrom('job').select('run_at').where('task', '=', 'send-message').execute()).map(
      ({ run_at }) => run_at.toISOString(),
    );

  test('hold a text until eight in the morning of its reader, and a code not at all', async () => {
    host.clock.set('2026-11-24T04:30:00Z');
    await host.db.updateTable('associate').set({ state: 'NY' }).where('code', '=', 'U000001').execute();
    await send('phone-changed', { channel: 'SMS', to: phone });
    await send('sign-in-code', { channel: 'SMS', to: phone });
    expect((await waiting()).toSorted()).toEqual(['2026-11-24T04:30:00.000Z', '2026-11-24T13:00:00.000Z']);
  });

  test.each([
    ['a winter night in New York', '2026-11-24T03:00:30Z', 'NY', '2026-11-24T13:00:00.000Z'],
    ['the same moment, still evening in Denver', '2026-11-24T03:00:30Z', 'CO', '2026-11-24T03:00:30.000Z'],
    ['nine in the evening sharp', '2026-11-24T02:00:00Z', 'NY', '2026-11-24T13:00:00.000Z'],
    ['eight in the morning sharp', '2026-11-24T13:00:00Z', 'NY', '2026-11-24T13:00:00.000Z'],
    ['the night in which summer time begins', '2026-03-08T05:00:00Z', 'NY', '2026-03-08T12:00:00.000Z'],
    ['the night in which it ends', '2026-11-01T04:00:00Z', 'NY', '2026-11-01T13:00:00.000Z'],
  ])('know %s', (_, now, state, expected) => {
    expect(afterQuietHours(new Date(now), zoneOfState(state)).toISOString()).toBe(expected);
  });
});
