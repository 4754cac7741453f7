import { SegmentedControl } from '@mantine/core';
import { PROSPECT_KINDS, STATES } from '@upline/domain';
import { recordField } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { AssociateField } from './associate-field.tsx';
import { type ProspectValues, prospectValues } from './prospect-values.ts';

const Field = recordField(prospectValues);

interface ProspectFieldsProps {
  readonly form: RecordFormState<ProspectValues>;
  readonly isNew?: boolean;
}

/** Create and edit share these fields (domain.md 2.11); the stage is moved elsewhere. */
export function ProspectFields({ form, isNew = false }: ProspectFieldsProps) {
  const { kind, source, country, converted_associate_code } = form.values;
  return (
    <>
      <FormSection title="Person">
        <FieldRow>
          <Field name="first_name" autoComplete="off" />
          <Field name="last_name" autoComplete="off" />
        </FieldRow>
        <SegmentedControl
          aria-label="Kind"
          value={kind}
          onChange={(next) => form.setFieldValue('kind', next)}
          data={PROSPECT_KINDS.map((value) => ({ value, label: value }))}
        />
        <FieldRow>
          <Field name="source" />
          {source === 'Referral' && <Field name="referred_by" />}
        </FieldRow>
      </FormSection>
      <FormSection title="Contact" sentence="One of email and phone is needed; both are better.">
        <FieldRow>
          <Field name="email" autoComplete="off" />
          <Field name="phone" />
        </FieldRow>
        <Field name="best_time" />
        <FieldRow>
          <Field name="city" />
          <Field
            name="state"
            label={country === 'Canada' ? 'Province' : 'State'}
            emptyLabel="Not known"
            options={STATES[country || 'USA'].map(({ code, name }) => ({ value: code, label: name }))}
          />
          <Field name="country" required onChosen={() => form.setFieldValue('state', '')} />
        </FieldRow>
        <Field name="occupation" />
      </FormSection>
      <FormSection title="Next action" sentence="The board and the list put the earliest first.">
        <Field.Row names={['next_action_date']} />
        <Field name="next_action_note" />
      </FormSection>
      <FormSection title="Notes">
        <Field name="notes" />
      </FormSection>
      {!isNew && kind !== 'Client' && (
        <FormSection title="Recruited" sentence="Stages after Recruited are for those who joined your team.">
          <AssociateField
            label="Recruited Associate"
            value={converted_associate_code}
            onChange={(value) => form.setFieldValue('converted_associate_code', value)}
            error={form.errors.converted_associate_code}
          />
        </FormSection>
      )}
    </>
  );
}
