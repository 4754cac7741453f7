import type { AmBestRating, ChargebackMethod, Country, ProductType, ProviderStatus } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    provider: ProviderTable;
  }
}

export interface ProviderTable extends RecordColumns {
  id: Generated<string>;
  name: string;
  name_key: string;
  short_name: string;
  short_name_key: string;
  status: Generated<ProviderStatus>;
  countries: Country[];
  product_types: ProductType[];
  website: string | null;
  producer_portal_url: string | null;
  phone: string | null;
  am_best_rating: AmBestRating | null;
  jit: Generated<boolean>;
  writing_number_required: Generated<boolean>;
  pre_appointment_states: Generated<string[]>;
  aml_validity_months: Generated<number>;
  advance_months: Generated<number>;
  chargeback_method: Generated<ChargebackMethod>;
  chargeback_months: Generated<number>;
  policy_number_pattern: string | null;
  logo_key: string | null;
}
export type ProviderRow = Selectable<ProviderTable>;
