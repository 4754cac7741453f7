import { ApiError } from '@upline/api-client';
import { messages } from '@upline/domain';
import { PasswordField, TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { useConfirmIdentity, useStartProxySession } from './view-as.mutations.ts';

const REASON_LENGTH = 10;

export interface ViewAsFormProps {
  readonly code: string;
  /** Gets the link into the portal. */
  readonly onStarted: (url: string) => void;
  readonly onCancel: () => void;
}

/** The reason, and the password once more where it was not given in the last five minutes (S-69). */
export function ViewAsForm({ code, onStarted, onCancel }: ViewAsFormProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const confirm = useConfirmIdentity();
  const start = useStartProxySession();
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
      name="View as"
      saveLabel="Start viewing"
      verbatim={['password']}
      save={async ({ reason, password }) => {
        if (needsPassword) await confirm.send({ body: { password } });
        try {
          return await start.send({ body: { associate_code: code, reason } });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'confirmation-required') setNeedsPassword(true);
          throw error;
        }
      }}
      onSaved={({ url }) => onStarted(url)}
      cancel={onCancel}
    >
      <p>
        For 30 minutes you see what they see and may help with clients, but passwords, payments, signatures
        and deleting stay closed; every step is audited, and the associate will see that support viewed the
        account.
      </p>
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
