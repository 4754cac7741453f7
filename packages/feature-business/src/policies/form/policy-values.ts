import type { OperationAnswer, OperationInput } from '@upline/api-client';
import { POLICY_COMPENSATION_TYPES, PREMIUM_MODES } from '@upline/domain';
import type { AssociateLookup, ClientLookup } from '@upline/ui-kit/picker/pickers.tsx';

export type PolicyBody = NonNullable<OperationInput<'createPolicy'>['body']>;
export type PolicyCheckBody = NonNullable<OperationInput<'checkPolicy'>['body']>;
/** A product that can be sold today. */
export type Offer = OperationAnswer<'listProductsForSale'>['rows'][number];

export interface SplitValues {
  key: string;
  associate_code: AssociateLookup | null;
  share_bps: number | null;
}

/** What the form holds. The fields are named as the server names them, so that its refusals find their place. */
export interface PolicyValues {
  client_id: ClientLookup | null;
  insured_name: string;
  owner_name: string;
  state: string;
  provider_id: string;
  product_id: string;
  is_replacement: boolean;
  replaced_policy: string;
  policy_number: string;
  application_type: string;
  policy_year: string;
  face_amount_cents: number | null;
  premium_mode: string;
  modal_premium_cents: number | null;
  target_premium_cents: number | null;
  submit_date: string;
  issue_date: string;
  shared_note: string;
  writing_associate_code: AssociateLookup | null;
  writing_number: string;
  splits: SplitValues[];
  training_associate_code: AssociateLookup | null;
}

/** A new policy of this person, submitted today; signed where the client lives, if one is named; `face` in cents. */
export const emptyPolicy = (
  writer: AssociateLookup | null,
  today: string,
  client: (ClientLookup & { readonly address: { readonly state: string } }) | undefined,
  face?: number,
): PolicyValues => ({
  client_id: client ? { id: client.id, name: client.name } : null,
  insured_name: '',
  owner_name: '',
  state: client?.address.state ?? '',
  provider_id: '',
  product_id: '',
  is_replacement: false,
  replaced_policy: '',
  policy_number: '',
  application_type: 'First Year',
  policy_year: '1',
  face_amount_cents: face ?? null,
  premium_mode: 'Monthly',
  modal_premium_cents: null,
  target_premium_cents: null,
  submit_date: today,
  issue_date: '',
  shared_note: '',
  writing_associate_code: writer,
  writing_number: '',
  splits: [],
  training_associate_code: null,
});

/** Whether the kind of compensation counts the policy's years. */
export const hasYear = (type: string) => type === 'Renewal' || type === 'Trail';

const one = <T extends string>(options: readonly T[], value: string): T =>
  options.find((option) => option === value) ?? (options[0] as T);
const orNull = (value: string) => (value.trim() === '' ? null : value);

/** What is sent. Only called with values that passed `checkPolicyValues`. */
export function bodyOf(values: PolicyValues): PolicyBody {
  const { application_type: type, is_replacement, writing_associate_code: writer } = values;
  return {
    policy_number: values.policy_number,
    provider_id: values.provider_id,
    product_id: values.product_id,
    client_id: values.client_id?.id ?? '',
    insured_name: orNull(values.insured_name),
    owner_name: orNull(values.owner_name),
    state: values.state,
    application_type: one(POLICY_COMPENSATION_TYPES, type),
    policy_year: hasYear(type) ? Number(values.policy_year) : 1,
    face_amount_cents: values.face_amount_cents,
    premium_mode: one(PREMIUM_MODES, values.premium_mode),
    modal_premium_cents: values.modal_premium_cents ?? 0,
    target_premium_cents: values.target_premium_cents ?? 0,
    submit_date: values.submit_date,
    issue_date: orNull(values.issue_date),
    writing_associate_code: writer?.code ?? '',
    writing_number: orNull(values.writing_number),
    splits: values.splits.map(({ associate_code, share_bps }) => ({
      associate_code: associate_code?.code ?? '',
      share_bps: share_bps ?? 0,
    })),
    training_associate_code: values.training_associate_code?.code ?? null,
    is_replacement,
    replaced_policy: is_replacement ? orNull(values.replaced_policy) : null,
    shared_note: orNull(values.shared_note),
  };
}

/** What the submission check is asked with: what is filled in so far. Undefined as long as it could say nothing. */
export function askedOf(values: PolicyValues): PolicyCheckBody | undefined {
  const { provider_id, product_id, state, submit_date, writing_associate_code: writer } = values;
  if (!provider_id || !product_id || !state || !submit_date || !writer) return undefined;
  const { policy_number, modal_premium_cents, target_premium_cents, ...body } = bodyOf(values);
  return {
    ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== '')),
    provider_id,
    product_id,
    state,
    submit_date,
    writing_associate_code: writer.code,
    splits: body.splits?.filter(({ associate_code }) => associate_code !== '') ?? [],
    // The server would refuse a number on its way.
    ...(policy_number.trim().length < 3 ? {} : { policy_number }),
    ...(modal_premium_cents ? { modal_premium_cents } : {}),
    ...(target_premium_cents ? { target_premium_cents } : {}),
  };
}

/** Share of the writing associate, in basis points: what the splits leave. */
export const writingShare = (splits: readonly SplitValues[]) =>
  10_000 - splits.reduce((sum, { share_bps }) => sum + (share_bps ?? 0), 0);
