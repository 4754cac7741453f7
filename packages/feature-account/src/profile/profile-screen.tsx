import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { AccountPage } from '../layout/account-page.tsx';
import { ProfileOverview } from './profile-overview.tsx';

/** `account`: everything that is known of the signed-in associate, and the ways to change it (domain.md 2.1). */
export function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(queryFor('getProfile'));
  const { data: progress } = useSuspenseQuery(queryFor('getLevelQualification'));
  const { data: settings } = useSuspenseQuery(queryFor('getSignInSettings'));
  return (
    <AccountPage current="overview">
      <ProfileOverview profile={profile} progress={progress} settings={settings} />
    </AccountPage>
  );
}
