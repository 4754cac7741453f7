import type { z } from 'zod';
import { operation, type SignedInPolicy } from '../platform/operation/operation.ts';
import type { AttachmentRules, attachments } from './attachments.service.ts';
import { documentAnswer } from './document.schema.ts';

/** What the record that names the file next needs to know about it. */
export const toDocument = async (_: unknown, { id, name, size_bytes }: z.input<typeof documentAnswer>) => ({
  id,
  name,
  size_bytes,
});

export interface FileUpload {
  readonly id: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly policy: SignedInPolicy;
  readonly rules: AttachmentRules;
  readonly example: z.input<typeof documentAnswer>;
}

/** The operation by which people upload a file, before the record that will name it is saved. */
export const fileUpload = (files: ReturnType<typeof attachments>, { rules, example, ...about }: FileUpload) =>
  operation({
    ...about,
    method: 'POST',
    consumes: 'multipart/form-data',
    rateClass: 'upload',
    transaction: 'manual',
    refusals: [413, 507],
    answer: { status: 201, schema: documentAnswer },
    examples: { answer: example },
    handler: (input) => files.receive(input, input.request, input.caller.code, rules, toDocument),
  });
