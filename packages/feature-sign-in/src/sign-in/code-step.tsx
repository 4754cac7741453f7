import { lazy, Suspense, useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import type { Setup } from './use-code.ts';
import { forgetPending } from './use-pending.ts';
import type { PendingCode, SignedIn } from './use-sign-in.ts';

const AuthenticatorStep = lazy(() => import('./authenticator-step.tsx'));

export interface CodeStepProps {
  readonly pending: PendingCode;
  /** A new code was sent, or undefined: start over with other credentials. */
  readonly onPending: (pending: PendingCode | undefined) => void;
  readonly onSignedIn: (answer: SignedIn) => void;
}

/** The second half of signing in: a code, a recovery code, or setting up the app that is asked for (R-AUT-02, S-16). */
export function CodeStep(props: CodeStepProps) {
  const [setup, setSetup] = useState<Setup>();
  const [recovering, setRecovering] = useState(false);
  const begin = (asked: Setup) => {
    // The code is used up: a reload begins with the credentials.
    forgetPending();
    setSetup(asked);
  };
  if (setup) {
    return (
      <Suspense>
        <AuthenticatorStep setup={setup} pending={props.pending} onSignedIn={props.onSignedIn} />
      </Suspense>
    );
  }
  return recovering ? (
    <RecoveryForm {...props} onSetup={begin} onBack={() => setRecovering(false)} />
  ) : (
    <CodeForm {...props} onSetup={begin} onRecover={() => setRecovering(true)} />
  );
}
