import { recordField } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from '../profile.module.css';
import { useUpdateAltPhone } from '../profile.mutations.ts';
import { altPhoneValues } from '../profile.ts';
import { ProfileForm } from './profile-form.tsx';

const Field = recordField(altPhoneValues);

/** `account/alt-phone`: a second number, for people alone: no code goes there. */
export function AltPhoneScreen() {
  const { send } = useUpdateAltPhone();
  return (
    <ProfileForm title="Change alt phone" noun="alt phone" values={() => altPhoneValues} save={send}>
      {({ values }) => (
        <div className={classes.fields}>
          <p className={layout.muted}>
            A second number to reach you at. Sign-in codes never go there. Leave it empty to remove it.
          </p>
          <FieldRow>
            <Field name="alt_phone" />
            <Field name="alt_phone_type" required={values.alt_phone !== ''} />
          </FieldRow>
        </div>
      )}
    </ProfileForm>
  );
}
