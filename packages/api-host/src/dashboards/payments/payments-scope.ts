import { currencyOf } from '@upline/domain';
import type { z } from 'zod';
import { me } from '../../network/nodes.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { forbidden } from '../../platform/operation/problem.ts';
import { type DashboardScope, daysOf } from '../dashboard-scope.ts';
import type { paymentsQuery } from './payments.schemas.ts';
import type { MoneyOf } from './payments.store.ts';

/** Whose money over which days: what every tile of payments is computed from. */
export interface PaymentsScope extends MoneyOf, Pick<DashboardScope, 'days' | 'today'> {
  /** Whether payouts are made in this currency; foreign lines are converted by the run. */
  readonly isOwnCurrency: boolean;
}

interface Asked {
  readonly db: Db;
  readonly today: string;
  readonly caller: Caller;
  readonly query: z.output<typeof paymentsQuery>;
}

/** The caller's own money (domain.md 7.1: never another person's). */
export async function ownMoney({ db, today, caller, query }: Asked): Promise<PaymentsScope> {
  const node = await me(db, caller.code);
  if (!node) throw forbidden();
  const own = currencyOf(node.country);
  const currency = query.currency ?? own;
  return { node, currency, isOwnCurrency: currency === own, days: daysOf(query.period, today), today };
}

/** Everybody's. */
export function companyMoney({ today, query }: Pick<Asked, 'today' | 'query'>): PaymentsScope {
  return {
    node: undefined,
    currency: query.currency ?? 'USD',
    isOwnCurrency: true,
    days: daysOf(query.period, today),
    today,
  };
}
