import type { OperationAnswer } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { OneTimeCodeField } from '@upline/ui-kit/field/one-time-code-field.tsx';
import { QrCode } from '@upline/ui-kit/qr-code/qr-code.tsx';
import { SecretCodes } from '@upline/ui-kit/secret-codes/secret-codes.tsx';
import { useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';
import classes from './authenticator-step.module.css';
import { useAttempt } from './use-attempt.ts';
import type { Setup } from './use-code.ts';
import type { PendingCode, SignedIn } from './use-sign-in.ts';

type Entered = OperationAnswer<'confirmSignInAuthenticator'>;

export interface AuthenticatorStepProps {
  readonly setup: Setup;
  readonly pending: PendingCode;
  readonly onSignedIn: (answer: SignedIn) => void;
}

const LENGTH = 6;

/** Setting up the authenticator app an administrator signs in by, then the recovery codes, shown this once (S-16, S-17). */
export default function AuthenticatorStep({ setup, pending, onSignedIn }: AuthenticatorStepProps) {
  const api = useApi();
  const [code, setCode] = useState('');
  const [entered, setEntered] = useState<Entered>();
  const { submit, submitting, error, setError } = useAttempt(async (typed: string) => {
    const answer = await api.call('confirmSignInAuthenticator', {
      body: { pending_token: pending.pending_token, code: typed },
    });
    if (answer.recovery_codes) setEntered(answer);
    else onSignedIn(answer);
  });
  const send = (typed: string) => {
    if (typed.length < LENGTH) setError('Code is required');
    else void submit(typed);
  };

  if (entered?.recovery_codes) {
    return (
      <SignInLayout
        title="Keep your recovery codes"
        lead="Each signs you in once when your phone is not at hand. They are not shown again."
      >
        <div className={form.form}>
          <SecretCodes
            label="Recovery codes"
            fileName="upline-recovery-codes"
            codes={entered.recovery_codes}
          />
          <Button variant="filled" fullWidth onClick={() => onSignedIn(entered)}>
            I have kept them
          </Button>
        </div>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title="Set up an authenticator app"
      lead="Administrators sign in by an app on their phone. Scan this code with it, then enter the six digits it shows."
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(code);
        }}
      >
        {error && (
          <Banner tone="danger" live>
            {error}
          </Banner>
        )}
        <QrCode label="Code for the authenticator app" {...setup.qr} />
        <p className={form.muted}>
          No camera? Type this key: <code className={classes.key}>{setup.secret}</code>
        </p>
        <OneTimeCodeField
          label="Code"
          name="code"
          length={LENGTH}
          value={code}
          onChange={setCode}
          onComplete={send}
        />
        <Button type="submit" variant="filled" fullWidth loading={submitting}>
          Verify and sign in
        </Button>
      </form>
    </SignInLayout>
  );
}
