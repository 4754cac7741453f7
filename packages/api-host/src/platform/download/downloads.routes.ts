import { z } from 'zod';
import { bytes } from '../fields.ts';
import type { Area } from '../host.ts';
import { operation } from '../operation.ts';
import { attachment } from './export-file-name.ts';

const tag = 'Downloads';
const ticket = 'q3Zb0mUuX1d9k2fAq3Zb0mUuX1d9k2fAq3Zb0mUuX1d';
const params = z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/) });

/** Files by ticket. A token of a session never stands in an address (S-34). */
export const downloadsRoutes: Area = ({ exports }) => [
  operation({
    id: 'downloadFile',
    method: 'GET',
    path: '/files/{ticket}',
    tag,
    summary: 'The file of a one-time link',
    description: 'Good once, for 60 seconds, and only while the session that asked for it lasts.',
    policy: { needs: 'public', audience: 'any', scope: 'own', proxy: 'allowed' },
    params,
    answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
    refusals: [404],
    rateClass: 'export',
    examples: { params: { ticket } },
    async handler(input) {
      const { fileName, body } = await exports.open({ ...input, caller: undefined }, input.params.ticket);
      input.reply.headers({ 'content-disposition': attachment(fileName), 'cache-control': 'no-store' });
      return body;
    },
  }),
  operation({
    id: 'claimDownload',
    method: 'POST',
    path: '/downloads/{ticket}',
    tag,
    summary: 'A one-time link for the export a mail announced',
    description: 'The ticket of the mail is good for 24 hours and only for the person it was sent to.',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'refused', suspended: 'allowed' },
    params,
    answer: { status: 200, schema: z.strictObject({ url: z.url() }) },
    rateClass: 'export',
    examples: { params: { ticket }, answer: { url: `http://localhost:4000/files/${ticket}` } },
    handler: (input) => exports.claim(input, input.params.ticket),
  }),
];
