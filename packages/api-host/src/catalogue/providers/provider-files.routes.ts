import { z } from 'zod';
import { type AttachmentRules, attachments } from '../../attachments/attachments.service.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import type { Area } from '../../platform/host.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { providerFiles } from './provider-files.service.ts';
import { providerExamples as examples, managedProvider } from './providers.schemas.ts';
import { providers } from './providers.service.ts';

const tag = 'Providers';
const managing = {
  needs: 'providers.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const itemParams = z.strictObject({ id: idParam(), item_id: idParam() });
const itemExample = { ...examples.params, item_id: '2b9a7c44-0f6d-4b0d-9d0e-1c5a7e8f6b51' };
const file = { status: 200, schema: bytes(), contentType: 'application/octet-stream' } as const;

const RULES: AttachmentRules = {
  purpose: 'provider-attachment',
  field: 'file',
  label: 'File',
  types: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'],
  maxBytes: 50 * 1024 * 1024,
};
const MAX_LOGO_BYTES = 2 * 1024 * 1024;

/** The bytes of provider attachments, and logos (domain.md 2.14). */
export const providerFileRoutes: Area = (platform) => {
  const uploads = attachments(platform);
  const service = providerFiles(platform);
  return [
    operation({
      id: 'uploadProviderAttachmentFile',
      method: 'PUT',
      path: '/admin/providers/{id}/attachments/{item_id}/file',
      tag,
      summary: 'The file of an attachment, in the place of the one it had',
      description: 'One part "file": PDF, Word, Excel or an image, at most 50 MB.',
      policy: managing,
      params: itemParams,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      refusals: [413, 507],
      answer: {
        status: 200,
        schema: z.strictObject({ file_id: z.uuid(), name: z.string(), version: z.int() }),
      },
      examples: {
        params: itemExample,
        answer: { file_id: '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02', name: 'guide.pdf', version: 2 },
      },
      async handler(input) {
        const { id, item_id } = input.params;
        await service.item(input.db, id, item_id);
        return uploads.receive(
          input,
          input.request,
          input.caller.code,
          RULES,
          (inside, { id: file_id, name }) =>
            service.attach({ ...inside, caller: input.caller }, id, item_id, { file_id, name }),
        );
      },
    }),
    operation({
      id: 'getProviderAttachmentFile',
      method: 'GET',
      path: '/business/product-providers/{id}/attachments/{item_id}/file',
      tag,
      summary: 'The file of a published attachment',
      policy: { needs: 'providers.view', audience: 'portal', scope: 'none', proxy: 'allowed' },
      params: itemParams,
      answer: file,
      examples: { params: itemExample },
      async handler(input) {
        const { id, item_id } = input.params;
        return sendAttachment(platform.files, input.reply, await service.publishedFile(input, id, item_id));
      },
    }),
    operation({
      id: 'getManagedProviderAttachmentFile',
      method: 'GET',
      path: '/admin/providers/{id}/attachments/{item_id}/file',
      tag,
      summary: 'The file of an attachment',
      policy: managing,
      params: itemParams,
      answer: file,
      examples: { params: itemExample },
      async handler({ db, params: { id, item_id }, reply }) {
        return sendAttachment(platform.files, reply, await service.file(db, id, item_id));
      },
    }),
    operation({
      id: 'uploadProviderLogo',
      method: 'PUT',
      path: '/admin/providers/{id}/logo',
      tag,
      summary: 'Set the logo of a provider',
      description: 'One part "logo": PNG or WebP, at most 2 MB; kept as WebP of at most 320 by 320 pixels.',
      policy: managing,
      params,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      refusals: [413, 507],
      answer: { status: 200, schema: managedProvider },
      examples: { params: examples.params, answer: { ...examples.managed, has_logo: true, version: 2 } },
      async handler(input) {
        const { id } = await service.setLogo(input, input.request, input.params.id, MAX_LOGO_BYTES);
        return providers(platform).get(input, id);
      },
    }),
    operation({
      id: 'getProviderLogo',
      method: 'GET',
      path: '/provider-logos/{id}',
      tag,
      summary: 'The logo of a provider, as any picture of a page',
      policy: { needs: 'public', audience: 'any', scope: 'all', proxy: 'allowed' },
      params,
      answer: { status: 200, schema: bytes(), contentType: 'image/webp' },
      examples: { params: examples.params },
      async handler({ db, params: { id }, reply }) {
        const logo = await service.logo(db, id);
        if (!logo) throw notFound();
        reply.headers({ 'cache-control': 'public, max-age=300', 'content-length': logo.size });
        return logo.body;
      },
    }),
  ];
};
