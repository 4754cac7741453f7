import type { ApiError } from '@upline/api-client';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { PasswordField } from '@upline/ui-kit/field/password-field.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import form from '../layout/form.module.css';

export interface CredentialsFormProps {
  readonly identifier: string;
  readonly password: string;
  readonly onIdentifier: (value: string) => void;
  readonly onPassword: (value: string) => void;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly error: ApiError | undefined;
  readonly notice?: ReactNode;
}

const IDENTIFIER = 'Email, username or code';

/** Identifier and password. Keeps both on any failure. */
export function CredentialsForm(props: CredentialsFormProps) {
  const [tried, setTried] = useState(false);
  const missing = {
    identifier: tried && props.identifier.trim() === '' ? `${IDENTIFIER} is required` : undefined,
    password: tried && props.password === '' ? 'Password is required' : undefined,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (props.identifier.trim() === '' || props.password === '') {
      const first = props.identifier.trim() === '' ? 'identifier' : 'password';
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    props.onSubmit();
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {props.notice}
      {props.error && (
        <Banner tone="danger" live>
          {props.error.message}
        </Banner>
      )}
      <TextField
        label={IDENTIFIER}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={props.identifier}
        onChange={props.onIdentifier}
        error={missing.identifier}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={props.password}
        onChange={props.onPassword}
        error={missing.password}
        labelEnd={
          <Link to={{ to: '/forgot-password' }} className={form.small}>
            Forgot password?
          </Link>
        }
      />
      <Button type="submit" variant="filled" fullWidth loading={props.submitting}>
        Sign in
      </Button>
    </form>
  );
}
