import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { FlagList } from './flag-list.tsx';

/** `account/flags`: which are on; only the home office sets them (R-ACC-02). */
export function FlagsScreen() {
  const { data: profile } = useSuspenseQuery(queryFor('getProfile'));
  return (
    <AccountPage current="overview">
      <Card title="Flags">
        <FlagList flags={profile.flags} />
      </Card>
    </AccountPage>
  );
}
