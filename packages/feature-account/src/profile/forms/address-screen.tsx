import { MailingFields } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
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
          <MailingFields
            countryReadOnly
            titled
            empty={() => addressValues.emptyOf('mailing', profile.country)}
          />
        </div>
      )}
    </ProfileForm>
  );
}
