import { useSuspenseQuery } from '@tanstack/react-query';
import { createProduct } from '@upline/api-client/fields/admin/products.ts';
import { STATES } from '@upline/domain';
import { recordField } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import { MultiSelectField } from '@upline/ui-kit/field/multi-select-field.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { CountField, PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { everyProvider } from '../catalogue-lists.ts';
import { emptyRenewal, emptyStep, type ProductValues, productValues } from './product-values.ts';
import type { OfficeProduct } from './products.actions.ts';

const Field = recordField(productValues);
const { fields } = createProduct;
const OF_PROVIDER = 'As the provider';

interface ProductFieldsProps {
  readonly form: RecordFormState<ProductValues>;
  /** The product that is changed. */
  readonly product?: OfficeProduct;
}

const wordsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Create and edit share these fields. */
export function ProductFields({ form, product }: ProductFieldsProps) {
  const { country } = form.values;
  return (
    <>
      <FormSection title="Product">
        {product && product.policies > 0 ? (
          <Banner>
            {product.provider.name}, {product.product_type}, {product.country}: these stay, because policies
            refer to the product.
          </Banner>
        ) : (
          <KindFields form={form} product={product} />
        )}
        <Field name="name" autoComplete="off" />
        <Field name="code" autoComplete="off" />
        <Field name="status" help="Only a published product can be chosen on new policies." />
      </FormSection>
      <FormSection title="Where and when">
        <MultiSelectField
          label={fields.states.label}
          help="Left empty, all of the country."
          options={(country ? STATES[country] : []).map(({ code, name }) => ({
            value: code,
            label: `${name} (${code})`,
          }))}
          most={country ? STATES[country].length : 0}
          {...form.field('states')}
        />
        <Field.Row names={['available_from', 'available_until']} />
      </FormSection>
      <FormSection title="Who may buy it">
        <FieldRow>
          <Field name="min_age" required />
          <Field name="max_age" required />
        </FieldRow>
        <Field name="nearest_birthday" help="The age is that of the nearest birthday, not of the last one." />
        <Field.Row names={['min_face_cents', 'max_face_cents']} />
      </FormSection>
      <FormSection
        title="How it pays"
        sentence="For policies submitted from now on. What is left empty is as the provider has it."
      >
        <FieldRow>
          <Field name="bv_rate_bps" />
          <Field name="excess_bv_rate_bps" required />
        </FieldRow>
        <RenewalFields form={form} />
        <Field name="payment_basis" emptyLabel={OF_PROVIDER} />
        <Field name="advance_months" />
        <Field name="chargeback_method" emptyLabel={OF_PROVIDER} />
        <Field name="chargeback_months" />
        <StepFields form={form} />
      </FormSection>
    </>
  );
}

/** By what policies of the product are checked and paid: it stays once there are some. */
function KindFields({ form, product }: ProductFieldsProps) {
  const providers = useSuspenseQuery(everyProvider).data.rows.filter(
    ({ id, status }) => status === 'Active' || id === product?.provider.id,
  );
  const { provider_id } = form.values;
  const provider = providers.find(({ id }) => id === provider_id);
  return (
    <>
      <SelectField
        label={fields.provider_id.label}
        required
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('provider_id')}
      />
      <Field
        name="product_type"
        {...(provider && { options: wordsOf(provider.product_types) })}
        help="What the provider offers."
      />
      <Field
        name="country"
        {...(provider && { options: wordsOf(provider.countries) })}
        onChosen={() => form.setFieldValue('states', [])}
      />
    </>
  );
}

function RenewalFields({ form }: ProductFieldsProps) {
  const rows = form.values.renewal_bv_rate_bps;
  return (
    <>
      {rows.map(({ key }, index) => (
        <fieldset key={key}>
          <legend className="up-sr-only">Renewal rate {index + 1}</legend>
          <FieldRow>
            <CountField label="Year" required {...form.field(`renewal_bv_rate_bps.${index}.year`)} />
            <PercentField label="Rate" required {...form.field(`renewal_bv_rate_bps.${index}.bps`)} />
            <Button variant="subtle" onClick={() => form.removeListItem('renewal_bv_rate_bps', index)}>
              Remove renewal rate {index + 1}
            </Button>
          </FieldRow>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => form.insertListItem('renewal_bv_rate_bps', emptyRenewal())}>
          Add renewal rate
        </Button>
      </div>
    </>
  );
}

function StepFields({ form }: ProductFieldsProps) {
  const rows = form.values.chargeback_steps;
  return (
    <>
      {rows.map(({ key }, index) => (
        <fieldset key={key}>
          <legend className="up-sr-only">Step {index + 1}</legend>
          <FieldRow>
            <Field name={`chargeback_steps.${index}.through_month`} />
            <Field name={`chargeback_steps.${index}.unearned_bps`} />
            <Button variant="subtle" onClick={() => form.removeListItem('chargeback_steps', index)}>
              Remove step {index + 1}
            </Button>
          </FieldRow>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => form.insertListItem('chargeback_steps', emptyStep())}>Add step</Button>
      </div>
      {form.errors.chargeback_steps && <Banner tone="danger">{form.errors.chargeback_steps}</Banner>}
    </>
  );
}
