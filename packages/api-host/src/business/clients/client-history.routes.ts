import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { idParam, nothing, text, timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { ownBook } from '../own-book.ts';
import { activityRows, clientActivityList, scopedActivity } from './client-activity.store.ts';
import { clientNotes } from './client-notes.service.ts';
import { type ClientNoteRow, clientNoteList } from './client-notes.store.ts';
import { clientExamples as examples } from './clients.examples.ts';
import { clientStore } from './clients.store.ts';

const tag = 'Clients';
const noteParams = z.strictObject({ id: idParam(), note_id: idParam() });
const { reading, writing, params } = ownBook('clients.write');

const noteBody = z.strictObject({ text: text('Note', { max: 4_000, multiline: true }) });
const note = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  created_at: timestamp(),
  created_by: z.string().nullable(),
  updated_at: timestamp(),
  updated_by: z.string().nullable(),
  version: z.int(),
});

const activity = z.strictObject({
  id: z.string(),
  kind: z.enum(['change', 'note']),
  at: timestamp(),
  action: z.string().nullable().meta({ description: 'Of a change: create, update, reveal, export …' }),
  actor_code: z.string().nullable(),
  actor_name: z.string().nullable(),
  proxy_admin_code: z.string().nullable().meta({ description: 'The admin who acted as the associate' }),
  changes: z.array(
    z.strictObject({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
  ),
  reason: z.string().nullable(),
  text: z.string().nullable().meta({ description: 'Of a note' }),
});

const withoutClient = ({ client_id, ...rest }: ClientNoteRow) => rest;

const noteExample = {
  id: '5a0d7a34-7e29-4b59-8f9d-0c6cb3f5a802',
  text: 'Prefers a call after 6 PM.',
  created_at: examples.stamp,
  created_by: 'U000123',
  updated_at: examples.stamp,
  updated_by: 'U000123',
  version: 1,
};

/** Notes and the line of time of a client. */
export const clientHistoryRoutes: Area = (platform) => {
  const notes = clientNotes(platform);
  const notePath = { params: { id: examples.id, note_id: noteExample.id } };

  return [
    operation({
      id: 'listClientAudit',
      method: 'GET',
      path: '/business/clients/{id}/audit',
      tag,
      summary: 'What happened with a client: changes and notes, newest first',
      policy: reading,
      params,
      query: clientActivityList.query,
      answer: { status: 200, schema: listAnswer(activity) },
      examples: {
        params: examples.params,
        query: { limit: '20' },
        answer: {
          rows: [
            {
              id: 'change:0000000000000000812',
              kind: 'change',
              at: examples.stamp,
              action: 'update',
              actor_code: 'U000123',
              actor_name: 'Dev Patel',
              proxy_admin_code: null,
              changes: [{ field: 'Phone', old: '(512) 555-0142', new: '(512) 555-0199' }],
              reason: null,
              text: null,
            },
          ],
        },
      },
      async handler({ db, caller, today, params: { id }, query }) {
        if (!(await clientStore.find(db, caller, id))) throw notFound();
        const rows = await clientActivityList.page(
          await clientActivityList.asked(query, { db, caller, today }),
          {
            scoped: scopedActivity(db, id),
            rows: (ids) => activityRows(db, id, ids),
          },
        );
        return { rows: rows.map((row) => ({ ...row, changes: [...row.changes] })) };
      },
    }),
    operation({
      id: 'listClientNotes',
      method: 'GET',
      path: '/business/clients/{id}/notes',
      tag,
      summary: 'Notes on a client, newest first',
      policy: reading,
      params,
      query: clientNoteList.query,
      answer: { status: 200, schema: listAnswer(note) },
      examples: { params: examples.params, query: { page: '1' }, answer: { rows: [noteExample] } },
      async handler(input) {
        return { rows: (await notes.list(input, input.params.id, input.query)).map(withoutClient) };
      },
    }),
    operation({
      id: 'createClientNote',
      method: 'POST',
      path: '/business/clients/{id}/notes',
      tag,
      summary: 'Write a note on a client',
      policy: writing,
      params,
      body: noteBody,
      answer: { status: 201, schema: note },
      examples: { params: examples.params, body: { text: noteExample.text }, answer: noteExample },
      async handler(input) {
        return withoutClient(await notes.create(input, input.params.id, input.body.text));
      },
    }),
    operation({
      id: 'updateClientNote',
      method: 'PUT',
      path: '/business/clients/{id}/notes/{note_id}',
      tag,
      summary: 'Change a note',
      policy: writing,
      params: noteParams,
      body: noteBody,
      ifMatch: 'required',
      answer: { status: 200, schema: note },
      examples: { ...notePath, body: { text: noteExample.text }, answer: { ...noteExample, version: 2 } },
      async handler({ params: { id, note_id }, ...input }) {
        return withoutClient(await notes.update(input, id, note_id, input.version, input.body.text));
      },
    }),
    operation({
      id: 'deleteClientNote',
      method: 'DELETE',
      path: '/business/clients/{id}/notes/{note_id}',
      tag,
      summary: 'Delete a note',
      policy: { ...writing, proxy: 'refused' },
      params: noteParams,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: notePath,
      handler: ({ params: { id, note_id }, ...input }) => notes.remove(input, id, note_id, input.version),
    }),
  ];
};
