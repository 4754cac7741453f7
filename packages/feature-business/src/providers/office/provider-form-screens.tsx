import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { createProvider } from '@upline/api-client/fields/admin/providers.ts';
import { COUNTRIES, messages, PRODUCT_TYPES, STATES } from '@upline/domain';
import {
  CreateScreen,
  EditScreen,
  queryFor,
  recordField,
  reshapedValues,
  type ValuesIn,
} from '@upline/shell';
import { ChoicesField } from '@upline/ui-kit/field/choices-field.tsx';
import { MultiSelectField } from '@upline/ui-kit/field/multi-select-field.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { PhoneField } from '@upline/ui-kit/field/typed-fields.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { PROVIDER_SHOWN_BY, PROVIDERS } from './catalogue-lists.ts';

type Provider = OperationAnswer<'getManagedProvider'>;

const route = getRouteApi('/signed-in/catalogue/providers/$id/edit');
const { fields } = createProvider;

const providerValues = reshapedValues(
  createProvider,
  {
    countries: {
      empty: [] as readonly string[],
      of: (provider: Provider): readonly string[] => provider.countries,
      sent: (held: readonly string[]) => COUNTRIES.filter((each) => held.includes(each)),
    },
    product_types: {
      empty: [] as readonly string[],
      of: (provider: Provider): readonly string[] => provider.product_types,
      sent: (held: readonly string[]) => PRODUCT_TYPES.filter((each) => held.includes(each)),
    },
    pre_appointment_states: {
      empty: ['PA'] as readonly string[],
      of: (provider: Provider): readonly string[] => provider.pre_appointment_states,
      sent: (held: readonly string[]) => [...held],
    },
    aml_validity_months: {
      empty: '24' as string,
      of: (provider: Provider) => String(provider.aml_validity_months),
      sent: (held: string): 12 | 24 => (held === '12' ? 12 : 24),
    },
  },
  {
    start: { jit: true, writing_number_required: true, advance_months: 12, chargeback_months: 12 },
    check: ({ countries, product_types, advance_months, chargeback_months }) => ({
      ...(countries.length === 0 && { countries: 'Select at least one country' }),
      ...(product_types.length === 0 && { product_types: 'Select at least one product type' }),
      ...(advance_months === null && { advance_months: messages.required(fields.advance_months.label) }),
      ...(chargeback_months === null && {
        chargeback_months: messages.required(fields.chargeback_months.label),
      }),
    }),
  },
);
const Field = recordField(providerValues);

const wordsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const STATE_OPTIONS = COUNTRIES.flatMap((country) =>
  STATES[country].map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
);
const AML_OPTIONS = ['12', '24'].map((value) => ({ value, label: `${value} months` }));

/** Create and edit share these fields. */
function ProviderFields({ form }: { readonly form: RecordFormState<ValuesIn<typeof providerValues>> }) {
  return (
    <>
      <FormSection title="Provider">
        <Field name="name" autoComplete="off" />
        <Field name="short_name" autoComplete="off" />
        <Field
          name="status"
          help="Inactive: no new policies, products or appointments. Policies there are stay as they are."
        />
        <Field name="am_best_rating" emptyLabel="Not rated" />
      </FormSection>
      <FormSection title="What it offers">
        <ChoicesField
          label={fields.countries.label}
          required
          options={wordsOf(COUNTRIES)}
          {...form.field('countries')}
        />
        <ChoicesField
          label={fields.product_types.label}
          required
          options={wordsOf(PRODUCT_TYPES)}
          {...form.field('product_types')}
        />
      </FormSection>
      <FormSection title="How to reach it">
        <Field name="website" autoComplete="off" help="Begins with https://." />
        <Field name="producer_portal_url" autoComplete="off" help="Begins with https://." />
        <PhoneField label={fields.phone.label} {...form.field('phone')} />
      </FormSection>
      <FormSection title="Appointments">
        <Field name="jit" help="Associates are appointed with their first policy in a state." />
        <Field name="writing_number_required" />
        <MultiSelectField
          label={fields.pre_appointment_states.label}
          help="Where an appointment must be in force before the application is signed."
          options={STATE_OPTIONS}
          most={STATE_OPTIONS.length}
          {...form.field('pre_appointment_states')}
        />
        <SelectField
          label={fields.aml_validity_months.label}
          required
          options={AML_OPTIONS}
          {...form.field('aml_validity_months')}
        />
      </FormSection>
      <FormSection
        title="How it pays"
        sentence="For products that have no settings of their own, and for policies submitted from now on."
      >
        <Field name="advance_months" required />
        <Field name="chargeback_method" />
        <Field name="chargeback_months" required />
      </FormSection>
      <FormSection title="Policy numbers">
        <Field
          name="policy_number_pattern"
          autoComplete="off"
          help="A regular expression, such as ^GM[0-9]{6}$. A number that does not look like it is a warning."
        />
      </FormSection>
    </>
  );
}

/** `catalogue/providers/create`. */
export const ProviderCreateScreen = () => (
  <CreateScreen
    values={providerValues}
    noun="provider"
    operation="createProvider"
    refresh={PROVIDER_SHOWN_BY}
    done={({ id }) => ({ to: `${PROVIDERS}/$id`, params: { id } })}
    cancel={{ to: PROVIDERS }}
  >
    {(form) => <ProviderFields form={form} />}
  </CreateScreen>
);

/** `catalogue/providers/{id}/edit`. */
export function ProviderEditScreen() {
  const params = route.useParams();
  const { data: provider } = useSuspenseQuery(queryFor('getManagedProvider', { params }));
  return (
    <EditScreen
      values={providerValues}
      noun="provider"
      record={provider}
      name={provider.name}
      isPrivate={false}
      operation="updateProvider"
      input={{ params }}
      refresh={PROVIDER_SHOWN_BY}
      page={{ to: `${PROVIDERS}/$id`, params }}
    >
      {(form) => <ProviderFields form={form} />}
    </EditScreen>
  );
}
