import type { ChargebackStep } from '../../catalogue/catalogue.tables.ts';
import type { Row } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'policy.chargeback_steps': readonly ChargebackStep[];
    'policy_renewal_rates.rates': Readonly<Record<string, number>>;
  }
}

export type PolicyRow = Row<'policy'>;

export type PolicyShareRow = Row<'policy_share'>;

export type RequirementRow = Row<'policy_requirement'>;

export type ReviewRow = Row<'supervision_review'>;
