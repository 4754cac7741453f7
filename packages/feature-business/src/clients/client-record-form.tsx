import { SegmentedControl } from '@mantine/core';
import { CLIENT_TYPES, companyToday, currencyOf, GENDERS, MARITAL_STATUSES } from '@upline/domain';
import type { FormDraft } from '@upline/shell';
import { Banner, CheckboxField, FieldRow, type LinkTarget, SelectField, TextField } from '@upline/ui-kit';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { MoneyField, PhoneField } from '@upline/ui-kit/field/typed-fields.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import type { FieldBinding, RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { ReactNode } from 'react';
import {
  bodyOf,
  CLIENT_LABELS,
  type Client,
  type ClientBody,
  type ClientValues,
  valuesOf,
} from './client-values.ts';
import { DependentsFields } from './dependents-fields.tsx';
import { IdentificationFields } from './identification-fields.tsx';

export interface ClientRecordFormProps {
  readonly form: RecordFormState<ClientValues>;
  /** The record being edited; absent for a new one. */
  readonly client?: Client | undefined;
  /** What was typed before, put back. */
  readonly draft?: FormDraft;
  /** The warning about look-alikes. */
  readonly similar?: ReactNode;
  readonly save: (body: ClientBody, version: number | undefined) => Promise<Client>;
  readonly onDone: (client: Client) => void;
  readonly cancel: LinkTarget;
}

/** The fields of a client, those of a person or those of a business. */
export function ClientRecordForm(props: ClientRecordFormProps) {
  const { form, client, draft, similar, save, onDone, cancel } = props;
  const { type, mailing_differs } = form.values;
  const isPerson = type === 'Individual';
  return (
    <RecordForm
      form={form}
      name="Client"
      saveLabel={client ? 'Save client' : 'Create client'}
      version={draft?.version ?? client?.version}
      labels={CLIENT_LABELS}
      toValues={(current) => valuesOf(current as unknown as Client)}
      save={(values, { version }) => save(bodyOf(values), version)}
      onSaved={draft?.forget}
      onDone={onDone}
      cancel={cancel}
    >
      {draft?.restored && (
        <Banner tone="info" live>
          What you had typed is back. An ID document number is never kept: enter it again.
        </Banner>
      )}
      <FormSection title={isPerson ? 'Person' : 'Business'}>
        <SegmentedControl
          aria-label="Type"
          value={type}
          onChange={(next) => form.setFieldValue('type', next as ClientValues['type'])}
          data={CLIENT_TYPES.map((value) => ({ value, label: value }))}
        />
        {isPerson ? (
          <PersonFields form={form} />
        ) : (
          <TextField
            label="Company Name"
            required
            autoComplete="organization"
            {...form.field('company_name')}
          />
        )}
        {similar}
      </FormSection>
      <FormSection title="Contact" sentence="One of email and phone is needed; both are better.">
        <FieldRow>
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
          <PhoneField label="Phone" {...form.field('phone')} />
        </FieldRow>
        <CheckboxField label="Agrees to marketing emails" {...form.checkbox('marketing_consent_email')} />
        <CheckboxField label="Agrees to marketing texts" {...form.checkbox('marketing_consent_sms')} />
      </FormSection>
      <FormSection title="Address">
        <AddressFields field={(part) => form.field(`address.${part}`) as FieldBinding<string>} />
        <CheckboxField label="Mail goes to another address" {...form.checkbox('mailing_differs')} />
        {mailing_differs && (
          <AddressFields
            kind="mailing"
            field={(part) => form.field(`mailing.${part}`) as FieldBinding<string>}
          />
        )}
      </FormSection>
      {isPerson && <IdentificationFields form={form} storedLast4={client?.id_document_last4 ?? null} />}
      <FormSection title="Means" sentence="Used in the needs analysis; never shown to your upline.">
        <FieldRow>
          <MoneyField
            label="Annual Income"
            currency={currencyOf(form.values.address.country)}
            {...form.field('annual_income_cents')}
          />
          <MoneyField
            label="Net Worth"
            currency={currencyOf(form.values.address.country)}
            {...form.field('net_worth_cents')}
          />
        </FieldRow>
      </FormSection>
      {isPerson && <DependentsFields form={form} />}
      <FormSection title="Notes">
        <TextField label="Beneficiary Notes" rows={3} maxLength={4000} {...form.field('beneficiary_notes')} />
        <TextField label="General Notes" rows={4} maxLength={4000} {...form.field('general_notes')} />
      </FormSection>
    </RecordForm>
  );
}

function PersonFields({ form }: { readonly form: RecordFormState<ClientValues> }) {
  return (
    <>
      <FieldRow>
        <TextField label="First Name" required autoComplete="given-name" {...form.field('first_name')} />
        <TextField label="Last Name" required autoComplete="family-name" {...form.field('last_name')} />
      </FieldRow>
      <DateField
        label="Date of Birth"
        required
        max={companyToday()}
        autoComplete="bday"
        {...form.field('date_of_birth')}
      />
      <FieldRow>
        <SelectField label="Gender" options={GENDERS} {...form.field('gender')} />
        <SelectField label="Marital Status" options={MARITAL_STATUSES} {...form.field('marital_status')} />
      </FieldRow>
      <SelectField
        label="Tobacco"
        emptyLabel="Not asked"
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        {...form.field('tobacco')}
      />
    </>
  );
}
