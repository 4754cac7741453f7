import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, recordField } from '@upline/shell';
import { Banner, Card, LinkButton } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../../layout/account-page.tsx';
import classes from '../profile.module.css';
import { useUpdateUsername } from '../profile.mutations.ts';
import { usernameValues } from '../profile.ts';
import { ProfileForm } from './profile-form.tsx';

const Field = recordField(usernameValues);

/** `account/username`: once in 30 days; until then the page says from when on. */
export function UsernameScreen() {
  const { data: profile } = useSuspenseQuery(queryFor('getProfile'));
  return profile.username_change_from === null ? (
    <UsernameForm />
  ) : (
    <AccountPage current="overview">
      <Card title="Change username">
        <Banner
          title="Username can be changed once in 30 days"
          actions={<LinkButton to={{ to: '/account' }}>Back to account</LinkButton>}
        >
          <p>
            You can choose another one from <DateText value={profile.username_change_from} />.
          </p>
        </Banner>
      </Card>
    </AccountPage>
  );
}

function UsernameForm() {
  const { send } = useUpdateUsername();
  return (
    <ProfileForm title="Change username" noun="username" values={() => usernameValues} save={send}>
      {() => (
        <div className={classes.fields}>
          <p className={layoutParts.muted}>
            You can sign in with it instead of your email. It changes at most once in 30 days.
          </p>
          <Field
            name="username"
            autoComplete="username"
            help="4 to 30 letters, digits, dots and underscores; a letter first"
          />
        </div>
      )}
    </ProfileForm>
  );
}
