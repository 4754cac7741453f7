import { ApiError } from '@upline/api-client';
import { messages } from '@upline/domain';
import { useMay, useSave } from '@upline/shell';
import { PasswordField, TextField, usePrivacy } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useEffect, useState } from 'react';
import { useRevealIdentification } from './client.mutations.ts';
import type { Client } from './client-values.ts';
import { IdentificationLine } from './identification-line.tsx';

/** A revealed number goes away by itself. */
const SHOWN_FOR = 60_000;
const REASON_LENGTH = 5;

/** The stored paper by its last four; the number itself after password and reason, for a minute (S-69). */
export function IdentificationFact({ client }: { readonly client: Client }) {
  const mayReveal = useMay('revealClientIdentification') && client.actions.includes('reveal');
  const hidden = usePrivacy();
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    if (!number) return;
    const timer = setTimeout(() => setNumber(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [number]);
  const mayAsk = mayReveal && !number && !hidden && client.id_document_last4;
  return (
    <>
      <IdentificationLine
        client={client}
        number={number}
        onAsk={mayAsk ? () => setAsking(true) : undefined}
      />
      <Dialog title="Show the ID document number" opened={asking} onClose={() => setAsking(false)}>
        {asking && (
          <RevealForm
            id={client.id}
            onClose={() => setAsking(false)}
            onRevealed={(value) => {
              setNumber(value);
              setAsking(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface RevealFormProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRevealed: (value: string) => void;
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
