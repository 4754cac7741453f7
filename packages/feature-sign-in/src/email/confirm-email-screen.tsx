import { getRouteApi } from '@tanstack/react-router';
import { fieldErrors, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button, LinkButton } from '@upline/ui-kit/button/button.tsx';
import { useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';

/** Shown by accounts that are open in this browser, so they read it again once the address has changed. */
const SHOWN_BY = ['getSignInSettings', 'getAccess', 'listSecurityEvents'] as const;

/**
 * Confirms the address a mail was sent to. It asks for a click: a mail scanner or a prefetch that opens the link uses
 * nothing up.
 */
export function ConfirmEmailScreen() {
  const { token } = getRouteApi('/public/confirm-email/$token').useParams();
  const confirm = useSave({ operation: 'confirmEmailChange', refresh: SHOWN_BY });
  const [done, setDone] = useState(false);
  const problem = fieldErrors(confirm.error).token ?? confirm.error?.message;

  if (done) {
    return (
      <SignInLayout title="Email confirmed" lead="Sign-in codes and notices go to this address from now on.">
        <div className={form.form}>
          <LinkButton to={{ to: '/' }} variant="filled" fullWidth>
            Continue to Upline
          </LinkButton>
        </div>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title="Confirm your email" lead="This makes the address the email of your account.">
      <div className={form.form}>
        {problem && (
          <Banner tone="danger" live>
            {problem}
          </Banner>
        )}
        <Button
          variant="filled"
          fullWidth
          loading={confirm.saving}
          onClick={() => void confirm.save({ body: { token } }, () => setDone(true))}
        >
          Confirm
        </Button>
      </div>
    </SignInLayout>
  );
}
