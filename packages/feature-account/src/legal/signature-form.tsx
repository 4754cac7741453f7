import { isSignatureOf, messages } from '@upline/domain';
import { CheckboxField, TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useEffect, useRef } from 'react';
import classes from './legal.module.css';

const EMPTY = { has_read: false, signed_name: '' };
type Signature = typeof EMPTY;

interface SignatureFormProps<Answer> {
  readonly legalName: string;
  /** Which text is on screen: one that replaces it has not been read yet. */
  readonly text: number | string | null;
  readonly save: (signature: Signature) => Promise<Answer>;
  /** At once: the form goes as soon as the document is signed. */
  readonly onSigned: () => void;
}

/** The typed signature: it must be the legal name (R-LEG-01). */
export function SignatureForm<Answer>({ legalName, text, save, onSigned }: SignatureFormProps<Answer>) {
  const form = useRecordForm({
    initialValues: EMPTY,
    validate: ({ has_read, signed_name }) => ({
      ...(has_read ? {} : { has_read: 'Confirm that you have read the document' }),
      ...(signed_name.trim() === ''
        ? { signed_name: messages.required('Signature') }
        : isSignatureOf(signed_name, legalName)
          ? {}
          : { signed_name: 'Signature must match your legal name' }),
    }),
  });
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    form.setFieldValue('has_read', false);
  }, [text]);
  return (
    <RecordForm
      form={form}
      name="Signature"
      saveLabel="Sign"
      labels={{ has_read: 'I have read', signed_name: 'Signature' }}
      save={save}
      onSaved={onSigned}
      onDone={() => undefined}
      cancel={{ to: '/account/legal-documents' }}
    >
      <div className={classes.stack}>
        <CheckboxField label="I have read this document and agree to it" {...form.checkbox('has_read')} />
        <TextField
          label="Signature"
          required
          autoComplete="off"
          help={`Type your legal name: ${legalName}`}
          {...form.field('signed_name')}
        />
      </div>
    </RecordForm>
  );
}
