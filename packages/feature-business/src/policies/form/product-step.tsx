import { createPolicy } from '@upline/api-client/fields/business/policies.ts';
import { type Country, formatBps, formatMoney, STATES } from '@upline/domain';
import { SelectField } from '@upline/ui-kit';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type Offer, PolicyField, type PolicyValues } from './policy-values.ts';

const { fields } = createPolicy;

export interface ProductStepProps {
  readonly form: RecordFormState<PolicyValues>;
  readonly country: Country;
  /** What can be sold today in that country. */
  readonly offers: readonly Offer[];
  /** Of providers whose products wait for something in the chosen state: what it is. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
}

/** The product: the state decides which providers there are, the provider which products. */
export function ProductStep({ form, country, offers, missing }: ProductStepProps) {
  const { state, provider_id, product_id, is_replacement } = form.values;
  const here = offers.filter(({ states }) => state === '' || states.includes(state));
  const providers = [...new Map(here.map(({ provider }) => [provider.id, provider.name]))];
  const products = here.filter(({ provider }) => provider.id === provider_id);
  const chosen = products.find(({ id }) => id === product_id);
  const waits = missing.get(provider_id) ?? [];

  const choose = (values: Partial<PolicyValues>) => {
    const next = { ...form.values, ...values };
    const left = offers.filter(
      ({ states, provider }) => states.includes(next.state) && provider.id === next.provider_id,
    );
    // A choice that is not on offer any more would only be refused later.
    form.setValues({
      ...values,
      provider_id: left.length > 0 ? next.provider_id : '',
      product_id: left.some(({ id }) => id === next.product_id)
        ? next.product_id
        : left.length === 1
          ? (left[0]?.id ?? '')
          : '',
    });
  };
  return (
    <>
      <PolicyField
        name="state"
        options={STATES[country].map(({ code, name }) => ({ value: code, label: name }))}
        onChosen={(value) => choose({ state: value })}
      />
      <SelectField
        label={fields.provider_id.label}
        required
        help={waits.length > 0 ? waits.join('. ') : undefined}
        options={providers
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([value, name]) => ({
            value,
            label: missing.has(value) ? `${name} (something is missing)` : name,
          }))}
        {...form.field('provider_id')}
        onChange={(value) => choose({ provider_id: value })}
      />
      <SelectField
        label={fields.product_id.label}
        required
        disabled={provider_id === ''}
        options={products.map(({ id, name, product_type }) => ({
          value: id,
          label: `${name} · ${product_type}`,
        }))}
        {...form.field('product_id')}
      />
      {chosen && <p className={layout.muted}>{wordsOf(chosen)}</p>}
      <PolicyField name="is_replacement" label="This policy replaces another one" />
      {is_replacement && <PolicyField name="replaced_policy" required />}
    </>
  );
}

/** Whom the product is for and what counts of it, in one line. */
function wordsOf({
  min_age,
  max_age,
  min_face_cents,
  max_face_cents,
  bv_rate_bps,
  country,
  line,
}: Offer): string {
  const money = (cents: number) => formatMoney(cents, country === 'Canada' ? 'CAD' : 'USD');
  const face =
    line !== 'Life' || min_face_cents === null
      ? undefined
      : max_face_cents === null
        ? `face amount from ${money(min_face_cents)}`
        : `face amount ${money(min_face_cents)} to ${money(max_face_cents)}`;
  return [`Ages ${min_age} to ${max_age}`, face, `${formatBps(bv_rate_bps)} of target premium counts as BV`]
    .filter(Boolean)
    .join(' · ');
}
