import { AppLink, fieldErrors, useAppConfig, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';

/** Asks for a reset link. The answer never tells whether the account exists (R-AUT-04). */
export function ForgotPasswordScreen() {
  const { variant } = useAppConfig();
  const request = useSave({ operation: 'requestPasswordReset', refresh: [] });
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const refused = fieldErrors(request.error).email;

  return (
    <SignInLayout title="Forgot password" lead="We send a link to choose a new one. It works for 30 minutes.">
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(email.trim() === '');
          if (email.trim() === '') return;
          void request.save({ body: { email: email.trim(), app: variant } }, ({ message }) =>
            setAnswer(message),
          );
        }}
      >
        {answer && (
          <Banner tone="success" live>
            {answer}
          </Banner>
        )}
        {request.error && !refused && (
          <Banner tone="danger" live>
            {request.error.message}
          </Banner>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={missing ? 'Email is required' : refused}
        />
        <Button type="submit" variant="filled" fullWidth loading={request.saving}>
          Send the link
        </Button>
      </form>
      <div className={form.foot}>
        <AppLink to={{ to: '/login' }}>Back to sign in</AppLink>
      </div>
    </SignInLayout>
  );
}
