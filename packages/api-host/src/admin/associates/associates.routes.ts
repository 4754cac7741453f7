import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { codeParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import { auditList, auditPage } from '../audit/audit.list.ts';
import { auditEntry, auditEntryExample } from '../audit/audit.schemas.ts';
import { associateExamples as examples } from './associates.examples.ts';
import { associateExport } from './associates.export.ts';
import { associateList } from './associates.list.ts';
import { SEALED, toDetail, toListRow } from './associates.record.ts';
import { associateDetail, associateListRow } from './associates.schemas.ts';
import { associateExists, findAssociate, listRows, scopedAssociates } from './associates.store.ts';
import { flagsOf } from './settings.store.ts';

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
  for (const column of SEALED)
    platform.vault.registerColumn({ table: 'associate', column, idColumn: 'code' });

  return [
    operation({
      id: 'listAssociates',
      method: 'GET',
      path: '/admin/associates',
      tag,
      summary: 'All associates',
      policy: reading,
      query: associateList.query,
      answer: { status: 200, schema: listAnswer(associateListRow) },
      examples: {
        query: {
          filter: '{"status":{"in":["Active"]},"state":{"eq":"TX"}}',
          order: '{"level":"DESC","name":"ASC"}',
        },
        answer: { rows: [examples.row] },
      },
      async handler({ db, caller, today, query }) {
        const rows = await associateList.page(query, {
          scoped: scopedAssociates(db, today, query),
          rows: (codes) => listRows(db, today, codes),
        });
        return { rows: rows.map((row) => toListRow(caller, row)) };
      },
    }),
    operation({
      id: 'countAssociates',
      method: 'GET',
      path: '/admin/associates/count',
      tag,
      summary: 'How many associates match',
      policy: reading,
      query: associateList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"upline_code":{"eq":"U000123"}}' }, answer: { count: 14 } },
      async handler({ db, today, query }) {
        return { count: await associateList.count(query.filter, scopedAssociates(db, today, query)) };
      },
    }),
    exportOperation(platform, associateExport, {
      id: 'exportAssociates',
      list: '/admin/associates',
      tag,
      policy: reading,
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
      async handler({ db, caller, params: { code }, reply }) {
        const row = await findAssociate(db, code);
        if (!row) throw notFound();
        reply.header('etag', `"${row.version}"`);
        return toDetail(platform.vault, caller, row, await flagsOf(db, code));
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
      async handler({ db, params: { code }, query }) {
        if (!(await associateExists(db, code))) throw notFound();
        return { rows: await auditPage(db, query, { ownerCode: code }) };
      },
    }),
  ];
};
