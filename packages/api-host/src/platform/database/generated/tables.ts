// The row types of all tables as the migrations leave them; written by `pnpm generate`, compared by a test. Do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ColumnTypes } from '../tables.ts';

interface ActiveTurnTable {
  associate_code: string;
  day: string;
  level_code: string;
  n: number;
}

interface AdminConflictTable {
  admin_code: string;
  associate_code: string;
  relation: string;
  created_at: Generated<Date>;
  created_by: string | null;
  id: Generated<string>;
}

interface AnalysisTable {
  id: string;
  owner_code: string;
  client_id: string | null;
  prospect_id: string | null;
  tool: 'DIME' | 'Financial Lifestyle Strategy';
  title: string;
  status: Generated<'Draft' | 'Completed'>;
  answers_sealed: string;
  results_sealed: string | null;
  formula_version: number | null;
  gap_cents: number | null;
  dime_id: string | null;
  completed_at: Date | null;
  prepared_by: string;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface AnnouncementTable {
  id: Generated<string>;
  title: string;
  body: string;
  title_key: string;
  audience: 'Everybody' | 'Country' | 'Level' | 'Team' | 'Beta';
  country: 'USA' | 'Canada' | null;
  min_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  team_id: string | null;
  shown_from: string;
  shown_until: string | null;
  send_email: Generated<boolean>;
  notified_at: Date | null;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface AnnouncementDismissalTable {
  announcement_id: string;
  associate_code: string;
  dismissed_at: Date;
}

interface AppUserTable {
  id: Generated<string>;
  code: string;
  kind: 'Associate' | 'Admin' | 'SuperAdmin';
  status: Generated<'Active' | 'Resigned' | 'Terminated' | 'Suspended' | 'Resignation Initiated'>;
  first_name: string;
  last_name: string;
  name_key: string;
  has_photo: Generated<boolean>;
  email: string;
  email_key: string;
  username: string;
  username_key: string;
  phone: string | null;
  phone_type: 'Mobile' | 'Home' | 'Work' | null;
  phone_verified_at: Date | null;
  alt_phone: string | null;
  alt_phone_type: 'Mobile' | 'Home' | 'Work' | null;
  country: 'USA' | 'Canada';
  language: Generated<'en' | 'fr' | 'es'>;
  mfa_method: Generated<'Email' | 'SMS'>;
  notification_channels: Generated<('Email' | 'SMS')[]>;
  admin_roles: Generated<string[]>;
  is_beta: Generated<boolean>;
  has_builder_plan: Generated<boolean>;
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  is_senior_level: Generated<boolean>;
  qualified_level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  upline_code: string | null;
  upline_rmd_code: string | null;
  recruiter_code: string | null;
  join_date: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  email_verified_at: Generated<Date | null>;
  payout_hold_until: Date | null;
  path: string | null;
  gen: number | null;
  gen_in_force: number | null;
  shop_code: string | null;
  shop_in_force_code: string | null;
  direct_count: Generated<number>;
  next_ordinal: Generated<number>;
  has_rollup: Generated<boolean>;
  guaranteed_level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  address_state: string | null;
  licensed_until: string | null;
  username_changed_at: Date | null;
  partner: 'WFS' | null;
}

interface AssociateTable {
  code: string;
  legal_first_name: string;
  legal_middle_name: string | null;
  legal_last_name: string;
  suffix: 'Jr' | 'Sr' | 'II' | 'III' | 'IV' | null;
  date_of_birth_sealed: string | null;
  birth_month: number | null;
  birth_day: number | null;
  gender: 'Female' | 'Male' | 'Non-binary' | 'Prefer not to say' | null;
  marital_status: 'Single' | 'Married' | 'Common-law' | 'Separated' | 'Divorced' | 'Widowed' | null;
  ssn_sealed: string | null;
  ssn_index: string | null;
  ssn_last: string | null;
  npn: string | null;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  mailing_same: Generated<boolean>;
  mailing_line1: string | null;
  mailing_line2: string | null;
  mailing_city: string | null;
  mailing_state: string | null;
  mailing_postal_code: string | null;
  spouse_first_name: string | null;
  spouse_last_name: string | null;
  spouse_code: string | null;
  share_bps: Generated<number>;
  share_with_code: string | null;
  max_chargeback_withhold_bps: Generated<number>;
  disable_license_check: Generated<boolean>;
  disable_training_escrow: Generated<boolean>;
  escrow_future_compensations: Generated<boolean>;
  under_heightened_supervision: Generated<boolean>;
  supervisor_code: string | null;
  use_spouse_licenses: Generated<boolean>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  sin_expiry: string | null;
  spouse_phone: string | null;
  spouse_email: string | null;
  spouse_birth_sealed: string | null;
  renewal_overdue_since: string | null;
}

interface AssociateFlagTable {
  associate_code: string;
  flag: 'disable_license_check' | 'disable_training_escrow' | 'escrow_future_compensations' | 'under_heightened_supervision' | 'use_spouse_licenses';
  reason: string;
  ends_on: string | null;
  set_at: Date;
  set_by: string;
}

interface AttachmentTable {
  id: Generated<string>;
  owner_code: string;
  purpose: string;
  file_key: string;
  name: string;
  type: string;
  size_bytes: number;
  created_at: Date;
  created_by: string;
  named_at: Date | null;
}

interface AttemptCounterTable {
  key: string;
  count: number;
  window_ends_at: Date;
  next_at: Date | null;
}

interface AuditCheckTable {
  only_row: Generated<boolean>;
  checked_at: Date;
  through_id: number;
  broken_id: number | null;
  problem: 'changed' | 'missing' | 'out of order' | null;
}

interface AuditCheckpointTable {
  id: number;
  hash: string;
  at: Date;
  removed_at: Date;
}

interface AuditEntryTable {
  id: number;
  at: Date;
  actor_code: string | null;
  actor_kind: string;
  proxy_admin_code: string | null;
  action: 'create' | 'update' | 'delete' | 'transition' | 'reveal' | 'login' | 'login_failed' | 'export' | 'approve' | 'reject' | 'release' | 'post' | 'close';
  entity: string;
  entity_id: string;
  entity_label: string;
  owner_code: string | null;
  changes: ColumnType<ColumnTypes['audit_entry.changes'], string | undefined, string>;
  reason: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string;
  previous_hash: string;
  hash: string;
}

interface AuditHeadTable {
  only_row: Generated<boolean>;
  id: number;
  at: Date;
  hash: string;
}

interface AuthenticatorTable {
  id: Generated<string>;
  user_id: string;
  seed_sealed: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface BankFileTable {
  id: Generated<string>;
  pay_run_id: string;
  number: number;
  currency: 'USD' | 'CAD';
  payouts: number;
  total_cents: number;
  created_at: Date;
  created_by: string;
}

interface BankFileTransferTable {
  bank_file_id: string;
  associate_code: string;
  is_partner: boolean;
  cents: number;
  information_id: string;
}

interface BooksCheckTable {
  task: string;
  checked_at: Date;
  findings: ColumnType<ColumnTypes['books_check.findings'], string, string>;
}

interface BuilderBonusTable {
  month: string;
  country: 'USA' | 'Canada';
  issued_bv_cents: number;
  pool_cents: number;
  house_cents: number;
  qualifiers: number;
  posted_at: Date;
}

interface BuilderEnrollmentTable {
  id: Generated<string>;
  associate_code: string;
  plan: Generated<'Builder'>;
  country: 'USA' | 'Canada';
  price_cents: number;
  currency: 'USD' | 'CAD';
  card_reference: string | null;
  started_on: string;
  next_charge_on: string | null;
  status: Generated<'Active' | 'Closed'>;
  closed_on: string | null;
  close_reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  payment_id: string | null;
  next_try_on: string | null;
  failed_tries: Generated<number>;
  ends_after_month: Generated<boolean>;
}

interface CalendarFeedTable {
  associate_code: string;
  token_hash: string;
  created_at: Date;
  last_read_at: Date | null;
}

interface CardAuthorizationTable {
  intent_id: string;
  payment_id: string;
  attempt: number;
  amount_cents: number;
  currency: string;
  country: 'USA' | 'Canada';
  card_print: string | null;
  decision: 'Take' | 'Release' | null;
  decided_on: string | null;
  reason: string | null;
  settled_at: Date | null;
  created_at: Generated<Date>;
}

interface CardCheckTable {
  country: 'USA' | 'Canada';
  checked_at: Date;
  compared: number;
  differences: ColumnType<ColumnTypes['card_check.differences'], string, string>;
}

interface CardDisputeTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  status: 'Open' | 'Won' | 'Lost';
  opened_at: Date;
  closed_at: Date | null;
}

interface CardEventTable {
  id: Generated<string>;
  country: 'USA' | 'Canada';
  event_id: string;
  type: string;
  object_id: string;
  intent_id: string | null;
  payment_id: string | null;
  facts: ColumnType<ColumnTypes['card_event.facts'], string, string>;
  outcome: 'Applied' | 'Ignored' | 'Waiting' | 'Action Required';
  problem: string | null;
  occurred_at: Date;
  received_at: Date;
  replayed_at: Date | null;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

interface CardPaymentTable {
  id: Generated<string>;
  number: Generated<number>;
  kind: 'Registration' | 'Yearly Renewal' | 'Builder Plan' | 'Store Order' | 'Event Ticket';
  subject: string;
  payer_code: string | null;
  draft_id: string | null;
  country: 'USA' | 'Canada';
  description: string;
  amount_cents: number;
  currency: 'USD' | 'CAD';
  status: Generated<'Pending' | 'Paid' | 'Failed' | 'Refunded' | 'Disputed'>;
  due_on: string | null;
  keeps_card: Generated<boolean>;
  attempt: Generated<number>;
  session_id: string | null;
  session_expires_at: Date | null;
  intent_id: string | null;
  customer_ref: string | null;
  card_ref: string | null;
  paid_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
  refunded_cents: Generated<number>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  withdrawn_at: Date | null;
}

interface CardRefundTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  status: Generated<'Requested' | 'Pending' | 'Succeeded' | 'Failed'>;
  stripe_id: string | null;
  requested_by: string | null;
  created_at: Date;
  settled_at: Date | null;
}

interface CardSandboxObjectTable {
  id: string;
  kind: string;
  country: 'USA' | 'Canada';
  body: ColumnType<ColumnTypes['card_sandbox_object.body'], string, string>;
  created_at: Date;
}

interface CarrierCaseTable {
  id: Generated<string>;
  provider_id: string;
  carrier_policy_number: string;
  match_number: string;
  applicant_name: string;
  applicant_key: string;
  product_text: string | null;
  state: string | null;
  premium_cents: number | null;
  writing_number: string | null;
  associate_code: string | null;
  carrier_status_text: string;
  lifecycle: 'Submitted' | 'Underwriting' | 'Issued' | 'In Force' | 'Not Taken' | 'Declined' | 'Withdrawn' | 'Lapsed' | 'Cancelled' | 'Death Claim';
  received_on: string | null;
  issued_on: string | null;
  last_update: string;
  policy_id: string | null;
  matched_at: Date | null;
  final_since: string | null;
  status: Generated<'Active' | 'Closed'>;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  associate_by_hand: Generated<boolean>;
  is_mapped: Generated<boolean>;
  premium_due_on: string | null;
}

interface CarrierCaseRequirementTable {
  case_id: string;
  position: number;
  text: string;
  ordered_on: string | null;
  due_on: string | null;
  closed_on: string | null;
}

interface CarrierImportTable {
  id: Generated<string>;
  provider_id: string;
  file_name: string;
  rows_read: number;
  rows_created: number;
  rows_updated: number;
  rows_unchanged: number;
  rows_failed: number;
  failures: ColumnType<ColumnTypes['carrier_import.failures'], string, string>;
  created_at: Date;
  created_by: string;
  rows_matched: number | null;
  rows_older: Generated<number>;
  status: Generated<'Processing' | 'Completed' | 'Failed'>;
  rows_total: Generated<number>;
  file_key: string | null;
}

interface CarrierStatusTable {
  provider_id: string;
  text_key: string;
  text: string;
  lifecycle: 'Submitted' | 'Underwriting' | 'Issued' | 'In Force' | 'Not Taken' | 'Declined' | 'Withdrawn' | 'Lapsed' | 'Cancelled' | 'Death Claim' | null;
  updated_at: Date;
  updated_by: string | null;
  version: Generated<number>;
}

interface CarrierSuggestionTable {
  id: Generated<string>;
  case_id: string;
  policy_id: string;
  lifecycle: 'Submitted' | 'Underwriting' | 'Issued' | 'In Force' | 'Not Taken' | 'Declined' | 'Withdrawn' | 'Lapsed' | 'Cancelled' | 'Death Claim';
  on_date: string;
  status: Generated<'Pending' | 'Accepted' | 'Ignored'>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

interface ChangeRowTable {
  id: Generated<string>;
  change_set_id: string;
  position: number;
  record_id: string | null;
  record_version: number | null;
  state: 'Ready' | 'No Change' | 'Refused' | 'Saved' | 'Changed Meanwhile' | 'Undone' | 'Kept';
  is_similar: Generated<boolean>;
  message: string | null;
  content_sealed: string | null;
}

interface ChangeSetTable {
  id: Generated<string>;
  owner_code: string;
  resource: 'clients' | 'prospects' | 'policies' | 'video-contacts';
  kind: 'Edit' | 'Import';
  title: string;
  status: 'Draft' | 'Applying' | 'Applied' | 'Undoing' | 'Undone';
  settings_sealed: string | null;
  counts: ColumnType<ColumnTypes['change_set.counts'], string | undefined, string>;
  created_at: Date;
  created_by: string;
  applied_at: Date | null;
  undone_at: Date | null;
  version: Generated<number>;
}

interface ChargebackTable {
  id: Generated<string>;
  associate_code: string;
  policy_id: string | null;
  reason: 'Adjustment' | 'Policy Cancelled' | 'Policy Lapsed' | 'Policy Not Taken' | 'Past Due Premium' | 'Overpayment' | 'Policy Rescinded' | 'Face Amount Reduced' | 'Premium Reduced' | 'Policy Replaced' | 'Insufficient Funds' | 'Free Look Return' | 'Death Within Contestability' | 'Wrong Associate' | 'License Deficiency' | 'Commission Recalculated' | 'Downline Debt Roll-Up';
  event_date: string;
  months_in_force: number | null;
  amount_cents: number;
  recovered_cents: Generated<number>;
  written_off_cents: Generated<number>;
  transferred_to_id: string | null;
  currency: 'USD' | 'CAD';
  note: string | null;
  document_id: string | null;
  dispute_text: string | null;
  dispute_document_id: string | null;
  dispute_status: 'Pending' | 'Approved' | 'Refused' | null;
  disputed_at: Date | null;
  dispute_answer: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  policy_event_id: string | null;
}

interface ClientTable {
  id: Generated<string>;
  owner_code: string;
  type: 'Individual' | 'Business';
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  name_key: string;
  sort_key: string;
  last_name_key: string | null;
  date_of_birth_sealed: string | null;
  date_of_birth_index: string | null;
  birth_month: number | null;
  birth_day: number | null;
  gender: 'Female' | 'Male' | 'Non-binary' | 'Prefer not to say' | null;
  marital_status: 'Single' | 'Married' | 'Common-law' | 'Separated' | 'Divorced' | 'Widowed' | null;
  email: string | null;
  email_key: string | null;
  phone: string | null;
  address_line1: string;
  address_line2: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: 'USA' | 'Canada';
  mailing_same: Generated<boolean>;
  mailing_line1: string | null;
  mailing_line2: string | null;
  mailing_city: string | null;
  mailing_state: string | null;
  mailing_postal_code: string | null;
  mailing_country: 'USA' | 'Canada' | null;
  tobacco: boolean | null;
  citizenship: string | null;
  id_document_type: 'Driver\'s License' | 'Passport' | 'State or Provincial ID' | 'Permanent Resident Card' | 'Military ID' | 'Other' | null;
  id_document_number_sealed: string | null;
  id_document_last4: string | null;
  id_document_expiry: string | null;
  annual_income_cents: number | null;
  net_worth_cents: number | null;
  dependents_sealed: string | null;
  beneficiary_notes: string | null;
  general_notes: string | null;
  marketing_consent_email: Generated<boolean>;
  marketing_consent_sms: Generated<boolean>;
  archived_at: Date | null;
  last_activity_at: Generated<Date>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ClientNoteTable {
  id: Generated<string>;
  client_id: string;
  text: string;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ClientShareTable {
  client_id: string;
  associate_code: string;
  created_at: Generated<Date>;
}

interface CompensationAdjustmentTable {
  id: Generated<string>;
  associate_code: string;
  policy_id: string | null;
  amount_cents: number;
  currency: 'USD' | 'CAD';
  reason: string;
  status: Generated<'Pending' | 'Approved' | 'Refused'>;
  needs_second_person: boolean;
  requested_at: Date;
  requested_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
  version: Generated<number>;
}

interface CompensationLineTable {
  id: Generated<string>;
  entry_no: Generated<number>;
  associate_code: string;
  policy_id: string | null;
  source_associate_code: string | null;
  portion: number | null;
  compensation_type: 'Writing' | 'Override Bonus' | 'Training' | 'Split' | 'Revenue Bonus' | 'Excess' | 'Renewal' | 'Trail' | 'Builder Bonus' | 'Contest Bonus' | 'Scholarship' | 'Training Reversion' | 'Adjustment';
  line_no: Generated<number>;
  installment: Generated<number>;
  level_at_snapshot: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  rate_bps: number | null;
  generation: number | null;
  base_bv_cents: number | null;
  amount_cents: number;
  charged_cents: Generated<number>;
  currency: 'USD' | 'CAD';
  status: 'Pending' | 'Escrow' | 'Paid' | 'Chargeback' | 'Chargeback Escrow';
  escrow_reason: 'Training' | 'License' | 'Suspension' | 'Associate Flag' | 'Missing Payout Info' | 'Supervision' | 'Manual' | null;
  original_line_id: string | null;
  chargeback_id: string | null;
  pay_run_id: string | null;
  explanation: ColumnType<ColumnTypes['compensation_line.explanation'], string, string>;
  posted_at: Date;
  released_at: Date | null;
  voided_at: Date | null;
  void_reason: string | null;
  source_kind: string;
  source_id: string;
  source_no: number;
  created_by: string | null;
  version: Generated<number>;
  paid_cents: number | null;
  paid_currency: 'USD' | 'CAD' | null;
}

interface CompensationScheduleTable {
  id: Generated<string>;
  name: string;
  effective_from: string;
  status: Generated<'Draft' | 'Open' | 'Closed'>;
  opened_at: Date | null;
  opened_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface CompensationScheduleRateTable {
  schedule_id: string;
  product_id: string | null;
  product_type: 'Term Life' | 'Whole Life' | 'Universal Life' | 'Indexed Universal Life' | 'Final Expense' | 'Fixed Annuity' | 'Indexed Annuity' | 'Segregated Fund' | 'Critical Illness' | 'Disability' | 'Long-Term Care' | 'Travel' | null;
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  kind: 'First Year' | 'Excess' | 'Renewal' | 'Trail';
  rate_bps: number;
}

interface CompensationSnapshotTable {
  policy_id: string;
  portion: number;
  submit_date: string;
  schedule_id: string | null;
  is_final: Generated<boolean>;
  snapshot: ColumnType<ColumnTypes['compensation_snapshot.snapshot'], string, string>;
  bv_cents: number | null;
  house_cents: number | null;
  outcomes: ColumnType<ColumnTypes['compensation_snapshot.outcomes'] | null, string | null, string | null>;
}

interface ComplianceHoldTable {
  id: string;
  associate_code: string;
  reason: string;
  placed_on: string;
  placed_at: Date;
  placed_by: string;
  resolved_on: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
  version: Generated<number>;
}

interface ContentImageTable {
  attachment_id: string;
}

interface ContentPageTable {
  id: Generated<string>;
  title: string;
  slug: string;
  body: string;
  body_text: string;
  title_key: string;
  text_key: string;
  show_in_menu: Generated<boolean>;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ContestTable {
  first_day: string;
  last_day: string;
  rules: ColumnType<ColumnTypes['contest.rules'], string, string>;
  closed_at: Date;
  closed_by: string;
}

interface ContestPlaceTable {
  first_day: string;
  associate_code: string;
  place: number;
  points: number;
  seats_by_points: number;
  is_active: boolean;
  is_free_of_debt: boolean;
  is_persistent: boolean;
  seats: number;
}

interface CredentialTable {
  user_id: string;
  password_hash: string;
  former_hashes: Generated<string[]>;
  changed_at: Generated<Date>;
}

interface DebtRollUpTable {
  id: Generated<string>;
  chargeback_id: string;
  receiver_code: string;
  announced_on: string;
  transfer_on: string;
  transferred_at: Date | null;
}

interface EfastProgressTable {
  task_id: string;
  associate_code: string;
  done_at: Date;
  document_id: string | null;
}

interface EfastTaskTable {
  id: Generated<string>;
  title: string;
  title_key: string;
  description: string | null;
  kind: 'Video' | 'Link' | 'Form' | 'Upload' | 'Confirm';
  observes: 'AMA Signed' | 'Photo Uploaded' | 'Ten Prospects Entered' | 'First FNA Completed' | 'License Entered' | null;
  video: string | null;
  address: string | null;
  is_required: boolean;
  days_offset: number;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface EmailChangeTable {
  user_id: string;
  email: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

interface EoPolicyTable {
  id: Generated<string>;
  associate_code: string;
  carrier: string;
  policy_number: string;
  per_claim_cents: number;
  aggregate_cents: number;
  effective_date: string;
  expiration_date: string;
  document_id: string | null;
  approval_status: 'Approved' | 'Pending For Admin' | 'Rejected By Admin' | 'Revoked';
  rejection_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface EquityCreditTable {
  id: Generated<string>;
  associate_code: string;
  grant_date: string;
  source: 'Promotion' | 'Annual BV' | 'Builder Streak' | 'Contest' | 'Manual';
  credits: number;
  status: Generated<'Pending' | 'Exported' | 'Released'>;
  forfeited_on: string | null;
  is_for_cause: Generated<boolean>;
  note: string | null;
  milestone: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface EventTable {
  id: Generated<string>;
  title: string;
  title_key: string;
  slug: string;
  kind: 'BPM' | 'Training' | 'Convention' | 'Webinar' | 'Incentive Trip';
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  venue: string | null;
  address: string | null;
  online_url: string | null;
  capacity: number | null;
  audience: 'Everybody' | 'Country' | 'Level' | 'Team';
  country: 'USA' | 'Canada' | null;
  min_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  team_id: string | null;
  registration: Generated<'Draft' | 'Open' | 'Closed'>;
  opens_on: string;
  closes_on: string;
  opens_at: Date;
  closes_at: Date;
  body: string | null;
  image_id: string | null;
  agenda: string | null;
  speakers: string | null;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface EventTicketTable {
  id: Generated<string>;
  event_id: string;
  type_id: string;
  guest_type: 'Associate' | 'Guest';
  host_code: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  shirt_size: 'XS' | 'S' | 'M' | 'L' | 'XL' | '2XL' | '3XL' | '4XL' | null;
  price_cents: number;
  currency: 'USD' | 'CAD';
  payment_id: string | null;
  status: 'Registered' | 'Checked In' | 'Refunded' | null;
  reserved_until: Date | null;
  code: string;
  checked_in_at: Date | null;
  checked_in_by: string | null;
  reminders: Generated<number>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface EventTicketTypeTable {
  id: Generated<string>;
  event_id: string;
  name: string;
  guest_type: 'Associate' | 'Guest';
  price_usd_cents: number;
  price_cad_cents: number;
  quantity: number;
  needs_shirt: Generated<boolean>;
  refundable_until: string;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface EventWaitingTable {
  event_id: string;
  associate_code: string;
  type_id: string;
  joined_at: Date;
  offered_until: Date | null;
}

interface ExchangeLegTable {
  id: Generated<string>;
  new_rmd_code: string;
  promoting_rmd_code: string;
  leg_code: string;
  starts_on: string;
  ends_on: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
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

interface ExpiryNoticeTable {
  paper_kind: 'license' | 'eo_policy' | 'training_certificate';
  paper_id: string;
  expires_on: string;
  days_before: number;
  sent_at: Generated<Date>;
}

interface ExportTable {
  id: Generated<string>;
  user_id: string;
  audience: 'portal' | 'admin';
  list: string;
  format: 'csv' | 'xlsx';
  columns: ColumnType<ColumnTypes['export.columns'], string, string>;
  filter: ColumnType<ColumnTypes['export.filter'], string, string>;
  sort: ColumnType<ColumnTypes['export.sort'], string, string>;
  fingerprint: string;
  status: 'Direct' | 'Waiting' | 'Ready' | 'Failed' | 'Removed';
  file_name: string;
  file_key: string | null;
  created_at: Date;
  finished_at: Date | null;
  parameters: ColumnType<ColumnTypes['export.parameters'], string | undefined, string>;
}

interface ExportTicketTable {
  token_hash: string;
  export_id: string;
  session_id: string | null;
  expires_at: Date;
  used_at: Date | null;
}

interface FeeTable {
  id: Generated<string>;
  kind: 'Membership Fee' | 'Yearly Renewal' | 'Builder Plan' | 'Sales Tax' | 'Shipping' | 'Free Shipping From';
  country: 'USA' | 'Canada';
  plan: 'associate' | 'builder' | null;
  region: string | null;
  effective_from: string;
  amount_cents: number | null;
  rate_bps: number | null;
  created_at: Date;
  created_by: string | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
}

interface GenerationRateTable {
  generation: number;
  effective_from: string;
  rate_bps: number;
}

interface HeadDeltaTable {
  id: Generated<number>;
  associate_code: string;
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  status: 'Active' | 'Resigned' | 'Terminated' | 'Suspended' | 'Resignation Initiated';
  joined_month: string | null;
  n: number;
}

interface HelpArticleTable {
  id: Generated<string>;
  title: string;
  slug: string;
  category_id: string;
  body: string;
  body_text: string;
  title_key: string;
  text_key: string;
  country: 'USA' | 'Canada' | null;
  min_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface HelpArticleFileTable {
  article_id: string;
  attachment_id: string;
  place: number;
}

interface HelpArticleRelationTable {
  article_id: string;
  related_id: string;
  place: number;
}

interface HelpCategoryTable {
  id: Generated<string>;
  name: string;
  name_key: string;
  slug: string;
  icon: 'Book' | 'Cash' | 'Certificate' | 'Chart' | 'Shield' | 'Team' | 'Tools';
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface HelpReadTable {
  article_id: string;
  associate_code: string;
  read_at: Date;
}

interface HelpVoteTable {
  article_id: string;
  associate_code: string;
  is_helpful: boolean;
  voted_at: Date;
}

interface HolidayTable {
  day: string;
  name: string;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface IdempotencyKeyTable {
  id: Generated<string>;
  user_id: string;
  operation: string;
  key: string;
  fingerprint: string;
  status: number | null;
  answer: string | null;
  headers: ColumnType<ColumnTypes['idempotency_key.headers'] | null, string | null, string | null>;
  created_at: Generated<Date>;
}

interface ImportMappingTable {
  owner_code: string;
  resource: 'clients' | 'prospects' | 'policies' | 'video-contacts';
  headings: ColumnType<ColumnTypes['import_mapping.headings'], string, string>;
}

interface InternationalAppointmentTable {
  id: Generated<string>;
  associate_code: string;
  target_country: 'USA' | 'Canada';
  purpose: 'Sell' | 'Recruit' | 'Both';
  state: string | null;
  license_id: string | null;
  tax_form: 'W-8BEN' | 'NR301';
  document_id: string;
  addendum_id: string;
  status: Generated<'Pending' | 'Approved' | 'Refused'>;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface JobTable {
  id: Generated<number>;
  task: string;
  key: string | null;
  payload: ColumnType<ColumnTypes['job.payload'], string, string>;
  run_at: Date;
  attempts: Generated<number>;
  lease: Generated<number>;
  leased_until: Date | null;
  last_error: string | null;
  failed_at: Date | null;
  created_at: Generated<Date>;
}

interface JobScheduleTable {
  name: string;
  slot: string;
}

interface JournalTable {
  id: string;
  kind: 'Compensation' | 'Escrow Release' | 'Escrow Hold' | 'Void' | 'Chargeback' | 'Reinstatement' | 'Adjustment' | 'Write-Off' | 'Debt Transfer' | 'Pay Run' | 'Payout' | 'Payout Release' | 'Payout Return' | 'Provider Payment' | 'Card Payment' | 'Card Refund' | 'Card Dispute' | 'Card Dispute Won' | 'Card Dispute Lost' | 'Reversal';
  source_id: string;
  sequence: Generated<number>;
  currency: 'USD' | 'CAD';
  on_date: string;
  description: string;
  reverses_id: string | null;
  line_count: number;
  created_at: Date;
  created_by: string | null;
}

interface JournalLineTable {
  journal_id: string;
  line_no: number;
  account_id: number;
  currency: 'USD' | 'CAD';
  amount_cents: number;
}

interface LatePremiumTable {
  id: Generated<string>;
  policy_id: string;
  due_on: string;
  grace_ends_on: string;
  is_lapse_reported: Generated<boolean>;
  reported_on: string;
  outcome: 'No Answer' | 'Reached' | 'Promised' | 'Paid' | 'Lost' | null;
  promised_on: string | null;
  called_at: Date | null;
  closed_on: string | null;
  closed_as: 'Paid' | 'Lapsed' | null;
  version: Generated<number>;
}

interface LatePremiumCallTable {
  id: Generated<string>;
  late_premium_id: string;
  outcome: 'No Answer' | 'Reached' | 'Promised' | 'Paid' | 'Lost';
  promised_on: string | null;
  note: string | null;
  called_at: Date;
  called_by: string;
}

interface LatePremiumRiskTable {
  late_premium_id: string;
  associate_code: string;
  debt_cents: number;
  total_cents: number;
}

interface LeaderboardBoardTable {
  id: Generated<number>;
  points_type: 'SubmittedBv' | 'IssuedBv' | 'Recruits' | 'Licenses' | 'SubmittedPolicies' | 'IssuedPolicies' | 'ContestPoints' | 'Builder' | 'Hawaii' | 'Builder Bonus';
  team_type: 'Personal' | 'BaseShop' | 'RmdBaseShop' | 'RmdSuperBase' | 'RmdSuperTeam' | 'Infinity';
  period: 'Week' | 'Month' | 'Quarter' | 'Year' | 'Contest';
  as_of: Date | null;
  on_date: string | null;
  asked_at: Date;
  placings: number | null;
}

interface LeaderboardPreferenceTable {
  associate_code: string;
  hides_figures: boolean;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface LeaderboardRowTable {
  board_id: number;
  associate_code: string;
  rank: number;
  position: number;
  adjusted_current: number;
  adjusted_previous: number;
  total_current: number;
  total_previous: number;
  facts: ColumnType<ColumnTypes['leaderboard_row.facts'] | null, string | null, string | null>;
  path: string | null;
  gen_in_force: number | null;
  previous_rank: number | null;
}

interface LedgerAccountTable {
  id: Generated<number>;
  kind: 'Cash' | 'Commission Revenue' | 'Commission Expense' | 'Payouts In Transit' | 'Write-Offs' | 'Currency Exchange' | 'Card Receipts' | 'Disputed Card Receipts' | 'Fee Revenue' | 'Sales Revenue' | 'Pending Commission' | 'Escrow' | 'Payable' | 'Debit Balance';
  side: 1 | -1;
  is_personal: boolean;
  associate_code: string | null;
  currency: 'USD' | 'CAD';
}

interface LedgerAccountKindTable {
  kind: 'Cash' | 'Commission Revenue' | 'Commission Expense' | 'Payouts In Transit' | 'Write-Offs' | 'Currency Exchange' | 'Card Receipts' | 'Disputed Card Receipts' | 'Fee Revenue' | 'Sales Revenue' | 'Pending Commission' | 'Escrow' | 'Payable' | 'Debit Balance';
  side: 1 | -1;
  is_personal: boolean;
}

interface LedgerBalanceTable {
  account_id: number;
  side: 1 | -1;
  balance_cents: number;
}

interface LegalDocumentTable {
  id: string;
  associate_code: string;
  type: 'AMA' | 'Builder Addendum' | 'Arbitration' | 'E-Sign Consent' | 'W-9' | 'W-8BEN' | 'TD1/T4A Consent' | 'Privacy Notice' | 'International Addendum' | 'Supervision Plan' | 'Debt Repayment Plan';
  country: 'USA' | 'Canada';
  plan: 'associate' | 'builder' | null;
  text_id: string | null;
  text_version: Generated<number>;
  body: string | null;
  status: Generated<'Pending' | 'Revoked' | 'Signed'>;
  requested_at: Date;
  requested_by: string | null;
  reminders: Generated<number>;
  signed_at: Date | null;
  signed_name: string | null;
  ip: string | null;
  user_agent: string | null;
  document_hash: string | null;
  file_key: string | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  reason: string | null;
  version: Generated<number>;
}

interface LegalNameChangeTable {
  id: Generated<string>;
  associate_code: string;
  legal_first_name: string;
  legal_middle_name: string | null;
  legal_last_name: string;
  suffix: 'Jr' | 'Sr' | 'II' | 'III' | 'IV' | null;
  former: ColumnType<ColumnTypes['legal_name_change.former'] | null, string | null, string | null>;
  document_id: string;
  status: Generated<'Pending For Admin' | 'Approved' | 'Rejected By Admin' | 'Revoked'>;
  rejection_reason: 'Unmatched Supporting Document' | 'Invalid Supporting Document' | 'Other' | null;
  rejection_text: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface LegalTextTable {
  id: string;
  type: 'AMA' | 'Builder Addendum' | 'Arbitration' | 'E-Sign Consent' | 'W-9' | 'W-8BEN' | 'TD1/T4A Consent' | 'Privacy Notice';
  country: 'USA' | 'Canada';
  plan: 'associate' | 'builder' | null;
  text_version: number;
  status: Generated<'Draft' | 'Published' | 'Replaced'>;
  body: string;
  fee_cents: number | null;
  published_at: Date | null;
  published_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  partner: 'WFS' | null;
}

interface LevelTable {
  code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  rank: number;
  name: string;
  is_senior: boolean;
}

interface LevelCloseTable {
  period_month: string;
  closed_at: Date;
  associates: number;
}

interface LevelHistoryTable {
  id: Generated<string>;
  associate_code: string;
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  valid_from: string;
  valid_to: string | null;
  reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
}

interface LevelQualificationTable {
  associate_code: string;
  period_month: string;
  level_at_close: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  qualified_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  personal_bv_cents: number;
  base_shop_bv_cents: number;
  super_base_bv_cents: number | null;
  super_team_bv_cents: number | null;
  recruits: number;
  licensed_count: number;
  legs: number;
  persistency_bps: number | null;
  next_level: ColumnType<ColumnTypes['level_qualification.next_level'] | null, string | null, string | null>;
  created_at: Generated<Date>;
}

interface LevelRateTable {
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  effective_from: string;
  rate_bps: number;
}

interface LevelRequestTable {
  id: Generated<string>;
  associate_code: string;
  from_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  to_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  evidence: ColumnType<ColumnTypes['level_request.evidence'], string, string>;
  note: string | null;
  status: Generated<'Pending' | 'Approved' | 'Refused'>;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  effective_date: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface LicenseTable {
  id: Generated<string>;
  associate_code: string;
  type: 'Life' | 'Accident & Sickness' | 'Variable Life/Annuity' | 'Securities 6/63' | 'Securities 7' | 'Investment Adviser 65' | 'Property & Casualty' | 'LLQP Life' | 'Segregated Funds' | 'Mutual Funds';
  country: 'USA' | 'Canada';
  state: string;
  number: string;
  is_resident: boolean;
  issue_date: string;
  expiration_date: string | null;
  document_id: string | null;
  status: Generated<'Active' | 'Pending' | 'Inactive' | 'Revoked'>;
  approval_status: 'Approved' | 'Pending For Admin' | 'Rejected By Admin' | 'Revoked';
  rejection_reason: string | null;
  proposed: ColumnType<ColumnTypes['license.proposed'] | null, string | null, string | null>;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  shop_code: string | null;
  is_renewed: Generated<boolean>;
}

interface ListPreferenceTable {
  user_id: string;
  list: string;
  layout: ColumnType<ColumnTypes['list_preference.layout'], string, string>;
  updated_at: Generated<Date>;
}

interface MessageTemplateTable {
  key: string;
  title: string | null;
  body: string;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface NamedTeamTable {
  id: Generated<string>;
  code: Generated<string>;
  name: string;
  name_key: string;
  anchor_code: string;
  status: Generated<'Active' | 'Closed'>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface NetworkChangeTable {
  id: Generated<string>;
  kind: 'Transfer' | 'Level';
  associate_code: string;
  to_upline_code: string | null;
  with_downline: boolean | null;
  to_level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  effective_date: string;
  reason: string;
  status: 'Scheduled' | 'Running' | 'Done' | 'Failed' | 'Cancelled';
  total: Generated<number>;
  moved: Generated<number>;
  problem: string | null;
  finished_at: Date | null;
  created_at: Generated<Date>;
  created_by: string | null;
  version: Generated<number>;
}

interface NetworkFoldGuardTable {
  id: number;
}

interface NetworkGuardTable {
  id: number;
  open_from: string | null;
  placings: Generated<number>;
}

interface NotificationTable {
  id: Generated<string>;
  user_code: string;
  type: string;
  title: string;
  body: string;
  link: string | null;
  object_key: string | null;
  occurrences: Generated<number>;
  status: Generated<'Unread' | 'Read'>;
  created_at: Date;
  read_at: Date | null;
  version: Generated<number>;
}

interface NotificationPreferenceTable {
  user_code: string;
  topic: 'Business' | 'Payments' | 'Team' | 'Licensing' | 'Events' | 'Store' | 'Marketing';
  email: boolean;
  sms: boolean;
}

interface OutboxMessageTable {
  id: Generated<string>;
  position: Generated<number>;
  channel: 'Email' | 'SMS';
  kind: string;
  recipient: string;
  subject: string | null;
  text: string | null;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
}

interface PartnerAccountTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
  created_by: string | null;
}

interface PasswordResetTable {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface PayRunTable {
  id: Generated<string>;
  number: number;
  period_start: string;
  period_end: string;
  cut_off_at: Date;
  pay_date: string;
  status: Generated<'Draft' | 'Open' | 'Closed'>;
  opened_at: Date | null;
  opened_by: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  usd_cad_rate: number | null;
  cad_usd_rate: number | null;
  work: 'Reviewing' | 'Closing' | null;
  closer: string | null;
  refusal: string | null;
  reviewed_at: Date | null;
  totals: ColumnType<ColumnTypes['pay_run.totals'], string | undefined, string>;
  fingerprint: string | null;
}

interface PayRunReviewTable {
  pay_run_id: string;
  associate_code: string;
  currency: 'USD' | 'CAD';
  processing: 'Processed' | 'Action Required';
  held_reason: string | null;
  lines: number;
  pending_cents: number;
  gross_cents: number;
  withheld_cents: number;
  carry_in_cents: number;
  net_cents: number;
  carry_out_cents: number;
  partner_code: string | null;
  partner_cents: number;
}

interface PayoutTable {
  id: Generated<string>;
  pay_run_id: string;
  associate_code: string;
  currency: 'USD' | 'CAD';
  gross_cents: number;
  withheld_cents: number;
  carry_in_cents: number;
  net_cents: number;
  carry_out_cents: number;
  partner_code: string | null;
  partner_cents: Generated<number>;
  payout_information_id: string | null;
  status: Generated<'Pending' | 'Exported' | 'Released'>;
  returned_reason: string | null;
  exported_at: Date | null;
  released_at: Date | null;
  version: Generated<number>;
  pay_run_number: number;
  lines: Generated<number>;
  partner_information_id: string | null;
  bank_file_id: string | null;
  returns: Generated<number>;
  returned_at: Date | null;
}

interface PayoutInformationTable {
  id: Generated<string>;
  associate_code: string;
  tax_entity: 'Individual' | 'Corporation' | 'S Corporation' | 'Partnership' | 'Trust' | 'LLC';
  company_name: string | null;
  tax_number_sealed: string | null;
  tax_number_last: string | null;
  name_on_account: string;
  account_type: 'Checking' | 'Savings';
  bank_name: string;
  routing_number: string | null;
  institution_number: string | null;
  transit_number: string | null;
  account_number_sealed: string;
  account_number_last: string;
  account_number_index: string;
  document_id: string | null;
  country: 'USA' | 'Canada';
  currency: 'USD' | 'CAD';
  status: 'Approved' | 'Pending For Admin' | 'Pending For Owner' | 'Rejected By Admin' | 'Revoked';
  rejection_reason: 'Unmatched Supporting Document' | 'Invalid Supporting Document' | 'Other' | null;
  rejection_text: string | null;
  approved_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface PayoutRecoveryTable {
  payout_id: string;
  chargeback_id: string;
  amount_cents: number;
  debt_cents: number | null;
}

interface PendingSignInTable {
  id: Generated<string>;
  user_id: string;
  audience: 'portal' | 'admin';
  code_hash: string | null;
  code_sent_at: Date | null;
  code_expires_at: Date | null;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
  proved_at: Date | null;
}

interface PersonPreferenceTable {
  user_id: string;
  single_keys: boolean;
  updated_at: Date;
}

interface PhoneChangeTable {
  user_id: string;
  phone: string;
  phone_type: 'Mobile' | 'Home' | 'Work';
  code_hash: string;
  code_sent_at: Date;
  code_expires_at: Date;
  tries: Generated<number>;
}

interface PhotoTable {
  owner_code: string;
  large_key: string;
  small_key: string;
  version: string;
  updated_at: Date;
  updated_by: string;
  created_at: Generated<Date>;
}

interface PointCubeTable {
  owner_code: string;
  month: string;
  points_type: 'SubmittedBv' | 'IssuedBv' | 'Recruits' | 'Licenses' | 'SubmittedPolicies' | 'IssuedPolicies' | 'ContestPoints';
  is_reversal: boolean;
  product_id: string;
  provider_id: string;
  base: number;
  g0: number;
  g1: number;
  g2: number;
  g3: number;
  g4: number;
  g5: number;
  g6: number;
  inf: number;
}

interface PointDeltaTable {
  id: Generated<number>;
  associate_code: string;
  month: string;
  points_type: 'SubmittedBv' | 'IssuedBv' | 'Recruits' | 'Licenses' | 'SubmittedPolicies' | 'IssuedPolicies' | 'ContestPoints';
  is_reversal: boolean;
  product_id: string | null;
  provider_id: string | null;
  amount: number;
}

interface PointEntryTable {
  id: Generated<string>;
  owner_code: string;
  points_type: 'SubmittedBv' | 'IssuedBv' | 'Recruits' | 'Licenses' | 'SubmittedPolicies' | 'IssuedPolicies' | 'ContestPoints';
  amount: number;
  on_date: string;
  reference_kind: string;
  reference_id: string;
  portion: number | null;
  is_reversal: Generated<boolean>;
  product_id: string | null;
  provider_id: string | null;
  policy_id: string | null;
  shop_code: string | null;
  created_at: Generated<Date>;
}

interface PointMonthTable {
  associate_code: string;
  points_type: 'IssuedBv' | 'Recruits';
  month: string;
  net: number;
  shop_code: string | null;
}

interface PointOwnTable {
  associate_code: string;
  month: string;
  points_type: 'SubmittedBv' | 'IssuedBv' | 'Recruits' | 'Licenses' | 'SubmittedPolicies' | 'IssuedPolicies' | 'ContestPoints';
  is_reversal: boolean;
  amount: number;
}

interface PointRollupTable {
  owner_code: string;
  month: string;
  points_type: 'SubmittedBv' | 'IssuedBv' | 'Recruits' | 'Licenses' | 'SubmittedPolicies' | 'IssuedPolicies' | 'ContestPoints';
  is_reversal: boolean;
  base: number;
  g0: number;
  g1: number;
  g2: number;
  g3: number;
  g4: number;
  g5: number;
  g6: number;
  inf: number;
}

interface PolicyTable {
  id: Generated<string>;
  policy_number: string;
  match_number: GeneratedAlways<string>;
  provider_id: string;
  product_id: string;
  client_id: string;
  insured_name: string | null;
  owner_name: string | null;
  country: 'USA' | 'Canada';
  state: string;
  currency: 'USD' | 'CAD';
  application_type: Generated<'First Year' | 'Excess' | 'Renewal' | 'Trail'>;
  policy_year: Generated<number>;
  face_amount_cents: number | null;
  premium_mode: 'Annual' | 'Semi-Annual' | 'Quarterly' | 'Monthly' | 'Single';
  modal_premium_cents: number;
  annual_premium_cents: number;
  target_premium_cents: number;
  excess_premium_cents: number;
  bv_rate_bps: number;
  excess_bv_rate_bps: number;
  bv_cents: number;
  payment_basis: 'Advance' | 'As Earned';
  advance_months: number;
  chargeback_method: 'Pro Rata' | 'Full' | 'Step';
  chargeback_months: number;
  chargeback_steps: ColumnType<ColumnTypes['policy.chargeback_steps'] | null, string | null, string | null>;
  premium_months_reported: Generated<number>;
  submit_date: string;
  issue_date: string | null;
  placed_date: string | null;
  paid_to_date: string | null;
  termination_date: string | null;
  termination_reason: 'Adjustment' | 'Policy Cancelled' | 'Policy Lapsed' | 'Policy Not Taken' | 'Past Due Premium' | 'Overpayment' | 'Policy Rescinded' | 'Face Amount Reduced' | 'Premium Reduced' | 'Policy Replaced' | 'Insufficient Funds' | 'Free Look Return' | 'Death Within Contestability' | 'Wrong Associate' | 'License Deficiency' | 'Commission Recalculated' | 'Downline Debt Roll-Up' | null;
  lifecycle: Generated<'Submitted' | 'Underwriting' | 'Issued' | 'In Force' | 'Not Taken' | 'Declined' | 'Withdrawn' | 'Lapsed' | 'Cancelled' | 'Death Claim'>;
  business_status: Generated<'Pending' | 'Action Required' | 'Ready To Pay' | 'Approved' | 'Full Chargedback' | 'Archived'>;
  writing_associate_code: string;
  writing_number: string | null;
  training_associate_code: string | null;
  is_replacement: Generated<boolean>;
  replaced_policy: string | null;
  internal_note: string | null;
  shared_note: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface PolicyAttachmentTable {
  policy_id: string;
  attachment_id: string;
  kind: 'Application' | 'Replacement Notice' | 'Illustration' | 'Delivery Receipt' | 'Other';
  added_at: Date;
  added_by: string;
}

interface PolicyEventTable {
  id: string;
  policy_id: string;
  event_no: number;
  reason: 'Adjustment' | 'Policy Cancelled' | 'Policy Lapsed' | 'Policy Not Taken' | 'Past Due Premium' | 'Overpayment' | 'Policy Rescinded' | 'Face Amount Reduced' | 'Premium Reduced' | 'Policy Replaced' | 'Insufficient Funds' | 'Free Look Return' | 'Death Within Contestability' | 'Wrong Associate' | 'License Deficiency' | 'Commission Recalculated' | 'Downline Debt Roll-Up';
  event_date: string;
  months_in_force: number;
  total_cents: number;
  event: ColumnType<ColumnTypes['policy_event.event'], string, string>;
  note: string | null;
  document_id: string | null;
  reinstated_at: Date | null;
  created_at: Date;
  created_by: string | null;
}

interface PolicyLineTable {
  policy_id: string;
  line_no: number;
  portion: number;
  compensation_type: 'Writing' | 'Override Bonus' | 'Training' | 'Split' | 'Revenue Bonus' | 'Excess' | 'Renewal' | 'Trail' | 'Builder Bonus' | 'Contest Bonus' | 'Scholarship' | 'Training Reversion' | 'Adjustment';
  associate_code: string;
  source_associate_code: string;
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  rate_bps: number;
  generation: number | null;
  base_bv_cents: number;
  amount_cents: number;
  months_posted: number;
  trace: ColumnType<ColumnTypes['policy_line.trace'], string, string>;
}

interface PolicyPostingTable {
  policy_id: string;
  is_posted: boolean;
  last_no: number;
  premium_mode: 'Annual' | 'Semi-Annual' | 'Quarterly' | 'Monthly' | 'Single';
  posted_at: Date;
}

interface PolicyRenewalRatesTable {
  policy_id: string;
  rates: ColumnType<ColumnTypes['policy_renewal_rates.rates'], string, string>;
}

interface PolicyRequirementTable {
  id: Generated<string>;
  policy_id: string;
  check_key: 'product' | 'product_state' | 'international' | 'issue_age' | 'writing_status' | 'license' | 'appointment' | 'eo' | 'aml' | 'annuity_training' | 'splits' | 'replacement_notice' | 'policy_number' | null;
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

interface PolicyShareTable {
  id: Generated<number>;
  policy_id: string;
  portion: number;
  associate_code: string;
  shop_code: string | null;
  share_bps: number;
  bv_cents: number;
  policy_hundredths: number;
  approval_status: Generated<'Approved' | 'Pending For Admin' | 'Pending For Owner' | 'Pending For Associate' | 'Rejected By Admin' | 'Rejected By Owner' | 'Revoked'>;
  entered_by: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  submit_date: string;
  issue_date: string | null;
  business_status: 'Pending' | 'Action Required' | 'Ready To Pay' | 'Approved' | 'Full Chargedback' | 'Archived';
  product_id: string;
  provider_id: string;
  asked_at: Generated<Date>;
  reminded_at: Date | null;
}

interface ProductTable {
  id: Generated<string>;
  provider_id: string;
  name: string;
  name_key: string;
  code: string | null;
  product_type: 'Term Life' | 'Whole Life' | 'Universal Life' | 'Indexed Universal Life' | 'Final Expense' | 'Fixed Annuity' | 'Indexed Annuity' | 'Segregated Fund' | 'Critical Illness' | 'Disability' | 'Long-Term Care' | 'Travel';
  line: 'Life' | 'Health' | 'Annuity';
  country: 'USA' | 'Canada';
  states: string[];
  min_age: Generated<number>;
  max_age: Generated<number>;
  nearest_birthday: Generated<boolean>;
  min_face_cents: number | null;
  max_face_cents: number | null;
  bv_rate_bps: number;
  excess_bv_rate_bps: Generated<number>;
  renewal_bv_rate_bps: ColumnType<ColumnTypes['product.renewal_bv_rate_bps'], string | undefined, string>;
  payment_basis: 'Advance' | 'As Earned' | null;
  advance_months: number | null;
  chargeback_method: 'Pro Rata' | 'Full' | 'Step' | null;
  chargeback_months: number | null;
  chargeback_steps: ColumnType<ColumnTypes['product.chargeback_steps'] | null, string | null, string | null>;
  available_from: string | null;
  available_until: string | null;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProspectTable {
  id: Generated<string>;
  owner_code: string;
  first_name: string;
  last_name: string;
  name_key: string;
  phone: string | null;
  email: string | null;
  email_key: string | null;
  kind: Generated<'Recruit' | 'Client' | 'Both'>;
  source: 'Warm Market' | 'Referral' | 'Event' | 'Social' | 'Website' | 'Other';
  referred_by: string | null;
  city: string | null;
  state: string | null;
  country: 'USA' | 'Canada' | null;
  occupation: string | null;
  best_time: string | null;
  stage: Generated<'New Prospect' | 'Contacted' | 'BOP Presented' | 'Follow Up' | 'Recruited' | 'Business Plan/Prospect List' | 'FNA' | 'Training Program'>;
  stage_at: Generated<Date>;
  next_action_date: string | null;
  next_action_note: string | null;
  notes: string | null;
  lost: Generated<boolean>;
  lost_reason: 'Not Interested' | 'No Contact' | 'Not Eligible' | 'Joined Other' | 'Other' | null;
  converted_client_id: string | null;
  converted_associate_code: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProspectStageMoveTable {
  id: Generated<number>;
  prospect_id: string;
  from_stage: 'New Prospect' | 'Contacted' | 'BOP Presented' | 'Follow Up' | 'Recruited' | 'Business Plan/Prospect List' | 'FNA' | 'Training Program' | null;
  to_stage: 'New Prospect' | 'Contacted' | 'BOP Presented' | 'Follow Up' | 'Recruited' | 'Business Plan/Prospect List' | 'FNA' | 'Training Program';
  at: Date;
  by_code: string | null;
}

interface ProviderTable {
  id: Generated<string>;
  name: string;
  name_key: string;
  short_name: string;
  short_name_key: string;
  status: Generated<'Active' | 'Inactive'>;
  countries: ('USA' | 'Canada')[];
  product_types: ('Term Life' | 'Whole Life' | 'Universal Life' | 'Indexed Universal Life' | 'Final Expense' | 'Fixed Annuity' | 'Indexed Annuity' | 'Segregated Fund' | 'Critical Illness' | 'Disability' | 'Long-Term Care' | 'Travel')[];
  website: string | null;
  producer_portal_url: string | null;
  phone: string | null;
  am_best_rating: 'A++' | 'A+' | 'A' | 'A-' | 'B++' | 'B+' | 'B' | 'B-' | 'C++' | 'C+' | 'C' | 'C-' | 'D' | null;
  jit: Generated<boolean>;
  writing_number_required: Generated<boolean>;
  pre_appointment_states: Generated<string[]>;
  aml_validity_months: Generated<12 | 24>;
  advance_months: Generated<number>;
  chargeback_method: Generated<'Pro Rata' | 'Full' | 'Step'>;
  chargeback_months: Generated<number>;
  policy_number_pattern: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  logo_key: string | null;
}

interface ProviderAppointmentTable {
  id: Generated<string>;
  provider_id: string;
  associate_code: string;
  country: 'USA' | 'Canada';
  state: string;
  writing_number: string | null;
  status: 'Requested' | 'In Process' | 'Appointed' | 'Declined' | 'Terminated';
  requested_at: Date | null;
  effective_date: string | null;
  termination_date: string | null;
  jit: Generated<boolean>;
  note: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProviderAttachmentTable {
  id: Generated<string>;
  provider_id: string;
  position: number;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  title: string;
  category: 'Application' | 'Guide' | 'Rate Sheet' | 'Form' | 'Marketing';
  effective_date: string | null;
  expires_on: string | null;
  file_id: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProviderContactTable {
  id: Generated<string>;
  provider_id: string;
  position: number;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  name: string;
  title: string | null;
  department: 'New Business' | 'Underwriting' | 'Commissions' | 'Licensing' | 'Wholesaler' | 'Support';
  phone: string | null;
  email: string | null;
  region: string | null;
  hours: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProviderLinkTable {
  id: Generated<string>;
  provider_id: string;
  position: number;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  title: string;
  url: string;
  description: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProviderPaymentTable {
  id: Generated<string>;
  provider_id: string;
  statement_ref: string;
  statement_date: string;
  line_no: number;
  policy_number_text: string;
  match_number: string;
  kind: 'First Year' | 'Excess' | 'Renewal' | 'Trail' | 'Chargeback';
  gross_cents: number;
  currency: 'USD' | 'CAD';
  event_date: string;
  policy_id: string | null;
  expected_cents: number | null;
  processing: Generated<'Received' | 'Action Required' | 'Ready To Pay' | 'Processed'>;
  exception: string | null;
  accepted_reason: string | null;
  pay_run_id: string | null;
  created_at: Date;
  created_by: string | null;
  updated_at: Date;
  updated_by: string | null;
  version: Generated<number>;
  import_id: string | null;
  is_matched_by_hand: Generated<boolean>;
  brought_about: 'Ready To Pay' | 'Chargeback' | null;
}

interface ProviderStatementTable {
  provider_id: string;
  fingerprint: string;
  statement_ref: string;
  created_at: Date;
}

interface ProviderVideoTable {
  id: Generated<string>;
  provider_id: string;
  position: number;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  title: string;
  video: string;
  duration_seconds: number | null;
  description: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface ProxySessionTable {
  id: Generated<string>;
  admin_id: string;
  associate_id: string;
  admin_session_id: string | null;
  reason: string;
  started_at: Generated<Date>;
  ends_at: Date;
  session_id: string | null;
  closed_at: Date | null;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  created_at: Date;
  used_at: Date | null;
}

interface RecruitMonthTable {
  owner_code: string;
  month: string;
  base: number;
  g0: number;
  g1: number;
  g2: number;
  g3: number;
  g4: number;
  g5: number;
  g6: number;
  inf: number;
}

interface RegistrationDraftTable {
  id: Generated<string>;
  number: Generated<number>;
  channel: 'standard' | 'direct' | 'wfs';
  upline_code: string;
  country: 'USA' | 'Canada';
  plan: 'associate' | 'builder';
  status: Generated<'Open' | 'In Review' | 'Paid' | 'Completed' | 'Closed' | 'Refunded'>;
  token_hash: string;
  link_hash: string | null;
  email: string | null;
  email_key: string | null;
  email_proved_at: Date | null;
  phone: string | null;
  personal: ColumnType<ColumnTypes['registration_draft.personal'] | null, string | null, string | null>;
  birth_sealed: string | null;
  ssn_sealed: string | null;
  ssn_index: string | null;
  ssn_last: string | null;
  sin_expiry: string | null;
  address: ColumnType<ColumnTypes['registration_draft.address'] | null, string | null, string | null>;
  background_sealed: string | null;
  has_background: boolean | null;
  review_status: 'Pending' | 'Approved' | 'Refused' | null;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_note: string | null;
  license: ColumnType<ColumnTypes['registration_draft.license'] | null, string | null, string | null>;
  signatures: ColumnType<ColumnTypes['registration_draft.signatures'] | null, string | null, string | null>;
  signed_at: Date | null;
  payment_id: string | null;
  associate_code: string | null;
  paid_at: Date | null;
  reminded_at: Date | null;
  expires_at: Date;
  closed_reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  refunded_at: Date | null;
  refunded_by: string | null;
  refund_reason: string | null;
  duplicate_of: string | null;
  duplicate_decision: 'Reopen Account' | 'Ask Again' | 'Refuse' | null;
  duplicate_decided_at: Date | null;
  duplicate_decided_by: string | null;
  duplicate_reason: string | null;
  guaranteed_level: 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  guarantee_note: string | null;
  guarantee_status: 'Pending' | 'Approved' | 'Refused' | null;
  guarantee_asked_at: Date | null;
  guarantee_decided_at: Date | null;
  guarantee_decided_by: string | null;
  guarantee_reason: string | null;
}

interface RememberedDeviceTable {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  device: string;
  address: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

interface SavedViewTable {
  id: Generated<string>;
  user_id: string;
  list: string;
  name: string;
  filter: ColumnType<ColumnTypes['saved_view.filter'], string, string>;
  sort: ColumnType<ColumnTypes['saved_view.sort'], string, string>;
  layout: ColumnType<ColumnTypes['saved_view.layout'] | null, string | null, string | null>;
  is_default: Generated<boolean>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  shared_with: 'Personal' | 'BaseShop' | 'RmdBaseShop' | 'RmdSuperBase' | 'RmdSuperTeam' | 'Infinity' | null;
}

interface SavedViewPinTable {
  user_id: string;
  view_id: string;
  position: number;
  created_at: Generated<Date>;
}

interface ScholarshipAwardTable {
  id: string;
  window_start: string;
  associate_code: string;
  program: string;
  min_bv_cents: number;
  award_cents: number;
  currency: 'USD' | 'CAD';
  recruits: number;
  bv_cents: number;
  taken_back_at: Date | null;
}

interface ScholarshipWindowTable {
  window_start: string;
  window_end: string;
  awards: number;
  posted_at: Date;
}

interface SessionTable {
  id: Generated<string>;
  user_id: string;
  audience: 'portal' | 'admin';
  proxy_admin_id: string | null;
  device: string;
  user_agent: string;
  address: string;
  token_id: string;
  token_issued_at: Date;
  token_used_at: Date | null;
  former_token_id: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  confirmed_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  factor_confirmed_at: Date | null;
}

interface SessionCodeTable {
  session_id: string;
  code_hash: string;
  code_sent_at: Date;
  code_expires_at: Date;
  tries: Generated<number>;
}

interface SettingTable {
  key: string;
  effective_from: string;
  value: ColumnType<ColumnTypes['setting.value'], string, string>;
  created_at: Generated<Date>;
  created_by: string | null;
}

interface SpouseRequestTable {
  id: Generated<string>;
  associate_code: string;
  spouse_code: string;
  status: Generated<'Pending For Associate' | 'Approved' | 'Rejected By Owner' | 'Revoked'>;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface StatementImportTable {
  id: Generated<string>;
  provider_id: string;
  statement_ref: string;
  statement_date: string;
  currency: 'USD' | 'CAD';
  file_name: string;
  file_key: string | null;
  status: 'Checking' | 'Ready' | 'Booking' | 'Booked' | 'Undoing' | 'Undone' | 'Failed';
  columns: ColumnType<ColumnTypes['statement_import.columns'], string, string>;
  problem: string | null;
  fingerprint: string | null;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  counts: ColumnType<ColumnTypes['statement_import.counts'], string | undefined, string>;
  created_at: Date;
  created_by: string;
  booked_at: Date | null;
  booked_by: string | null;
  undone_at: Date | null;
  undone_by: string | null;
  updated_at: Date;
  version: Generated<number>;
}

interface StatementLineTable {
  id: Generated<string>;
  import_id: string;
  position: number;
  file_line: number;
  line_no: number | null;
  policy_number_text: string | null;
  match_number: string | null;
  kind: 'First Year' | 'Excess' | 'Renewal' | 'Trail' | 'Chargeback' | null;
  gross_cents: number | null;
  event_date: string | null;
  outcome: 'Matched' | 'Chargeback' | 'Action Required' | 'Known' | 'Refused';
  message: string | null;
  expected_cents: number | null;
  policy_id: string | null;
}

interface StatementMappingTable {
  provider_id: string;
  headings: ColumnType<ColumnTypes['statement_mapping.headings'], string, string>;
}

interface StatusHistoryTable {
  id: Generated<string>;
  associate_code: string;
  from_status: 'Active' | 'Resigned' | 'Terminated' | 'Suspended' | 'Resignation Initiated' | null;
  to_status: 'Active' | 'Resigned' | 'Terminated' | 'Suspended' | 'Resignation Initiated';
  at: Generated<Date>;
  reason: string;
  ends_on: string | null;
  created_by: string | null;
  cause_code: 'Misappropriation' | 'Misrepresentation' | 'Rebating or Twisting' | 'License Revoked' | 'Breach of Agreement' | 'Other' | 'Cooling-off' | null;
  cause_text: string | null;
  entry_no: Generated<number>;
}

interface StoreCartLineTable {
  associate_code: string;
  variant_id: string;
  quantity: number;
  country: 'USA' | 'Canada';
  unit_cents: number;
  added_at: Date;
}

interface StoreOrderTable {
  id: Generated<string>;
  number: Generated<number>;
  associate_code: string;
  country: 'USA' | 'Canada';
  currency: 'USD' | 'CAD';
  status: Generated<'Pending' | 'Processing' | 'Shipped' | 'Cancelled'>;
  payment_id: string;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  ship_name: string | null;
  ship_phone: string | null;
  ship_line1: string | null;
  ship_line2: string | null;
  ship_city: string | null;
  ship_state: string;
  ship_postal_code: string | null;
  carrier: string | null;
  tracking_number: string | null;
  shipped_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  is_download: Generated<boolean>;
}

interface StoreOrderLineTable {
  order_id: string;
  place: number;
  variant_id: string | null;
  name: string;
  sku: string;
  size: 'XS' | 'S' | 'M' | 'L' | 'XL' | '2XL' | '3XL' | '4XL' | null;
  color: 'Black' | 'White' | 'Navy' | 'Royal Blue' | 'Grey' | 'Red' | null;
  quantity: number;
  unit_cents: number;
  discount_cents: number;
  taxable: boolean;
  file_id: string | null;
}

interface StoreProductTable {
  id: Generated<string>;
  name: string;
  name_key: string;
  slug: string;
  category: 'Apparel' | 'Business Cards' | 'Marketing Materials' | 'Training Kits' | 'Office' | 'Event Merchandise' | 'Digital';
  description: string | null;
  price_usd_cents: number | null;
  price_cad_cents: number | null;
  taxable: boolean;
  max_per_order: number | null;
  builder_discount_bps: number;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  file_id: string | null;
}

interface StoreProductImageTable {
  product_id: string;
  attachment_id: string;
  place: number;
}

interface StoreVariantTable {
  id: Generated<string>;
  product_id: string;
  sku: string;
  size: 'XS' | 'S' | 'M' | 'L' | 'XL' | '2XL' | '3XL' | '4XL' | null;
  color: 'Black' | 'White' | 'Navy' | 'Royal Blue' | 'Grey' | 'Red' | null;
  stock: number | null;
  price_delta_cents: Generated<number>;
  place: number;
}

interface SupervisionReviewTable {
  id: Generated<string>;
  policy_id: string;
  supervised_code: string;
  supervisor_code: string | null;
  status: Generated<'Pending' | 'Acknowledged' | 'Missed'>;
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

interface TeamHeadTable {
  owner_code: string;
  level_code: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC';
  status: 'Active' | 'Resigned' | 'Terminated' | 'Suspended' | 'Resignation Initiated';
  base: number;
  g0: number;
  g1: number;
  g2: number;
  g3: number;
  g4: number;
  g5: number;
  g6: number;
  inf: number;
}

interface TrainingCaseTable {
  id: Generated<string>;
  program_id: string;
  policy_id: string;
  observed_on: string;
  status: Generated<'Pending' | 'Acknowledged' | 'Missed'>;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  trainer_comment: string | null;
  version: Generated<number>;
}

interface TrainingCertificateTable {
  id: Generated<string>;
  associate_code: string;
  kind: 'AML' | 'Annuity' | 'Product' | 'CE';
  provider_id: string | null;
  state: string | null;
  course: string;
  completed_on: string;
  valid_until: string;
  document_id: string | null;
  approval_status: 'Approved' | 'Pending For Admin' | 'Rejected By Admin' | 'Revoked';
  rejection_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface TrainingProgramTable {
  id: Generated<string>;
  associate_code: string;
  trainer_code: string;
  status: Generated<'Pending' | 'Open' | 'Completed' | 'Defaulted' | 'Reopen' | 'Reverted'>;
  opened_at: string | null;
  due_date: string | null;
  completed_at: string | null;
  defaulted_at: string | null;
  reopened_at: string | null;
  reverted_at: string | null;
  checklist: ColumnType<ColumnTypes['training_program.checklist'], string | undefined, string>;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface UplineChangeRequestTable {
  id: Generated<string>;
  associate_code: string;
  from_upline_code: string;
  to_upline_code: string;
  owner_code: string | null;
  reason: string;
  with_downline: boolean;
  status: 'Approved' | 'Pending For Admin' | 'Pending For Owner' | 'Pending For Associate' | 'Rejected By Admin' | 'Rejected By Owner' | 'Revoked';
  no_answer: Generated<boolean>;
  answer_by: string | null;
  answer_note: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  effective_date: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface UplineChangeStepTable {
  id: Generated<number>;
  request_id: string;
  status: 'Approved' | 'Pending For Admin' | 'Pending For Owner' | 'Pending For Associate' | 'Rejected By Admin' | 'Rejected By Owner' | 'Revoked';
  acted_as: 'Associate' | 'Present RMD' | 'New Upline' | 'Home Office' | 'System';
  by_code: string | null;
  note: string | null;
  at: Date;
}

interface UplineHistoryTable {
  id: Generated<string>;
  associate_code: string;
  upline_code: string | null;
  valid_from: string;
  valid_to: string | null;
  reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
}

interface UsedSignInLinkTable {
  issuer: string;
  token_id: string;
  expires_at: Date;
}

interface VaultCanaryTable {
  key_id: string;
  sealed: string;
  created_at: Generated<Date>;
}

interface VideoTable {
  id: Generated<string>;
  title: string;
  title_key: string;
  host_id: string;
  thumbnail_id: string;
  duration_seconds: number;
  language: 'English' | 'Spanish' | 'French';
  approval_number: string;
  expires_on: string;
  country: 'USA' | 'Canada' | null;
  min_level: 'TA' | 'A' | 'SA' | 'MD' | 'RMD' | 'EMD' | 'NMD' | 'SNMD' | 'EVC' | null;
  status: Generated<'Draft' | 'Published' | 'Unpublished'>;
  position: number;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

interface VideoContactTable {
  id: Generated<string>;
  owner_code: string;
  first_name: string;
  last_name: string | null;
  name_key: string;
  email: string | null;
  email_key: string | null;
  mobile: string | null;
  state: string | null;
  tags: string | null;
  birthday: string | null;
  notes: string | null;
  consent_email: Generated<boolean>;
  consent_email_at: Date | null;
  consent_email_source: 'In Person' | 'By Phone' | 'In Writing' | 'Online Form' | null;
  consent_sms: Generated<boolean>;
  consent_sms_at: Date | null;
  consent_sms_source: 'In Person' | 'By Phone' | 'In Writing' | 'Online Form' | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
  prospect_id: string | null;
  client_id: string | null;
}

interface VideoDeliveryTable {
  id: Generated<string>;
  send_id: string;
  owner_code: string;
  contact_id: string | null;
  contact_name: string;
  contact_key: string;
  address: string;
  status: Generated<'Queued' | 'Sent' | 'Delivered' | 'Opened' | 'Clicked' | 'Watched' | 'Failed' | 'Unsubscribed'>;
  due_at: Date;
  due_on: string;
  message_id: string | null;
  sent_at: Date | null;
  failure: string | null;
  link_hash: string | null;
  watched_seconds: Generated<number>;
  percent: Generated<number>;
  clicked_at: Date | null;
  watched_at: Date | null;
  created_at: Date;
}

interface VideoSendTable {
  id: Generated<string>;
  owner_code: string;
  video_id: string;
  channel: 'Email' | 'SMS';
  message: string;
  scheduled_at: Date | null;
  created_at: Date;
}

interface VideoUnsubscriptionTable {
  channel: 'Email' | 'SMS';
  address: string;
  unsubscribed_at: Date;
}

export interface Tables {
  active_turn: ActiveTurnTable;
  admin_conflict: AdminConflictTable;
  analysis: AnalysisTable;
  announcement: AnnouncementTable;
  announcement_dismissal: AnnouncementDismissalTable;
  app_user: AppUserTable;
  associate: AssociateTable;
  associate_flag: AssociateFlagTable;
  attachment: AttachmentTable;
  attempt_counter: AttemptCounterTable;
  audit_check: AuditCheckTable;
  audit_checkpoint: AuditCheckpointTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  authenticator: AuthenticatorTable;
  bank_file: BankFileTable;
  bank_file_transfer: BankFileTransferTable;
  books_check: BooksCheckTable;
  builder_bonus: BuilderBonusTable;
  builder_enrollment: BuilderEnrollmentTable;
  calendar_feed: CalendarFeedTable;
  card_authorization: CardAuthorizationTable;
  card_check: CardCheckTable;
  card_dispute: CardDisputeTable;
  card_event: CardEventTable;
  card_payment: CardPaymentTable;
  card_refund: CardRefundTable;
  card_sandbox_object: CardSandboxObjectTable;
  carrier_case: CarrierCaseTable;
  carrier_case_requirement: CarrierCaseRequirementTable;
  carrier_import: CarrierImportTable;
  carrier_status: CarrierStatusTable;
  carrier_suggestion: CarrierSuggestionTable;
  change_row: ChangeRowTable;
  change_set: ChangeSetTable;
  chargeback: ChargebackTable;
  client: ClientTable;
  client_note: ClientNoteTable;
  client_share: ClientShareTable;
  compensation_adjustment: CompensationAdjustmentTable;
  compensation_line: CompensationLineTable;
  compensation_schedule: CompensationScheduleTable;
  compensation_schedule_rate: CompensationScheduleRateTable;
  compensation_snapshot: CompensationSnapshotTable;
  compliance_hold: ComplianceHoldTable;
  content_image: ContentImageTable;
  content_page: ContentPageTable;
  contest: ContestTable;
  contest_place: ContestPlaceTable;
  credential: CredentialTable;
  debt_roll_up: DebtRollUpTable;
  efast_progress: EfastProgressTable;
  efast_task: EfastTaskTable;
  email_change: EmailChangeTable;
  eo_policy: EoPolicyTable;
  equity_credit: EquityCreditTable;
  event: EventTable;
  event_ticket: EventTicketTable;
  event_ticket_type: EventTicketTypeTable;
  event_waiting: EventWaitingTable;
  exchange_leg: ExchangeLegTable;
  exchange_month: ExchangeMonthTable;
  exchange_share: ExchangeShareTable;
  expiry_notice: ExpiryNoticeTable;
  export: ExportTable;
  export_ticket: ExportTicketTable;
  fee: FeeTable;
  generation_rate: GenerationRateTable;
  head_delta: HeadDeltaTable;
  help_article: HelpArticleTable;
  help_article_file: HelpArticleFileTable;
  help_article_relation: HelpArticleRelationTable;
  help_category: HelpCategoryTable;
  help_read: HelpReadTable;
  help_vote: HelpVoteTable;
  holiday: HolidayTable;
  idempotency_key: IdempotencyKeyTable;
  import_mapping: ImportMappingTable;
  international_appointment: InternationalAppointmentTable;
  job: JobTable;
  job_schedule: JobScheduleTable;
  journal: JournalTable;
  journal_line: JournalLineTable;
  late_premium: LatePremiumTable;
  late_premium_call: LatePremiumCallTable;
  late_premium_risk: LatePremiumRiskTable;
  leaderboard_board: LeaderboardBoardTable;
  leaderboard_preference: LeaderboardPreferenceTable;
  leaderboard_row: LeaderboardRowTable;
  ledger_account: LedgerAccountTable;
  ledger_account_kind: LedgerAccountKindTable;
  ledger_balance: LedgerBalanceTable;
  legal_document: LegalDocumentTable;
  legal_name_change: LegalNameChangeTable;
  legal_text: LegalTextTable;
  level: LevelTable;
  level_close: LevelCloseTable;
  level_history: LevelHistoryTable;
  level_qualification: LevelQualificationTable;
  level_rate: LevelRateTable;
  level_request: LevelRequestTable;
  license: LicenseTable;
  list_preference: ListPreferenceTable;
  message_template: MessageTemplateTable;
  named_team: NamedTeamTable;
  network_change: NetworkChangeTable;
  network_fold_guard: NetworkFoldGuardTable;
  network_guard: NetworkGuardTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  outbox_message: OutboxMessageTable;
  partner_account: PartnerAccountTable;
  password_reset: PasswordResetTable;
  pay_run: PayRunTable;
  pay_run_review: PayRunReviewTable;
  payout: PayoutTable;
  payout_information: PayoutInformationTable;
  payout_recovery: PayoutRecoveryTable;
  pending_sign_in: PendingSignInTable;
  person_preference: PersonPreferenceTable;
  phone_change: PhoneChangeTable;
  photo: PhotoTable;
  point_cube: PointCubeTable;
  point_delta: PointDeltaTable;
  point_entry: PointEntryTable;
  point_month: PointMonthTable;
  point_own: PointOwnTable;
  point_rollup: PointRollupTable;
  policy: PolicyTable;
  policy_attachment: PolicyAttachmentTable;
  policy_event: PolicyEventTable;
  policy_line: PolicyLineTable;
  policy_posting: PolicyPostingTable;
  policy_renewal_rates: PolicyRenewalRatesTable;
  policy_requirement: PolicyRequirementTable;
  policy_share: PolicyShareTable;
  product: ProductTable;
  prospect: ProspectTable;
  prospect_stage_move: ProspectStageMoveTable;
  provider: ProviderTable;
  provider_appointment: ProviderAppointmentTable;
  provider_attachment: ProviderAttachmentTable;
  provider_contact: ProviderContactTable;
  provider_link: ProviderLinkTable;
  provider_payment: ProviderPaymentTable;
  provider_statement: ProviderStatementTable;
  provider_video: ProviderVideoTable;
  proxy_session: ProxySessionTable;
  recovery_code: RecoveryCodeTable;
  recruit_month: RecruitMonthTable;
  registration_draft: RegistrationDraftTable;
  remembered_device: RememberedDeviceTable;
  saved_view: SavedViewTable;
  saved_view_pin: SavedViewPinTable;
  scholarship_award: ScholarshipAwardTable;
  scholarship_window: ScholarshipWindowTable;
  session: SessionTable;
  session_code: SessionCodeTable;
  setting: SettingTable;
  spouse_request: SpouseRequestTable;
  statement_import: StatementImportTable;
  statement_line: StatementLineTable;
  statement_mapping: StatementMappingTable;
  status_history: StatusHistoryTable;
  store_cart_line: StoreCartLineTable;
  store_order: StoreOrderTable;
  store_order_line: StoreOrderLineTable;
  store_product: StoreProductTable;
  store_product_image: StoreProductImageTable;
  store_variant: StoreVariantTable;
  supervision_review: SupervisionReviewTable;
  team_head: TeamHeadTable;
  training_case: TrainingCaseTable;
  training_certificate: TrainingCertificateTable;
  training_program: TrainingProgramTable;
  upline_change_request: UplineChangeRequestTable;
  upline_change_step: UplineChangeStepTable;
  upline_history: UplineHistoryTable;
  used_sign_in_link: UsedSignInLinkTable;
  vault_canary: VaultCanaryTable;
  video: VideoTable;
  video_contact: VideoContactTable;
  video_delivery: VideoDeliveryTable;
  video_send: VideoSendTable;
  video_unsubscription: VideoUnsubscriptionTable;
}
