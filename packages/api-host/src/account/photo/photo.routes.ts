import { z } from 'zod';
import { readUpload } from '../../platform/files/upload.ts';
import type { Area } from '../../platform/host.ts';
import { bytes, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { MAX_PHOTO_BYTES, PHOTO_SIZES, photoImages, photoTooLarge } from './photo.image.ts';
import { photos } from './photo.service.ts';

const tag = 'Photos';
const own = { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'refused' } as const satisfies Policy;

/** `U000123`, also as `U000123.webp`. */
const photoParams = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]{1,19}(\.webp)?$/)
    .transform((value) => value.replace(/\.webp$/, '').toUpperCase()),
});

const YEAR = 'public, max-age=31536000, immutable';
/** Asked for again each time, so that a replaced photo shows at once; mostly answered by a 304 without a body. */
const ASK = 'public, no-cache';

/** Photos by code, loaded without a token as any picture of a page. */
export const photoRoutes: Area = (platform) => {
  const service = photos(platform);
  return [
    operation({
      id: 'getPhoto',
      method: 'GET',
      path: '/photos/{code}',
      tag,
      summary: 'The photo of a person',
      description:
        'Square WebP of 512 or 96 pixels. With `v` set to the current version the answer may be kept for ever; otherwise it is asked for again each time, and `If-None-Match` is answered with 304.',
      policy: { needs: 'public', audience: 'any', scope: 'all', proxy: 'allowed' },
      params: photoParams,
      query: z.strictObject({
        size: z.enum(['96', '512']).default('512').meta({ label: 'Size' }),
        v: z
          .string()
          .regex(/^[\w-]{1,32}$/)
          .optional()
          .meta({ label: 'Version' }),
      }),
      answer: { status: 200, schema: bytes(), contentType: 'image/webp' },
      examples: { params: { code: 'U000123' }, query: { size: '96' } },
      async handler({ db, params, query, request, reply }) {
        const photo = await service.find(db, params.code);
        if (!photo) throw notFound();
        const etag = `"${photo.version}-${query.size}"`;
        reply.headers({ etag, 'cache-control': query.v === photo.version ? YEAR : ASK });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        const file = await service.open(query.size === '96' ? photo.small_key : photo.large_key);
        if (!file) throw notFound();
        reply.header('content-length', file.size);
        return file.body;
      },
    }),
    operation({
      id: 'uploadPhoto',
      method: 'PUT',
      path: '/account/photo',
      tag,
      summary: 'Set the own photo',
      description: `One part "photo": JPEG, PNG or WebP, at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB, at least 200 by 200 pixels. It is cropped to a square and kept as WebP of ${PHOTO_SIZES.large} and ${PHOTO_SIZES.small} pixels without metadata.`,
      policy: own,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      answer: {
        status: 200,
        schema: z.strictObject({ has_photo: z.literal(true), photo_version: z.string() }),
      },
      refusals: [413, 507],
      examples: { answer: { has_photo: true, photo_version: 'q3Zb0mUuX1d9k2fA' } },
      async handler(input) {
        const upload = await readUpload(input.request, 'photo', 'Photo', MAX_PHOTO_BYTES, photoTooLarge);
        const { version } = await service.replace(input, await photoImages(upload.bytes));
        return { has_photo: true as const, photo_version: version };
      },
    }),
    operation({
      id: 'removePhoto',
      method: 'DELETE',
      path: '/account/photo',
      tag,
      summary: 'Remove the own photo',
      policy: own,
      answer: { status: 204, schema: nothing() },
      async handler(input) {
        await service.remove(input);
      },
    }),
  ];
};
