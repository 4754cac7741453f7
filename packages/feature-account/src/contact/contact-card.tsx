import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useCancelEmailChange } from './contact.mutations.ts';
import { ContactList } from './contact-list.tsx';

/** The address and the number the account is reached by, and the ways to change them (domain.md 2.2). */
export function ContactCard() {
  const { data: settings } = useSuspenseQuery(queryFor('getSignInSettings'));
  const mayChange = useMay('requestEmailChange');
  const mayCancel = useMay('cancelEmailChange');
  const cancel = useCancelEmailChange();
  return (
    <Card title="Email and phone">
      <ContactList
        settings={settings}
        mayChange={mayChange}
        mayCancel={mayCancel}
        canceling={cancel.saving}
        error={cancel.error?.message}
        onCancel={() => void cancel.save({})}
      />
    </Card>
  );
}
