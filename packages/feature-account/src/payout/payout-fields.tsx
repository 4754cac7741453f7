import { type Country, institutionName } from '@upline/domain';
import { recordField, type ValuesIn } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import classes from './payout.module.css';
import { type PayoutInformation, payoutValues, taxNumberLabel } from './payout.ts';

const Field = recordField(payoutValues('USA'));

interface PayoutFieldsProps {
  readonly form: RecordFormState<ValuesIn<ReturnType<typeof payoutValues>>>;
  readonly country: Country;
  readonly record?: PayoutInformation;
}

/** The fields of a bank account in the associate's country (domain.md 2.9). Numbers are typed again at every change. */
export function PayoutFields({ form, country, record }: PayoutFieldsProps) {
  const upload = useDocumentUpload('uploadPayoutDocument');
  const { tax_entity, institution_number } = form.values;
  const isCompany = tax_entity !== '' && tax_entity !== 'Individual';
  const known = country === 'Canada' ? institutionName(institution_number.trim()) : undefined;
  return (
    <div className={classes.fields}>
      <Field.Row names={['tax_entity', 'account_type']} />
      {isCompany && (
        <FieldRow>
          <Field name="company_name" required />
          <Field name="tax_number" label={taxNumberLabel(country)} required />
        </FieldRow>
      )}
      <Field name="name_on_account" help="It must contain your legal last name or the company name" />
      {country === 'USA' ? (
        <Field name="routing_number" required help="Nine digits, at the bottom left of a check" />
      ) : (
        <FieldRow>
          <Field
            name="institution_number"
            required
            help="3 digits; the nine digits of the electronic form fill both"
          />
          <Field name="transit_number" help="5 digits" />
        </FieldRow>
      )}
      <Field name="bank_name" required={known === undefined} {...(known && { help: `Empty: ${known}` })} />
      <Field.Row names={['account_number', 'account_number_repeat']} />
      <DocumentField
        label="Document"
        help="A void check or a letter of the bank."
        field={form.field('document_id')}
        stored={record?.document}
        upload={upload}
      />
    </div>
  );
}
