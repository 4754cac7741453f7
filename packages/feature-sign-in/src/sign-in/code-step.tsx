import { ApiError } from '@upline/api-client';
import { useApi, useAppConfig } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { OneTimeCodeField } from '@upline/ui-kit/field/one-time-code-field.tsx';
import { useRef, useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';
import { ResendCode } from './resend-code.tsx';
import type { PendingCode, SignedIn } from './use-sign-in.ts';

export interface CodeStepProps {
  readonly pending: PendingCode;
  /** A new code was sent, or undefined: start over with other credentials. */
  readonly onPending: (pending: PendingCode | undefined) => void;
  readonly onSignedIn: (answer: SignedIn) => void;
}

/** Administrators type two digits more (S-12). */
const CODE_LENGTH = { portal: 6, admin: 8 } as const;

/** The one-time code (R-AUT-02): sent by itself once it is complete, so that a filled-in code needs no click. */
export function CodeStep({ pending, onPending, onSignedIn }: CodeStepProps) {
  const api = useApi();
  const length = CODE_LENGTH[useAppConfig().variant];
  const running = useRef(false);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (typed: string) => {
    if (running.current) return;
    if (typed.length < length) {
      setError('Code is required');
      return;
    }
    running.current = true;
    setSubmitting(true);
    setError(undefined);
    try {
      const answer = await api.call('confirmSignInCode', {
        body: { pending_token: pending.pending_token, code: typed, remember_device: remember },
      });
      onSignedIn(answer);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  const byMail = pending.channel === 'Email';
  return (
    <SignInLayout
      title={byMail ? 'Check your email' : 'Check your phone'}
      lead={
        <>
          Enter the {length}-digit code we sent to <strong>{pending.destination}</strong>. It works for ten
          minutes.
        </>
      }
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(code);
        }}
      >
        {error && (
          <Banner tone="danger" live>
            {error}
          </Banner>
        )}
        <OneTimeCodeField
          label="Code"
          name="code"
          length={length}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void submit(typed)}
        />
        <CheckboxField label="Remember this device for 30 days" checked={remember} onChange={setRemember} />
        <Button type="submit" variant="primary" fullWidth busy={submitting}>
          Verify and sign in
        </Button>
      </form>
      <div className={form.foot}>
        <ResendCode pending={pending} onResent={onPending} />
        <button type="button" className={form.text} onClick={() => onPending(undefined)}>
          Use another account
        </button>
      </div>
    </SignInLayout>
  );
}
