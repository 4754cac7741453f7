import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { CARD_MESSAGES } from '../../cards/cards.messages.ts';
import { LEGAL_MESSAGES } from '../../legal/legal-documents.messages.ts';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { SECURITY_MESSAGES } from '../../sessions/sessions.messages.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import { messageSender } from '../send-messages.ts';

const PATH = '/admin/message-templates';

let host: TestHost;
let office: TestClient;
let email: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  office = await host.signInAs('super');
  ({ email } = await host.db
    .selectFrom('app_user')
    .select('email')
    .where('code', '=', await codeOf('ana'))
    .executeTakeFirstOrThrow());
});
afterAll(() => host.close());
afterEach(() => host.db.deleteFrom('message_template').execute());

const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;
const change = (key: string, body: object, ifMatch = 0) => office.put(`${PATH}/${key}`, { body, ifMatch });
const refused = (reply: Awaited<ReturnType<typeof change>>) => [reply.statusCode, reply.json().fields];
const inside = <T>(work: (context: ReturnType<typeof testContext>) => Promise<T>) =>
  host.platform.transaction(testContext(host), work);
const newest = async () => {
  const [mail] = await readOutbox(host.db, host.platform.vault, { limit: 1 });
  return mail;
};

describe('the words of messages', () => {
  it('are changed by super admins alone', async () => {
    const admin = await host.signInAs('admin');
    expect((await admin.get(PATH)).statusCode).toBe(403);
    expect((await admin.get(`${PATH}/card-paid`)).statusCode).toBe(403);
    expect((await office.get(`${PATH}/nothing-of-this`)).statusCode).toBe(404);
  });

  it('are sent as they were changed, in the app and by mail, and in the standard ones again after that', async () => {
    const title = 'Thank you, {payment} has arrived';
    const body = 'We got {payment}.\n\nKeep this mail.';
    const changed = await change('card-paid', { title, body });
    expect(changed.json()).toMatchObject({
      title,
      body,
      is_changed: true,
      standard: { title: 'Payment received' },
      changed: { by: { name: expect.any(String) } },
      actions: ['update', 'restore'],
    });
    const to = await codeOf('ana');
    const send = () =>
      inside((context) =>
        messageSender(host.platform).send(context, CARD_MESSAGES['card-paid'], {
          to,
          values: { payment: '{name} <b>P-1</b>' },
          link: '/account/purchase-history',
        }),
      );
    await send();
    const notice = await host.db
      .selectFrom('notification')
      .select(['type', 'title', 'body'])
      .where('user_code', '=', to)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(notice).toEqual({
      type: 'card-paid',
      title: 'Thank you, {name} <b>P-1</b> has arrived',
      body: 'We got {name} <b>P-1</b>.\n\nKeep this mail.',
    });
    expect(await newest()).toMatchObject({
      to: email,
      kind: 'card-paid',
      subject: notice.title,
      text: expect.stringMatching(
        /^Hello Ana,\n\nWe got \{name\} <b>P-1<\/b>\.\n\nKeep this mail\.\n\nhttps?:.*\/account\/purchase-history$/,
      ),
    });

    const { version } = changed.json();
    const restored = await office.post(`${PATH}/card-paid/restore`, { ifMatch: version });
    expect(restored.json()).toMatchObject({ is_changed: false, version: 0, title: 'Payment received' });
    expect((await office.post(`${PATH}/card-paid/restore`, { ifMatch: 0 })).statusCode).toBe(409);
    await send();
    expect(await newest()).toMatchObject({ subject: 'Payment received' });

    const history = await office.get(`${PATH}/card-paid/audit`);
    expect(history.json().rows).toMatchObject([
      {
        action: 'update',
        changes: [{ field: 'Title', old: title, new: 'Payment received' }, { field: 'Text' }],
      },
      {
        action: 'update',
        changes: [{ field: 'Title', old: 'Payment received', new: title }, { field: 'Text' }],
      },
    ]);
  });

  it('leave no row behind where they are the standard ones, and no entry where nothing changed', async () => {
    const { standard } = (await office.get(`${PATH}/lockout`)).json();
    expect((await change('lockout', standard)).json()).toMatchObject({ is_changed: false, version: 0 });
    const { version } = (await change('lockout', { ...standard, title: 'Paused' })).json();
    expect((await change('lockout', standard, version)).json()).toMatchObject({ is_changed: false });
    expect(await host.db.selectFrom('message_template').selectAll().execute()).toEqual([]);
    expect((await office.get(`${PATH}/lockout/audit`)).json().rows).toHaveLength(2);
  });

  it('of somebody else are never overwritten, nor those that were written after them (R-GEN-04)', async () => {
    const words = (title: string) => ({ title, body: 'Your {document} was revoked.' });
    const first = (await change('legal-document-revoked', words('First'))).json();
    const stale = await change('legal-document-revoked', words('Second'));
    expect([stale.statusCode, stale.json().details.current.title]).toEqual([409, 'First']);
    await office.post(`${PATH}/legal-document-revoked/restore`, { ifMatch: first.version });
    const later = (await change('legal-document-revoked', words('Third'))).json();
    expect(later.version).toBeGreaterThan(first.version);
    expect((await change('legal-document-revoked', words('Fourth'), first.version)).statusCode).toBe(409);
  });

  test.each([
    [
      'a code in the subject',
      'sign-in-code',
      { title: 'Code {code}', body: 'Your code is {code}.' },
      'title',
      '{code} cannot be in the title, which is mailed',
    ],
    [
      'more text than a notice shows',
      'card-paid',
      { title: 'T', body: 'x'.repeat(1_001) },
      'body',
      'Text must be at most 1000 characters',
    ],
    [
      'an unknown value',
      'card-paid',
      { title: 'T', body: 'Hi {nam}' },
      'body',
      '{nam} is no value of this message',
    ],
    [
      'an unknown value in the title',
      'card-paid',
      { title: '{x}', body: 'B' },
      'title',
      '{x} is no value of this message',
    ],
    [
      'an open brace',
      'card-paid',
      { title: 'T', body: 'Hi {payment' },
      'body',
      'Text has a brace that is not closed',
    ],
    [
      'a missing link',
      'password-reset',
      { title: 'T', body: 'Choose a password.' },
      'body',
      'Text must contain {link}',
    ],
    ['a missing code', 'phone-code', { title: null, body: 'Hello' }, 'body', 'Text must contain {code}'],
    ['no title', 'card-paid', { title: ' ', body: 'B' }, 'title', 'Title is required'],
    ['a title of a text', 'phone-code', { title: 'T', body: '{code}' }, 'title', 'A text has no title'],
    [
      'an amount in a subject',
      'escrow-released',
      { title: '{amount}', body: 'B' },
      'title',
      '{amount} cannot be in the title, which is mailed',
    ],
    [
      'a line break in a subject',
      'card-paid',
      { title: 'Hi\r\nBcc: eve@evil.test', body: 'B' },
      'title',
      'Title contains a character that cannot be used',
    ],
    [
      'a long title',
      'card-paid',
      { title: 'x'.repeat(121), body: 'B' },
      'title',
      'Title must be at most 120 characters',
    ],
    [
      'a long text',
      'card-paid',
      { title: 'T', body: 'x'.repeat(4_001) },
      'body',
      'Text must be at most 4000 characters',
    ],
  ])('with %s are refused on the field', async (_, key, body, field, message) => {
    expect(refused(await change(key, body))).toEqual([422, [{ field, message }]]);
  });

  it('may have amounts where they are not mailed', async () => {
    const body = '{amount} comes with the next pay run.';
    expect((await change('escrow-released', { title: 'Released', body })).statusCode).toBe(200);
  });

  it('that use a value a release has taken away are not sent', async () => {
    await host.db
      .insertInto('message_template')
      .values({ key: 'password-changed', title: 'Changed', body: 'Hello {gone}', updated_by: null })
      .execute();
    await inside((context) =>
      messageSender(host.platform).mail(context, SECURITY_MESSAGES['password-changed'], {
        to: { email, first_name: 'Ana' },
      }),
    );
    expect(await newest()).toMatchObject({ subject: 'Your Upline password was changed' });
    expect((await office.get(`${PATH}/password-changed`)).json()).toMatchObject({
      is_changed: true,
      problem: '{gone} is no value of this message',
    });
  });

  it('are read once for a whole transaction', async () => {
    const people = await host.db.selectFrom('app_user').select('code').limit(20).execute();
    const asked: string[] = [];
    await inside(async (context) => {
      const db = context.db.withPlugin({
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('"message_template"')) asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { sendEach } = messageSender(host.platform);
      const notices = people.map(({ code }) => ({ to: code, values: { document: 'AMA' } }));
      await sendEach({ ...context, db }, LEGAL_MESSAGES['legal-document-revoked'], notices);
      await sendEach({ ...context, db }, LEGAL_MESSAGES['legal-document-revoked'], notices);
    });
    expect(people.length).toBe(20);
    expect(asked).toHaveLength(1);
  });
});
