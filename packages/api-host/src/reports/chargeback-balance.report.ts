import { CURRENCIES, foldText } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { teamPredicate } from '../network/team/team-predicate.ts';
import type { Area } from '../platform/host.ts';
import { defineList, type ScopedRows } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import type { ListInput } from '../platform/list/list-operations.ts';
import { forbidden } from '../platform/operation/problem.ts';
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
import { reportOperations } from './report-routes.ts';

const LABELS = {
  open_chargebacks: 'Open Chargebacks',
  recovered_cents: 'Recovered',
  balance_cents: 'Balance',
  forecast_cents: 'Forecast 90 Days',
} as const;
const DEFINITIONS = {
  open_chargebacks: FIGURES.openChargebacks,
  recovered_cents: FIGURES.recovered,
  balance_cents: FIGURES.chargebackBalance,
  forecast_cents: FIGURES.balanceForecast,
} as const;
const typeOf = (field: string) => (field.endsWith('_cents') ? ('money' as const) : ('number' as const));

const fields: ListFields = {
  code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: (text) => text.toUpperCase() },
  name: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
  currency: { label: 'Currency', type: 'enum', column: 'debt.currency', options: CURRENCIES },
  oldest_days: {
    label: 'Oldest (Days)',
    type: 'number',
    column: 'debt.oldest_days',
    nullable: true,
    definition: FIGURES.oldestDebt,
  },
  ...Object.fromEntries(
    BALANCE_SUMS.map((each) => [
      each,
      { label: LABELS[each], type: typeOf(each), column: `debt.${each}`, definition: DEFINITIONS[each] },
    ]),
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
const ownList = listNamed('chargeback-balance-report');

/** Oneself and, in a wider team, people who left whose debts the reader would inherit; a Suspended one oneself alone. */
async function ownSource({ db, caller, today, query }: ListInput<typeof teamParameter>) {
  const { team_type: type } = query;
  if (type === 'Personal') return balanceRows(db, ownOrInherited(caller.code, [], undefined), today);
  if (!caller.permissions.has('team.view')) throw forbidden();
  const node = await viewerOf(db, caller, type);
  const inherited = await inheritedFrom(db, node, today);
  return balanceRows(db, ownOrInherited(node.code, inherited, teamPredicate(type, node)), today);
}

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

const shared = {
  description: 'Debts of others only where the reader is liable by roll-up (R-MNY-33, domain.md 7.1).',
  file: {
    label: 'Chargeback balance',
    columns: ownList.columns(
      'code',
      'name',
      'currency',
      'open_chargebacks',
      'recovered_cents',
      'balance_cents',
      'oldest_days',
      'forecast_cents',
    ),
  },
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
  total: async (rows: ScopedRows) => ({ totals: await balanceTotals(rows) }),
} as const;

/** Who owes how much (domain.md 2.24): oneself and what would be inherited by roll-up; everybody for admins. */
export const chargebackBalanceReport: Area = (platform) => [
  ...reportOperations(platform, 'own', {
    ...shared,
    name: 'ChargebackBalanceReport',
    path: '/reports/chargeback-balance',
    summary: 'The own debts, and those that would be inherited',
    list: ownList,
    parameters: teamParameter,
    source: ownSource,
  }),
  ...reportOperations(platform, 'company', {
    ...shared,
    name: 'CompanyChargebackBalanceReport',
    path: '/admin/reports/chargeback-balance',
    summary: 'Debts of everybody',
    list: listNamed('company-chargeback-balance-report'),
    source: ({ db, today }) => balanceRows(db, sql<SqlBool>`true`, today),
  }),
];
