import type { z } from 'zod';
import { operation, type Policy } from '../platform/operation/operation.ts';
import type { AttachmentRules, attachments } from './attachments.service.ts';
import { documentAnswer } from './document.schema.ts';

type Attachments = ReturnType<typeof attachments>;

/** What a document of a record may be: PDF, JPG or PNG, at most 10 MB, in the part `document`. */
export const documentRules = (purpose: string): AttachmentRules => ({
  purpose,
  field: 'document',
  label: 'Document',
  types: ['pdf', 'jpg', 'png'],
  maxBytes: 10 * 1024 * 1024,
});

/** What the record that names the document next needs to know about it. */
export const toDocument = async (_: unknown, { id, name, size_bytes }: z.input<typeof documentAnswer>) => ({
  id,
  name,
  size_bytes,
});

type SignedInPolicy = Policy & { readonly needs: Exclude<Policy['needs'], 'public' | 'demo'> };

interface DocumentUpload {
  readonly id: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** The record that names the document: `the dispute`. */
  readonly namedIn?: string;
  readonly policy: SignedInPolicy;
  readonly purpose: string;
  readonly example: z.input<typeof documentAnswer>;
}

/** The operation by which people upload a document of their own, before the record that will name it is saved. */
export const documentUpload = (files: Attachments, { namedIn, purpose, example, ...about }: DocumentUpload) =>
  operation({
    ...about,
    method: 'POST',
    description: `One part "document": PDF, JPG or PNG, at most 10 MB.${namedIn ? ` Name its id in ${namedIn}.` : ''}`,
    consumes: 'multipart/form-data',
    rateClass: 'upload',
    transaction: 'manual',
    refusals: [413, 507],
    answer: { status: 201, schema: documentAnswer },
    examples: { answer: example },
    handler: (input) =>
      files.receive(input, input.request, input.caller.code, documentRules(purpose), toDocument),
  });
