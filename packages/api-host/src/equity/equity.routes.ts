import { EXPORT_STATUSES } from '@upline/domain';
import { EQUITY_SOURCES, equityStanding } from '@upline/domain/production';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import type { Caller } from '../platform/operation/caller.ts';
import {
  associateCode,
  date,
  idParam,
  integer,
  nothing,
  oneOf,
  person,
  text,
} from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { recordStep } from '../platform/operation/record-operations.ts';
import { EQUITY_ACTIONS, equityActions } from './equity.actions.ts';
import { equityCreditList as list } from './equity.list.ts';
import { equityService } from './equity.service.ts';
import { type EquityCreditRow, equityCredits } from './equity.store.ts';
import { defineEquityTask } from './equity-grants.ts';

const tag = 'Equity share credits';
const DISCLAIMER = 'Credits have no cash value and are subject to the plan document.';
const RULE = `20% vest per full year from the grant (R-EQS-02). ${DISCLAIMER}`;
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const managing = { ...reading, needs: 'associates.manage' } as const satisfies Policy;
const params = z.strictObject({ id: idParam() });

const sums = { credits: z.int(), vested: z.int(), unvested: z.int(), forfeited: z.int() };
const lot = z.strictObject({
  id: z.uuid(),
  grant_date: z.iso.date(),
  source: z.enum(EQUITY_SOURCES),
  ...sums,
  status: z.enum(EXPORT_STATUSES),
  forfeited_on: z.iso.date().nullable(),
});
const adminLot = lot.extend({
  associate: person,
  note: z.string().nullable(),
  is_for_cause: z.boolean(),
  version: z.int(),
  actions: z.array(z.enum(EQUITY_ACTIONS)),
});

const toLot = (row: EquityCreditRow, today: string): z.input<typeof lot> => ({
  id: row.id,
  grant_date: row.grant_date,
  source: row.source,
  credits: row.credits,
  ...equityStanding(row, today),
  status: row.status,
  forfeited_on: row.forfeited_on,
});
const toAdminLot = (caller: Caller, row: EquityCreditRow, today: string): z.input<typeof adminLot> => ({
  ...toLot(row, today),
  associate: { code: row.associate_code, name: row.name },
  note: row.note,
  is_for_cause: row.is_for_cause,
  version: row.version,
  actions: equityActions.of(caller, { ...row, today }),
});

const example = {
  id: 'a4d3a0c8-61d5-4a0b-9f0a-1c7a7f0e5b11',
  grant_date: '2024-06-01',
  source: 'Promotion',
  credits: 500,
  vested: 200,
  unvested: 300,
  forfeited: 0,
  status: 'Pending',
  forfeited_on: null,
} satisfies z.input<typeof lot>;
const adminExample = {
  ...example,
  associate: { code: 'U000005', name: 'Dev Patel' },
  note: null,
  is_for_cause: false,
  version: 1,
  actions: ['export'],
} satisfies z.input<typeof adminLot>;

/** Equity share credits: the own ones, and what admins keep of everybody's (domain.md 2.6). */
export const equityRoutes: Area = (platform) => {
  const service = equityService(platform);
  defineEquityTask(platform);
  async function show({ db, caller, today }: SignedInContext, id: string) {
    const row = await equityCredits(db, null).find(id);
    if (!row) throw notFound();
    return toAdminLot(caller, row, today);
  }
  return [
    operation({
      id: 'listEquityShareCredits',
      method: 'GET',
      path: '/account/equity-share-credits',
      tag,
      summary: 'Own equity share credits, newest first, with their sums',
      description: RULE,
      policy: { needs: 'signed-in', audience: 'portal', scope: 'own', proxy: 'allowed' },
      answer: {
        status: 200,
        schema: z.strictObject({ rows: z.array(lot), totals: z.strictObject(sums), disclaimer: z.string() }),
      },
      examples: {
        answer: {
          rows: [example],
          totals: { credits: 500, vested: 200, unvested: 300, forfeited: 0 },
          disclaimer: DISCLAIMER,
        },
      },
      async handler({ db, caller, today }) {
        const rows = (await equityCredits(db, caller.code).all()).map((row) => toLot(row, today));
        const sum = (field: keyof typeof sums) => rows.reduce((total, row) => total + row[field], 0);
        return {
          rows,
          totals: {
            credits: sum('credits'),
            vested: sum('vested'),
            unvested: sum('unvested'),
            forfeited: sum('forfeited'),
          },
          disclaimer: DISCLAIMER,
        };
      },
    }),
    ...listOperations(platform, {
      name: 'AllEquityCredits',
      path: '/admin/equity-credits',
      tag,
      summary: 'Equity share credits of everybody, newest first',
      description: RULE,
      policy: reading,
      list,
      row: adminLot,
      source: ({ db }) => equityCredits(db, null),
      toRow: (row, { caller, today }) => toAdminLot(caller, row, today),
      examples: { query: { filter: '{"source":{"eq":"Manual"}}' }, rows: [adminExample] },
      count: {
        summary: 'How many equity share credits match',
        example: { query: { filter: '{"status":{"eq":"Pending"}}' }, count: 12 },
      },
    }),
    operation({
      id: 'grantEquityCredits',
      method: 'POST',
      path: '/admin/equity-credits',
      tag,
      summary: 'Grant credits by hand',
      policy: managing,
      body: z.strictObject({
        associate_code: associateCode('Associate'),
        grant_date: date('Grant Date'),
        credits: integer('Credits', { min: 1, max: 1_000_000 }),
        note: text('Note', { min: 5, max: 500 }),
      }),
      idempotencyKey: 'required',
      answer: { status: 201, schema: adminLot },
      examples: {
        body: {
          associate_code: 'U000005',
          grant_date: '2026-11-20',
          credits: 250,
          note: 'For the pilot of the new training',
        },
        answer: {
          ...adminExample,
          grant_date: '2026-11-20',
          source: 'Manual',
          credits: 250,
          vested: 0,
          unvested: 250,
          note: 'For the pilot of the new training',
        },
      },
      handler: async (input) => show(input, await service.grant(input, input.body)),
    }),
    recordStep({
      id: 'moveEquityCredits',
      path: '/admin/equity-credits/{id}/transitions',
      tag,
      summary: 'Mark a grant as reported to the plan administrator, or as released',
      description: 'Pending → Exported → Released; released only when nothing is left to vest.',
      policy: managing,
      body: z.strictObject({ to: oneOf('Status', EXPORT_STATUSES) }),
      answer: adminLot,
      examples: {
        params: { id: example.id },
        body: { to: 'Exported' },
        answer: { ...adminExample, status: 'Exported', version: 2, actions: [] },
      },
      async handler(input) {
        await service.move(input, input.params.id, input.version, input.body.to);
        return show(input, input.params.id);
      },
    }),
    operation({
      id: 'forfeitEquityCredits',
      method: 'POST',
      path: '/admin/equity-credits/forfeit',
      tag,
      summary: 'Forfeit everything of a terminated associate for cause',
      description: 'A termination without cause forfeits what is not vested, by itself (R-EQS-03).',
      policy: managing,
      body: z.strictObject({
        associate_code: associateCode('Associate'),
        reason: text('Reason', { min: 5, max: 500 }),
      }),
      idempotencyKey: 'required',
      answer: { status: 200, schema: z.strictObject({ forfeited: z.int() }) },
      examples: {
        body: { associate_code: 'U000012', reason: 'Terminated for rebating' },
        answer: { forfeited: 2 },
      },
      handler: async (input) => ({
        forfeited: await service.forfeit(input, input.body.associate_code, input.body.reason),
      }),
    }),
    operation({
      id: 'deleteEquityCredits',
      method: 'DELETE',
      path: '/admin/equity-credits/{id}',
      tag,
      summary: 'Take a grant away',
      description: 'Super admins only (R-EQS-03).',
      policy: { ...reading, needs: 'settings.manage' },
      params,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: { id: example.id } },
      handler: (input) => service.remove(input, input.params.id, input.version),
    }),
  ];
};
