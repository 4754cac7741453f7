import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';
import { type CodeOutcome, useCode } from './use-code.ts';
import type { PendingCode } from './use-sign-in.ts';

interface RecoveryFormProps extends CodeOutcome {
  readonly pending: PendingCode;
  readonly onBack: () => void;
}

/** One of the ten codes kept for the day the phone is lost (S-17). */
export function RecoveryForm({ pending, onBack, ...outcome }: RecoveryFormProps) {
  const { submit, submitting, error, setError } = useCode(pending, outcome);
  const [code, setCode] = useState('');
  return (
    <SignInLayout
      title="Use a recovery code"
      lead="One of the codes you kept when you made them. Each works once, and we email you when one is used."
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() === '') setError('Recovery code is required');
          else void submit(code.trim(), false);
        }}
      >
        {error && (
          <Banner tone="danger" live>
            {error}
          </Banner>
        )}
        <TextField
          label="Recovery code"
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
        <Button type="submit" variant="filled" fullWidth loading={submitting}>
          Verify and sign in
        </Button>
      </form>
      <div className={form.foot}>
        <button type="button" className={form.text} onClick={onBack}>
          Back to the code
        </button>
      </div>
    </SignInLayout>
  );
}
