import { saveRegistrationPlan } from '@upline/api-client/fields/registrations/registration.ts';
import { AMA_PLAN_NAMES, AMA_PLANS } from '@upline/domain';
import { recordField, recordValues, useApi } from '@upline/shell';
import { useContext } from 'react';
import { changeCountry, holdToken } from '../held-token.ts';
import type { Opened } from '../register.route.ts';
import type { Registration } from '../registration.ts';
import { TypedSecrets } from '../typed-secrets.ts';
import { heldPersonal } from './personal-step.tsx';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationPlan);
const Field = recordField(values);

const PLANS = AMA_PLANS.map((plan) => ({ value: plan, label: AMA_PLAN_NAMES[plan] }));

interface PlanStepProps {
  readonly opened: Pick<Opened, 'channel' | 'upline'>;
  readonly registration: Registration | undefined;
  readonly token: string | undefined;
  readonly onSaved: (registration: Registration, token: string) => void;
}

/** Step 1; the registration begins with it. */
export function PlanStep({ opened: { channel, upline }, registration, token, onSaved }: PlanStepProps) {
  const api = useApi();
  const secrets = useContext(TypedSecrets);
  let current = token;
  return (
    <StepFieldsForm
      step="plan"
      values={values}
      // The draft gets its token with the first save.
      start={values.empty('USA', {
        token: token ?? 'new',
        country: registration?.country ?? 'USA',
        plan: registration?.plan ?? 'associate',
      })}
      save={async ({ country, plan }) => {
        if (token !== undefined) return api.call('saveRegistrationPlan', { body: { token, country, plan } });
        const started = await api.call('startRegistration', { body: { channel, upline, country, plan } });
        current = started.token;
        holdToken({ channel, upline, token: started.token });
        return started.registration;
      }}
      onSaved={(saved) => {
        // The host asks for the identifier of the other country, and with it for the whole step.
        if (registration && registration.country !== saved.country) {
          changeCountry(registration.personal && heldPersonal(registration.personal));
          secrets.delete('personal');
        }
        onSaved(saved, current ?? '');
      }}
    >
      {(form) => (
        <>
          <Field name="country" help="Where you live. It decides your agreement and your currency." />
          <Field name="plan" options={PLANS} />
          <PlanNote plan={form.values.plan} />
        </>
      )}
    </StepFieldsForm>
  );
}

function PlanNote({ plan }: { readonly plan: string | undefined }) {
  return (
    <p>
      {plan === 'builder'
        ? 'The membership, together with the builder plan. You start its monthly charge once you have joined.'
        : 'The membership with everything an associate needs. You can add the builder plan later.'}
    </p>
  );
}
