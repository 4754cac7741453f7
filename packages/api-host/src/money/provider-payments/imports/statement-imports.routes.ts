import { z } from 'zod';
import type { Area } from '../../../platform/host.ts';
import { MOST_WORKBOOK_LINES } from '../../../platform/imports/workbook-file.ts';
import { listOperations } from '../../../platform/list/list-operations.ts';
import type { Caller } from '../../../platform/operation/caller.ts';
import { idParam, nothing } from '../../../platform/operation/fields.ts';
import { operation, type Policy } from '../../../platform/operation/operation.ts';
import { notFound } from '../../../platform/operation/problem.ts';
import { providerPayments } from '../provider-payments.service.ts';
import { MAX_LINES, NEEDED_FIELDS, STATEMENT_FIELDS } from '../statement-file.ts';
import { importActions } from './statement-imports.actions.ts';
import { statementImportExamples as examples } from './statement-imports.examples.ts';
import { statementImportList, statementLineList } from './statement-imports.list.ts';
import {
  importDetail,
  importRow,
  lineRow,
  mappingBody,
  STATEMENT_FIELD_FACTS,
  statementHead,
} from './statement-imports.schemas.ts';
import { statementImports } from './statement-imports.service.ts';
import { findImport, type ImportRow, importSource } from './statement-imports.store.ts';
import { defineStatementTasks } from './statement-imports.tasks.ts';
import { type LineRow, lineSource } from './statement-lines.store.ts';

const tag = 'Provider payments';
const PATH = '/admin/provider-statements';
const params = z.strictObject({ id: idParam() });
const managing = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const toRow = (caller: Caller, row: ImportRow): z.input<typeof importRow> => ({
  id: row.id,
  provider: { id: row.provider_id, name: row.provider_name },
  statement_ref: row.statement_ref,
  statement_date: row.statement_date,
  currency: row.currency,
  file_name: row.file_name,
  status: row.status,
  problem: row.problem,
  rows_total: row.rows_total,
  rows_done: row.rows_done,
  counts: row.counts,
  created_at: row.created_at,
  created_by: { code: row.created_by, name: row.importer_name },
  booked_at: row.booked_at,
  undone_at: row.undone_at,
  version: row.version,
  actions: importActions.of(caller, row),
});

const toDetail = (caller: Caller, row: ImportRow): z.input<typeof importDetail> => ({
  ...toRow(caller, row),
  columns: row.columns.map((column) => ({ ...column, samples: [...column.samples] })),
  fields: STATEMENT_FIELD_FACTS,
});

const toLine =
  (currency: ImportRow['currency']) =>
  (row: LineRow): z.input<typeof lineRow> => ({
    id: row.id,
    position: row.position,
    file_line: row.file_line,
    line_no: row.line_no,
    policy_number_text: row.policy_number_text,
    policy:
      row.policy_id === null || row.policy_number === null
        ? null
        : { id: row.policy_id, policy_number: row.policy_number },
    kind: row.kind,
    gross_cents: row.gross_cents,
    expected_cents: row.expected_cents,
    currency,
    event_date: row.event_date,
    outcome: row.outcome,
    message: row.message,
    payment_id: row.payment_id,
    processing: row.processing,
  });

/** Imports of carriers' statements: preview, booking and undo (domain.md 2.22). */
export const statementImportRoutes: Area = (platform) => {
  const service = statementImports(platform);
  defineStatementTasks(platform, service, providerPayments(platform));

  return [
    operation({
      id: 'importProviderStatement',
      method: 'POST',
      path: PATH,
      tag,
      summary: "Preview an import of a carrier's commission statement",
      description: `One part "file": CSV of at most 20 MB and ${MAX_LINES} lines under one line of headings, parted by commas, semicolons, tabs or bars; or a workbook (XLSX) of at most 5 MB and ${MOST_WORKBOOK_LINES} lines, of which the first sheet is read. Columns are taken for ${STATEMENT_FIELDS.map(({ key }) => key).join(', ')} by their headings, as for the provider before; ${NEEDED_FIELDS.join(', ')} are needed. A job reads the lines and nothing is booked: \`getProviderStatement\` and \`listProviderStatementLines\` show what would become of each, \`bookProviderStatement\` books it.`,
      policy: managing,
      query: statementHead,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      refusals: [413],
      answer: { status: 202, schema: importDetail },
      examples: {
        query: {
          provider_id: examples.row.provider.id,
          statement_ref: examples.row.statement_ref,
          statement_date: examples.row.statement_date,
          currency: 'USD',
        },
        answer: examples.begun,
      },
      async handler(input) {
        const row = await service.receive(input, input.query, input.request);
        input.reply.header('location', `${PATH}/${row.id}`);
        return toDetail(input.caller, row);
      },
    }),
    ...listOperations(platform, {
      name: 'ProviderStatements',
      path: PATH,
      tag,
      summary: 'Imports of statements, the newest first',
      policy: managing,
      list: statementImportList,
      row: importRow,
      source: ({ db }) => importSource(db),
      toRow: (row, { caller }) => toRow(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Ready"}}' }, rows: [examples.row] },
      count: { summary: 'How many imports match', example: { count: 3 } },
    }),
    operation({
      id: 'getProviderStatement',
      method: 'GET',
      path: `${PATH}/{id}`,
      tag,
      summary: 'An import of a statement: its columns, how far it is and how many lines have which outcome',
      policy: managing,
      params,
      answer: { status: 200, schema: importDetail },
      examples: { params: examples.params, answer: examples.detail },
      handler: async (input) => toDetail(input.caller, await service.find(input, input.params.id)),
    }),
    ...listOperations(platform, {
      name: 'ProviderStatementLines',
      path: `${PATH}/{id}/lines`,
      tag,
      summary: 'Lines of a statement: what would become, or became, of each',
      policy: managing,
      params,
      list: statementLineList,
      row: lineRow,
      async source({ db, params: { id } }) {
        if (!(await findImport(db, id))) throw notFound();
        return lineSource(db, id);
      },
      async toRows(rows, { db }) {
        const found = rows[0] && (await findImport(db, rows[0].import_id));
        return found ? rows.map(toLine(found.currency)) : [];
      },
      examples: {
        params: examples.params,
        query: { filter: '{"outcome":{"in":["Refused"]}}' },
        rows: [...examples.lines],
      },
      count: { summary: 'How many lines of a statement match', example: { count: 2 } },
    }),
    operation({
      id: 'mapProviderStatement',
      method: 'PUT',
      path: `${PATH}/{id}/mapping`,
      tag,
      summary: 'Take the columns of a statement for these fields',
      description:
        'The lines are read again by a job. The choice is remembered by heading for the next file of the provider.',
      policy: managing,
      params,
      body: mappingBody,
      ifMatch: 'required',
      answer: { status: 200, schema: importDetail },
      examples: {
        params: examples.params,
        body: { fields: ['policy_number', 'kind', 'amount', null] },
        answer: { ...examples.begun, version: 3 },
      },
      handler: async (input) =>
        toDetail(input.caller, await service.map(input, input.params.id, input.version, input.body.fields)),
    }),
    operation({
      id: 'bookProviderStatement',
      method: 'POST',
      path: `${PATH}/{id}/book`,
      tag,
      summary: 'Book what the preview of a statement shows',
      description:
        'A job books page by page: of a page all or nothing, and after a stop it goes on. Lines that are refused or known stay out. 409 when the same statement was imported under another reference.',
      policy: managing,
      params,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: importDetail },
      examples: { params: examples.params, answer: examples.booking },
      handler: async (input) =>
        toDetail(input.caller, await service.book(input, input.params.id, input.version)),
    }),
    operation({
      id: 'undoProviderStatement',
      method: 'POST',
      path: `${PATH}/{id}/undo`,
      tag,
      summary: 'Take a booked statement back',
      description:
        'A job takes its lines back with reversing journals; the same file can then come again. 409 while a line has moved a policy to Ready To Pay or charged one back, or is in a closed pay run: `failures` say how each is taken back.',
      policy: managing,
      params,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: importDetail },
      examples: { params: examples.params, answer: examples.undoing },
      handler: async (input) =>
        toDetail(input.caller, await service.undo(input, input.params.id, input.version)),
    }),
    operation({
      id: 'discardProviderStatement',
      method: 'DELETE',
      path: `${PATH}/{id}`,
      tag,
      summary: 'Discard an import of which nothing is booked',
      policy: managing,
      params,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.discard(input, input.params.id, input.version),
    }),
  ];
};
