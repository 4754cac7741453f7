import type { z } from 'zod';
import type { attachments } from '../../attachments/attachments.service.ts';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { toDocument } from '../../attachments/document-upload.ts';
import { operation, type SignedInPolicy } from '../../platform/operation/operation.ts';
import { IMAGE_RULES } from './content-files.ts';

interface PictureUpload {
  readonly id: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** The record that names the picture: `the video`. */
  readonly namedIn: string;
  readonly policy: SignedInPolicy;
  /** The most a picture may have, in MB. */
  readonly most: number;
  readonly example: z.input<typeof documentAnswer>;
}

/** The operation by which the home office uploads a picture, before the record that will name it is saved. */
export const pictureUpload = (
  files: ReturnType<typeof attachments>,
  { namedIn, most, example, ...about }: PictureUpload,
) =>
  operation({
    ...about,
    method: 'POST',
    description: `One part "document": JPG, PNG or WebP, at most ${most} MB. Name its id in ${namedIn}.`,
    consumes: 'multipart/form-data',
    rateClass: 'upload',
    transaction: 'manual',
    refusals: [413, 507],
    answer: { status: 201, schema: documentAnswer },
    examples: { answer: example },
    handler: (input) =>
      files.receive(
        input,
        input.request,
        input.caller.code,
        { ...IMAGE_RULES, maxBytes: most * 1024 * 1024 },
        toDocument,
      ),
  });
