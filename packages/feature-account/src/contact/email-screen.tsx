import { useGo } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { useStepUp } from '../second-step/use-step-up.tsx';
import { useRequestEmailChange } from './contact.mutations.ts';
import { EmailForm } from './email-form.tsx';

/** `account/email`: asks for another address; it counts once its owner has confirmed it (domain.md 2.2). */
export function EmailScreen() {
  const go = useGo();
  const request = useRequestEmailChange();
  const { run, dialog } = useStepUp();
  return (
    <AccountPage current="security">
      <Card title="Change email">
        <EmailForm
          save={(body) => run(() => request.send({ body }))}
          onDone={() => void go({ to: '/account/password' })}
        />
      </Card>
      {dialog}
    </AccountPage>
  );
}
