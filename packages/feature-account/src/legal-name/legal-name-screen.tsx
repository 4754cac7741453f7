import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { LegalNameForm } from './legal-name-form.tsx';
import { LegalNameHistory } from './legal-name-history.tsx';
import { LegalNameWaiting } from './legal-name-waiting.tsx';

/** `account/legal-name`: another name with a document; the old one stays in force until the home office approves. */
export function LegalNameScreen() {
  const { data: profile } = useSuspenseQuery(queryFor('getProfile'));
  const { data } = useSuspenseQuery(queryFor('listOwnLegalNameChanges'));
  const mayRequest = useMay('requestLegalNameChange');
  const waiting = data.rows.find(({ status }) => status === 'Pending For Admin');
  const decided = data.rows.filter((change) => change !== waiting);
  return (
    <AccountPage current="overview">
      <div className={layoutParts.stack}>
        {waiting ? (
          <LegalNameWaiting change={waiting} />
        ) : (
          mayRequest && <LegalNameForm key={data.rows[0]?.id} profile={profile} />
        )}
        <Card title="Earlier changes">
          {decided.length === 0 ? (
            <p className={layoutParts.muted}>Nothing here yet. Your legal name is the one you joined with.</p>
          ) : (
            <LegalNameHistory changes={decided} />
          )}
        </Card>
      </div>
    </AccountPage>
  );
}
