import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { documentUpload } from '../../attachments/document-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { recordStep } from '../../platform/operation/record-operations.ts';
import { rejectionBody } from '../../platform/operation/rejection.schema.ts';
import { legalNameExamples as examples } from './legal-names.examples.ts';
import { legalNameList } from './legal-names.list.ts';
import { toLegalName } from './legal-names.record.ts';
import { legalNameBody, legalNameChange } from './legal-names.schemas.ts';
import { legalNames } from './legal-names.service.ts';
import { LEGAL_NAME_PURPOSE, legalNameSource } from './legal-names.store.ts';

const tag = 'Legal names';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** An admin who views as the associate changes nothing of the record (domain.md 7.3). */
const writing = { ...reading, proxy: 'refused' } as const satisfies Policy;
const deciding = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** Legal names: the owner's and the admins' side (domain.md 2.2). Uplines see none of it (7.1). */
export const legalNameRoutes: Area = (platform) => {
  const service = legalNames(platform);
  const files = attachments(platform);

  return [
    operation({
      id: 'listOwnLegalNameChanges',
      method: 'GET',
      path: '/account/legal-name-changes',
      tag,
      summary: 'Own changes of the legal name, newest first',
      policy: reading,
      answer: { status: 200, schema: listAnswer(legalNameChange) },
      examples: { answer: { rows: [examples.answer] } },
      handler: (input) => service.list(input),
    }),
    documentUpload(files, {
      id: 'uploadLegalNameDocument',
      path: '/account/legal-name-documents',
      tag,
      summary: 'Upload what shows the new legal name',
      namedIn: 'the change',
      policy: writing,
      purpose: LEGAL_NAME_PURPOSE,
      example: examples.document,
    }),
    operation({
      id: 'requestLegalNameChange',
      method: 'POST',
      path: '/account/legal-name-changes',
      tag,
      summary: 'Ask for another legal name',
      description: 'The old name stays in force until an admin approves; one change waits at a time.',
      policy: writing,
      body: legalNameBody,
      refusals: [409],
      answer: { status: 201, schema: legalNameChange },
      examples: { body: examples.body, answer: examples.answer },
      handler: (input) => service.request(input, input.body),
    }),
    recordStep({
      id: 'withdrawLegalNameChange',
      path: '/account/legal-name-changes/{id}/withdraw',
      tag,
      summary: 'Withdraw a change that waits',
      policy: writing,
      answer: legalNameChange,
      examples: { params: examples.params, answer: examples.withdrawn },
      handler: (input) => service.withdraw(input, input.params.id, input.version),
    }),
    ...listOperations(platform, {
      name: 'LegalNameChanges',
      path: '/admin/legal-name-changes',
      tag,
      summary: 'Changes of legal names, longest waiting first',
      policy: deciding,
      list: legalNameList,
      row: legalNameChange,
      source: ({ db }) => legalNameSource(db),
      toRow: (row, { caller }) => toLegalName(caller, row),
      examples: {
        query: { filter: '{"status":{"eq":"Pending For Admin"}}' },
        rows: [examples.forAdmin],
      },
    }),
    operation({
      id: 'getLegalNameChange',
      method: 'GET',
      path: '/admin/legal-name-changes/{id}',
      tag,
      summary: 'A change of a legal name, with the name before',
      policy: deciding,
      params,
      answer: { status: 200, schema: legalNameChange },
      examples: { params: examples.params, answer: examples.forAdmin },
      handler: async (input) => toLegalName(input.caller, await service.find(input, input.params.id)),
    }),
    operation({
      id: 'getLegalNameDocument',
      method: 'GET',
      path: '/admin/legal-name-changes/{id}/document',
      tag,
      summary: 'The document that shows the new name',
      description: 'Every opening is in the audit trail (domain.md 7.1).',
      policy: deciding,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      handler: async (input) =>
        sendAttachment(platform.files, input.reply, await service.openDocument(input, input.params.id)),
    }),
    recordStep({
      id: 'approveLegalNameChange',
      path: '/admin/legal-name-changes/{id}/approve',
      tag,
      summary: 'Approve a legal name',
      description:
        'It is in force from now on. A preferred first or last name that equals the former legal one follows it, and with it lists and searches. A security notice goes to the associate (R-ACC-01).',
      policy: deciding,
      answer: legalNameChange,
      examples: { params: examples.params, answer: examples.approved },
      handler: (input) => service.approve(input, input.params.id, input.version),
    }),
    recordStep({
      id: 'rejectLegalNameChange',
      path: '/admin/legal-name-changes/{id}/reject',
      tag,
      summary: 'Reject a legal name',
      policy: deciding,
      body: rejectionBody,
      answer: legalNameChange,
      examples: {
        params: examples.params,
        body: { reason: 'Unmatched Supporting Document', text: null },
        answer: examples.rejected,
      },
      handler: (input) => service.reject(input, input.params.id, input.version, input.body),
    }),
  ];
};
