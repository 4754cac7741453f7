import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { fileUpload } from '../../attachments/file-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import type { Area } from '../../platform/host.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { managing } from '../placed.operations.ts';
import { findUpload } from './content-files.store.ts';
import { FILE_RULES, IMAGE_RULES } from './content-files.ts';

const tag = 'Content';
const params = z.strictObject({ id: idParam() });
const id = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02';
const UPLOADS = [
  {
    id: 'uploadContentFile',
    path: '/admin/content-files',
    summary: 'Upload a file for an article',
    description:
      'One part "document": PDF, Word, Excel or a picture, at most 20 MB. Name its id in the article.',
    rules: FILE_RULES,
    example: { id, name: 'getting-started.pdf', size_bytes: 182_044 },
  },
  {
    id: 'uploadContentImage',
    path: '/admin/content-images',
    summary: 'Upload a picture for a text',
    description:
      'One part "document": JPG, PNG or WebP, at most 10 MB. The text shows it as an image with its id as `data-image`.',
    rules: IMAGE_RULES,
    example: { id, name: 'where-to-click.webp', size_bytes: 64_220 },
  },
] as const;

/** Files that articles offer, and pictures that texts show. */
export const contentFileRoutes: Area = (platform) => {
  const uploads = attachments(platform);
  return [
    ...UPLOADS.map((each) => fileUpload(uploads, { ...each, tag, policy: managing })),
    operation({
      id: 'getContentFile',
      method: 'GET',
      path: '/admin/content-files/{id}',
      tag,
      summary: 'A file of an article of any status',
      policy: managing,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { id } },
      async handler({ db, params, reply }) {
        const file = await findUpload(db, FILE_RULES.purpose, params.id);
        if (!file) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
    operation({
      id: 'getContentImage',
      method: 'GET',
      path: '/files/content/{id}',
      tag,
      summary: 'A picture of a text, as any picture of a page',
      policy: { needs: 'public', audience: 'any', scope: 'all', proxy: 'allowed' },
      params,
      answer: { status: 200, schema: bytes(), contentType: 'image/webp' },
      examples: { params: { id } },
      async handler({ db, params, reply }) {
        const found = await findUpload(db, IMAGE_RULES.purpose, params.id);
        const file = found && (await uploads.open(found.file_key));
        if (!file) throw notFound();
        // The bytes under an id never change.
        reply.headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': file.size,
        });
        return file.body;
      },
    }),
  ];
};
