import { parsePhone } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { nothing, oneOf, text, uuid } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import { markReceipt } from '../sends/sends.store.ts';
import { isSigned, wishOf } from './sms-replies.ts';
import { subscribe, unsubscribe } from './watch.store.ts';

const SIGNATURE =
  'Header `upline-signature`: `t={seconds},v1={HMAC-SHA256 of "t.body"}`. Answers 400 to a signature that is wrong or older than five minutes.';

/** What every report of the gateway has in common: nobody is signed in, the body is signed. */
const reported = {
  tag: 'Video drop',
  policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
  keepsRawBody: true,
  refusals: [400],
} as const;

/** Where the gateway of texts reports replies, where STOP ends texts to the number and START lifts it (R-VVD-02), and what arrived. */
export const smsReplyRoutes: Area = (platform) => {
  function checkSignature({ headers, rawBody }: FastifyRequest, now: Date): void {
    const signature = headers['upline-signature'];
    if (!isSigned(platform, rawBody ?? '', typeof signature === 'string' ? signature : '', now))
      throw new Problem(400, 'signature', 'The signature is not valid');
  }
  return [
    operation({
      ...reported,
      id: 'receiveSmsReply',
      method: 'POST',
      path: '/sms-replies',
      summary: 'Takes a reply to a text, signed with the token of the gateway',
      description: `${SIGNATURE} Replies other than STOP and START change nothing.`,
      body: z.strictObject({
        from: text('From', { max: 30 }),
        text: text('Text', { max: 2_000, multiline: true }),
      }),
      answer: { status: 204, schema: nothing() },
      examples: { body: { from: '+15125550171', text: 'STOP' } },
      async handler({ request, db, now, body }) {
        checkSignature(request, now);
        const address = parsePhone(body.from);
        const wish = wishOf(body.text);
        if (address === undefined || wish === undefined) return;
        const number = { channel: 'SMS', address } as const;
        await (wish === 'stop' ? unsubscribe(db, number, now) : subscribe(db, number));
      },
    }),
    operation({
      ...reported,
      id: 'receiveSmsReceipt',
      method: 'POST',
      path: '/sms-receipts',
      summary: 'Takes what became of a text, signed with the token of the gateway',
      description: `${SIGNATURE} \`id\` is the one the text was handed over with; a text of anything but video drop changes nothing.`,
      body: z.strictObject({
        id: uuid('Id'),
        status: oneOf('Status', ['Delivered', 'Failed'], { example: 'Delivered' }),
      }),
      answer: { status: 204, schema: nothing() },
      examples: { body: { id: '8f1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a35', status: 'Delivered' } },
      async handler({ request, db, now, body: { id, status } }) {
        checkSignature(request, now);
        await markReceipt(db, id, status === 'Delivered');
      },
    }),
  ];
};
