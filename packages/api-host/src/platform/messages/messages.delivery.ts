import { createTransport } from 'nodemailer';
import type { Config, SmsSettings } from '../config/config.ts';
import { mailHtml } from './mail-html.ts';

/** A message on its way out. The id stays the same over all tries, so that receivers can drop a repeated one. */
export interface Outgoing {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands one message to the outside. Throws when it was not accepted; the text of the error names no person. */
export type Deliver = (message: Outgoing) => Promise<void>;

export interface Delivery {
  readonly Email: Deliver;
  readonly SMS: Deliver;
  close(): void;
}

const TIMEOUT_MS = 10_000;

const addressOf = (mailFrom: string) => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;

/** Mail over SMTP with a Message-ID made from the outbox row. */
export function smtpDelivery(smtpUrl: string, from: string): { deliver: Deliver; close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Content comes from us alone; a message never makes this host read a file or a URL (S-55).
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = addressOf(from).split('@').at(-1) ?? 'localhost';
  return {
    async deliver({ id, to, subject, text }) {
      try {
        await transport.sendMail({
          from,
          // As an object the address is one address, whatever it contains (S-54).
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          subject,
          text,
          html: mailHtml(subject, text),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
        throw new Error(
          `The mail server did not accept the message (${code} ${responseCode})`.replace(' )', ')'),
        );
      }
    },
    close: () => transport.close(),
  };
}

/** SMS over an HTTP gateway: `POST {id, from, to, text}` as JSON with a bearer token; any 2xx means accepted. */
export function smsDelivery({ url, token, from }: SmsSettings): Deliver {
  return async ({ id, to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      },
      body: JSON.stringify({ id, from, to, text }),
      // Only the configured host, never where it points to (S-55).
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway did not accept the message (${response.status})`);
  };
}

const notConfigured =
  (name: string): Deliver =>
  () =>
    Promise.reject(new Error(`${name} is not configured`));

/** The configured ways out. In a demo nothing leaves the host: the outbox page shows the messages instead. */
export function makeDelivery(config: Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom' | 'sms'>): Delivery {
  if (config.demo) return { Email: async () => {}, SMS: async () => {}, close: () => {} };
  const smtp = config.smtpUrl === undefined ? undefined : smtpDelivery(config.smtpUrl, config.mailFrom);
  return {
    Email: smtp?.deliver ?? notConfigured('SMTP_URL'),
    SMS: config.sms === undefined ? notConfigured('SMS_URL') : smsDelivery(config.sms),
    close: () => smtp?.close(),
  };
}
