import { SegmentedControl } from '@mantine/core';
import { CLIENT_TYPES, companyToday } from '@upline/domain';
import { MailingFields, recordField } from '@upline/shell';
import { Button, FieldRow } from '@upline/ui-kit';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { ReactNode } from 'react';
import { type Client, type ClientValues, clientValues } from './client-values.ts';

const Field = recordField(clientValues);
const { max: MOST_DEPENDENTS = 0 } = clientValues.fields.dependents ?? {};

interface ClientFieldsProps {
  readonly form: RecordFormState<ClientValues>;
  /** The record being edited; absent for a new one. */
  readonly client?: Client | undefined;
  /** The warning about look-alikes. */
  readonly similar?: ReactNode;
}

/** The fields of a client, those of a person or those of a business. */
export function ClientFields({ form, client, similar }: ClientFieldsProps) {
  const { type, address } = form.values;
  const isPerson = type === 'Individual';
  const stored = client?.id_document_last4;
  return (
    <>
      <FormSection title={isPerson ? 'Person' : 'Business'}>
        <SegmentedControl
          aria-label="Type"
          value={type}
          onChange={(next) => form.setFieldValue('type', next)}
          data={CLIENT_TYPES.map((value) => ({ value, label: value }))}
        />
        {isPerson ? <PersonFields /> : <Field name="company_name" />}
        {similar}
      </FormSection>
      <FormSection title="Contact" sentence="One of email and phone is needed; both are better.">
        <Field.Row names={['email', 'phone']} />
        <Field name="marketing_consent_email" label="Agrees to marketing emails" />
        <Field name="marketing_consent_sms" label="Agrees to marketing texts" />
      </FormSection>
      <FormSection title="Address">
        <Field name="address" />
        <MailingFields empty={() => clientValues.emptyOf('mailing', address.country || 'USA')} />
      </FormSection>
      {isPerson && (
        <FormSection
          title="Identification"
          sentence="Carriers ask for it before an annuity or cash-value life policy."
        >
          <Field name="citizenship" />
          <Field.Row names={['id_document_type', 'id_document_expiry']} />
          <Field
            name="id_document_number"
            {...(stored ? { help: `Stored, ending in ${stored}. Leave empty to keep it.` } : {})}
          />
        </FormSection>
      )}
      <FormSection title="Means" sentence="Used in the needs analysis; never shown to your upline.">
        <Field.Row names={['annual_income_cents', 'net_worth_cents']} />
      </FormSection>
      {isPerson && <DependentsFields form={form} />}
      <FormSection title="Notes">
        <Field name="beneficiary_notes" />
        <Field name="general_notes" />
      </FormSection>
    </>
  );
}

function PersonFields() {
  return (
    <>
      <Field.Row names={['first_name', 'last_name']} />
      <Field name="date_of_birth" max={companyToday()} />
      <Field.Row names={['gender', 'marital_status']} />
      <Field name="tobacco" emptyLabel="Not asked" />
    </>
  );
}

/** Children and others the client provides for. */
function DependentsFields({ form }: Pick<ClientFieldsProps, 'form'>) {
  const { dependents } = form.values;
  const add = () => form.insertListItem('dependents', clientValues.emptyRow('dependents'));
  return (
    <FormSection title="Dependents">
      {dependents.map(({ key }, index) => (
        <fieldset key={key}>
          <legend className="up-sr-only">Dependent {index + 1}</legend>
          <Field.Row names={[`dependents.${index}.name`, `dependents.${index}.relation`]} />
          <FieldRow>
            <Field name={`dependents.${index}.date_of_birth`} max={companyToday()} />
            <Button variant="subtle" onClick={() => form.removeListItem('dependents', index)}>
              Remove dependent {index + 1}
            </Button>
          </FieldRow>
        </fieldset>
      ))}
      {dependents.length < MOST_DEPENDENTS && (
        <div>
          <Button onClick={add}>Add dependent</Button>
        </div>
      )}
    </FormSection>
  );
}
