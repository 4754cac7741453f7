import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useAccess } from '@upline/shell';
import { AccountPage } from '../layout/account-page.tsx';
import { UplineChangesView } from './upline-changes.tsx';

/** `account/upline-changes`: requests for another upline, on the side of everybody concerned (domain.md 2.33). */
export function UplineChangesScreen() {
  const { data } = useSuspenseQuery(queryFor('listUplineChanges'));
  const { code } = useAccess().user;
  return (
    <AccountPage current="upline">
      <UplineChangesView {...data} self={code} />
    </AccountPage>
  );
}
