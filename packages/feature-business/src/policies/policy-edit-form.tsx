import type { FormDraft } from '@upline/shell';
import { Banner, FieldRow, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import {
  EDIT_LABELS,
  editBodyOf,
  editValuesOf,
  type PolicyEditBody,
  type PolicyEditValues,
} from './form/policy-edit-values.ts';
import type { Policy } from './policy-head.tsx';

export interface PolicyEditFormProps {
  readonly form: RecordFormState<PolicyEditValues>;
  /** What was typed before, put back. */
  readonly draft: FormDraft;
  readonly save: (body: PolicyEditBody, version: number | undefined) => Promise<Policy>;
  readonly onDone: (saved: Policy) => void;
  readonly cancel: LinkTarget;
}

/** Number, dates and note; everything else is changed by the home office. */
export function PolicyEditForm({ form, draft, save, onDone, cancel }: PolicyEditFormProps) {
  return (
    <RecordForm
      form={form}
      name="Policy"
      saveLabel="Save policy"
      version={draft.version}
      labels={EDIT_LABELS}
      toValues={(current) => editValuesOf(current as unknown as Policy)}
      save={(values, { version }) => save(editBodyOf(values), version)}
      onSaved={draft.forget}
      onDone={onDone}
      cancel={cancel}
    >
      {draft.restored && (
        <Banner tone="info" live>
          What you had typed is back.
        </Banner>
      )}
      <FormSection
        title="Policy"
        sentence="The home office changes product, premium and shares; ask it in the note or by a requirement."
      >
        <TextField
          label="Policy Number"
          required
          maxLength={30}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('policy_number')}
        />
      </FormSection>
      <FormSection title="Dates">
        <FieldRow>
          <DateField label="Submit Date" required {...form.field('submit_date')} />
          <DateField label="Issue Date" {...form.field('issue_date')} />
        </FieldRow>
        <FieldRow>
          <DateField label="Placed Date" {...form.field('placed_date')} />
          <DateField label="Paid To Date" {...form.field('paid_to_date')} />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Note"
        sentence="Read by everybody who has a part in the policy, and by the home office."
      >
        <TextField label="Note" rows={4} maxLength={4000} {...form.field('shared_note')} />
      </FormSection>
    </RecordForm>
  );
}
