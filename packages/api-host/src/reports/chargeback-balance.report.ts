import { CURRENCIES, foldText } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { teamPredicate } from '../network/team-predicate.ts';
import type { Db } from '../platform/database.ts';
import type { ExportAsked, ExportReader } from '../platform/download/exports.ts';
import type { Area } from '../platform/host.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import { forbidden } from '../platform/problem.ts';
import { viewerOf } from '../team/team.service.ts';
import {
  BALANCE_SUMS,
  type BalanceRow,
  balanceRows,
  balanceTotals,
  ownOrInherited,
} from './chargeback-balance.store.ts';
import { inheritedFrom } from './liability.ts';
import { teamParameter } from './report-parameters.ts';
import { parametersOf, reportOperations } from './report-routes.ts';

const LABELS = {
  open_chargebacks: 'Open Chargebacks',
  recovered_cents: 'Recovered',
  balance_cents: 'Balance',
  forecast_cents: 'Forecast 90 Days',
} as const;
const typeOf = (field: string) => (field.endsWith('_cents') ? ('money' as const) : ('number' as const));

const fields: ListFields = {
  code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: (text) => text.toUpperCase() },
  name: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
  currency: { label: 'Currency', type: 'enum', column: 'debt.currency', options: CURRENCIES },
  oldest_days: { label: 'Oldest (Days)', type: 'number', column: 'debt.oldest_days', nullable: true },
  ...Object.fromEntries(
    BALANCE_SUMS.map((each) => [each, { label: LABELS[each], type: typeOf(each), column: `debt.${each}` }]),
  ),
};

const listNamed = (name: string) =>
  defineList<BalanceRow>({
    name,
    fields,
    defaultOrder: { balance_cents: 'DESC' },
    key: { column: 'debt.key', type: 'text' },
    keyOf: ({ key }) => key,
  });

/** Oneself and, in a wider team, people who left whose debts the reader would inherit; a Suspended one oneself alone. */
async function ownSource(db: Db, reader: ExportReader, asked: ExportAsked) {
  const { team_type: type } = parametersOf(teamParameter, asked);
  if (type === 'Personal') return balanceRows(db, ownOrInherited(reader.code, [], undefined), asked.today);
  if (!reader.permissions.has('team.view')) throw forbidden();
  const node = await viewerOf(db, reader, type);
  const inherited = await inheritedFrom(db, node, asked.today);
  return balanceRows(db, ownOrInherited(node.code, inherited, teamPredicate(type, node)), asked.today);
}

const companySource = (db: Db, _: ExportReader, { today }: ExportAsked) =>
  balanceRows(db, sql<SqlBool>`true`, today);

const sums = {
  open_chargebacks: z.int(),
  recovered_cents: z.int(),
  balance_cents: z.int().meta({ description: 'Not yet recovered, written off or transferred' }),
  forecast_cents: z.int().meta({
    description: 'The balance in 90 days if as much is withheld as in the last 90',
  }),
};
const row = z.strictObject({
  key: z.string(),
  code: z.string(),
  name: z.string(),
  currency: z.enum(CURRENCIES),
  oldest_days: z.int().nullable().meta({ description: 'Since the event of the oldest open chargeback' }),
  ...sums,
});
const totals = z.strictObject({
  totals: z.array(z.strictObject({ currency: z.enum(CURRENCIES), associates: z.int(), ...sums })),
});

const example = { open_chargebacks: 2, recovered_cents: 50_000, balance_cents: 34_000, forecast_cents: 0 };

/** Who owes how much (domain.md 2.24): oneself and what would be inherited by roll-up; everybody for admins. */
export const chargebackBalanceReport: Area = (platform) =>
  (['own', 'company'] as const).flatMap((audience) => {
    const isOwn = audience === 'own';
    const list = listNamed(isOwn ? 'chargeback-balance-report' : 'company-chargeback-balance-report');
    return reportOperations(
      platform,
      {
        name: isOwn ? 'ChargebackBalanceReport' : 'CompanyChargebackBalanceReport',
        path: isOwn ? '/reports/chargeback-balance' : '/admin/reports/chargeback-balance',
        label: 'Chargeback balance',
        summary: isOwn ? 'The own debts, and those that would be inherited' : 'Debts of everybody',
        description: 'Debts of others only where the reader is liable by roll-up (R-MNY-33, domain.md 7.1).',
        list,
        columns: {
          code: { label: 'Code', type: 'text' },
          name: { label: 'Associate', type: 'text' },
          currency: { label: 'Currency', type: 'text' },
          open_chargebacks: { label: LABELS.open_chargebacks, type: 'number' },
          recovered_cents: { label: LABELS.recovered_cents, type: 'money' },
          balance_cents: { label: LABELS.balance_cents, type: 'money' },
          oldest_days: { label: 'Oldest (Days)', type: 'number' },
          forecast_cents: { label: LABELS.forecast_cents, type: 'money' },
        },
        parameters: isOwn ? teamParameter : {},
        row,
        totals,
        examples: {
          query: { filter: '{"balance_cents":{"gte":100}}' },
          row: {
            key: 'U000008 USD',
            code: 'U000008',
            name: 'Ana Alvarez',
            currency: 'USD',
            oldest_days: 61,
            ...example,
          },
          totals: { totals: [{ currency: 'USD', associates: 1, ...example }] },
        },
        source: isOwn ? ownSource : companySource,
        toRow: (each) => each,
        total: async (rows) => ({ totals: await balanceTotals(rows) }),
      },
      audience,
    );
  });
