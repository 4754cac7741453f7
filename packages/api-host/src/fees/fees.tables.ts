import type { AmaPlan, Country, FeeKind } from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';

interface FeeTable {
  id: Generated<string>;
  kind: FeeKind;
  country: Country;
  /** Of a membership fee. */
  plan: AmaPlan | null;
  /** State or province of a tax. */
  region: string | null;
  effective_from: string;
  amount_cents: number | null;
  rate_bps: number | null;
  created_at: Date;
  /** Null for the values that the portal started with. */
  created_by: string | null;
  withdrawn_at: ColumnType<Date | null, undefined, Date>;
  withdrawn_by: ColumnType<string | null, undefined, string>;
}

export type Fee = Selectable<FeeTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    fee: FeeTable;
  }
}
