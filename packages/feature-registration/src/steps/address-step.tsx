import { saveRegistrationAddress } from '@upline/api-client/fields/registrations/registration.ts';
import { recordValues, useSave, type ValuesIn } from '@upline/shell';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationAddress, { homes: () => ['address'] });
type Values = ValuesIn<typeof values>;

/** Step 3: where the person lives, and where mail goes if not there. */
export function AddressStep({ registration, token, onSaved, onBack }: StepProps) {
  const { send } = useSave({ operation: 'saveRegistrationAddress', refresh: [] });
  const { country, address } = registration;
  const start = {
    ...(address ? values.valuesOf(address as never, country) : values.empty(country)),
    token,
  } as Values;
  return (
    <StepFieldsForm
      step="address"
      values={values as never}
      start={start}
      save={(body: Parameters<typeof send>[0]['body']) => send({ body })}
      onSaved={onSaved}
      {...(onBack && { onBack })}
    >
      {(form) => (
        <>
          <AddressFields countryReadOnly field={(part) => byPath(form).field<string>(`address.${part}`)} />
          <CheckboxField
            label="Mail goes to another address"
            checked={form.values.mailing !== null}
            onChange={(differs) =>
              form.setFieldValue('mailing', (differs ? values.emptyOf('mailing', country) : null) as never)
            }
          />
          {form.values.mailing && (
            <AddressFields
              countryReadOnly
              kind="mailing"
              field={(part) => byPath(form).field<string>(`mailing.${part}`)}
            />
          )}
        </>
      )}
    </StepFieldsForm>
  );
}
