import { isEmail, messages } from '@upline/domain';
import { PasswordField, TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from '../security/password-form.module.css';

const EMPTY = { email: '', current_password: '' };
export type EmailValues = typeof EMPTY;

function check({ email, current_password }: EmailValues): Record<string, string> {
  const errors: Record<string, string> = {};
  if (email.trim() === '') errors.email = messages.required('Email');
  else if (!isEmail(email.trim())) errors.email = messages.invalid('Email');
  if (current_password === '') errors.current_password = messages.required('Current password');
  return errors;
}

export interface EmailFormProps {
  readonly save: (values: EmailValues) => Promise<unknown>;
  readonly onDone: () => void;
}

/** The new address, and the password. */
export function EmailForm({ save, onDone }: EmailFormProps) {
  const form = useRecordForm({ initialValues: EMPTY, validate: check });
  return (
    <RecordForm
      form={form}
      name="Email"
      saveLabel="Send the link"
      verbatim={['current_password']}
      save={save}
      onDone={onDone}
      cancel={{ to: '/account/password' }}
    >
      <div className={classes.fields}>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          help="We send a link there. Your email changes once you follow it, within 24 hours."
          {...form.field('email')}
        />
        <PasswordField label="Current password" required {...form.field('current_password')} />
      </div>
    </RecordForm>
  );
}
