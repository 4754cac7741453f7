import type { BodyOf, OperationAnswer } from '@upline/api-client';
import { createPolicy } from '@upline/api-client/fields/business/policies.ts';
import { recordField, reshapedValues, type ValuesIn } from '@upline/shell';
import type { AssociateLookup, ClientLookup } from '@upline/ui-kit/picker/pickers.tsx';
import type { Policy } from '../policy-head.tsx';

export type PolicyBody = BodyOf<'createPolicy'>;
export type PolicyCheckBody = BodyOf<'checkPolicy'>;
/** A product that can be sold today. */
export type Offer = OperationAnswer<'listProductsForSale'>['rows'][number];

export interface SplitValues {
  key: string;
  associate_code: AssociateLookup | null;
  share_bps: number | null;
}

/** A policy as its form holds it, by the contract; people, client and product are held as what is picked. */
export const policyValues = reshapedValues(
  createPolicy,
  {
    client_id: {
      empty: null as ClientLookup | null,
      of: ({ client }: Policy) => client && { id: client.id, name: client.name },
      sent: (chosen: ClientLookup | null) => chosen?.id ?? '',
    },
    provider_id: { empty: '', of: ({ provider }: Policy) => provider.id, sent: (chosen: string) => chosen },
    product_id: { empty: '', of: ({ product }: Policy) => product.id, sent: (chosen: string) => chosen },
    writing_associate_code: {
      empty: null as AssociateLookup | null,
      of: (policy: Policy) => policy.writing_associate,
      sent: (chosen: AssociateLookup | null) => chosen?.code ?? '',
    },
    training_associate_code: {
      empty: null as AssociateLookup | null,
      of: (policy: Policy) => policy.training_associate,
      sent: (chosen: AssociateLookup | null) => chosen?.code ?? null,
    },
    splits: {
      empty: [] as SplitValues[],
      of: ({ shares }: Policy) =>
        shares
          .filter(({ portion }) => portion > 0)
          .map(({ portion, associate, share_bps }) => ({
            key: String(portion),
            associate_code: associate,
            share_bps,
          })),
      sent: (splits: readonly SplitValues[]) =>
        splits.map(({ associate_code, share_bps }) => ({
          associate_code: associate_code?.code ?? '',
          share_bps: share_bps ?? 0,
        })),
    },
  },
  { start: { premium_mode: 'Monthly', policy_year: 1 } },
);
export type PolicyValues = ValuesIn<typeof policyValues>;

/** The fields of the form by name. */
export const PolicyField = recordField(policyValues);

/** A new policy of this person, submitted today; signed where the client lives, if one is named; `face` in cents. */
export const emptyPolicy = (
  writer: AssociateLookup | null,
  today: string,
  client: (ClientLookup & { readonly address: { readonly state: string } }) | undefined,
  face?: number,
): PolicyValues =>
  policyValues.empty('USA', {
    client_id: client ? { id: client.id, name: client.name } : null,
    state: client?.address.state ?? '',
    face_amount_cents: face ?? null,
    submit_date: today,
    writing_associate_code: writer,
  });

/** Whether the kind of compensation counts the policy's years. */
export const hasYear = (type: string) => type === 'Renewal' || type === 'Trail';

/** What is sent: a year and a replaced policy only where they belong to it. */
export function bodyOf(values: PolicyValues): PolicyBody {
  const body = policyValues.bodyOf(values);
  return {
    ...body,
    policy_year: hasYear(values.application_type) ? Number(values.policy_year) : 1,
    replaced_policy: values.is_replacement ? (body.replaced_policy ?? null) : null,
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
