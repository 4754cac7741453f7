import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { operation } from '../../platform/operation/operation.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { ownBook } from '../own-book.ts';
import { clientActions } from './clients.actions.ts';
import { clientExamples as examples } from './clients.examples.ts';
import { clientExport } from './clients.export.ts';
import { clientList } from './clients.list.ts';
import { sealed } from './clients.record.ts';
import { client, clientBody, clientListRow, similarAnswer, similarBody } from './clients.schemas.ts';
import { clients } from './clients.service.ts';
import { clientSource } from './clients.store.ts';

const tag = 'Clients';
const PATH = '/business/clients';
const ARCHIVED = 'Archived clients are left out unless the filter names `archived`.';
const { reading, writing } = ownBook('clients.write');

/** The list and the record (domain.md 2.10). */
export const clientsRoutes: Area = (platform) => {
  sealed.register(platform.vault);
  const service = clients(platform);

  return [
    ...listOperations(platform, {
      name: 'Clients',
      path: PATH,
      tag,
      summary: "The caller's clients",
      description: `Own clients and, to read, those shared by a split or a training. ${ARCHIVED}`,
      policy: reading,
      list: clientList,
      row: clientListRow,
      source: ({ db, caller, query }) => clientSource(db, caller, query),
      toRow: ({ owner_code, ...row }, { caller }) => ({
        ...row,
        actions: clientActions.of(caller, { ...row, owner_code, dependants: null, id_document_last4: null }),
      }),
      examples: {
        query: { filter: '{"state":{"in":["TX","CA"]},"archived":{"eq":false}}', order: '{"name":"ASC"}' },
        rows: [examples.row],
      },
      count: {
        summary: 'How many clients match',
        description: ARCHIVED,
        example: { query: { filter: '{"type":{"eq":"Business"}}' }, count: 12 },
      },
      export: { ...clientExport, description: ARCHIVED },
    }),
    ...recordOperations(
      {
        name: 'Client',
        path: PATH,
        tag,
        reading,
        writing,
        body: clientBody,
        answer: client,
        examples,
        get: { summary: 'A client' },
        create: {
          summary: 'Add a client to the own book',
          description:
            'An email or a phone is required. Look-alikes do not refuse it: ask `findSimilarClients` first (R-CLI-01). In a proxy session marketing consent cannot be given.',
          isLocated: true,
        },
        update: {
          summary: 'Change a client',
          description: 'The whole record; only `id_document_number` may be left out and then stays as it is.',
        },
        remove: {
          summary: 'Delete a client without policies',
          description:
            'A client with policies or needs analyses answers 409 and can be archived instead (R-CLI-02).',
          policy: { ...writing, proxy: 'refused' },
        },
      },
      service,
    ),
    operation({
      id: 'findSimilarClients',
      method: 'POST',
      path: `${PATH}/similar`,
      tag,
      summary: 'Clients of the own book that look like the same person',
      description: 'Same last name and birth date, or same email or phone (R-CLI-01); at most five.',
      policy: writing,
      body: similarBody,
      answer: { status: 200, schema: similarAnswer },
      rateClass: 'search',
      examples: {
        body: {
          last_name: 'Okafor',
          date_of_birth: '1984-03-09',
          email: null,
          phone: '(512) 555-0142',
          exclude_id: null,
        },
        answer: { rows: [{ id: examples.id, name: 'Grace Okafor' }] },
      },
      async handler(input) {
        return { rows: await service.similar(input, input.body) };
      },
    }),
  ];
};
