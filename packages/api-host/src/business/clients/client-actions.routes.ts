import type { Area } from '../../platform/host.ts';
import { manyAnswer, manyBody } from '../../platform/operation/many-rows.ts';
import { operation } from '../../platform/operation/operation.ts';
import { ownBook } from '../own-book.ts';
import { clientArchive } from './client-archive.service.ts';
import { clientIdentification } from './client-identification.service.ts';
import { clientExamples as examples } from './clients.examples.ts';
import { client, revealAnswer, revealBody } from './clients.schemas.ts';

const tag = 'Clients';
const { writing, params } = ownBook('clients.write');

/** Archive, restore, reveal: what is done to a client besides editing it. */
export const clientActionsRoutes: Area = (platform) => {
  const archive = clientArchive(platform);
  const identification = clientIdentification(platform);

  const one = (id: string, path: 'archive' | 'restore', summary: string) =>
    operation({
      id,
      method: 'POST',
      path: `/business/clients/{id}/${path}`,
      tag,
      summary,
      policy: writing,
      params,
      answer: { status: 200, schema: client },
      examples: {
        params: examples.params,
        answer: { ...examples.answer, archived_at: path === 'archive' ? examples.stamp : null },
      },
      handler: (input) => archive.setOne(input, input.params.id, path === 'archive'),
    });

  const many = (id: string, path: 'archive' | 'restore', summary: string) =>
    operation({
      id,
      method: 'POST',
      path: `/business/clients/${path}`,
      tag,
      summary,
      description: 'At most 500 at once. Every row answers for itself; the others are done all the same.',
      policy: writing,
      body: manyBody('Clients', 'Client'),
      answer: { status: 200, schema: manyAnswer },
      examples: {
        body: { ids: [examples.id] },
        answer: { results: [{ id: examples.id, ok: true, message: null }] },
      },
      async handler(input) {
        return { results: await archive.setMany(input, input.body.ids, path === 'archive') };
      },
    });

  return [
    one('archiveClient', 'archive', 'Archive a client'),
    one('restoreClient', 'restore', 'Take a client out of the archive'),
    many('archiveClients', 'archive', 'Archive several clients'),
    many('restoreClients', 'restore', 'Take several clients out of the archive'),
    operation({
      id: 'revealClientIdentification',
      method: 'POST',
      path: '/business/clients/{id}/reveal',
      tag,
      summary: "The full number of a client's identity document",
      description:
        'Needs the identity confirmed within the last five minutes and a reason; audited; at most ten an hour; never in a proxy session (S-69).',
      policy: { ...writing, proxy: 'refused' },
      params,
      body: revealBody,
      answer: { status: 200, schema: revealAnswer },
      examples: {
        params: examples.params,
        body: { field: 'id_document_number', reason: 'Carrier application' },
        answer: { value: 'X12345678' },
      },
      async handler(input) {
        return { value: await identification.reveal(input, input.params.id, input.body.reason) };
      },
    }),
  ];
};
