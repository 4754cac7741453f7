import { CHANGE_RESOURCES, type ListFilter } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, oneOf } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordStep } from '../../platform/operation/record-operations.ts';
import { clientExamples } from '../clients/clients.examples.ts';
import { clientList } from '../clients/clients.list.ts';
import { policyList } from '../policies/lists/policies.list.ts';
import { policyExamples } from '../policies/policies.examples.ts';
import { prospectExamples } from '../prospects/prospects.examples.ts';
import { prospectList } from '../prospects/prospects.list.ts';
import { clientsInBulk } from './bulk.clients.ts';
import { policiesInBulk } from './bulk.policies.ts';
import { prospectsInBulk } from './bulk.prospects.ts';
import { shownField } from './change-field.ts';
import { addChangeResource, type EditedResource } from './change-resource.ts';
import { changeExamples as examples } from './changes.examples.ts';
import { changeList, changeRowList } from './changes.list.ts';
import { SEALED_COLUMNS, toListRow } from './changes.record.ts';
import {
  applyBody,
  begunAnswer,
  changeAnswer,
  changeFieldsAnswer,
  changeListRow,
  changeRowAnswer,
  editBody,
  mappingBody,
} from './changes.schemas.ts';
import { changeSets } from './changes.service.ts';
import { changeRowSource, changeSource, findSet } from './changes.store.ts';
import { importOperation, reading, tag, WORDS } from './imports.routes.ts';

const params = z.strictObject({ id: idParam() });
const ONE_DAY =
  'At most 100 rows are written at once; more are written by a job, and `getChange` says how far it is.';

/** Bulk edits as a diff, imports of CSV files, and their way back (R-ADM-03). */
export const changesRoutes: Area = (platform) => {
  for (const column of SEALED_COLUMNS) platform.vault.registerColumn(column);
  const clients = clientsInBulk(platform);
  const prospects = prospectsInBulk(platform);
  const policies = policiesInBulk(platform);
  for (const each of [clients, prospects, policies]) addChangeResource(platform, each);
  const service = changeSets(platform);

  const edits = (
    id: string,
    resource: EditedResource,
    filter: z.ZodType<ListFilter>,
    example: { readonly ids: readonly string[]; readonly changes: Readonly<Record<string, unknown>> },
  ) =>
    operation({
      id,
      method: 'POST',
      path: `/business/${resource.name}/bulk-edits`,
      tag,
      summary: `Preview a change of several ${resource.noun.many}`,
      description: `Those named, or all that match the filter: at most ${resource.most}. ${WORDS}`,
      policy: { ...reading, needs: resource.needs },
      body: editBody(filter),
      answer: { status: 201, schema: begunAnswer },
      examples: { body: example, answer: { id: examples.id } },
      async handler(input) {
        const begun = await service.edit(input, resource, input.body);
        input.reply.header('location', `/business/changes/${begun.id}`);
        return begun;
      },
    });

  return [
    edits('previewClientEdits', clients, clientList.selection.filter, {
      ids: [clientExamples.id],
      changes: { 'address.city': 'Austin' },
    }),
    edits('previewProspectEdits', prospects, prospectList.selection.filter, {
      ids: [prospectExamples.params.id],
      changes: { source: 'Event', referred_by: null },
    }),
    edits('previewPolicyEdits', policies, policyList.selection.filter, {
      ids: [policyExamples.id],
      changes: { shared_note: 'Delivery by mail' },
    }),
    importOperation(platform, { id: 'importClients', path: '/business/clients/imports', resource: clients }),
    importOperation(platform, {
      id: 'importProspects',
      path: '/business/prospects/imports',
      resource: prospects,
    }),
    operation({
      id: 'getChangeFields',
      method: 'GET',
      path: '/business/changes/fields',
      tag,
      summary: 'Fields that bulk edits and imports of a list write',
      policy: reading,
      query: z.strictObject({ resource: oneOf('List', CHANGE_RESOURCES) }),
      answer: { status: 200, schema: changeFieldsAnswer },
      examples: {
        query: { resource: 'clients' },
        answer: {
          editable: [examples.field],
          importable: [examples.field],
          needs: [['email', 'phone']],
          most: 5_000,
        },
      },
      handler({ caller, query: { resource } }) {
        const { editable, imports: importing, most, refusedInProxy } = service.resourceOf({ resource });
        const closed = caller.proxyAdminCode === undefined ? [] : refusedInProxy;
        const open = (fields: typeof editable) =>
          fields.filter(({ key }) => !closed.includes(key)).map(shownField);
        return {
          editable: open(editable),
          importable: open(importing?.fields ?? []),
          needs: (importing?.needs ?? []).map((group) => [...group]),
          most,
        };
      },
    }),
    ...listOperations(platform, {
      name: 'Changes',
      path: '/business/changes',
      tag,
      summary: 'Own bulk edits and imports, the newest first',
      description: 'Kept for thirty days, drafts for seven; the audit trail keeps what was changed.',
      policy: reading,
      list: changeList,
      row: changeListRow,
      source: ({ db, caller }) => changeSource(db, caller),
      toRow: (row, { caller, now }) => toListRow(caller, service.resourceOf(row), row, now),
      examples: { query: { filter: '{"kind":{"eq":"Import"}}' }, rows: [examples.row] },
      count: {
        summary: 'How many bulk edits and imports match',
        example: { query: { filter: '{"status":{"eq":"Applied"}}' }, count: 3 },
      },
    }),
    operation({
      id: 'getChange',
      method: 'GET',
      path: '/business/changes/{id}',
      tag,
      summary: 'A bulk edit or an import: its fields, its columns and how many rows stand in each state',
      policy: reading,
      params,
      answer: { status: 200, schema: changeAnswer },
      examples: { params: examples.params, answer: examples.answer },
      handler: (input) => service.get(input, input.params.id),
    }),
    ...listOperations(platform, {
      name: 'ChangeRows',
      path: '/business/changes/{id}/rows',
      tag,
      summary: 'Rows of a bulk edit or an import: before, after and what became of each',
      policy: reading,
      params,
      list: changeRowList,
      row: changeRowAnswer,
      async source({ db, caller, params: { id } }) {
        if (!(await findSet(db, caller, id))) throw notFound();
        return changeRowSource(db, caller, id);
      },
      toRows: service.showRows,
      examples: {
        params: examples.params,
        query: { filter: '{"state":{"in":["Refused"]}}' },
        rows: [examples.rowAnswer],
      },
      count: {
        summary: 'How many rows of a bulk edit or an import match',
        example: { query: { filter: '{"similar":{"eq":true}}' }, count: 2 },
      },
    }),
    operation({
      id: 'mapImport',
      method: 'PUT',
      path: '/business/changes/{id}/mapping',
      tag,
      summary: 'Take the columns of an import for these fields',
      description:
        'Every line is judged anew. The choice is remembered by heading for the next file of the same list.',
      policy: reading,
      params,
      body: mappingBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: changeAnswer },
      examples: {
        params: examples.params,
        body: examples.mapping,
        answer: { ...examples.imported, version: 2 },
      },
      handler: (input) => service.map(input, input.params.id, input.version, input.body),
    }),
    recordStep({
      id: 'applyChange',
      path: '/business/changes/{id}/apply',
      tag,
      summary: 'Write what the preview shows',
      description: `Every row answers for itself (R-ADM-03): saved, refused with words, or changed meanwhile. ${ONE_DAY}`,
      policy: reading,
      body: applyBody,
      idempotencyKey: 'required',
      answer: changeAnswer,
      examples: {
        params: examples.params,
        body: { leave_similar: true },
        answer: {
          ...examples.answer,
          status: 'Applied',
          counts: { Saved: 11, Refused: 1 },
          applied_at: examples.row.created_at,
          undo_until: '2026-11-21T15:00:00.000Z',
          version: 3,
          actions: ['undo'],
        },
      },
      handler: (input) => service.apply(input, input.params.id, input.version, input.body.leave_similar),
    }),
    recordStep({
      id: 'undoChange',
      path: '/business/changes/{id}/undo',
      tag,
      summary: 'Take a bulk edit or an import back, within a day',
      description: `Rows that were changed since stay as they are and are named. Undoing an import deletes its records, which a proxy session may not (7.3). ${ONE_DAY}`,
      policy: reading,
      idempotencyKey: 'required',
      answer: changeAnswer,
      examples: {
        params: examples.params,
        answer: {
          ...examples.answer,
          status: 'Undone',
          counts: { Undone: 10, Kept: 1, Refused: 1 },
          applied_at: examples.row.created_at,
          undone_at: '2026-11-20T16:00:00.000Z',
          undo_until: '2026-11-21T15:00:00.000Z',
          version: 5,
          actions: [],
        },
      },
      handler: (input) => service.undo(input, input.params.id, input.version),
    }),
  ];
};
