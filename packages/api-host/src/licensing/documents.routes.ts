import { z } from 'zod';
import { attachments } from '../attachments/attachments.service.ts';
import { attachmentsById } from '../attachments/attachments.store.ts';
import { documentRules, documentUpload } from '../attachments/document-upload.ts';
import { toDocument } from '../attachments/file-upload.ts';
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

const ABOUT = 'One part "document": PDF, JPG or PNG, at most 10 MB. Name its id in the record it belongs to.';
const examples = { answer: credentialExample.document };
const file = { status: 200, schema: bytes(), contentType: 'application/octet-stream' } as const;

/** Documents of licenses, E&O policies and certificates: uplines never see them (domain.md 7.1). */
export const licensingDocumentRoutes: Area = (platform) => {
  const service = attachments(platform);
  const params = z.strictObject({ id: idParam() });
  const codeParams = z.strictObject({ code: codeParam() });

  return [
    documentUpload(service, {
      id: 'uploadOwnLicensingDocument',
      path: '/account/licensing-documents',
      tag,
      summary: 'Upload the document of an own license, E&O policy or certificate',
      namedIn: 'the record it belongs to',
      policy: own,
      purpose: DOCUMENT_PURPOSE,
      example: credentialExample.document,
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
        return service.receive(
          input,
          input.request,
          input.params.code,
          documentRules(DOCUMENT_PURPOSE),
          toDocument,
        );
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
