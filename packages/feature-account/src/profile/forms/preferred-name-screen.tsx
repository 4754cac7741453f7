import { recordField } from '@upline/shell';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from '../profile.module.css';
import { useUpdatePreferredName } from '../profile.mutations.ts';
import { preferredNameValues } from '../profile.ts';
import { ProfileForm } from './profile-form.tsx';

const Field = recordField(preferredNameValues);

/** `account/preferred-name`: the name by which others know the associate. */
export function PreferredNameScreen() {
  const { send } = useUpdatePreferredName();
  return (
    <ProfileForm
      title="Change preferred name"
      noun="preferred name"
      values={() => preferredNameValues}
      save={send}
    >
      {() => (
        <div className={classes.fields}>
          <p className={layout.muted}>
            Your team and the leaderboards show this name. Your legal name stays as it is.
          </p>
          <Field.Row names={['first_name', 'last_name']} />
        </div>
      )}
    </ProfileForm>
  );
}
