import type { z } from 'zod';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { policyActions } from '../policies.actions.ts';
import { isAdmin, isFresh } from '../policies.record.ts';
import type { policyListRow } from '../policies.schemas.ts';
import { moneyOfAll, type PolicyMoney } from '../policies.store.ts';
import type { PolicyListRow } from './policies.source.ts';

const NO_MONEY: PolicyMoney = {
  has_lines: false,
  has_open_balance: false,
  is_referred_to: false,
  is_rerated_away: false,
};

/**
 * Rows of a list with what may be done with each. Associates take back entries of the last day only, so of older ones the money
 * decides nothing and is not read.
 */
export async function policyRows(
  rows: readonly PolicyListRow[],
  { db, caller, now, today }: SignedInContext,
): Promise<z.input<typeof policyListRow>[]> {
  const judged = rows.filter((row) => isAdmin(caller) || isFresh(row, now)).map(({ id }) => id);
  const moneyById = await moneyOfAll(db, judged);
  return rows.map((policy) => {
    const { created_at, created_by, ...row } = policy;
    const roles = row.role === null ? [] : [row.role];
    const money = moneyById.get(row.id) ?? NO_MONEY;
    return { ...row, actions: policyActions.of(caller, { policy, roles, money, now, today }) };
  });
}
