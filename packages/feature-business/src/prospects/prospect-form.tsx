import { SegmentedControl } from '@mantine/core';
import { COUNTRIES, PROSPECT_KINDS, PROSPECT_SOURCES, STATES } from '@upline/domain';
import { useFormDraft } from '@upline/shell';
import { Banner, FieldRow, type LinkTarget, SelectField, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { PhoneField } from '@upline/ui-kit/field/typed-fields.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { AssociateField } from './associate-field.tsx';
import {
  bodyOf,
  checkProspect,
  PROSPECT_LABELS,
  type Prospect,
  type ProspectBody,
  type ProspectValues,
  valuesOf,
} from './prospect-values.ts';

export interface ProspectFormProps {
  readonly initialValues: ProspectValues;
  /** The record being edited; absent for a new one. */
  readonly prospect?: Prospect;
  readonly save: (body: ProspectBody, version: number | undefined) => Promise<Prospect>;
  readonly onDone: (prospect: Prospect) => void;
  readonly cancel: LinkTarget;
}

/** Create and edit share one form (domain.md 2.11); the stage is moved elsewhere. */
export function ProspectForm({ initialValues, prospect, save, onDone, cancel }: ProspectFormProps) {
  const form = useRecordForm<ProspectValues>({
    initialValues,
    validate: (values) => checkProspect(values, prospect),
  });
  const { restored, version, forget } = useFormDraft(form, { version: prospect?.version });
  const { kind, source, country, converted_associate_code } = form.values;
  return (
    <RecordForm
      form={form}
      name="Prospect"
      saveLabel={prospect ? 'Save prospect' : 'Create prospect'}
      version={version}
      labels={PROSPECT_LABELS}
      toValues={(current) => valuesOf(current as unknown as Prospect, initialValues.country)}
      save={(values, context) => save(bodyOf(values), context.version)}
      onSaved={forget}
      onDone={onDone}
      cancel={cancel}
    >
      {restored && (
        <Banner tone="info" live>
          What you had typed is back.
        </Banner>
      )}
      <FormSection title="Person">
        <FieldRow>
          <TextField label="First Name" required autoComplete="off" {...form.field('first_name')} />
          <TextField label="Last Name" required autoComplete="off" {...form.field('last_name')} />
        </FieldRow>
        <SegmentedControl
          aria-label="Kind"
          value={kind}
          onChange={(next) => form.setFieldValue('kind', next)}
          data={PROSPECT_KINDS.map((value) => ({ value, label: value }))}
        />
        <FieldRow>
          <SelectField label="Source" required options={PROSPECT_SOURCES} {...form.field('source')} />
          {source === 'Referral' && (
            <TextField label="Referred By" required maxLength={120} {...form.field('referred_by')} />
          )}
        </FieldRow>
      </FormSection>
      <FormSection title="Contact" sentence="One of email and phone is needed; both are better.">
        <FieldRow>
          <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
          <PhoneField label="Phone" {...form.field('phone')} />
        </FieldRow>
        <TextField
          label="Best Time"
          help="When to call, as they said it."
          maxLength={120}
          {...form.field('best_time')}
        />
        <FieldRow>
          <TextField label="City" maxLength={60} {...form.field('city')} />
          <SelectField
            label={country === 'Canada' ? 'Province' : 'State'}
            emptyLabel="Not known"
            options={STATES[country].map(({ code, name }) => ({ value: code, label: name }))}
            {...form.field('state')}
          />
          <SelectField
            label="Country"
            required
            options={COUNTRIES}
            {...form.field('country')}
            onChange={(value) => {
              form.setFieldValue('country', value as ProspectValues['country']);
              form.setFieldValue('state', '');
            }}
          />
        </FieldRow>
        <TextField label="Occupation" maxLength={120} {...form.field('occupation')} />
      </FormSection>
      <FormSection title="Next action" sentence="The board and the list put the earliest first.">
        <FieldRow>
          <DateField label="Next Action Date" {...form.field('next_action_date')} />
        </FieldRow>
        <TextField label="Next Action" rows={2} maxLength={500} {...form.field('next_action_note')} />
      </FormSection>
      <FormSection title="Notes">
        <TextField label="Notes" rows={4} maxLength={4000} {...form.field('notes')} />
      </FormSection>
      {prospect && kind !== 'Client' && (
        <FormSection title="Recruited" sentence="Stages after Recruited are for those who joined your team.">
          <AssociateField
            label="Recruited Associate"
            value={converted_associate_code}
            onChange={(value) => form.setFieldValue('converted_associate_code', value)}
            error={form.errors.converted_associate_code}
          />
        </FormSection>
      )}
    </RecordForm>
  );
}
