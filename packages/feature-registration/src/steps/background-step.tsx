import { saveRegistrationBackground } from '@upline/api-client/fields/registrations/registration.ts';
import { BACKGROUND_QUESTIONS, MIN_EXPLANATION, messages } from '@upline/domain';
import { recordField, recordValues, useSave, type ValuesIn } from '@upline/shell';
import classes from '../layout/registration-layout.module.css';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationBackground);
type Values = ValuesIn<typeof values>;
const Field = recordField(values);

const partsOf = (typed: Values, key: string) =>
  (typed as unknown as Record<string, { answer?: string | null; explanation?: string | null } | undefined>)[
    key
  ];

function check(typed: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { key } of BACKGROUND_QUESTIONS) {
    const parts = partsOf(typed, key);
    const explanation = (parts?.explanation ?? '').trim();
    if (parts?.answer !== 'Yes') continue;
    if (explanation === '') errors[`${key}.explanation`] = messages.required('Explanation');
    else if ([...explanation].length < MIN_EXPLANATION)
      errors[`${key}.explanation`] = messages.minLength('Explanation', MIN_EXPLANATION);
  }
  return errors;
}

/** Step 4; a yes is explained and looked at by the home office, and nobody is turned away by it (R-REG-02). */
export function BackgroundStep({ registration, token, onSaved, onBack }: StepProps) {
  const { send } = useSave({ operation: 'saveRegistrationBackground', refresh: [] });
  const { country, background } = registration;
  const start = {
    ...(background ? values.valuesOf(background as never, country) : values.empty(country)),
    token,
  } as Values;
  return (
    <StepFieldsForm
      step="background"
      values={values as never}
      start={start}
      check={check}
      secret={BACKGROUND_QUESTIONS.map(({ key }) => key)}
      save={(body: Parameters<typeof send>[0]['body']) => send({ body })}
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
              <Field name={`${key}.answer` as never} label={question} />
              {partsOf(form.values, key)?.answer === 'Yes' && (
                <Field name={`${key}.explanation` as never} required rows={3} />
              )}
            </div>
          ))}
        </>
      )}
    </StepFieldsForm>
  );
}
