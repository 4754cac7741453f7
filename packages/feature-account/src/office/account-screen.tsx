import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useAccess, useMay } from '@upline/shell';
import { AccountPage } from '../layout/account-page.tsx';
import { AccountOverview } from './account-overview.tsx';

/** `account`: what is known of the signed-in person, and the ways to change it. */
export function AccountScreen() {
  const access = useAccess();
  const { data: settings } = useSuspenseQuery(queryFor('getSignInSettings'));
  const mayChangePhoto = useMay('uploadPhoto');
  return (
    <AccountPage current="overview">
      <AccountOverview access={access} mayChangePhoto={mayChangePhoto} secondStep={settings.second_step} />
    </AccountPage>
  );
}
