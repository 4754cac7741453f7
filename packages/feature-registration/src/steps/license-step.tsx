import { saveRegistrationLicense } from '@upline/api-client/fields/registrations/registration.ts';
import { companyToday, LICENSE_TYPES_OF, messages, parseNpn, STATES } from '@upline/domain';
import { recordField, recordValues, useSave } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationLicense);
const Field = recordField(values);

/** Step 5, for people who join licensed. */
export function LicenseStep({ registration, token, onSaved, onBack }: StepProps) {
  const { send } = useSave({ operation: 'saveRegistrationLicense', refresh: [] });
  const { country, license, address } = registration;
  const start = values.empty(country, {
    token,
    state: address?.address.state ?? '',
    ...(license && { ...license, npn: license.npn ?? '', expiration_date: license.expiration_date ?? '' }),
  });
  return (
    <StepFieldsForm
      step="license"
      values={values}
      start={start}
      check={({ npn }): Record<string, string> => {
        const typed = (npn ?? '').trim();
        if (typed === '') return country === 'USA' ? { npn: messages.required('NPN') } : {};
        return parseNpn(typed) === undefined ? { npn: messages.npn } : {};
      }}
      save={(body) => send({ body })}
      onSaved={onSaved}
      {...(onBack && { onBack })}
    >
      {() => (
        <>
          <Field name="type" options={LICENSE_TYPES_OF[country].map((value) => ({ value, label: value }))} />
          <FieldRow>
            <Field
              name="state"
              label={country === 'Canada' ? 'Province' : 'State'}
              options={STATES[country].map(({ code, name }) => ({ value: code, label: name }))}
            />
            <Field name="number" />
          </FieldRow>
          {country === 'USA' && (
            <Field name="npn" required help="Your National Producer Number, 1 to 10 digits" />
          )}
          <FieldRow>
            <Field name="issue_date" max={companyToday()} />
            <Field name="expiration_date" min={companyToday()} help="Empty where licenses have no end" />
          </FieldRow>
        </>
      )}
    </StepFieldsForm>
  );
}
