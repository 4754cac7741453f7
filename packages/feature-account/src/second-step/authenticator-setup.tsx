import type { OperationAnswer } from '@upline/api-client';
import { QrCode } from '@upline/ui-kit/qr-code/qr-code.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CodeEntry } from './code-entry.tsx';
import classes from './second-step.module.css';

export type Setup = OperationAnswer<'startAuthenticator'>;

export interface AuthenticatorSetupProps {
  readonly setup: Setup;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (code: string) => void;
}

/** The code to scan, the key to type, and the first code of the app. */
export function AuthenticatorSetup({ setup, busy, error, onConfirm }: AuthenticatorSetupProps) {
  return (
    <div className={layout.stack}>
      <div className={classes.setup}>
        <QrCode label="Code for the authenticator app" {...setup.qr} />
        <ol className={classes.steps}>
          <li>Open an authenticator app on your phone.</li>
          <li>
            Scan the code, or type this key: <code className={classes.key}>{setup.secret}</code>
          </li>
          <li>Enter the six digits the app shows.</li>
        </ol>
      </div>
      <CodeEntry length={6} submitLabel="Turn on" busy={busy} error={error} onSubmit={onConfirm} />
    </div>
  );
}
