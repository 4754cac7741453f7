import { parsePhone } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { nothing, text } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import { isSigned, wishOf } from './sms-replies.ts';
import { subscribe, unsubscribe } from './watch.store.ts';

/** Where the gateway of texts reports replies: STOP ends texts to the number, START lifts it (R-VVD-02). */
export const smsReplyRoutes: Area = (platform) => [
  operation({
    id: 'receiveSmsReply',
    method: 'POST',
    path: '/sms-replies',
    tag: 'Video drop',
    summary: 'Takes a reply to a text, signed with the token of the gateway',
    description:
      'Header `upline-signature`: `t={seconds},v1={HMAC-SHA256 of "t.body"}`. Answers 400 to a signature that is wrong or older than five minutes. Replies other than STOP and START change nothing.',
    policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
    body: z.strictObject({
      from: text('From', { max: 30 }),
      text: text('Text', { max: 2_000, multiline: true }),
    }),
    keepsRawBody: true,
    refusals: [400],
    answer: { status: 204, schema: nothing() },
    examples: { body: { from: '+15125550171', text: 'STOP' } },
    async handler({ request, db, now, body }) {
      const signature = request.headers['upline-signature'];
      if (!isSigned(platform, request.rawBody ?? '', typeof signature === 'string' ? signature : '', now))
        throw new Problem(400, 'signature', 'The signature is not valid');
      const address = parsePhone(body.from);
      const wish = wishOf(body.text);
      if (address === undefined || wish === undefined) return;
      const number = { channel: 'SMS', address } as const;
      await (wish === 'stop' ? unsubscribe(db, number, now) : subscribe(db, number));
    },
  }),
];
