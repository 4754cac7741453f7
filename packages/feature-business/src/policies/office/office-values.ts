import type { OperationAnswer } from '@upline/api-client';
import type { PolicyValues } from '../form/policy-values.ts';

/** A policy as the form of the home office shows it. */
export function valuesOf(policy: OperationAnswer<'getAdminPolicy'>): PolicyValues {
  const text = (value: string | null) => value ?? '';
  const { client } = policy;
  return {
    client_id: client && { id: client.id, name: client.name },
    insured_name: text(policy.insured_name),
    owner_name: text(policy.owner_name),
    state: policy.state,
    provider_id: policy.provider.id,
    product_id: policy.product.id,
    is_replacement: policy.is_replacement,
    replaced_policy: text(policy.replaced_policy),
    policy_number: policy.policy_number,
    application_type: policy.application_type,
    policy_year: String(policy.policy_year),
    face_amount_cents: policy.face_amount_cents,
    premium_mode: policy.premium_mode,
    modal_premium_cents: policy.modal_premium_cents,
    target_premium_cents: policy.target_premium_cents,
    submit_date: policy.submit_date,
    issue_date: text(policy.issue_date),
    shared_note: text(policy.shared_note),
    writing_associate_code: policy.writing_associate,
    writing_number: text(policy.writing_number),
    splits: policy.shares
      .filter(({ portion }) => portion > 0)
      .map(({ portion, associate, share_bps }) => ({
        key: String(portion),
        associate_code: associate,
        share_bps,
      })),
    training_associate_code: policy.training_associate,
  };
}
