import { saveRegistrationAddress } from '@upline/api-client/fields/registrations/registration.ts';
import { MailingFields, recordValues, useSave } from '@upline/shell';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import type { StepProps } from '../registration.ts';
import { StepFieldsForm } from './step-fields-form.tsx';

const values = recordValues(saveRegistrationAddress, { homes: () => ['address'] });
type Stored = NonNullable<StepProps['registration']['address']>['address'];

const held = ({ line2, ...address }: Stored) => ({ ...address, line2: line2 ?? '' });

/** Step 3: where the person lives, and where mail goes if not there. */
export function AddressStep({ registration, token, onSaved, onBack }: StepProps) {
  const { send } = useSave({ operation: 'saveRegistrationAddress', refresh: [] });
  const { country, address } = registration;
  const start = values.empty(country, {
    token,
    ...(address && { address: held(address.address), mailing: address.mailing && held(address.mailing) }),
  });
  return (
    <StepFieldsForm
      step="address"
      values={values}
      start={start}
      save={(body) => send({ body })}
      onSaved={onSaved}
      {...(onBack && { onBack })}
    >
      {(form) => (
        <>
          <AddressFields countryReadOnly field={(part) => form.field(`address.${part}`)} />
          <MailingFields countryReadOnly empty={() => values.emptyOf('mailing', country)} />
        </>
      )}
    </StepFieldsForm>
  );
}
