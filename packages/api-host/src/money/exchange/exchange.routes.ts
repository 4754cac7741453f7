import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { associateCode, date, idParam, person, text } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import { exchangeLegList as list } from './exchange.list.ts';
import { defineExchangeTask } from './exchange.tasks.ts';
import { exchangeLegService } from './exchange-legs.service.ts';
import { type ExchangeLegRow, exchangeLegs, sharedMonths } from './exchange-legs.store.ts';

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

const toAnswer = (row: ExchangeLegRow): z.input<typeof agreement> => ({
  id: row.id,
  new_rmd: { code: row.new_rmd_code, name: row.new_rmd },
  promoting_rmd: { code: row.promoting_rmd_code, name: row.promoting_rmd },
  leg: { code: row.leg_code, name: row.leg },
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  version: row.version,
});

const example = {
  id: '0e5f4a86-2c53-4d0f-8f53-4f2f1f0a5d11',
  new_rmd: { code: 'U000005', name: 'Dev Patel' },
  promoting_rmd: { code: 'U000004', name: 'Eve Novak' },
  leg: { code: 'U000012', name: 'Hal Ortiz' },
  starts_on: '2026-11-01',
  ends_on: null,
  version: 1,
} satisfies z.input<typeof agreement>;

/** Agreements on exchange legs for admins, and what was shared for the two RMDs. */
export const exchangeRoutes: Area = (platform) => {
  const service = exchangeLegService(platform);
  defineExchangeTask(platform);
  async function show(db: Db, id: string) {
    const row = await exchangeLegs(db).find(id);
    if (!row) throw notFound();
    return toAnswer(row);
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
          rows: [
            {
              month: '2026-11-01',
              new_rmd: example.new_rmd,
              promoting_rmd: example.promoting_rmd,
              base_shop_bv_cents: 5_200_000,
              currency: 'USD',
              lines: 7,
              moved_cents: 126_000,
            },
          ],
        },
      },
      async handler({ db, caller }) {
        const rows = await sharedMonths(db, caller.code);
        return {
          rows: rows.map(({ new_rmd_code, new_rmd, promoting_rmd_code, promoting_rmd, ...rest }) => ({
            ...rest,
            new_rmd: { code: new_rmd_code, name: new_rmd },
            promoting_rmd: { code: promoting_rmd_code, name: promoting_rmd },
          })),
        };
      },
    }),
    operation({
      id: 'listExchangeLegs',
      method: 'GET',
      path: '/admin/exchange-legs',
      tag,
      summary: 'Agreements on exchange legs, newest first',
      description: RULE,
      policy: admin,
      query: list.query,
      answer: { status: 200, schema: listAnswer(agreement) },
      examples: { query: { filter: '{"has_ended":{"eq":false}}' }, answer: { rows: [example] } },
      async handler({ db, query }) {
        return { rows: (await list.page(query, exchangeLegs(db))).map(toAnswer) };
      },
    }),
    operation({
      id: 'countExchangeLegs',
      method: 'GET',
      path: '/admin/exchange-legs/count',
      tag,
      summary: 'How many agreements on exchange legs match',
      policy: admin,
      query: list.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"has_ended":{"eq":false}}' }, answer: { count: 4 } },
      handler: async ({ db, query }) => ({ count: await list.count(query.filter, exchangeLegs(db).scoped) }),
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
      handler: async (input) => show(input.db, await service.create(input, input.body)),
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
        answer: { ...example, ends_on: '2027-03-01', version: 2 },
      },
      async handler(input) {
        await service.end(input, input.params.id, input.version, input.body);
        return show(input.db, input.params.id);
      },
    }),
  ];
};
