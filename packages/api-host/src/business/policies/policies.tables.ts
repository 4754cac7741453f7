import type {
  AckStatus,
  ApprovalStatus,
  BusinessStatus,
  ChargebackMethod,
  ChargebackReason,
  Country,
  Currency,
  PaymentBasis,
  PolicyCompensationType,
  PolicyFileKind,
  PolicyLifecycle,
  PremiumMode,
} from '@upline/domain';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ChargebackStep, Json } from '../../catalogue/catalogue.tables.ts';
import type { ComplianceCheck } from '../../compliance/compliance.rules.ts';
import type { RecordColumns } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    policy: PolicyTable;
    policy_renewal_rates: PolicyRenewalRatesTable;
    policy_share: PolicyShareTable;
    policy_requirement: PolicyRequirementTable;
    policy_attachment: PolicyAttachmentTable;
    supervision_review: SupervisionReviewTable;
  }
}

export interface PolicyTable extends RecordColumns {
  id: Generated<string>;
  policy_number: string;
  match_number: GeneratedAlways<string>;
  provider_id: string;
  product_id: string;
  client_id: string;
  insured_name: string | null;
  owner_name: string | null;
  country: Country;
  state: string;
  currency: Currency;
  application_type: Generated<PolicyCompensationType>;
  policy_year: Generated<number>;
  face_amount_cents: number | null;
  premium_mode: PremiumMode;
  modal_premium_cents: number;
  annual_premium_cents: number;
  target_premium_cents: number;
  excess_premium_cents: number;
  bv_rate_bps: number;
  excess_bv_rate_bps: number;
  bv_cents: number;
  payment_basis: PaymentBasis;
  advance_months: number;
  chargeback_method: ChargebackMethod;
  chargeback_months: number;
  chargeback_steps: ColumnType<readonly ChargebackStep[] | null, string | null, string | null>;
  premium_months_reported: Generated<number>;
  submit_date: string;
  issue_date: string | null;
  placed_date: string | null;
  paid_to_date: string | null;
  termination_date: string | null;
  termination_reason: ChargebackReason | null;
  lifecycle: Generated<PolicyLifecycle>;
  business_status: Generated<BusinessStatus>;
  writing_associate_code: string;
  writing_number: string | null;
  training_associate_code: string | null;
  is_replacement: Generated<boolean>;
  replaced_policy: string | null;
  internal_note: string | null;
  shared_note: string | null;
}
export type PolicyRow = Selectable<PolicyTable>;

interface PolicyRenewalRatesTable {
  policy_id: string;
  /** Policy year to basis points. */
  rates: Json<Readonly<Record<string, number>>>;
}

export interface PolicyShareTable {
  id: Generated<number>;
  policy_id: string;
  /** 0 the writing associate, 1 and 2 the splits in entry order (R-MNY-05). */
  portion: number;
  associate_code: string;
  shop_code: string | null;
  share_bps: number;
  bv_cents: number;
  policy_hundredths: number;
  approval_status: Generated<ApprovalStatus>;
  entered_by: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  submit_date: string;
  issue_date: string | null;
  business_status: BusinessStatus;
  product_id: string;
  provider_id: string;
}
export type PolicyShareRow = Selectable<PolicyShareTable>;

export interface PolicyRequirementTable {
  id: Generated<string>;
  policy_id: string;
  check_key: ComplianceCheck | null;
  associate_code: string | null;
  text: string;
  asked_at: Date;
  asked_by: string | null;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  escalated_at: Date | null;
  version: Generated<number>;
}
export type RequirementRow = Selectable<PolicyRequirementTable>;

/** What a file attached to a policy is. */
export interface PolicyAttachmentTable {
  policy_id: string;
  attachment_id: string;
  kind: PolicyFileKind;
  added_at: Date;
  added_by: string;
}

export interface SupervisionReviewTable {
  id: Generated<string>;
  policy_id: string;
  supervised_code: string;
  supervisor_code: string | null;
  status: Generated<AckStatus>;
  suitability_documented: boolean | null;
  replacement_justified: boolean | null;
  client_contacted: boolean | null;
  comment: string | null;
  due_date: string;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  created_at: Date;
  version: Generated<number>;
}
export type ReviewRow = Selectable<SupervisionReviewTable>;
