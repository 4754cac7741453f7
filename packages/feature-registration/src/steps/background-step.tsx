import { saveRegistrationBackground } from '@upline/api-client/fields/registrations/registration.ts';
import { BACKGROUND_QUESTIONS, MIN_EXPLANATION, messages } from '@upline/domain';
import { recordField, recordValues, useSave, type ValuesIn } from '@upline/shell';
import classes from '../layout/registration-layout.module.css';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationBackground);
type Values = ValuesIn<typeof values>;
const Field = recordField(values);

type Answers = NonNullable<StepProps['registration']['background']>;

const held = ({ answer, explanation }: Answers['felony']) => ({ answer, explanation: explanation ?? '' });

const heldAnswers = ({
  felony,
  misdemeanour,
  regulator,
  bankruptcy,
  carrier_debt,
  other_organisation,
}: Answers) => ({
  felony: held(felony),
  misdemeanour: held(misdemeanour),
  regulator: held(regulator),
  bankruptcy: held(bankruptcy),
  carrier_debt: held(carrier_debt),
  other_organisation: held(other_organisation),
});

function check(typed: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { key } of BACKGROUND_QUESTIONS) {
    const { answer, explanation: given } = typed[key];
    const explanation = (given ?? '').trim();
    if (answer !== 'Yes') continue;
    if (explanation === '') errors[`${key}.explanation`] = messages.required('Explanation');
    else if ([...explanation].length < MIN_EXPLANATION)
      errors[`${key}.explanation`] = messages.minLength('Explanation', MIN_EXPLANATION);
  }
  return errors;
}

/** Step 4. A yes needs an explanation, which the home office reviews; it does not end the registration (R-REG-02). */
export function BackgroundStep({ registration, token, onSaved, onBack }: StepProps) {
  const { send } = useSave({ operation: 'saveRegistrationBackground', refresh: [] });
  const { country, background } = registration;
  const start = values.empty(country, { token, ...(background && heldAnswers(background)) });
  return (
    <StepFieldsForm
      step="background"
      values={values}
      start={start}
      check={check}
      secret={BACKGROUND_QUESTIONS.map(({ key }) => key)}
      save={(body) => send({ body })}
      onSaved={onSaved}
      {...(onBack && { onBack })}
    >
      {(form) => (
        <>
          <p className={classes.muted}>
            A yes turns nobody away. Explain it; the home office looks at your answer after you have joined.
          </p>
          {BACKGROUND_QUESTIONS.map(({ key, question }) => (
            <div key={key} className={classes.question}>
              <Field name={`${key}.answer`} label={question} />
              {form.values[key].answer === 'Yes' && <Field name={`${key}.explanation`} required rows={3} />}
            </div>
          ))}
        </>
      )}
    </StepFieldsForm>
  );
}
