import { FieldsForm, type FieldsFormProps, inputFor, useApi } from '@upline/shell';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 10 * 1024 * 1024;

interface DocumentFieldProps {
  readonly code: string;
  readonly field: FieldBinding<string>;
  /** What is stored already, which stays unless another one is chosen. */
  readonly stored: { readonly id: string; readonly name: string } | null | undefined;
}

/** The paper itself, where the office has it: PDF, JPG or PNG of at most 10 MB. */
export function DocumentField({ code, field, stored }: DocumentFieldProps) {
  const api = useApi();
  return (
    <FileUpload
      label="Document"
      help={stored ? `${stored.name} stays unless you choose another one.` : 'Where you have it.'}
      accept={TYPES}
      maxSize={MOST_BYTES}
      upload={async (file, { signal }) => {
        const body = new FormData();
        body.append('document', file);
        return await api.call(
          'uploadLicensingDocument',
          ...inputFor<'uploadLicensingDocument'>({ params: { code }, body, signal }),
        );
      }}
      error={field.error}
      data-path={field['data-path']}
      onChange={([id]) => field.onChange(id ?? stored?.id ?? '')}
    />
  );
}

interface PaperDialogProps<
  Values extends object,
  Body,
  Stored extends { readonly id: string; readonly version: number },
> extends Pick<
    FieldsFormProps<Values, Body, Stored, unknown>,
    'values' | 'noun' | 'record' | 'save' | 'children'
  > {
  readonly country: 'USA' | 'Canada';
  readonly onClose: () => void;
}

/** Enters a license, an E&O policy or a certificate for an associate, or corrects one. */
export function PaperDialog<
  Values extends object,
  Body,
  Stored extends { readonly id: string; readonly version: number },
>(props: PaperDialogProps<Values, Body, Stored>) {
  const { values, noun, record, country, save, onClose, children } = props;
  // The form starts from the paper as it was opened; a refresh in the background must not move it.
  const [opened] = useState(record);
  const [start] = useState(() => (opened ? values.valuesOf(opened, country) : values.empty(country)));
  return (
    <Dialog opened title={`${opened ? 'Edit' : 'Add'} ${noun}`} size="lg" onClose={onClose}>
      <FieldsForm
        values={values}
        noun={noun}
        of={opened ? `${noun} ${opened.id}` : noun}
        start={start}
        record={opened}
        save={save}
        onSaved={onClose}
        onDone={onClose}
        cancel={onClose}
      >
        {(form) => (
          <div className={layout.stack}>
            <p>
              {opened
                ? 'The change is in force at once. The trail keeps what was there before, and why.'
                : 'What the office enters counts as approved at once.'}
            </p>
            {typeof children === 'function' ? children(form) : children}
          </div>
        )}
      </FieldsForm>
    </Dialog>
  );
}
