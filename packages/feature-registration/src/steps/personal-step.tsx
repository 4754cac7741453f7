import { saveRegistrationPersonal } from '@upline/api-client/fields/registrations/registration.ts';
import {
  companyToday,
  isPersonName,
  LANGUAGE_NAMES,
  languagesOf,
  messages,
  parsePhone,
  parseSin,
  parseSsn,
  taxLabel,
  tidyName,
} from '@upline/domain';
import { recordField, recordValues, useSave, type ValuesIn } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const byCountry = {
  USA: recordValues(saveRegistrationPersonal),
  Canada: recordValues(saveRegistrationPersonal, { labels: { ssn_sin: 'SIN' } }),
};
type Values = ValuesIn<typeof byCountry.USA>;
const Field = recordField(byCountry.USA);

const NAMED = [
  'legal_first_name',
  'legal_middle_name',
  'legal_last_name',
  'first_name',
  'last_name',
] as const;

/** The saved values in the shape of the form. The tax identifier stays empty; it is typed again if it changes. */
export function heldPersonal({
  ssn_masked: _masked,
  ...saved
}: NonNullable<StepProps['registration']['personal']>) {
  return {
    ...saved,
    legal_middle_name: saved.legal_middle_name ?? '',
    suffix: saved.suffix ?? '',
    gender: saved.gender ?? '',
    marital_status: saved.marital_status ?? '',
    sin_expiry: saved.sin_expiry ?? '',
  } as const;
}

/** Checks the formats with the messages of the server (domain.md 3). */
function check(values: Values, { registration }: Pick<StepProps, 'registration'>): Record<string, string> {
  const errors: Record<string, string> = {};
  const { labels } = byCountry[registration.country];
  for (const name of NAMED) {
    const typed = tidyName(String(values[name] ?? ''));
    if (typed !== '' && !isPersonName(typed)) errors[name] = messages.invalid(labels[name] ?? name);
  }
  const tax = values.ssn_sin ?? '';
  const parse = registration.country === 'USA' ? parseSsn : parseSin;
  if (tax.trim() === '' && !registration.personal?.ssn_masked)
    errors.ssn_sin = messages.required(taxLabel(registration));
  else if (tax.trim() !== '' && parse(tax) === undefined)
    errors.ssn_sin = messages.invalid(taxLabel(registration));
  const phone = values.phone ?? '';
  if (phone.trim() !== '' && parsePhone(phone) === undefined) errors.phone = messages.phone('Phone');
  return errors;
}

/** Step 2. The tax identifier is typed again only where it changes. */
export function PersonalStep(props: StepProps) {
  const { registration, token, onSaved, onBack } = props;
  const { send } = useSave({ operation: 'saveRegistrationPersonal', refresh: [] });
  const { country, personal } = registration;
  const values = byCountry[country];
  const label = taxLabel(registration);
  const start = values.empty(country, {
    token,
    language: 'en',
    phone_type: 'Mobile',
    ...(personal && heldPersonal(personal)),
  });
  return (
    <StepFieldsForm
      step="personal"
      values={values}
      start={start}
      check={(typed) => check(typed, props)}
      secret={['ssn_sin']}
      save={(body) => send({ body })}
      onSaved={onSaved}
      {...(onBack && { onBack })}
    >
      {(form) => {
        const isTemporary =
          country === 'Canada' &&
          String(form.values.ssn_sin ?? '')
            .trim()
            .startsWith('9');
        return (
          <>
            <Field
              name="legal_first_name"
              help="As on your government id; your agreement is signed with it"
              autoComplete="given-name"
            />
            <Field name="legal_middle_name" autoComplete="additional-name" />
            <FieldRow>
              <Field name="legal_last_name" autoComplete="family-name" />
              <Field name="suffix" />
            </FieldRow>
            <FieldRow>
              <Field name="first_name" help="What people call you" autoComplete="off" />
              <Field name="last_name" autoComplete="off" />
            </FieldRow>
            <Field name="date_of_birth" max={companyToday()} />
            <Field.Row names={['gender', 'marital_status']} />
            <Field
              name="ssn_sin"
              label={label}
              required={!personal?.ssn_masked}
              help={
                personal?.ssn_masked
                  ? `${personal.ssn_masked} is saved. Leave it empty to keep it.`
                  : 'Kept encrypted. Your uplines never see it.'
              }
              autoComplete="off"
            />
            {(isTemporary || (personal?.sin_expiry ?? null) !== null) && (
              <Field name="sin_expiry" required min={companyToday()} />
            )}
            <Field name="email" help="We mail you a link to continue on any device" />
            <FieldRow>
              <Field name="phone" autoComplete="tel-national" />
              <Field name="phone_type" />
            </FieldRow>
            <Field
              name="language"
              options={languagesOf(country).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          </>
        );
      }}
    </StepFieldsForm>
  );
}
