import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { fieldErrors, queryFor, useGo } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { CodeEntry } from '../second-step/code-entry.tsx';
import { useStepUp } from '../second-step/use-step-up.tsx';
import { useConfirmPhoneChange, useRequestPhoneChange } from './contact.mutations.ts';
import { PhoneForm } from './phone-form.tsx';

type Asked = OperationAnswer<'requestPhoneChange'>;
type Sent = Pick<Extract<Asked, { status: 'code_sent' }>, 'destination'>;

/** `account/phone`: changes the number, or verifies the present one, by a code for mobile phones (domain.md 2.2). */
export function PhoneScreen() {
  const { data: settings } = useSuspenseQuery(queryFor('getSignInSettings'));
  const [present] = useState({
    phone: settings.phone ?? '',
    phone_type: settings.phone_type ?? ('Mobile' as const),
  });
  const go = useGo();
  const request = useRequestPhoneChange();
  const confirm = useConfirmPhoneChange();
  const { run, dialog } = useStepUp();
  // A code that was asked for before the page was loaded again can still be typed.
  const [sent, setSent] = useState<Sent | null>(settings.phone_change);
  const leave = () => void go({ to: '/account/password' });
  const saved = (answer: Asked) => {
    if (answer.status === 'code_sent') return setSent(answer);
    toast.success('Phone updated successfully');
    leave();
  };
  return (
    <AccountPage current="security">
      <Card title={sent ? 'Verify phone' : 'Change or verify phone'}>
        {sent ? (
          <div className={layoutParts.stack}>
            <p>
              Enter the code we sent to <strong>{sent.destination}</strong>. It works for ten minutes.
            </p>
            <CodeEntry
              length={6}
              submitLabel="Verify phone"
              busy={confirm.saving}
              error={fieldErrors(confirm.error).code ?? confirm.error?.message}
              onSubmit={(code) => void confirm.save({ body: { code } }, leave)}
            />
            <div>
              <Button variant="subtle" onClick={() => setSent(null)}>
                Use another number
              </Button>
            </div>
          </div>
        ) : (
          <PhoneForm
            initialValues={present}
            save={(body) => run(() => request.send({ body }))}
            onSaved={saved}
          />
        )}
      </Card>
      {dialog}
    </AccountPage>
  );
}
