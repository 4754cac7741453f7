import { getRouteApi } from '@tanstack/react-router';
import { fieldErrors, useApi, useGo, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button, LinkButton } from '@upline/ui-kit/button/button.tsx';
import { PasswordField } from '@upline/ui-kit/field/password-field.tsx';
import { useState } from 'react';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';

/** Choosing a new password with the token of the mail (R-AUT-04). A used or old token offers a new link. */
export function ResetPasswordScreen() {
  const { valid } = getRouteApi('/public/reset-password').useLoaderData();
  return valid ? <NewPassword /> : <BadLink />;
}

function BadLink() {
  return (
    <SignInLayout title="New password">
      <div className={form.form}>
        <Banner tone="danger">Link is not valid or has expired</Banner>
        <LinkButton to={{ to: '/forgot-password' }} variant="filled" fullWidth>
          Request a new link
        </LinkButton>
      </div>
    </SignInLayout>
  );
}

function NewPassword() {
  const { tokens } = useApi();
  const go = useGo();
  const reset = useSave({ operation: 'resetPassword', refresh: [] });
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [own, setOwn] = useState<Record<string, string>>({});
  const errors = { ...fieldErrors(reset.error), ...own };

  const submit = () => {
    const missing: Record<string, string> = {};
    if (password === '') missing.password = 'Password is required';
    if (repeat === '') missing.password_repeat = 'Repeat password is required';
    else if (repeat !== password) missing.password_repeat = 'Passwords do not match';
    setOwn(missing);
    if (Object.keys(missing).length > 0) return;
    const token = tokens.read('PasswordResetToken') ?? '';
    void reset.save({ body: { token, password, password_repeat: repeat } }, () => {
      tokens.write('PasswordResetToken', null);
      void go({ to: '/login', search: { notice: 'password' } });
    });
  };

  return (
    <SignInLayout
      title="New password"
      lead="At least 12 characters. A few words in a row are easy to remember."
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {reset.error && (errors.token || reset.error.fields.length === 0) && (
          <Banner tone="danger" live>
            {errors.token ?? reset.error.message}
          </Banner>
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <PasswordField
          label="Repeat password"
          name="password_repeat"
          autoComplete="new-password"
          value={repeat}
          onChange={setRepeat}
          error={errors.password_repeat}
        />
        <Button type="submit" variant="filled" fullWidth loading={reset.saving}>
          Change password
        </Button>
      </form>
    </SignInLayout>
  );
}
