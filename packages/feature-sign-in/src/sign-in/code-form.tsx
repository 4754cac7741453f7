import { useAppConfig } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { OneTimeCodeField } from '@upline/ui-kit/field/one-time-code-field.tsx';
import { type ReactNode, useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';
import type { CodeStepProps } from './code-step.tsx';
import { ResendCode } from './resend-code.tsx';
import { type CodeOutcome, useCode } from './use-code.ts';

/** Administrators type two digits more of what was sent (S-12); apps show six. */
const CODE_LENGTH = { portal: 6, admin: 8 } as const;

const TITLES = {
  Email: 'Check your email',
  SMS: 'Check your phone',
  App: 'Open your authenticator app',
} as const;

interface CodeFormProps extends CodeStepProps, CodeOutcome {
  readonly onRecover: () => void;
}

/** The one-time code (R-AUT-02): sent by itself once it is complete, so that a filled-in code needs no click. */
export function CodeForm(props: CodeFormProps) {
  const { pending, onPending, onRecover } = props;
  const { variant } = useAppConfig();
  const { channel, destination } = pending;
  const length = channel === 'App' ? 6 : CODE_LENGTH[variant];
  const { submit, submitting, error, setError } = useCode(pending, props);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const send = (typed: string) => {
    if (typed.length < length) setError('Code is required');
    else void submit(typed, remember);
  };
  const lead: ReactNode =
    channel === 'App' ? (
      `Enter the ${length}-digit code it shows for Upline.`
    ) : (
      <>
        Enter the {length}-digit code we sent to <strong>{destination}</strong>. It works for ten minutes.
      </>
    );
  return (
    <SignInLayout title={TITLES[channel]} lead={lead}>
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
        <OneTimeCodeField
          label="Code"
          name="code"
          length={length}
          value={code}
          onChange={setCode}
          onComplete={send}
        />
        {/* Administrators are asked every time. */}
        {variant === 'portal' && (
          <CheckboxField label="Remember this device for 30 days" checked={remember} onChange={setRemember} />
        )}
        <Button type="submit" variant="filled" fullWidth loading={submitting}>
          Verify and sign in
        </Button>
      </form>
      <div className={form.foot}>
        {pending.resend_at !== null && (
          <ResendCode pending={pending} resendAt={pending.resend_at} onResent={onPending} />
        )}
        <div className={form.ways}>
          <button type="button" className={form.text} onClick={onRecover}>
            Use a recovery code
          </button>
          <button type="button" className={form.text} onClick={() => onPending(undefined)}>
            Use another account
          </button>
        </div>
      </div>
    </SignInLayout>
  );
}
