import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Problem } from '../operation/problem.ts';
import type { Vault } from '../vault/vault.ts';
import type { Delivery } from './messages.delivery.ts';
import * as store from './messages.store.ts';
import type { Message, Messages, PlanMessage, TellOutcome } from './messages.ts';
import { MAX_SUBJECT, MAX_TEXT } from './written.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    'send-message': { id: string };
  }
}

/** Codes and links: worth nothing later, and secret until then. */
const EXPIRING = [
  'sign-in-code',
  'confirmation-code',
  'phone-code',
  'password-reset',
  'email-change',
  'admin-invitation',
];
const place = (id: string) => ({ table: 'outbox_message', column: 'text', id });

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Refuses what could become a second header or a second recipient (S-54). */
function check({ channel, to, subject = '', text }: Message): void {
  const recipient = channel === 'Email' ? /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+$/ : /^\+?[0-9]{7,15}$/;
  if (
    CONTROL.test(subject) ||
    subject.length > MAX_SUBJECT ||
    !recipient.test(to) ||
    text.length > MAX_TEXT
  ) {
    throw new Problem(400, 'bad-message', 'The message cannot be sent');
  }
}

interface MessagesOptions {
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly delivery: Delivery;
  /** In a demo the text stays readable for the outbox page; otherwise it is emptied once delivered. */
  readonly demo: boolean;
  /** What becomes of a message; by default it leaves as it is, at once. */
  readonly plan?: PlanMessage;
  /** Where the two apps are. */
  readonly apps?: Pick<Config, 'portalUrl' | 'adminUrl'>;
}

/** Makes the outbox: three tries, 1 s apart and doubling up to 30 s, then the message is marked failed (R-NTF-04). */
export function makeMessages({
  jobs,
  vault,
  delivery,
  demo,
  plan = async (_, message) => [{ message }],
  apps = { portalUrl: '', adminUrl: '' },
}: MessagesOptions): Messages {
  vault.registerColumn({ table: 'outbox_message', column: 'text' });
  const listeners = new Map<string, TellOutcome>();

  jobs.define('send-message', {
    transaction: 'manual',
    attempts: 3,
    backoff: { baseMs: 1_000, capMs: 30_000 },
    async run(context, { id }, finish) {
      const message = await store.find(context.db, id);
      if (message && message.sent_at === null && message.text !== null) {
        const text = vault.open(place(id), message.text);
        await delivery[message.channel]({ id, to: message.recipient, subject: message.subject ?? '', text });
      }
      // A crash before this commit sends again, under the same Message-ID.
      await finish(async (inside) => {
        await store.markSent(inside.db, id, context.now, demo);
        if (message) await listeners.get(message.kind)?.(inside, id, 'Sent');
      });
    },
    async onFailed(context, { id }) {
      const message = await store.find(context.db, id);
      await store.markFailed(context.db, id, context.now, EXPIRING);
      if (message) await listeners.get(message.kind)?.(context, id, 'Failed');
    },
  });

  return {
    addressOf: ({ kind }, path) => `${kind === 'Associate' ? apps.portalUrl : apps.adminUrl}${path}`,

    onOutcome: (kind, tell) => void listeners.set(kind, tell),

    async send({ db, now }, asked) {
      check(asked);
      const ids: string[] = [];
      for (const { message, runAt } of await plan({ db, now }, asked)) {
        check(message);
        const id = randomUUID();
        await store.insert(db, {
          id,
          channel: message.channel,
          kind: message.kind,
          recipient: message.to,
          subject: message.subject ?? null,
          text: vault.seal(place(id), message.text),
          created_at: now,
        });
        await jobs.add(db, 'send-message', { id }, runAt ? { runAt } : {});
        ids.push(id);
      }
      return ids;
    },
  };
}

/** What the outbox page of a demo shows, newest first, with the text readable. */
export async function readOutbox(
  db: Parameters<typeof store.newest>[0],
  vault: Vault,
  query: { to?: string | undefined; limit: number },
) {
  const rows = await store.newest(db, query);
  return rows.map(({ id, channel, recipient, subject, text, kind, created_at, sent_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text: text === null ? '' : vault.open(place(id), text),
    kind,
    created_at,
    sent_at,
  }));
}
