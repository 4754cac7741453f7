import { ApiError } from '@upline/api-client';
import { messages } from '@upline/domain';
import { PasswordField, TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { type ReactNode, useState } from 'react';

const REASON_LENGTH = 10;

export interface ReasonFormProps<Answer> {
  /** What is done, for the form's name. */
  readonly name: string;
  readonly saveLabel: string;
  /** What it means for the associate. */
  readonly children: ReactNode;
  /** Throws `confirmation-required` where the password was not given in the last five minutes. */
  readonly send: (reason: string) => Promise<Answer>;
  readonly confirm: (password: string) => Promise<unknown>;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** A grave act on an account: the reason for the trail, and the password once more where it is not fresh (S-69). */
export function ReasonForm<Answer>(props: ReasonFormProps<Answer>) {
  const { name, saveLabel, children, send, confirm, onDone, onCancel } = props;
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useRecordForm({
    initialValues: { reason: '', password: '' },
    validate: ({ reason, password }) => ({
      ...(reason.trim() === ''
        ? { reason: messages.required('Reason') }
        : reason.trim().length < REASON_LENGTH
          ? { reason: messages.minLength('Reason', REASON_LENGTH) }
          : {}),
      ...(needsPassword && password === '' ? { password: messages.required('Password') } : {}),
    }),
  });
  return (
    <RecordForm
      form={form}
      name={name}
      saveLabel={saveLabel}
      verbatim={['password']}
      save={async ({ reason, password }) => {
        if (needsPassword) await confirm(password);
        try {
          return await send(reason);
        } catch (error) {
          if (error instanceof ApiError && error.code === 'confirmation-required') setNeedsPassword(true);
          throw error;
        }
      }}
      onSaved={onDone}
      cancel={onCancel}
    >
      {children}
      <TextField
        label="Reason"
        required
        rows={2}
        maxLength={500}
        startsFocused
        help={`At least ${REASON_LENGTH} characters. It is kept in the audit trail.`}
        {...form.field('reason')}
      />
      {needsPassword && <PasswordField label="Password" required startsFocused {...form.field('password')} />}
    </RecordForm>
  );
}
