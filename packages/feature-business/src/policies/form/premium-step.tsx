import { formatMoney, POLICY_COMPENSATION_TYPES, PREMIUM_MODES } from '@upline/domain';
import { Button, FieldRow, SelectField, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { MoneyField } from '@upline/ui-kit/field/typed-fields.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from './policy-form.module.css';
import { annualOf } from './policy-rules.ts';
import { hasYear, type Offer, type PolicyValues } from './policy-values.ts';

export interface PremiumStepProps {
  readonly form: RecordFormState<PolicyValues>;
  readonly offer: Offer | undefined;
  readonly today: string;
}

/** Number, dates and premium. */
export function PremiumStep({ form, offer, today }: PremiumStepProps) {
  const currency = offer?.country === 'Canada' ? 'CAD' : 'USD';
  const annual = annualOf(form.values);
  return (
    <>
      <TextField
        label="Policy Number"
        required
        maxLength={30}
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('policy_number')}
      />
      <FieldRow>
        <DateField label="Submit Date" required max={today} {...form.field('submit_date')} />
        <DateField label="Issue Date" max={today} {...form.field('issue_date')} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label="Compensation Type"
          required
          options={POLICY_COMPENSATION_TYPES}
          {...form.field('application_type')}
        />
        {hasYear(form.values.application_type) && (
          <TextField
            label="Policy Year"
            required
            inputMode="numeric"
            maxLength={2}
            {...form.field('policy_year')}
          />
        )}
      </FieldRow>
      {offer?.line !== 'Annuity' && (
        <MoneyField
          label="Face Amount"
          currency={currency}
          required={offer?.line === 'Life'}
          {...form.field('face_amount_cents')}
        />
      )}
      <FieldRow>
        <SelectField label="Premium Mode" required options={PREMIUM_MODES} {...form.field('premium_mode')} />
        <MoneyField
          label="Modal Premium"
          currency={currency}
          required
          help="What one payment is."
          {...form.field('modal_premium_cents')}
        />
      </FieldRow>
      <div className={classes.with}>
        <MoneyField
          label="Target Premium"
          currency={currency}
          required
          help={
            annual === undefined
              ? 'At most the annual premium.'
              : `Annual premium: ${formatMoney(annual, currency)}`
          }
          {...form.field('target_premium_cents')}
        />
        {annual !== undefined && form.values.target_premium_cents !== annual && (
          <Button onClick={() => form.setFieldValue('target_premium_cents', annual)}>
            Use annual premium
          </Button>
        )}
      </div>
      <TextField label="Note" rows={3} maxLength={4000} {...form.field('shared_note')} />
    </>
  );
}
