import type { Row } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'product.renewal_bv_rate_bps': Readonly<Record<string, number>>;
    'product.chargeback_steps': readonly ChargebackStep[];
    'setting.value': unknown;
  }
}

/** Months rising, shares falling (R-MNY-18). */
export interface ChargebackStep {
  readonly through_month: number;
  readonly unearned_bps: number;
}

export type ProductRow = Row<'product'>;

export type ScheduleRow = Row<'compensation_schedule'>;
