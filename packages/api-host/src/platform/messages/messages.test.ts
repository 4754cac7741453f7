import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '../../testing/test-services.ts';
import { mailHtml } from './mail-html.ts';
import { type Delivery, makeDelivery, smsDelivery } from './messages.delivery.ts';
import { makeMessages, readOutbox } from './messages.service.ts';
import * as store from './messages.store.ts';
import type { Message, Messages } from './messages.ts';

const FROM = 'Upline <no-reply@upline.test>';
const mail: Message = {
  channel: 'Email',
  to: 'ana@demo.upline.test',
  subject: 'Your sign-in code',
  text: 'Your code is 493817.\n\nhttps://portal.upline.test/login?a=1&b=2',
  kind: 'sign-in-code',
};

let services: TestServices;
let messages: Messages;
let delivery: Delivery;
let demo: boolean;

async function open(via: Delivery, isDemo = false) {
  delivery = via;
  demo = isDemo;
  services = await openTestServices();
  messages = makeMessages({ jobs: services.jobs, vault: services.vault, delivery, demo });
}
async function close() {
  delivery.close();
  await services.database.close();
}
const rows = () => store.newest(services.db, { limit: 10 });
const send = (message: Message) =>
  services.transaction(services.context(), (inside) => messages.send(inside, message));

describe('mail', () => {
  const received: { from: string; to: string[]; source: string }[] = [];
  let refuse = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done(
          refuse-- > 0 ? Object.assign(new Error('busy, ana@demo.upline.test'), { responseCode: 451 }) : null,
        );
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    await open(
      makeDelivery({ demo: false, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: FROM, sms: undefined }),
    );
  });
  afterAll(async () => {
    await close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
  beforeEach(() => {
    received.length = 0;
    refuse = 0;
  });

  test('leaves after the transaction committed, and its text leaves the database with it (R-16, S-11)', async () => {
    await send(mail);
    expect(received).toEqual([]);
    const [waiting] = await rows();
    expect(waiting?.text).toBeTypeOf('string');
    expect(JSON.stringify(waiting)).not.toContain('493817');
    await services.jobs.drain();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@upline.test', to: ['ana@demo.upline.test'] });
    expect(received[0]?.source).toContain('Your code is 493817.');
    const [sent] = await rows();
    expect(sent).toMatchObject({ text: null, sent_at: services.clock.now() });
  });

  test('keeps one Message-ID over all tries, made from its row (R-16)', async () => {
    refuse = 2;
    await send(mail);
    for (let round = 0; round < 3; round++) {
      await services.jobs.drain();
      services.clock.advance(30_000);
    }
    const [row] = await rows();
    const ids = received.map(({ source }) => /^message-id: (.*)$/im.exec(source)?.[1]?.trim());
    expect(ids).toEqual(Array(3).fill(`<${row?.id}@upline.test>`));
    expect(row?.sent_at).not.toBeNull();
  });

  test('is given up after three tries and shown as failed, naming nobody in the error (R-NTF-04)', async () => {
    refuse = 99;
    await send({ ...mail, to: 'ben@demo.upline.test' });
    for (let round = 0; round < 5; round++) {
      await services.jobs.drain();
      services.clock.advance(30_000);
    }
    expect(received).toHaveLength(3);
    expect(await store.listFailed(services.db)).toMatchObject([
      { recipient: 'ben@demo.upline.test', kind: 'sign-in-code' },
    ]);
    const dead = await services.db.selectFrom('job').select('last_error').execute();
    expect(dead).toEqual([{ last_error: 'The mail server did not accept the message (EMESSAGE 451)' }]);
  });

  test('does not leave when the transaction is rolled back', async () => {
    await services
      .transaction(services.context(), async (inside) => {
        await messages.send(inside, mail);
        throw new Error('no');
      })
      .catch(() => {});
    expect(await services.jobs.drain()).toBe(0);
    expect(received).toEqual([]);
  });

  test.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@evil.test' }],
    ['a bare line feed in the subject', { subject: 'Hi\nBcc: eve@evil.test' }],
    ['a line break in the address', { to: 'ana@demo.upline.test\r\nBcc: eve@evil.test' }],
    ['a second address', { to: 'ana@demo.upline.test,eve@evil.test' }],
    ['a display name', { to: 'Ana <eve@evil.test>' }],
    ['no address', { to: '' }],
  ])('with %s is refused with 400 (S-54)', async (_, part) => {
    await expect(send({ ...mail, ...part })).rejects.toMatchObject({ status: 400 });
  });

  test('shows markup of a text as text in its HTML part (S-54)', () => {
    const html = mailHtml(
      'Hi <b>',
      'Hello <script>alert(1)</script> & "you"\n\nhttps://upline.test/a?b=1&c=2\nsecond line',
    );
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;you&quot;');
    expect(html).toContain('<a href="https://upline.test/a?b=1&amp;c=2"');
    expect(html).toContain('<br>second line');
  });
});

describe('SMS', () => {
  const sms: Message = {
    channel: 'SMS',
    to: '4155550123',
    text: 'Your code is 493817',
    kind: 'sign-in-code',
  };

  test('goes to the gateway as JSON, under the id of its row as idempotency key', async () => {
    const requests: { headers: Record<string, unknown>; body: string }[] = [];
    let answers = [503, 200];
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        requests.push({ headers: request.headers, body });
        response.writeHead(answers[0] ?? 200, { location: 'http://127.0.0.1:1/' }).end();
        answers = answers.slice(1);
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
    await open(
      makeDelivery({
        demo: false,
        smtpUrl: undefined,
        mailFrom: FROM,
        sms: { url, token: 'secret', from: '+18885550100' },
      }),
    );
    await send(sms);
    await services.jobs.drain();
    services.clock.advance(5_000);
    await services.jobs.drain();
    const [row] = await rows();
    expect(requests).toHaveLength(2);
    for (const { headers, body } of requests) {
      expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': row?.id });
      expect(JSON.parse(body)).toEqual({
        id: row?.id,
        from: '+18885550100',
        to: '4155550123',
        text: 'Your code is 493817',
      });
    }
    expect(row?.sent_at).not.toBeNull();

    answers = [302];
    const direct = smsDelivery({ url, token: 'secret', from: 'x' });
    await expect(direct({ id: '1', to: '4155550123', subject: '', text: 'x' })).rejects.toThrow();
    await close();
    await new Promise((resolve) => gateway.close(resolve));
  });
});

describe('in a demo', () => {
  beforeAll(() =>
    open(makeDelivery({ demo: true, smtpUrl: 'smtp://192.0.2.1', mailFrom: FROM, sms: undefined }), true),
  );
  afterAll(close);

  test('nothing leaves the host and the outbox shows what would have', async () => {
    await send(mail);
    services.clock.advance(1_000);
    await send({ ...mail, to: 'ben@demo.upline.test', text: 'second' });
    await services.jobs.drain();
    const all = await readOutbox(services.db, services.vault, { limit: 10 });
    expect(all.map(({ to, text }) => [to, text])).toEqual([
      ['ben@demo.upline.test', 'second'],
      ['ana@demo.upline.test', mail.text],
    ]);
    expect(all.every(({ sent_at }) => sent_at !== null)).toBe(true);
    expect(
      await readOutbox(services.db, services.vault, { to: 'ANA@demo.upline.test', limit: 10 }),
    ).toHaveLength(1);
    expect(await readOutbox(services.db, services.vault, { to: '%', limit: 10 })).toEqual([]);
  });
});
