import { z } from 'zod';
import type { Area } from '../host.ts';
import { countAnswer, listAnswer } from '../list/define-list.ts';
import { bytes } from '../operation/fields.ts';
import { operation } from '../operation/operation.ts';
import { attachment } from './export-file-name.ts';
import { asOwnExport, exportList, ownExport, ownExports } from './own-exports.ts';

const tag = 'Downloads';
const ticket = 'q3Zb0mUuX1d9k2fAq3Zb0mUuX1d9k2fAq3Zb0mUuX1d';
const params = z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/) });

const OWN = { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' } as const;
const example = {
  id: '0b8f3c52-6a1d-4e7e-9a44-51c7d2e6f803',
  label: 'Activity',
  file_name: 'activity-2026-11-24.csv',
  format: 'csv' as const,
  state: 'Ready' as const,
  created_at: '2026-11-24T15:04:05.000Z',
  ready_until: '2026-11-25T15:04:05.000Z',
  downloaded_at: null,
  filtered_by: ['Level'],
  parameters: { team_type: 'Infinity', period: 'Month' },
};

/** Files by ticket. A token of a session is never in an address (S-34). */
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
    description:
      'The ticket of the mail is good for 24 hours, until the file was downloaded, for the person it was sent to.',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'refused', suspended: 'allowed' },
    params,
    answer: { status: 200, schema: z.strictObject({ url: z.url() }) },
    rateClass: 'export',
    examples: { params: { ticket }, answer: { url: `http://localhost:4000/files/${ticket}` } },
    handler: (input) => exports.claim(input, input.params.ticket),
  }),
  operation({
    id: 'listExports',
    method: 'GET',
    path: '/exports',
    tag,
    summary: 'What the caller exported in the last days, and what became of it',
    policy: OWN,
    query: exportList.query,
    answer: { status: 200, schema: listAnswer(ownExport) },
    examples: { query: { filter: '{"state":{"in":["Ready"]}}' }, answer: { rows: [example] } },
    async handler(input) {
      const query = await exportList.asked(input.query, input);
      const rows = await exportList.page(query, ownExports(input.db, input.caller.userId, input.now));
      return { rows: rows.map((row) => asOwnExport(exports, row)) };
    },
  }),
  operation({
    id: 'countExports',
    method: 'GET',
    path: '/exports/count',
    tag,
    summary: 'How many exports the caller has',
    policy: OWN,
    query: exportList.countQuery,
    answer: { status: 200, schema: countAnswer },
    examples: { query: { filter: '{"state":{"in":["Preparing"]}}' }, answer: { count: 1 } },
    async handler(input) {
      const { filter } = await exportList.asked(input.query, input);
      const each = await Promise.all(input.query.each.map((one) => exportList.resolved(one, input)));
      const { scoped } = ownExports(input.db, input.caller.userId, input.now);
      return each.length > 0
        ? exportList.counts(each, scoped)
        : { count: await exportList.count(filter, scoped) };
    },
  }),
  operation({
    id: 'claimExport',
    method: 'POST',
    path: '/exports/{id}/link',
    tag,
    summary: 'A one-time link for an own export',
    description:
      'For 24 hours after the file is ready, and until it was downloaded once (R-REP-01). Links given before are void.',
    policy: { ...OWN, proxy: 'refused', suspended: 'allowed' },
    params: z.strictObject({ id: z.guid() }),
    answer: { status: 200, schema: z.strictObject({ url: z.url() }) },
    refusals: [404],
    rateClass: 'export',
    examples: { params: { id: example.id }, answer: { url: `http://localhost:4000/files/${ticket}` } },
    handler: (input) => exports.claimOwn(input, input.params.id),
  }),
];
