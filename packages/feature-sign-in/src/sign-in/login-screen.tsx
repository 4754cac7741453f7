import { useAppConfig } from '@upline/shell';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SignInLayout } from '../layout/sign-in-layout.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Notice } from './notices.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { usePending } from './use-pending.ts';
import { type SignedIn, useSignIn } from './use-sign-in.ts';
import { ViewEnded } from './view-ended.tsx';

const DemoLogins = lazy(() => import('./demo-logins.tsx'));
// It comes while the person types.
const CodeStep = preloadable(() => import('./code-step.tsx').then((chunk) => chunk.CodeStep));

export interface LoginScreenProps {
  readonly notice: Notice | undefined;
  readonly onSignedIn: (answer: SignedIn) => void;
}

/** Sign-in: identifier and password, then the one-time code where one is asked for (R-AUT-01, R-AUT-02). */
export function LoginScreen({ notice, onSignedIn }: LoginScreenProps) {
  const { demo, variant } = useAppConfig();
  const [pending, setPending] = usePending();
  const signIn = useSignIn(setPending, onSignedIn);
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  useEffect(() => void CodeStep.preload(), []);

  if (notice === 'view') return <ViewEnded />;
  if (pending)
    return (
      <Suspense>
        <CodeStep pending={pending} onPending={setPending} onSignedIn={onSignedIn} />
      </Suspense>
    );
  return (
    <SignInLayout
      title="Sign in"
      lead={
        variant === 'admin'
          ? 'For administrators of the network.'
          : 'To your clients, your team and your business.'
      }
      aside={
        demo && (
          <Suspense>
            <DemoLogins
              onPick={(username, word) => {
                setIdentifier(username);
                setPassword(word);
              }}
            />
          </Suspense>
        )
      }
    >
      <CredentialsForm
        identifier={identifier}
        password={password}
        onIdentifier={setIdentifier}
        onPassword={setPassword}
        submitting={signIn.submitting}
        error={signIn.error}
        notice={notice && !signIn.error && <SignInNotice notice={notice} />}
        onSubmit={() => void signIn.submit(identifier.trim(), password)}
      />
    </SignInLayout>
  );
}
