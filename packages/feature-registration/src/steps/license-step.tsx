import { saveRegistrationLicense } from '@upline/api-client/fields/registrations/registration.ts';
import {
  type Country,
  companyToday,
  LICENSE_TYPES_OF,
  levelOf,
  messages,
  PROMISED_LEVELS,
  parseNpn,
  STATES,
} from '@upline/domain';
import { recordField, recordValues, useSave, type ValuesIn } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationLicense);
const Field = recordField(values);
type Values = ValuesIn<typeof values>;

/** Everybody begins as Training Associate; a level above that has to be promised (R-LVL-05). */
const LEVELS = PROMISED_LEVELS.map((code) => ({ value: code, label: levelOf(code).name }));

function checkNpn(npn: string | undefined, country: Country): Record<string, string> {
  const typed = (npn ?? '').trim();
  if (typed === '') return country === 'USA' ? { npn: messages.required('NPN') } : {};
  return parseNpn(typed) === undefined ? { npn: messages.npn } : {};
}

function checkGuarantee({ guaranteed_level, guarantee_note }: Values): Record<string, string> {
  if (!guaranteed_level || (guarantee_note ?? '').trim() !== '') return {};
  return { guarantee_note: messages.required('Who Promised It') };
}

/** Step 5, for people who join licensed. */
export function LicenseStep({ registration, token, onSaved, onBack }: StepProps) {
  const { send } = useSave({ operation: 'saveRegistrationLicense', refresh: [] });
  const { country, license, guarantee, address } = registration;
  const start = values.empty(country, {
    token,
    state: address?.address.state ?? '',
    ...(license && { ...license, npn: license.npn ?? '', expiration_date: license.expiration_date ?? '' }),
    guaranteed_level: guarantee?.level.code ?? '',
    guarantee_note: guarantee?.note ?? '',
  });
  return (
    <StepFieldsForm
      step="license"
      values={values}
      start={start}
      check={(typed) => ({ ...checkNpn(typed.npn, country), ...checkGuarantee(typed) })}
      save={(body) => send({ body })}
      onSaved={onSaved}
      {...(onBack && { onBack })}
    >
      {(form) => (
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
          <Field
            name="guaranteed_level"
            label="Guaranteed Level"
            options={LEVELS}
            help="Only if you were promised a level. The home office approves it before you pay."
          />
          {form.values.guaranteed_level && <Field name="guarantee_note" required />}
        </>
      )}
    </StepFieldsForm>
  );
}
