import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { bytes, idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { recordStep } from '../platform/operation/record-operations.ts';
import { legalExamples as examples } from './legal.examples.ts';
import {
  agreement,
  agreementParams,
  legalDocument,
  legalDocumentDetail,
  personalDocumentBody,
  revocationBody,
  signatureBody,
} from './legal.schemas.ts';
import { legalDocumentColumns } from './legal-documents.export.ts';
import { legalDocumentList } from './legal-documents.list.ts';
import { toDocument } from './legal-documents.record.ts';
import { legalDocuments } from './legal-documents.service.ts';
import { documentSource, documentsOf } from './legal-documents.store.ts';
import { openSigned } from './legal-files.ts';
import { signing } from './signing.service.ts';

const tag = 'Legal documents';
const params = z.strictObject({ id: idParam() });
/** Allowed for a person who has an agreement to sign and for a suspended one, since otherwise neither could ever continue (R-ASC-04). */
const reading = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
  unsigned: 'allowed',
} as const satisfies Policy;
const writing = { ...reading, proxy: 'refused', suspended: 'allowed' } as const satisfies Policy;
const managing = {
  needs: 'legal.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** Documents that associates sign (domain.md 2.7): their own side, the agreement's page, and the office. */
export const legalDocumentRoutes: Area = (platform) => {
  const service = legalDocuments(platform);
  const signer = signing(platform);

  return [
    operation({
      id: 'listOwnLegalDocuments',
      method: 'GET',
      path: '/account/legal-documents',
      tag,
      summary: 'Own documents, newest first',
      policy: reading,
      answer: { status: 200, schema: listAnswer(legalDocument) },
      examples: { answer: { rows: examples.rows } },
      handler: async ({ db, caller }) => ({
        rows: (await documentsOf(db, caller.code)).map((row) => toDocument(caller, row)),
      }),
    }),
    operation({
      id: 'getOwnLegalDocument',
      method: 'GET',
      path: '/account/legal-documents/{id}',
      tag,
      summary: 'An own document with its text',
      policy: reading,
      params,
      answer: { status: 200, schema: legalDocumentDetail },
      examples: { params: examples.params, answer: examples.pending },
      handler: (input) => service.detail(input, input.params.id, input.caller.code),
    }),
    operation({
      id: 'signLegalDocument',
      method: 'POST',
      path: '/account/legal-documents/{id}/sign',
      tag,
      summary: 'Sign an own document that waits',
      description:
        'The typed signature must be the legal name; case and repeated spaces do not matter (R-LEG-01).',
      policy: writing,
      params,
      body: signatureBody,
      ifMatch: 'required',
      transaction: 'manual',
      refusals: [409, 507],
      answer: { status: 200, schema: legalDocumentDetail },
      examples: { params: examples.params, body: examples.signature, answer: examples.signed },
      async handler(input) {
        await signer.document(input, input.params.id, input.version, input.body);
        return service.detail(input, input.params.id, input.caller.code);
      },
    }),
    operation({
      id: 'downloadOwnLegalDocument',
      method: 'GET',
      path: '/account/legal-documents/{id}/file',
      tag,
      summary: 'The signed file of an own document',
      description: 'Compared with its SHA-256 before it is sent; 409 where the bytes are others (R-LEG-02).',
      policy: reading,
      params,
      rateClass: 'export',
      refusals: [409],
      answer: { status: 200, schema: bytes(), contentType: 'application/pdf' },
      examples: { params: examples.params },
      async handler(input) {
        const { bytes: file, headers } = await openSigned(
          platform,
          input,
          await service.find(input, input.params.id, input.caller.code),
        );
        input.reply.headers(headers);
        return file;
      },
    }),
    operation({
      id: 'getAgreement',
      method: 'GET',
      path: '/ama/{country}/{plan}',
      tag,
      summary: 'The agreement of a country and plan, as it is in force',
      policy: reading,
      params: agreementParams,
      answer: { status: 200, schema: agreement },
      examples: { params: examples.agreementParams, answer: examples.agreement },
      handler: (input) => signer.agreement(input, input.params.country, input.params.plan),
    }),
    operation({
      id: 'signAgreement',
      method: 'POST',
      path: '/ama/{country}/{plan}/sign',
      tag,
      summary: 'Sign the agreement of the own country and plan',
      description:
        'The typed signature must be the legal name (R-LEG-01). `If-Match` is the version of the text that was read.',
      policy: writing,
      params: agreementParams,
      body: signatureBody,
      ifMatch: 'required',
      transaction: 'manual',
      refusals: [409, 507],
      answer: { status: 200, schema: legalDocumentDetail },
      examples: { params: examples.agreementParams, body: examples.signature, answer: examples.signed },
      async handler(input) {
        const { country, plan } = input.params;
        const id = await signer.signAgreement(input, country, plan, input.version, input.body);
        return service.detail(input, id, input.caller.code);
      },
    }),
    ...listOperations(platform, {
      name: 'LegalDocuments',
      path: '/admin/legal-documents',
      tag,
      summary: 'Documents of all associates, newest first',
      policy: managing,
      list: legalDocumentList,
      row: legalDocument,
      source: ({ db }) => documentSource(db),
      toRow: (row, { caller }) => toDocument(caller, row),
      examples: {
        query: { filter: '{"status":{"eq":"Signed"}}' },
        rows: [{ ...examples.row(examples.signed), actions: ['revoke'] }],
      },
      count: {
        summary: 'How many documents match',
        example: { query: { filter: '{"status":{"eq":"Pending"}}' }, count: 41 },
      },
      export: { label: 'Legal Documents', columns: legalDocumentColumns },
    }),
    operation({
      id: 'createLegalDocument',
      method: 'POST',
      path: '/admin/legal-documents',
      tag,
      summary: 'Ask one associate to sign a document of its own text',
      policy: managing,
      body: personalDocumentBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: legalDocumentDetail },
      examples: {
        body: examples.personal,
        answer: {
          ...examples.pending,
          type: 'Supervision Plan',
          plan: null,
          text_version: 1,
          body: examples.personal.body,
          actions: ['revoke'],
        },
      },
      handler: async (input) => service.detail(input, await service.create(input, input.body)),
    }),
    operation({
      id: 'getLegalDocument',
      method: 'GET',
      path: '/admin/legal-documents/{id}',
      tag,
      summary: 'A document of an associate with its text',
      policy: managing,
      params,
      answer: { status: 200, schema: legalDocumentDetail },
      examples: { params: examples.params, answer: { ...examples.signed, actions: ['revoke'] } },
      handler: (input) => service.detail(input, input.params.id),
    }),
    recordStep({
      id: 'revokeLegalDocument',
      path: '/admin/legal-documents/{id}/revoke',
      tag,
      summary: 'Revoke a document, with a reason',
      description: 'Without a signed AMA an associate sees only the signing page (R-ASC-04).',
      policy: managing,
      body: revocationBody,
      answer: legalDocumentDetail,
      examples: { params: examples.params, body: examples.revocation, answer: examples.revoked },
      async handler(input) {
        await service.revoke(input, input.params.id, input.version, input.body.reason);
        return service.detail(input, input.params.id);
      },
    }),
    operation({
      id: 'downloadLegalDocument',
      method: 'GET',
      path: '/admin/legal-documents/{id}/file',
      tag,
      summary: 'The signed file of a document',
      description: 'Compared with its SHA-256 before it is sent; 409 where the bytes are others (R-LEG-02).',
      policy: managing,
      params,
      rateClass: 'export',
      refusals: [409],
      answer: { status: 200, schema: bytes(), contentType: 'application/pdf' },
      examples: { params: examples.params },
      async handler(input) {
        const { bytes: file, headers } = await openSigned(
          platform,
          input,
          await service.find(input, input.params.id),
        );
        input.reply.headers(headers);
        return file;
      },
    }),
  ];
};
