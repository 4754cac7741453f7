import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { clientActions } from './clients.actions.ts';
import { clientExamples as examples } from './clients.examples.ts';
import { clientExport } from './clients.export.ts';
import { clientList } from './clients.list.ts';
import { SEALED } from './clients.record.ts';
import { client, clientBody, clientListRow, similarAnswer, similarBody } from './clients.schemas.ts';
import { clients } from './clients.service.ts';
import { clientSource } from './clients.store.ts';

const tag = 'Clients';
const ARCHIVED = 'Archived clients are left out unless the filter names `archived`.';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'business.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const writing = { ...reading, needs: 'clients.write' } as const satisfies Policy;

/** The list and the record (domain.md 2.10). */
export const clientsRoutes: Area = (platform) => {
  for (const column of SEALED) platform.vault.registerColumn({ table: 'client', column });
  const service = clients(platform);

  return [
    ...listOperations(platform, {
      name: 'Clients',
      path: '/business/clients',
      tag,
      summary: "The caller's clients",
      description: `Own clients and, to read, those shared by a split or a training. ${ARCHIVED}`,
      policy: reading,
      list: clientList,
      row: clientListRow,
      source: ({ db, caller }) => clientSource(db, caller),
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
    operation({
      id: 'getClient',
      method: 'GET',
      path: '/business/clients/{id}',
      tag,
      summary: 'A client',
      policy: reading,
      params,
      answer: { status: 200, schema: client },
      examples: { params: examples.params, answer: examples.answer },
      handler: (input) => service.get(input, input.params.id),
    }),
    operation({
      id: 'createClient',
      method: 'POST',
      path: '/business/clients',
      tag,
      summary: 'Add a client to the own book',
      description:
        'An email or a phone is required. Look-alikes do not refuse it: ask `findSimilarClients` first (R-CLI-01). In a proxy session marketing consent cannot be given.',
      policy: writing,
      body: clientBody,
      answer: { status: 201, schema: client },
      examples: { body: examples.body, answer: examples.answer },
      async handler(input) {
        const record = await service.create(input, input.body);
        input.reply.header('location', `/business/clients/${record.id}`);
        return record;
      },
    }),
    operation({
      id: 'findSimilarClients',
      method: 'POST',
      path: '/business/clients/similar',
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
    operation({
      id: 'updateClient',
      method: 'PUT',
      path: '/business/clients/{id}',
      tag,
      summary: 'Change a client',
      description: 'The whole record; only `id_document_number` may be left out and then stays as it is.',
      policy: writing,
      params,
      body: clientBody,
      ifMatch: 'required',
      answer: { status: 200, schema: client },
      examples: { params: examples.params, body: examples.body, answer: { ...examples.answer, version: 2 } },
      handler: (input) => service.update(input, input.params.id, input.version, input.body),
    }),
    operation({
      id: 'deleteClient',
      method: 'DELETE',
      path: '/business/clients/{id}',
      tag,
      summary: 'Delete a client without policies',
      description:
        'A client with policies or needs analyses answers 409 and can be archived instead (R-CLI-02).',
      policy: { ...writing, proxy: 'refused' },
      params,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.remove(input, input.params.id, input.version),
    }),
  ];
};
