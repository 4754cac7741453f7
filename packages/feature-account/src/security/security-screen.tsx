import { useMay } from '@upline/shell';
import { ContactCard } from '../contact/contact-card.tsx';
import { AccountPage, Columns } from '../layout/account-page.tsx';
import { SecondStepCard } from '../second-step/second-step-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EventsCard } from './events-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** `account/password`: who can get in, and who has been in (domain.md 8.2). */
export function SecurityScreen() {
  const mayChange = useMay('changePassword');
  return (
    <AccountPage current="security">
      <Columns
        left={
          <>
            {mayChange && <PasswordCard />}
            <SecondStepCard />
            <ContactCard />
            <SessionsCard />
            <DevicesCard />
          </>
        }
        right={<EventsCard />}
      />
    </AccountPage>
  );
}
