import { currencyOf } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../platform/operation/caller.ts';
import { feeActions } from './fees.actions.ts';
import type { fee } from './fees.schemas.ts';
import type { FeeRow } from './fees.store.ts';

export const toFee = (caller: Caller, row: FeeRow): z.input<typeof fee> => ({
  id: row.id,
  kind: row.kind,
  country: row.country,
  plan: row.plan,
  region: row.region,
  amount_cents: row.amount_cents,
  rate_bps: row.rate_bps,
  currency: currencyOf(row.country),
  effective_from: row.effective_from,
  until: row.until,
  standing: row.standing,
  set_by:
    row.created_by === null || row.setter_name === null
      ? null
      : { code: row.created_by, name: row.setter_name },
  created_at: row.created_at,
  actions: feeActions.of(caller, row),
});
