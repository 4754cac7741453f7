import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

export interface ExchangeLegTable extends RecordColumns {
  id: Generated<string>;
  new_rmd_code: string;
  promoting_rmd_code: string;
  leg_code: string;
  /** First days of the first and the last month that counts. */
  starts_on: string;
  ends_on: string | null;
}

interface ExchangeMonthTable {
  exchange_leg_id: string;
  month: string;
  base_shop_bv_cents: number;
  postings: Generated<number>;
}

interface ExchangeShareTable {
  line_id: string;
  exchange_leg_id: string;
  month: string;
  moved_cents: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    exchange_leg: ExchangeLegTable;
    exchange_month: ExchangeMonthTable;
    exchange_share: ExchangeShareTable;
  }
}
