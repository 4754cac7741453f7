import { messages } from '@upline/domain';
import { PasswordField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from './password-form.module.css';

const SHORTEST = 12;

const EMPTY = { current_password: '', password: '', password_repeat: '' };
export type PasswordValues = typeof EMPTY;

/** The checks that need no answer of the server (R-VAL-19); only the server judges whether it can be guessed. */
export function checkPasswords(values: PasswordValues): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.current_password === '') errors.current_password = messages.required('Current password');
  if (values.password === '') errors.password = messages.required('Password');
  else if ([...values.password.normalize('NFKC')].length < SHORTEST)
    errors.password = messages.minLength('Password', SHORTEST);
  if (values.password_repeat === '') errors.password_repeat = messages.required('Repeat password');
  else if (values.password_repeat !== values.password) errors.password_repeat = 'Passwords do not match';
  return errors;
}

export interface PasswordFormProps {
  /** Tells a password manager whose password this is. */
  readonly email: string;
  readonly save: (values: PasswordValues) => Promise<unknown>;
  readonly onDone: () => void;
}

/** The present password, and the new one twice. */
export function PasswordForm({ email, save, onDone }: PasswordFormProps) {
  const form = useRecordForm({ initialValues: EMPTY, validate: checkPasswords });
  return (
    <RecordForm
      form={form}
      name="Password"
      saveLabel="Change password"
      verbatim={['current_password', 'password', 'password_repeat']}
      save={(values) => save(values)}
      onDone={onDone}
      cancel={() => form.reset()}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className={classes.fields}>
        <PasswordField label="Current password" required {...form.field('current_password')} />
        <PasswordField
          label="New password"
          required
          autoComplete="new-password"
          help={`At least ${SHORTEST} characters. A few words that do not belong together work well.`}
          {...form.field('password')}
        />
        <PasswordField
          label="Repeat password"
          required
          autoComplete="new-password"
          {...form.field('password_repeat')}
        />
      </div>
    </RecordForm>
  );
}
