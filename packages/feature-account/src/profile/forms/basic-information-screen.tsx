import { companyToday, LANGUAGE_NAMES, languagesOf, taxLabel } from '@upline/domain';
import { recordField } from '@upline/shell';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from '../profile.module.css';
import { useUpdateBasicInformation } from '../profile.mutations.ts';
import { basicInformationValues } from '../profile.ts';
import { ProfileForm } from './profile-form.tsx';

const Field = recordField(basicInformationValues({ country: 'USA' }));

/** `account/basic-information`: what is stored of birth date and tax identifier is changed by support alone. */
export function BasicInformationScreen() {
  const { send } = useUpdateBasicInformation();
  return (
    <ProfileForm
      title="Change basic information"
      noun="basic information"
      values={basicInformationValues}
      save={send}
    >
      {({ values }, profile) => {
        const label = taxLabel(profile);
        const isTemporary = values.ssn_sin.trim().startsWith('9') || profile.sin_expiry !== null;
        const languages = languagesOf(profile.country, profile.language);
        return (
          <div className={classes.fields}>
            <Field
              name="date_of_birth"
              max={companyToday()}
              {...(profile.date_of_birth && {
                readOnly: true,
                help: 'Contact support to change Date of Birth',
              })}
            />
            <Field.Row names={['gender', 'marital_status']} />
            <Field
              name="language"
              options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
            {profile.country === 'USA' && (
              <Field name="npn" help="Your National Producer Number, 1 to 10 digits" />
            )}
            {profile.ssn_masked === null ? (
              <Field
                name="ssn_sin"
                label={label}
                help="Kept encrypted. Once saved, only support changes it."
              />
            ) : (
              <p className={layout.muted}>
                {label} {profile.ssn_masked}. Contact support to change {label}.
              </p>
            )}
            {profile.country === 'Canada' && isTemporary && (
              <Field name="sin_expiry" required min={companyToday()} />
            )}
          </div>
        );
      }}
    </ProfileForm>
  );
}
