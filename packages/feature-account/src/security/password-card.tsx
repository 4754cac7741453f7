import { useAccess } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { PasswordForm } from './password-form.tsx';
import { useChangePassword } from './security.mutations.ts';

/** Changes the own password and says what became of the other sessions (S-08). */
export function PasswordCard() {
  const { user } = useAccess();
  const { send } = useChangePassword();
  // Done is done: an empty form takes the place of the sent one.
  const [changes, setChanges] = useState(0);
  return (
    <Card title="Change password">
      <div className={layout.stack}>
        {changes > 0 && (
          <Banner tone="success" live>
            Your password was changed. Every other session has ended, and we sent you an email about it.
          </Banner>
        )}
        <PasswordForm
          key={changes}
          email={user.email}
          save={(body) => send({ body })}
          onDone={() => setChanges(changes + 1)}
        />
      </div>
    </Card>
  );
}
