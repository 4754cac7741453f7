import { z } from 'zod';
import type { AttachmentRules } from '../attachments/attachments.service.ts';
import { attachments } from '../attachments/attachments.service.ts';
import { attachmentsById } from '../attachments/attachments.store.ts';
import { sendAttachment } from '../attachments/send-attachment.ts';
import type { Area } from '../platform/host.ts';
import { bytes, codeParam, idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { DOCUMENT_PURPOSE } from './credentials/credential-checks.ts';
import { credentialExample, documentAnswer, documentIdExample } from './credentials/credentials.schemas.ts';
import { isAssociate } from './credentials/credentials.store.ts';

const tag = 'Licensing';
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;
const all = {
  needs: 'licenses.approve',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const RULES: AttachmentRules = {
  purpose: DOCUMENT_PURPOSE,
  field: 'document',
  label: 'Document',
  types: ['pdf', 'jpg', 'png'],
  maxBytes: 10 * 1024 * 1024,
};
const ABOUT = 'One part "document": PDF, JPG or PNG, at most 10 MB. Name its id in the record it belongs to.';
const examples = { answer: credentialExample.document };
const file = { status: 200, schema: bytes(), contentType: 'application/octet-stream' } as const;

/** Documents of licenses, E&O policies and certificates: uplines never see them (domain.md 7.1). */
export const licensingDocumentRoutes: Area = (platform) => {
  const service = attachments(platform);
  const params = z.strictObject({ id: idParam() });
  const codeParams = z.strictObject({ code: codeParam() });
  const toAnswer = async (_: unknown, { id, name, size_bytes }: z.input<typeof documentAnswer>) => ({
    id,
    name,
    size_bytes,
  });

  return [
    operation({
      id: 'uploadOwnLicensingDocument',
      method: 'POST',
      path: '/account/licensing-documents',
      tag,
      summary: 'Upload the document of an own license, E&O policy or certificate',
      description: ABOUT,
      policy: own,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      refusals: [413, 507],
      answer: { status: 201, schema: documentAnswer },
      examples,
      handler: (input) => service.receive(input, input.request, input.caller.code, RULES, toAnswer),
    }),
    operation({
      id: 'uploadLicensingDocument',
      method: 'POST',
      path: '/admin/associates/{code}/licensing-documents',
      tag,
      summary: 'Upload a document for an associate',
      description: ABOUT,
      policy: all,
      params: codeParams,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      refusals: [413, 507],
      answer: { status: 201, schema: documentAnswer },
      examples: { ...examples, params: { code: 'U000008' } },
      async handler(input) {
        if (!(await isAssociate(input.db, input.params.code))) throw notFound();
        return service.receive(input, input.request, input.params.code, RULES, toAnswer);
      },
    }),
    operation({
      id: 'getOwnLicensingDocument',
      method: 'GET',
      path: '/account/licensing-documents/{id}',
      tag,
      summary: 'The file of an own document',
      policy: own,
      params,
      answer: file,
      examples: { params: { id: documentIdExample } },
      async handler({ db, caller, params: { id }, reply }) {
        const document = (await attachmentsById(db, [id])).get(id);
        if (document?.owner_code !== caller.code || document.purpose !== DOCUMENT_PURPOSE) throw notFound();
        return sendAttachment(platform.files, reply, document);
      },
    }),
    operation({
      id: 'getLicensingDocument',
      method: 'GET',
      path: '/admin/licensing-documents/{id}',
      tag,
      summary: 'The file of a document',
      policy: all,
      params,
      answer: file,
      examples: { params: { id: documentIdExample } },
      async handler({ db, params: { id }, reply }) {
        const document = (await attachmentsById(db, [id])).get(id);
        if (document?.purpose !== DOCUMENT_PURPOSE) throw notFound();
        return sendAttachment(platform.files, reply, document);
      },
    }),
  ];
};
