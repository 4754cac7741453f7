import { messages } from '@upline/domain';
import { Banner, Button, PasswordField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';

export interface PasswordDialogProps {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks for the password again before a grave change (S-69). */
export function PasswordDialog({ opened, busy, error, onSubmit, onClose }: PasswordDialogProps) {
  return (
    <Dialog opened={opened} title="Confirm your password" locked={busy} onClose={onClose}>
      <PasswordEntry busy={busy} error={error} onSubmit={onSubmit} />
    </Dialog>
  );
}

function PasswordEntry({ busy, error, onSubmit }: Pick<PasswordDialogProps, 'busy' | 'error' | 'onSubmit'>) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(password === '');
        if (password !== '') onSubmit(password);
      }}
    >
      {error && !missing && (
        <Banner tone="danger" live>
          {error}
        </Banner>
      )}
      <PasswordField
        label="Password"
        required
        startsFocused
        value={password}
        onChange={setPassword}
        error={missing ? messages.required('Password') : undefined}
      />
      <div className={layout.buttons}>
        <Button type="submit" variant="filled" loading={busy}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
