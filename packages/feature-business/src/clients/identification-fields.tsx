import { ID_DOCUMENT_TYPES } from '@upline/domain';
import { FieldRow, SelectField, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { ClientValues } from './client-values.ts';

interface IdentificationFieldsProps {
  readonly form: RecordFormState<ClientValues>;
  /** Last four of the stored number; the number itself is never loaded into a form. */
  readonly storedLast4: string | null;
}

/** Identity papers, needed for annuities and cash-value life. */
export function IdentificationFields({ form, storedLast4 }: IdentificationFieldsProps) {
  return (
    <FormSection
      title="Identification"
      sentence="Carriers ask for it before an annuity or cash-value life policy."
    >
      <TextField label="Citizenship" {...form.field('citizenship')} />
      <FieldRow>
        <SelectField
          label="ID Document Type"
          options={ID_DOCUMENT_TYPES}
          {...form.field('id_document_type')}
        />
        <DateField label="ID Document Expiry" {...form.field('id_document_expiry')} />
      </FieldRow>
      <TextField
        label="ID Document Number"
        autoComplete="off"
        spellCheck={false}
        {...(storedLast4 ? { help: `Stored, ending in ${storedLast4}. Leave empty to keep it.` } : {})}
        {...form.field('id_document_number')}
      />
    </FormSection>
  );
}
