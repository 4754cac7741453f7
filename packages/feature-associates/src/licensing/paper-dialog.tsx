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
}

/** The paper itself, where the office has it: PDF, JPG or PNG of at most 10 MB. */
export function DocumentField({ code, field }: DocumentFieldProps) {
  const api = useApi();
  return (
    <FileUpload
      label="Document"
      help="Where you have it."
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
      onChange={([id]) => field.onChange(id ?? '')}
    />
  );
}

interface PaperDialogProps<Values extends object, Body, Stored extends { readonly version: number }>
  extends Pick<FieldsFormProps<Values, Body, Stored, unknown>, 'values' | 'noun' | 'children'> {
  readonly title: string;
  readonly country: 'USA' | 'Canada';
  readonly save: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Enters a license, an E&O policy or a certificate for an associate. */
export function PaperDialog<Values extends object, Body, Stored extends { readonly version: number }>(
  props: PaperDialogProps<Values, Body, Stored>,
) {
  const { title, values, noun, country, save, onClose, children } = props;
  const [start] = useState(() => values.empty(country));
  return (
    <Dialog opened title={title} size="lg" onClose={onClose}>
      <FieldsForm
        values={values}
        noun={noun}
        of={noun}
        start={start}
        save={save}
        onSaved={onClose}
        onDone={onClose}
        cancel={onClose}
      >
        {(form) => (
          <div className={layout.stack}>
            <p>What the office enters counts as approved at once.</p>
            {typeof children === 'function' ? children(form) : children}
          </div>
        )}
      </FieldsForm>
    </Dialog>
  );
}
