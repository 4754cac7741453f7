import { Banner } from '@upline/ui-kit';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from '../profile.module.css';
import { useUpdateAddress } from '../profile.mutations.ts';
import { addressValues, differsFromLicense, LICENSE_WARNING } from '../profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** `account/address`: where the associate lives, and where mail goes if not there. The country is changed by support. */
export function AddressScreen() {
  const { send } = useUpdateAddress();
  return (
    <ProfileForm title="Change address" noun="address" values={() => addressValues} save={send}>
      {(form, profile) => (
        <div className={classes.fields}>
          <AddressFields countryReadOnly field={(part) => form.field(`address.${part}`)} />
          {differsFromLicense(profile, form.values.address.state) && (
            <Banner tone="warning" live>
              {LICENSE_WARNING}
            </Banner>
          )}
          <CheckboxField
            label="Mail goes to another address"
            checked={form.values.mailing !== null}
            onChange={(differs) =>
              form.setFieldValue(
                'mailing',
                differs ? addressValues.emptyOf('mailing', profile.country) : null,
              )
            }
          />
          {form.values.mailing && (
            <fieldset className={layout.stack}>
              <legend>Mailing Address</legend>
              <AddressFields
                countryReadOnly
                kind="mailing"
                field={(part) => byPath(form).field<string>(`mailing.${part}`)}
              />
            </fieldset>
          )}
        </div>
      )}
    </ProfileForm>
  );
}
