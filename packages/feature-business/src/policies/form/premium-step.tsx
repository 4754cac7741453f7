import { formatMoney } from '@upline/domain';
import { Button, FieldRow } from '@upline/ui-kit';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from './policy-form.module.css';
import { annualOf } from './policy-rules.ts';
import { hasYear, type Offer, PolicyField, type PolicyValues } from './policy-values.ts';

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
      <PolicyField name="policy_number" />
      <FieldRow>
        <PolicyField name="submit_date" max={today} />
        <PolicyField name="issue_date" max={today} />
      </FieldRow>
      <FieldRow>
        <PolicyField name="application_type" required />
        {hasYear(form.values.application_type) && <PolicyField name="policy_year" required />}
      </FieldRow>
      {(offer === undefined || offer.line === 'Life') && (
        <PolicyField name="face_amount_cents" currency={currency} required={offer?.line === 'Life'} />
      )}
      <FieldRow>
        <PolicyField name="premium_mode" />
        <PolicyField name="modal_premium_cents" currency={currency} />
      </FieldRow>
      <div className={classes.with}>
        <PolicyField
          name="target_premium_cents"
          currency={currency}
          {...(annual === undefined ? {} : { help: `Annual premium: ${formatMoney(annual, currency)}` })}
        />
        {annual !== undefined && form.values.target_premium_cents !== annual && (
          <Button onClick={() => form.setFieldValue('target_premium_cents', annual)}>
            Use annual premium
          </Button>
        )}
      </div>
      <PolicyField name="shared_note" rows={3} />
    </>
  );
}
