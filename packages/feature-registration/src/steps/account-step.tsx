import { useQueryClient } from '@tanstack/react-query';
import { isUsername, messages } from '@upline/domain';
import { useApi, useGo, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { PasswordField } from '@upline/ui-kit/field/password-field.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { forgetRegistration } from '../held-token.ts';
import classes from '../layout/registration-layout.module.css';
import type { StepProps } from '../registration.ts';

const EMPTY = { username: '', password: '', password_repeat: '' };
const LEAST = 12;

function usernameError(given: string): string | undefined {
  const username = given.trim().toLowerCase();
  if (username === '') return messages.required('Username');
  if (username.length < 4) return messages.minLength('Username', 4);
  return isUsername(username) ? undefined : messages.username;
}

/** Step 8: username and password. The person is signed in afterwards. */
export function AccountStep({ registration, token }: Pick<StepProps, 'registration' | 'token'>) {
  const api = useApi();
  const go = useGo();
  const queryClient = useQueryClient();
  const { send } = useSave({ operation: 'finishRegistration', refresh: [] });
  const form = useRecordForm({
    initialValues: EMPTY,
    validate: ({ username, password, password_repeat }) => {
      const wrong = usernameError(username);
      return {
        ...(wrong && { username: wrong }),
        ...(password === ''
          ? { password: messages.required('Password') }
          : [...password].length < LEAST && { password: messages.minLength('Password', LEAST) }),
        ...(password !== '' && password_repeat !== password && { password_repeat: 'Passwords do not match' }),
      };
    },
  });

  /** The server is asked whether the username is available as soon as the field is left. */
  const checkUsername = async () => {
    const { username } = form.getValues();
    if (usernameError(username)) return;
    const { problem } = await api
      .call('checkRegistrationUsername', { body: { token, username } })
      .catch(() => ({ problem: null }));
    if (problem !== null && form.getValues().username === username) form.setFieldError('username', problem);
  };
  const { onBlur, ...username } = form.field('username');

  return (
    <div className={classes.stack}>
      <Banner tone="success" title={`Welcome, ${registration.name ?? ''}`}>
        Your fee is paid. Your code is {registration.code}. Choose how you sign in.
      </Banner>
      <RecordForm
        form={form}
        name="Account"
        saveLabel="Finish"
        labels={{ username: 'Username', password: 'Password', password_repeat: 'Repeat password' }}
        verbatim={['password', 'password_repeat']}
        save={(values) => send({ body: { token, ...values, mfa_method: 'Email' } })}
        onSaved={({ token: session, access_token, plan }) => {
          forgetRegistration();
          api.tokens.signIn(session, access_token);
          queryClient.clear();
          void go({
            to: plan === 'builder' ? '/account/builder-plan-enrollment' : '/dashboard',
            replace: true,
            ignoreBlocker: true,
          });
        }}
      >
        <div className={classes.stack}>
          <TextField
            label="Username"
            required
            autoComplete="username"
            spellCheck={false}
            help="4 to 30 letters, digits, dots and underscores"
            {...username}
            onBlur={() => {
              onBlur?.();
              void checkUsername();
            }}
          />
          <PasswordField
            label="Password"
            required
            autoComplete="new-password"
            help="At least 12 characters. A few words in a row are easy to remember."
            {...form.field('password')}
          />
          <PasswordField
            label="Repeat password"
            required
            autoComplete="new-password"
            {...form.field('password_repeat')}
          />
          <p className={classes.muted}>
            Codes for signing in go to your email. You can choose text messages once your phone is verified.
          </p>
        </div>
      </RecordForm>
    </div>
  );
}
