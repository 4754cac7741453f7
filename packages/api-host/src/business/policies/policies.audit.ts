import { formatBps, formatBv, formatDate, formatMoney } from '@upline/domain';
import {
  AUDIT_LABELS,
  type AuditFields,
  auditChanges,
  auditReference,
} from '../../platform/audit/audit-changes.ts';
import type { PolicyRow, PolicyShareRow } from './policies.tables.ts';

/** A policy as the trail compares it: references by name and code (R-AUD-03). */
interface Trail extends PolicyRow {
  readonly provider: string;
  readonly product: string;
  readonly client: string;
  readonly writing: string;
  readonly training: string | null;
  readonly split: readonly string[];
}

export interface TrailNames {
  readonly people: ReadonlyMap<string, string>;
  readonly provider: string;
  readonly product: string;
  readonly client: string;
}

const money = (cents: number, { currency, country }: Trail) => formatMoney(cents, currency, country);
const volume = (cents: number) => formatBv(cents);
const day = (date: string) => formatDate(date);

const FIELDS: AuditFields<Trail> = {
  policy_number: { label: AUDIT_LABELS.policy_number },
  provider: { label: AUDIT_LABELS.provider },
  product: { label: AUDIT_LABELS.product },
  client: { label: 'Client' },
  insured_name: { label: 'Insured Name' },
  owner_name: { label: 'Owner Name' },
  state: { label: 'State' },
  application_type: { label: AUDIT_LABELS.compensation_type },
  policy_year: { label: 'Policy Year' },
  face_amount_cents: { label: AUDIT_LABELS.face_amount_cents, show: money },
  premium_mode: { label: 'Premium Mode' },
  modal_premium_cents: { label: 'Modal Premium', show: money },
  target_premium_cents: { label: 'Target Premium', show: money },
  bv_cents: { label: 'BV', show: volume },
  payment_basis: { label: 'Payment Basis' },
  premium_months_reported: { label: 'Premium Months Reported' },
  submit_date: { label: AUDIT_LABELS.submit_date, show: day },
  issue_date: { label: AUDIT_LABELS.issue_date, show: day },
  placed_date: { label: 'Placed Date', show: day },
  paid_to_date: { label: 'Paid To Date', show: day },
  termination_date: { label: 'Termination Date', show: day },
  termination_reason: { label: 'Termination Reason' },
  lifecycle: { label: 'Lifecycle' },
  business_status: { label: AUDIT_LABELS.status },
  writing: { label: AUDIT_LABELS.writing_associate },
  writing_number: { label: AUDIT_LABELS.writing_number },
  training: { label: AUDIT_LABELS.training_associate },
  split: { label: AUDIT_LABELS.split },
  is_replacement: { label: 'Replacement' },
  replaced_policy: { label: 'Replaced Policy' },
  shared_note: { label: 'Note' },
  internal_note: { label: 'Internal Note' },
};

function trail(policy: PolicyRow, shares: readonly PolicyShareRow[], names: TrailNames): Trail {
  const reference = (code: string) => auditReference(names.people.get(code) ?? code, code);
  return {
    ...policy,
    provider: names.provider,
    product: names.product,
    client: names.client,
    writing: reference(policy.writing_associate_code),
    training: policy.training_associate_code && reference(policy.training_associate_code),
    split: shares
      .filter(({ portion }) => portion > 0)
      .map(
        ({ associate_code, share_bps, approval_status }) =>
          `${reference(associate_code)} ${formatBps(share_bps)} ${approval_status}`,
      ),
  };
}

export interface TrailState {
  readonly policy: PolicyRow;
  readonly shares: readonly PolicyShareRow[];
  readonly names: TrailNames;
}

/** The changed fields as the audit trail shows them. */
export function policyChanges(before: TrailState | undefined, after: TrailState | undefined) {
  const of = (state: TrailState | undefined) => state && trail(state.policy, state.shares, state.names);
  return auditChanges<Trail>(FIELDS, of(before), of(after));
}
