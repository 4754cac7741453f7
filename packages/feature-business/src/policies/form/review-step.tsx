import { formatBps, PREMIUM_MODES, stateName } from '@upline/domain';
import { policyBv } from '@upline/domain/compensation';
import { Private } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import type { FormCheck } from './compliance-gate.tsx';
import { officeSplitOutcome, outcomesOf, splitOutcome } from './outcomes.ts';
import classes from './policy-form.module.css';
import { annualOf } from './policy-rules.ts';
import { type Offer, type PolicyValues, writingShare } from './policy-values.ts';

export interface ReviewStepProps {
  readonly values: PolicyValues;
  readonly offer: Offer | undefined;
  readonly check: FormCheck | 'on save' | undefined;
  /** The home office enters it: its word is given already. */
  readonly byOffice: boolean;
}

/** The whole policy to read once more, and what saving it brings about. */
export function ReviewStep({ values, offer, check, byOffice }: ReviewStepProps) {
  const currency = offer?.country === 'Canada' ? 'CAD' : 'USD';
  const money = (cents: number | null | undefined) => <Money cents={cents ?? null} currency={currency} />;
  const {
    client_id: client,
    writing_associate_code: writer,
    training_associate_code: trainee,
    splits,
  } = values;
  const bv = volumeOf(values, offer);
  return (
    <div className={classes.document}>
      <Part title="Client">
        <FactList
          facts={[
            { label: 'Client', value: client?.name, private: 'name' },
            { label: 'Insured', value: values.insured_name || client?.name, private: 'name' },
            { label: 'Owner', value: values.owner_name || client?.name, private: 'name' },
          ]}
        />
      </Part>
      <Part title="Product">
        <FactList
          facts={[
            { label: 'State', value: values.state && stateName(values.state) },
            { label: 'Provider', value: offer?.provider.name },
            { label: 'Product', value: offer?.name },
            {
              label: 'Replacement',
              value: values.is_replacement ? `Yes, of ${values.replaced_policy}` : 'No',
            },
          ]}
        />
      </Part>
      <Part title="Dates and premium">
        <FactList
          facts={[
            { label: 'Policy Number', value: values.policy_number.toUpperCase() },
            { label: 'Submit Date', value: <DateText value={values.submit_date || null} /> },
            { label: 'Issue Date', value: <DateText value={values.issue_date || null} /> },
            { label: 'Compensation Type', value: values.application_type },
            { label: 'Face Amount', value: money(values.face_amount_cents) },
            {
              label: 'Premium',
              value: (
                <>
                  {money(values.modal_premium_cents)}{' '}
                  {PREMIUM_MODES.find((mode) => mode === values.premium_mode)}
                </>
              ),
            },
            { label: 'Annual Premium', value: money(annualOf(values)) },
            { label: 'Target Premium', value: money(values.target_premium_cents) },
            ...(bv === undefined ? [] : [{ label: 'BV', value: <BusinessVolume cents={bv} /> }]),
          ]}
        />
      </Part>
      <Part title="Roles">
        <FactList
          facts={[
            {
              label: 'Writing Associate',
              value:
                writer && `${writer.name} (${writer.code}), ${formatBps(Math.max(0, writingShare(splits)))}`,
              private: 'name',
            },
            ...splits.map(({ associate_code: one, share_bps }, index) => ({
              label: `Split ${index + 1}`,
              value: one && `${one.name} (${one.code}), ${formatBps(share_bps ?? 0)}`,
              private: 'name' as const,
            })),
            {
              label: 'Training Associate',
              value: trainee && `${trainee.name} (${trainee.code})`,
              private: 'name',
            },
          ]}
        />
      </Part>
      <Part title="When you save">
        <ul className={classes.outcome} aria-label="When you save">
          {outcomesOf(values, check, byOffice ? officeSplitOutcome : splitOutcome).map((sentence) => (
            <li key={sentence}>
              <Private>{sentence}</Private>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={layout.close}>
      <h3 className={layout.strong}>{title}</h3>
      {children}
    </section>
  );
}

/** BV in cents (R-MNY-04); only of a first year, the others count what is received. */
function volumeOf(values: PolicyValues, offer: Offer | undefined): number | undefined {
  const annual = annualOf(values);
  const { target_premium_cents } = values;
  if (!offer || annual === undefined || !target_premium_cents || values.application_type !== 'First Year')
    return undefined;
  const { bv_rate_bps, excess_bv_rate_bps } = offer;
  const excess_premium_cents = Math.max(0, annual - target_premium_cents);
  return policyBv({ target_premium_cents, excess_premium_cents, bv_rate_bps, excess_bv_rate_bps });
}
