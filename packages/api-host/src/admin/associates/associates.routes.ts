import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { codeParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { auditList, auditPage } from '../audit/audit.list.ts';
import { auditEntry, auditEntryExample } from '../audit/audit.schemas.ts';
import { associateExamples as examples } from './associates.examples.ts';
import { associateExport } from './associates.export.ts';
import { associateList } from './associates.list.ts';
import { associateAnswers, SEALED, toListRow } from './associates.record.ts';
import { associateDetail, associateListRow } from './associates.schemas.ts';
import { associateExists, listRows, scopedAssociates } from './associates.store.ts';

const tag = 'Associates';
const params = z.strictObject({ code: codeParam() });
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** The network as the admin app sees it (domain.md 2.1, 2.36). */
export const associatesRoutes: Area = (platform) => {
  const answer = associateAnswers(platform);
  for (const column of SEALED)
    platform.vault.registerColumn({ table: 'associate', column, idColumn: 'code' });

  return [
    ...listOperations(platform, {
      name: 'Associates',
      path: '/admin/associates',
      tag,
      summary: 'All associates',
      policy: reading,
      list: associateList,
      row: associateListRow,
      source: ({ db, today, query }) => ({
        scoped: scopedAssociates(db, today, query),
        rows: (codes) => listRows(db, today, codes),
      }),
      toRow: (row, { caller }) => toListRow(caller, row),
      examples: {
        query: {
          filter: '{"status":{"in":["Active"]},"state":{"eq":"TX"}}',
          order: '{"level":"DESC","name":"ASC"}',
        },
        rows: [examples.row],
      },
      count: {
        summary: 'How many associates match',
        example: { query: { filter: '{"upline_code":{"eq":"U000123"}}' }, count: 14 },
      },
      export: associateExport,
    }),
    operation({
      id: 'getAssociate',
      method: 'GET',
      path: '/admin/associates/{code}',
      tag,
      summary: 'Overview of an associate',
      description: 'Tax identifier and birth date are masked.',
      policy: reading,
      params,
      answer: { status: 200, schema: associateDetail },
      examples: { params: examples.params, answer: examples.detail },
      async handler(input) {
        const associate = await answer(input, input.params.code);
        input.reply.header('etag', `"${associate.version}"`);
        return associate;
      },
    }),
    operation({
      id: 'listAssociateAudit',
      method: 'GET',
      path: '/admin/associates/{code}/audit',
      tag,
      summary: 'Everything in the audit trail that concerns an associate, newest first',
      policy: { ...reading, needs: 'audit.view' },
      params,
      query: auditList.query,
      answer: { status: 200, schema: listAnswer(auditEntry) },
      examples: { params: examples.params, query: { limit: '20' }, answer: { rows: [auditEntryExample] } },
      async handler(input) {
        const { code } = input.params;
        if (!(await associateExists(input.db, code))) throw notFound();
        const query = await auditList.asked(input.query, input);
        return { rows: await auditPage(input.db, query, { ownerCode: code }) };
      },
    }),
  ];
};
