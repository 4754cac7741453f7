import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { createProviderAttachment } from '@upline/api-client/fields/admin/providers.ts';
import { queryFor, useApi, useFileSaving, useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { DocumentLine } from '../../document-line.tsx';
import { useFileSending } from '../use-file-sending.ts';
import { addPart, type PartKind, partActions } from './part-actions.ts';
import { PartList } from './part-list.tsx';

type Attachment = OperationAnswer<'listManagedProviderAttachments'>['rows'][number];

const NEW = ['title', 'category', 'effective_date', 'expires_on'] as const;
const KIND = {
  noun: 'document',
  create: 'createProviderAttachment',
  update: 'updateProviderAttachment',
  remove: 'deleteProviderAttachment',
  fields: createProviderAttachment.fields,
  asked: [...NEW, 'status'],
  help: { status: 'It is published only with a file.' },
  refresh: ['listManagedProviderAttachments'],
} as const satisfies PartKind<string>;
const nameOf = ({ title }: Attachment) => title;

const TYPES = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};
const MOST_BYTES = 50 * 1024 * 1024;

/** Papers of the carrier that associates download, with their files. */
export function DocumentsPart({ id }: { readonly id: string }) {
  const { rows } = useSuspenseQuery(queryFor('listManagedProviderAttachments', { params: { id } })).data;
  const { save } = useSave({ operation: 'moveProviderAttachment', refresh: KIND.refresh });
  const api = useApi();
  const files = useFileSaving();
  const [filing, setFiling] = useState<string>();
  const filed = rows.find((each) => each.id === filing);
  const download = (attachment: Attachment) =>
    files.save(
      attachment.id,
      () => api.call('getManagedProviderAttachmentFile', { params: { id, item_id: attachment.id } }),
      (file) => fileNameOf(attachment.title, file),
    );
  return (
    <>
      <PartList
        label="Documents"
        items={rows}
        nameOf={nameOf}
        add={addPart(KIND, id, {
          names: NEW,
          about: 'It is a draft. Its file comes next; published, associates can download it.',
          onAdded: ({ id: added }) => setFiling(added),
        })}
        actions={partActions(KIND, id, nameOf)}
        move={(attachment, position) => save({ params: { id, item_id: attachment.id }, body: { position } })}
      >
        {(attachment) => (
          <>
            <DocumentLine document={attachment}>
              {attachment.file_id === null && ' · No file yet'}
            </DocumentLine>
            <div className={layout.buttons}>
              {attachment.file_id !== null && (
                <Button
                  size="xs"
                  loading={files.saving === attachment.id}
                  aria-label={`Download ${attachment.title}`}
                  onClick={() => void download(attachment)}
                >
                  Download
                </Button>
              )}
              <Button
                size="xs"
                aria-label={`${attachment.file_id === null ? 'Upload file' : 'Replace file'} of ${attachment.title}`}
                onClick={() => setFiling(attachment.id)}
              >
                {attachment.file_id === null ? 'Upload file' : 'Replace file'}
              </Button>
            </div>
          </>
        )}
      </PartList>
      {filed && <FileDialog id={id} attachment={filed} onClose={() => setFiling(undefined)} />}
    </>
  );
}

interface FileDialogProps {
  readonly id: string;
  readonly attachment: Attachment;
  readonly onClose: () => void;
}

function FileDialog({ id, attachment, onClose }: FileDialogProps) {
  const { upload, arrived } = useFileSending({
    operation: 'uploadProviderAttachmentFile',
    params: { id, item_id: attachment.id },
    part: 'file',
    refresh: KIND.refresh,
    message: 'File saved',
  });
  return (
    <Dialog opened title={`File of ${attachment.title}`} onClose={onClose}>
      <FileUpload
        label="File"
        help={attachment.file_id === null ? undefined : 'It takes the place of the file that is there.'}
        accept={TYPES}
        maxSize={MOST_BYTES}
        upload={upload}
        onChange={([sent]) => {
          if (!sent) return;
          arrived();
          onClose();
        }}
      />
    </Dialog>
  );
}
