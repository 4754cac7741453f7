import type { AttachmentRules, attachments } from './attachments.service.ts';
import { type FileUpload, fileUpload } from './file-upload.ts';

/** What a document of a record may be: PDF, JPG or PNG, at most 10 MB, in the part `document`. */
export const documentRules = (purpose: string): AttachmentRules => ({
  purpose,
  field: 'document',
  label: 'Document',
  types: ['pdf', 'jpg', 'png'],
  maxBytes: 10 * 1024 * 1024,
});

interface DocumentUpload extends Omit<FileUpload, 'description' | 'rules'> {
  /** The record that names the document: `the dispute`. */
  readonly namedIn?: string;
  readonly purpose: string;
}

/** The operation by which people upload a document of their own, before the record that will name it is saved. */
export const documentUpload = (
  files: ReturnType<typeof attachments>,
  { namedIn, purpose, ...about }: DocumentUpload,
) =>
  fileUpload(files, {
    ...about,
    description: `One part "document": PDF, JPG or PNG, at most 10 MB.${namedIn ? ` Name its id in ${namedIn}.` : ''}`,
    rules: documentRules(purpose),
  });
