import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { AddendumCard } from './addendum-card.tsx';
import { InForceCard } from './in-force-card.tsx';
import { InternationalForm } from './international-form.tsx';
import { InternationalHistory } from './international-history.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** `account/international-appointment`: selling and recruiting in the other country (domain.md 2.33). */
export function InternationalScreen() {
  const { data: standing } = useSuspenseQuery(queryFor('getInternationalStanding'));
  const { data } = useSuspenseQuery(queryFor('listOwnInternationalAppointments'));
  const mayRequest = useMay('requestInternationalAppointment');
  const waiting = data.rows.find(({ status }) => status === 'Pending');
  const inForce = data.rows.find(({ status }) => status === 'Approved');
  const decided = data.rows.filter(({ status }) => status === 'Refused');
  const isSigned = standing.addendum?.status === 'Signed';
  return (
    <AccountPage current="international">
      <div className={layout.stack}>
        {inForce && <InForceCard appointment={inForce} />}
        {waiting && <WaitingCard appointment={waiting} />}
        {!waiting && mayRequest && !isSigned && <AddendumCard standing={standing} />}
        {!waiting && mayRequest && isSigned && (
          <InternationalForm key={data.rows[0]?.id} standing={standing} isNewer={inForce !== undefined} />
        )}
        <Card title="Earlier requests">
          {decided.length === 0 ? (
            <p className={layout.muted}>
              Nothing here yet. Refused, withdrawn and revoked requests are listed here with the reason.
            </p>
          ) : (
            <InternationalHistory rows={decided} />
          )}
        </Card>
      </div>
    </AccountPage>
  );
}
