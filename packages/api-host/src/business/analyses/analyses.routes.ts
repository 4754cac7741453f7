import { attachment, exportFileName } from '../../platform/download/export-file-name.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { addClientDependants } from '../clients/client-dependants.ts';
import { ownBook } from '../own-book.ts';
import { analysisExamples as examples } from './analyses.examples.ts';
import { analysisExport } from './analyses.export.ts';
import { analysisList } from './analyses.list.ts';
import { analysisPdf } from './analyses.pdf.ts';
import { analysisDocument } from './analyses.pdf-parts.ts';
import { sealed, toRow } from './analyses.record.ts';
import { analysis, analysisBody, analysisListRow } from './analyses.schemas.ts';
import { analyses } from './analyses.service.ts';
import { analysisSource, countOfClient, licensedStates } from './analyses.store.ts';

const tag = 'Financial needs analysis';
const LIST = '/business/analyses';
const { reading, writing, params } = ownBook('fna.write');
/** An admin who views as the associate drafts, and no more (domain.md 7.3). */
const deciding = { ...writing, proxy: 'refused' } as const satisfies Policy;

/** Analyses of what a client or prospect needs, by DIME or as a Financial Lifestyle Strategy (domain.md 2.20). */
export const analysesRoutes: Area = (platform) => {
  sealed.register(platform.vault);
  addClientDependants(countOfClient);
  const service = analyses(platform);

  return [
    ...listOperations(platform, {
      name: 'Analyses',
      path: LIST,
      tag,
      summary: "The caller's analyses, those worked on last first",
      policy: reading,
      list: analysisList,
      row: analysisListRow,
      source: ({ db, caller }) => analysisSource(db, caller),
      toRow: (row, { caller }) => toRow(caller, row),
      examples: { query: { filter: '{"tool":{"eq":"DIME"},"status":{"eq":"Draft"}}' }, rows: [examples.row] },
      count: {
        summary: 'How many analyses match',
        example: { query: { filter: '{"status":{"eq":"Completed"}}' }, count: 7 },
      },
      export: analysisExport,
    }),
    ...recordOperations(
      {
        name: 'Analysis',
        path: LIST,
        tag,
        reading,
        writing,
        body: analysisBody,
        answer: analysis,
        examples: { ...examples, version: 3 },
        get: { summary: 'An analysis with its results' },
        create: {
          summary: 'Begin an analysis',
          description: 'For a client or a prospect of the own book. A Draft; numbers may be empty.',
          isLocated: true,
        },
        update: {
          summary: 'Save a draft',
          description: 'The whole record; the tool stays. A completed analysis answers 409.',
        },
        remove: {
          summary: 'Delete a draft',
          description: 'A completed analysis stays: 409.',
          policy: deciding,
        },
      },
      {
        ...service,
        get: async (input, id) => service.answer(input, await service.found(input, id)),
      },
    ),
    operation({
      id: 'completeAnalysis',
      method: 'POST',
      path: `${LIST}/{id}/complete`,
      tag,
      summary: 'Complete a draft',
      description:
        'Freezes the results; 422 names the required answers that are missing. The prospect moves to the stage FNA (R-PRO-04), unless that stage wants a recruited associate who is not linked yet (R-PRO-03).',
      policy: deciding,
      params,
      ifMatch: 'required',
      answer: { status: 200, schema: analysis },
      examples: { params: examples.params, answer: examples.completed },
      handler: (input) => service.complete(input, input.params.id, input.version),
    }),
    operation({
      id: 'copyAnalysis',
      method: 'POST',
      path: `${LIST}/{id}/copy`,
      tag,
      summary: 'Begin a new draft with the answers of an analysis',
      policy: writing,
      params,
      answer: { status: 201, schema: analysis },
      examples: { params: examples.params, answer: { ...examples.answer, title: 'Copy of Family cover' } },
      async handler(input) {
        const record = await service.copy(input, input.params.id);
        input.reply.header('location', `${LIST}/${record.id}`);
        return record;
      },
    }),
    operation({
      id: 'downloadAnalysisPdf',
      method: 'GET',
      path: `${LIST}/{id}/pdf`,
      tag,
      summary: 'An analysis as a document for the client',
      policy: reading,
      params,
      rateClass: 'export',
      answer: { status: 200, schema: bytes(), contentType: 'application/pdf' },
      examples: { params: examples.params },
      async handler(input) {
        const { db, caller, today, reply } = input;
        const record = await service.answer(input, await service.found(input, input.params.id));
        const name = exportFileName(`${record.tool} ${record.name}`, today, 'pdf');
        reply.headers({ 'content-disposition': attachment(name), 'cache-control': 'no-store' });
        return analysisPdf(analysisDocument(record, await licensedStates(db, caller.code, today)));
      },
    }),
  ];
};
