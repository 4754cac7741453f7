import { inputFor, useApi } from '@upline/shell';
import type { NamedFile } from '@upline/ui-kit/file/named-file.ts';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useRef } from 'react';

const MOST_BYTES = 20 * 1024 * 1024;
const TYPES = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

interface FileFieldProps {
  readonly field: FieldBinding<NamedFile | null>;
  /** What is sold now, which stays unless another one is chosen. */
  readonly stored: NamedFile | null;
}

/** What the buyers of a download save. */
export function FileField({ field: { onChange, error, ...field }, stored }: FileFieldProps) {
  const api = useApi();
  const sent = useRef(new Map<string, NamedFile>());
  return (
    <FileUpload
      label="File"
      help={
        stored
          ? `${stored.name} stays unless you choose another one. What was sold keeps its file.`
          : 'What its buyers save.'
      }
      required={!stored}
      accept={TYPES}
      maxSize={MOST_BYTES}
      error={error}
      data-path={field['data-path']}
      upload={async (file, { signal }) => {
        const body = new FormData();
        body.append('document', file);
        const answer = await api.call('uploadStoreFile', ...inputFor<'uploadStoreFile'>({ body, signal }));
        sent.current.set(answer.id, answer);
        return answer;
      }}
      onChange={([id]) => onChange((id && sent.current.get(id)) || stored)}
    />
  );
}
