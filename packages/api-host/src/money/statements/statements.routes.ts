import { CURRENCIES, EXPORT_STATUSES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { taxableTotal } from '@upline/domain/pay-run';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { attachment } from '../../platform/download/export-file-name.ts';
import type { Area } from '../../platform/host.ts';
import { defineList, listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, codeParam, idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound, refusedInProxy } from '../../platform/operation/problem.ts';
import { findPayout, type PayoutRow, payoutSource } from '../pay-runs/payouts/payouts.store.ts';
import { statementCsv } from './statements.csv.ts';
import { statementExamples as examples } from './statements.examples.ts';
import { statementPdf } from './statements.pdf.ts';
import { statementOf } from './statements.rows.ts';
import { statement, statementDetail, yearTotal } from './statements.schemas.ts';
import { associateExists, nextLines, paidInRuns } from './statements.store.ts';

const tag = 'Statements';
const params = z.strictObject({ id: idParam() });
const own = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const admin = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** An admin viewing as the associate takes no more rows away (domain.md 7.3). */
const PROXY_ROWS = 100;
/** Lines that a statement shows on its page; its files have all of them. */
const MOST_SHOWN = 500;

const statementList = defineList<PayoutRow>({
  name: 'statements',
  fields: {
    pay_run_number: { label: 'Pay Run', type: 'number', column: 'payout.pay_run_number' },
    pay_date: { label: 'Pay Date', type: 'date', column: 'pay_run.pay_date' },
    currency: { label: 'Currency', type: 'enum', column: 'payout.currency', options: CURRENCIES },
    gross_cents: { label: 'Gross', type: 'money', column: 'payout.gross_cents', definition: FIGURES.gross },
    withheld_cents: {
      label: 'Withheld',
      type: 'money',
      column: 'payout.withheld_cents',
      definition: FIGURES.withheld,
    },
    net_cents: { label: 'Net', type: 'money', column: 'payout.net_cents', definition: FIGURES.net },
    status: { label: 'Status', type: 'enum', column: 'payout.status', options: EXPORT_STATUSES },
  },
  defaultOrder: { pay_run_number: 'DESC' },
  key: { column: 'payout.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

const toStatement = (row: PayoutRow): z.input<typeof statement> => ({
  id: row.id,
  pay_run_number: row.pay_run_number,
  period_start: row.period_start,
  period_end: row.period_end,
  pay_date: row.pay_date,
  currency: row.currency,
  lines: row.lines,
  gross_cents: row.gross_cents,
  withheld_cents: row.withheld_cents,
  carry_in_cents: row.carry_in_cents,
  net_cents: row.net_cents,
  carry_out_cents: row.carry_out_cents,
  partner_code: row.partner_code,
  partner_cents: row.partner_cents,
  status: row.status,
  returned_reason: row.returned_reason,
});

async function payoutOr404(db: Db, id: string, ownerCode?: string): Promise<PayoutRow> {
  const row = await findPayout(db, id, ownerCode);
  if (!row) throw notFound();
  return row;
}

async function toDetail(db: Db, payout: PayoutRow): Promise<z.input<typeof statementDetail>> {
  const { recoveries } = await statementOf(db, payout);
  const entries = (await nextLines(db, payout, 0, MOST_SHOWN)).map(({ entry_no: _, ...entry }) => entry);
  return { ...toStatement(payout), entries, recoveries: [...recoveries] };
}

const FILES = {
  pdf: { type: 'application/pdf', make: statementPdf },
  csv: { type: 'text/csv; charset=utf-8', make: statementCsv },
} as const;

/** The statement as a file to be saved: `statement-12-U000008.pdf`. */
async function sendFile(db: Db, reply: FastifyReply, payout: PayoutRow, format: keyof typeof FILES) {
  const name = `statement-${payout.pay_run_number}-${payout.associate_code}.${format}`;
  reply.headers({ 'content-disposition': attachment(name), 'cache-control': 'no-store' });
  return FILES[format].make(await statementOf(db, payout));
}

/** Totals of every year a person was paid in, newest first (R-MNY-31). */
async function yearsOf(db: Db, today: string, code: string): Promise<z.input<typeof yearTotal>[]> {
  const runs = await paidInRuns(db, code);
  const thresholds = await setting(db, 'slip_thresholds', today);
  const years = [...new Set(runs.map(({ pay_date }) => Number(pay_date.slice(0, 4))))].toSorted(
    (a, b) => b - a,
  );
  return years.flatMap((year) =>
    CURRENCIES.filter((currency) =>
      runs.some((run) => run.currency === currency && run.pay_date.startsWith(String(year))),
    ).map((currency) => ({ year, ...taxableTotal(runs, currency, year, thresholds) })),
  );
}

/** Statements of closed runs, for their owners and for admins (R-PAY-03, domain.md 7.1). */
export const statementRoutes: Area = (platform) => {
  const download = (format: keyof typeof FILES) => {
    const Format = format.toUpperCase();
    return [
      operation({
        id: `downloadStatement${Format === 'PDF' ? 'Pdf' : 'Csv'}`,
        method: 'GET',
        path: `/payments/statements/{id}/${format}`,
        tag,
        summary: `Own statement as ${Format}`,
        policy: own,
        params,
        rateClass: 'export',
        answer: { status: 200, schema: bytes(), contentType: FILES[format].type },
        examples: { params: examples.params },
        async handler({ db, caller, params: { id }, reply }) {
          const payout = await payoutOr404(db, id, caller.code);
          if (caller.proxyAdminCode !== undefined && payout.lines > PROXY_ROWS) throw refusedInProxy();
          return sendFile(db, reply, payout, format);
        },
      }),
      operation({
        id: `downloadPayoutStatement${Format === 'PDF' ? 'Pdf' : 'Csv'}`,
        method: 'GET',
        path: `/admin/payouts/{id}/statement/${format}`,
        tag,
        summary: `The statement of a payout as ${Format}`,
        policy: admin,
        params,
        rateClass: 'export',
        answer: { status: 200, schema: bytes(), contentType: FILES[format].type },
        examples: { params: examples.params },
        handler: async ({ db, params: { id }, reply }) =>
          sendFile(db, reply, await payoutOr404(db, id), format),
      }),
    ];
  };

  return [
    ...listOperations(platform, {
      name: 'Statements',
      path: '/payments/statements',
      tag,
      summary: 'Own statements, newest first',
      policy: own,
      list: statementList,
      row: statement,
      source: ({ db, caller }) => payoutSource(db, { ownerCode: caller.code }),
      toRow: toStatement,
      examples: { rows: [examples.statement] },
    }),
    operation({
      id: 'listStatementYears',
      method: 'GET',
      path: '/payments/statements/years',
      tag,
      summary: 'What was paid to the caller by year, and the slip it asks for',
      policy: own,
      answer: { status: 200, schema: listAnswer(yearTotal) },
      examples: { answer: { rows: [examples.year] } },
      handler: async ({ db, caller, today }) => ({ rows: await yearsOf(db, today, caller.code) }),
    }),
    operation({
      id: 'getStatement',
      method: 'GET',
      path: '/payments/statements/{id}',
      tag,
      summary: 'An own statement with the chargebacks it recovered',
      description: 'All of its lines are those of `listCompensations` with this pay run number.',
      policy: own,
      params,
      answer: { status: 200, schema: statementDetail },
      examples: { params: examples.params, answer: examples.detail },
      async handler({ db, caller, params: { id } }) {
        return toDetail(db, await payoutOr404(db, id, caller.code));
      },
    }),
    operation({
      id: 'getPayoutStatement',
      method: 'GET',
      path: '/admin/payouts/{id}/statement',
      tag,
      summary: 'The statement of a payout: its lines and the chargebacks it recovered',
      policy: admin,
      params,
      answer: { status: 200, schema: statementDetail },
      examples: { params: examples.params, answer: examples.detail },
      handler: async ({ db, params: { id } }) => toDetail(db, await payoutOr404(db, id)),
    }),
    ...download('pdf'),
    ...download('csv'),
    operation({
      id: 'listAssociateYears',
      method: 'GET',
      path: '/admin/associates/{code}/statement-years',
      tag,
      summary: 'What was paid to an associate by year, and the slip it asks for',
      policy: admin,
      params: z.strictObject({ code: codeParam() }),
      answer: { status: 200, schema: listAnswer(yearTotal) },
      examples: { params: { code: 'U000008' }, answer: { rows: [examples.year] } },
      async handler({ db, today, params: { code } }) {
        if (!(await associateExists(db, code))) throw notFound();
        return { rows: await yearsOf(db, today, code) };
      },
    }),
  ];
};
