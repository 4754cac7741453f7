import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { readOutbox } from '../platform/messages/messages.service.ts';
import { bytes, queryInteger, text, timestamp } from '../platform/operation/fields.ts';
import { operation } from '../platform/operation/operation.ts';
import { OUTBOX_PAGE_CSP, outboxPage } from './outbox-page.ts';

const tag = 'Demo';
const policy = { needs: 'demo', audience: 'any', scope: 'none', proxy: 'allowed' } as const;

const query = z.strictObject({
  to: text('To', { max: 254 }).optional(),
  limit: queryInteger('Limit', { min: 1, max: 200, initial: 50 }),
});

const message = z.strictObject({
  id: z.uuid(),
  channel: z.enum(['Email', 'SMS']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  kind: z.string(),
  created_at: timestamp(),
  sent_at: timestamp().nullable(),
});

const example = {
  id: '0f3d1c52-6b0e-4c1f-9a57-0d3c5d5f8a11',
  channel: 'Email',
  to: 'ana@demo.upline.test',
  subject: 'Your sign-in code',
  text: 'Your sign-in code is 493817. It is valid for 10 minutes.',
  kind: 'sign-in-code',
  created_at: '2026-11-21T15:04:05.000Z',
  sent_at: '2026-11-21T15:04:05.000Z',
};

/** Mail and SMS of a demo, which leaves nothing out of the host. Absent without demo mode. */
export const outboxRoutes: Area = ({ vault }) => [
  operation({
    id: 'listOutboxMessages',
    method: 'GET',
    path: '/outbox/messages',
    tag,
    summary: 'Messages a demo would have sent, newest first',
    policy,
    query,
    answer: { status: 200, schema: z.strictObject({ rows: z.array(message) }) },
    examples: { query: { to: 'ana@demo.upline.test' }, answer: { rows: [example] } },
    async handler({ db, query: asked }) {
      return { rows: await readOutbox(db, vault, asked) };
    },
  }),
  operation({
    id: 'showOutbox',
    method: 'GET',
    path: '/outbox',
    tag,
    summary: 'The messages as a page for people',
    policy,
    query,
    answer: { status: 200, schema: bytes(), contentType: 'text/html; charset=utf-8' },
    async handler({ db, query: asked, reply }) {
      const html = outboxPage(await readOutbox(db, vault, asked), asked.to);
      reply.header('content-security-policy', OUTBOX_PAGE_CSP);
      return html;
    },
  }),
];
