import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 10 * 1024 * 1024;

interface DocumentFieldProps {
  readonly label: string;
  readonly help: string;
  readonly field: FieldBinding<string>;
  /** What is stored already, which stays unless another one is chosen. */
  readonly stored?: { readonly id: string; readonly name: string } | null | undefined;
  readonly upload: Upload;
}

/** The document that shows what was entered: PDF, JPG or PNG of at most 10 MB. */
export function DocumentField({ label, help, field, stored, upload }: DocumentFieldProps) {
  return (
    <FileUpload
      label={label}
      help={stored ? `${stored.name} stays unless you choose another one.` : help}
      required={!stored}
      accept={TYPES}
      maxSize={MOST_BYTES}
      upload={upload}
      error={field.error}
      data-path={field['data-path']}
      onChange={([id]) => field.onChange(id ?? stored?.id ?? '')}
    />
  );
}
