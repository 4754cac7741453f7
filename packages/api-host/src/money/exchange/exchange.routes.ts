import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { associateCode, date, idParam, person, text } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { exchangeActions } from './exchange.actions.ts';
import { exchangeLegList as list } from './exchange.list.ts';
import { defineExchangeTask } from './exchange.tasks.ts';
import { exchangeLegService } from './exchange-legs.service.ts';
import { type ExchangeLegRow, exchangeLegs, type SharedMonth, sharedMonths } from './exchange-legs.store.ts';

const tag = 'Builders exchange';
const RULE =
  'A new RMD who left a leg with the promoting RMD receives 50 % of their overrides of that leg in a month with 50,000 and more issued BV in the own base shop, 25 % from 25,000 on (R-MNY-35). Off unless switched on.';
const admin = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const agreement = z.strictObject({
  id: z.uuid(),
  new_rmd: person,
  promoting_rmd: person,
  leg: person,
  starts_on: z.iso.date().meta({ description: 'First day of the first month that counts' }),
  ends_on: z.iso.date().nullable().meta({ description: 'First day of the last month that counts' }),
  version: z.int(),
  actions: z.array(z.enum(['end'])),
});
const sharedMonth = z.strictObject({
  month: z.iso.date(),
  new_rmd: person,
  promoting_rmd: person,
  base_shop_bv_cents: z.int().meta({ description: "Issued BV of the new RMD's base shop in the month" }),
  currency: z.enum(CURRENCIES),
  lines: z.int(),
  moved_cents: z.int().meta({ description: 'From the promoting to the new RMD, corrections included' }),
});

const toAnswer = (caller: Caller, row: ExchangeLegRow): z.input<typeof agreement> => ({
  id: row.id,
  new_rmd: { code: row.new_rmd_code, name: row.new_rmd },
  promoting_rmd: { code: row.promoting_rmd_code, name: row.promoting_rmd },
  leg: { code: row.leg_code, name: row.leg },
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  version: row.version,
  actions: exchangeActions.of(caller, row),
});

const toMonth = ({
  new_rmd_code,
  new_rmd,
  promoting_rmd_code,
  promoting_rmd,
  ...rest
}: SharedMonth): z.input<typeof sharedMonth> => ({
  ...rest,
  new_rmd: { code: new_rmd_code, name: new_rmd },
  promoting_rmd: { code: promoting_rmd_code, name: promoting_rmd },
});

const example = {
  id: '0e5f4a86-2c53-4d0f-8f53-4f2f1f0a5d11',
  new_rmd: { code: 'U000005', name: 'Dev Patel' },
  promoting_rmd: { code: 'U000004', name: 'Eve Novak' },
  leg: { code: 'U000012', name: 'Hal Ortiz' },
  starts_on: '2026-11-01',
  ends_on: null,
  version: 1,
  actions: ['end'],
} satisfies z.input<typeof agreement>;

const monthExample = {
  month: '2026-11-01',
  new_rmd: example.new_rmd,
  promoting_rmd: example.promoting_rmd,
  base_shop_bv_cents: 5_200_000,
  currency: 'USD',
  lines: 7,
  moved_cents: 126_000,
} satisfies z.input<typeof sharedMonth>;

/** Agreements on exchange legs for admins, and what was shared for the two RMDs. */
export const exchangeRoutes: Area = (platform) => {
  const service = exchangeLegService(platform);
  defineExchangeTask(platform);
  async function show({ db, caller }: SignedInContext, id: string) {
    const row = await exchangeLegs(db).find(id);
    if (!row) throw notFound();
    return toAnswer(caller, row);
  }
  return [
    operation({
      id: 'listExchangeShares',
      method: 'GET',
      path: '/payments/exchange-shares',
      tag,
      summary: 'What the caller gave or received by the builders exchange, by month',
      description: RULE,
      policy: { needs: 'payments.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
      answer: { status: 200, schema: listAnswer(sharedMonth) },
      examples: {
        answer: {
          rows: [monthExample],
        },
      },
      async handler({ db, caller }) {
        return { rows: (await sharedMonths(db, { of: caller.code })).map(toMonth) };
      },
    }),
    ...listOperations(platform, {
      name: 'ExchangeLegs',
      path: '/admin/exchange-legs',
      tag,
      summary: 'Agreements on exchange legs, newest first',
      description: RULE,
      policy: admin,
      list,
      row: agreement,
      source: ({ db }) => exchangeLegs(db),
      toRow: (row, { caller }) => toAnswer(caller, row),
      examples: { query: { filter: '{"has_ended":{"eq":false}}' }, rows: [example] },
      count: {
        summary: 'How many agreements on exchange legs match',
        example: { query: { filter: '{"has_ended":{"eq":false}}' }, count: 4 },
      },
    }),
    operation({
      id: 'getExchangeLeg',
      method: 'GET',
      path: '/admin/exchange-legs/{id}',
      tag,
      summary: 'An agreement on an exchange leg, with what was shared by month',
      policy: admin,
      params,
      answer: { status: 200, schema: agreement.extend({ months: z.array(sharedMonth) }) },
      examples: {
        params: { id: example.id },
        answer: { ...example, months: [monthExample] },
      },
      async handler(input) {
        const { id } = input.params;
        const found = await show(input, id);
        return { ...found, months: (await sharedMonths(input.db, { leg: id })).map(toMonth) };
      },
    }),
    operation({
      id: 'createExchangeLeg',
      method: 'POST',
      path: '/admin/exchange-legs',
      tag,
      summary: 'Write down which leg a new RMD leaves with the promoting RMD',
      description: RULE,
      policy: admin,
      body: z.strictObject({
        new_rmd_code: associateCode('New RMD'),
        leg_code: associateCode('Leg'),
        starts_on: date('First Month'),
      }),
      idempotencyKey: 'required',
      answer: { status: 201, schema: agreement },
      examples: {
        body: { new_rmd_code: example.new_rmd.code, leg_code: example.leg.code, starts_on: '2026-11-15' },
        answer: example,
      },
      handler: async (input) => show(input, await service.create(input, input.body)),
    }),
    operation({
      id: 'endExchangeLeg',
      method: 'POST',
      path: '/admin/exchange-legs/{id}/end',
      tag,
      summary: 'End an exchange with a month',
      policy: admin,
      params,
      body: z.strictObject({
        ends_on: date('Last Month'),
        reason: text('Reason', { min: 5, max: 500 }),
      }),
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: agreement },
      examples: {
        params: { id: example.id },
        body: { ends_on: '2027-03-31', reason: 'Agreed for five months' },
        answer: { ...example, ends_on: '2027-03-01', version: 2, actions: [] },
      },
      async handler(input) {
        await service.end(input, input.params.id, input.version, input.body);
        return show(input, input.params.id);
      },
    }),
  ];
};
