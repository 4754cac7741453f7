import { ApiError } from '@upline/api-client';
import { messages } from '@upline/domain';
import { useSave } from '@upline/shell';
import { PasswordField, TextField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { useRevealIdentification } from './client.mutations.ts';

const REASON_LENGTH = 5;

interface RevealFormProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRevealed: (value: string) => void;
}

/** Asks why before the number of the paper is shown, and for the password where it was not given lately (S-69). */
export function RevealDialog({ opened, ...form }: RevealFormProps & { readonly opened: boolean }) {
  return (
    <Dialog title="Show the ID document number" opened={opened} onClose={form.onClose}>
      {opened && <RevealForm {...form} />}
    </Dialog>
  );
}

function RevealForm({ id, onClose, onRevealed }: RevealFormProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const confirm = useSave({ operation: 'confirmIdentity', refresh: [] });
  const reveal = useRevealIdentification();
  const form = useRecordForm({
    initialValues: { reason: '', password: '' },
    validate: (values) => ({
      ...(values.reason.trim().length < REASON_LENGTH
        ? { reason: messages.minLength('Reason', REASON_LENGTH) }
        : {}),
      ...(needsPassword && values.password === '' ? { password: messages.required('Password') } : {}),
    }),
  });
  return (
    <RecordForm
      form={form}
      name="Reason"
      saveLabel="Show number"
      verbatim={['password']}
      save={async ({ reason, password }) => {
        if (needsPassword) await confirm.send({ body: { password } });
        try {
          return await reveal.send({ params: { id }, body: { field: 'id_document_number', reason } });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'confirmation-required') setNeedsPassword(true);
          throw error;
        }
      }}
      onSaved={({ value }) => onRevealed(value)}
      cancel={onClose}
    >
      <TextField
        label="Reason"
        required
        help="It is kept in the record's activity."
        {...form.field('reason')}
      />
      {needsPassword && <PasswordField label="Password" required {...form.field('password')} />}
    </RecordForm>
  );
}
