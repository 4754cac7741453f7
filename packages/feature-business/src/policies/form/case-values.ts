import type { OperationAnswer } from '@upline/api-client';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import { emptyPolicy, type PolicyValues } from './policy-values.ts';

export type CarrierCase = OperationAnswer<'getCarrierCase'>;

/** A policy as its carrier has reported it: what the report does not say is left to the writing associate (R-CAR-01). */
export function policyOfCase(report: CarrierCase, writer: AssociateLookup, today: string): PolicyValues {
  const { start, premium_cents } = report;
  const empty = emptyPolicy(writer, today, undefined);
  return {
    ...empty,
    client_id: start?.client ?? null,
    insured_name: start?.client ? '' : report.applicant,
    state: report.state ?? '',
    provider_id: report.provider_id,
    product_id: start?.product_id ?? '',
    policy_number: report.carrier_policy_number,
    premium_mode: premium_cents === null ? empty.premium_mode : 'Annual',
    modal_premium_cents: premium_cents,
    target_premium_cents: premium_cents,
    submit_date: report.received_on ?? today,
    issue_date: report.issued_on ?? '',
    writing_number: report.writing_number ?? '',
  };
}
