import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { fileUpload } from '../../attachments/file-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { pictureUpload } from '../../content/files/picture-upload.ts';
import { moveOperation, publishOperations } from '../../content/placed.operations.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { DOWNLOAD_RULES } from '../downloads.ts';
import { managing } from '../policies.ts';
import { productList } from './products.list.ts';
import {
  productExamples as examples,
  fileExample,
  product,
  productBody,
  productRow,
} from './products.schemas.ts';
import { products, toProductRow } from './products.service.ts';
import { fileOf, productSource } from './products.store.ts';

const about = {
  name: 'StoreProduct',
  path: '/admin/store-products',
  tag: 'Store',
  noun: 'a product',
  id: examples.id,
  policy: managing,
};
const { path, tag } = about;

/** Products with their variants and stock, as the home office keeps, arranges and publishes them (domain.md 2.25, 2.36). */
export const storeProductRoutes: Area = (platform) => {
  const service = products(platform);
  const uploads = attachments(platform);
  return [
    ...listOperations(platform, {
      name: 'StoreProducts',
      path,
      tag,
      summary: 'Products of the store in their order',
      policy: managing,
      list: productList,
      row: productRow,
      source: ({ db }) => productSource(db),
      toRow: (row, { caller }) => toProductRow(row, caller),
      examples: { query: { filter: '{"status":{"eq":"Published"}}' }, rows: [examples.row] },
      count: { summary: 'How many products match', example: { count: 12 } },
    }),
    ...recordOperations(
      {
        ...about,
        reading: managing,
        writing: managing,
        body: productBody,
        answer: product,
        examples,
        get: { summary: 'A product with its variants' },
        create: { summary: 'Draft a product, as the last one', isLocated: true },
        update: {
          summary: 'Change a product and its variants',
          description:
            'A variant that is left out is deleted. An order that was placed in the meantime has changed the version.',
        },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    moveOperation(about, service.move),
    ...publishOperations(about, product, examples.answer, service),
    pictureUpload(uploads, {
      id: 'uploadStorePicture',
      path: '/admin/store-pictures',
      tag,
      summary: 'Upload a picture of a product',
      namedIn: 'the product',
      policy: managing,
      most: 5,
      example: { id: examples.body.images[0] as string, name: 'polo.webp', size_bytes: 64_220 },
    }),
    fileUpload(uploads, {
      id: 'uploadStoreFile',
      path: '/admin/store-files',
      tag,
      summary: 'Upload the file of a download',
      description:
        'One part "document": PDF, Word, Excel or a picture, at most 20 MB. Name its id in the product.',
      policy: managing,
      rules: DOWNLOAD_RULES,
      example: fileExample,
    }),
    operation({
      id: 'getStoreProductFile',
      method: 'GET',
      path: `${path}/{id}/file`,
      tag,
      summary: 'The file of a download, as its buyers save it',
      policy: managing,
      params: z.strictObject({ id: idParam() }),
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      async handler({ db, params: { id }, reply }) {
        const file = await fileOf(db, id);
        if (!file) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
  ];
};
