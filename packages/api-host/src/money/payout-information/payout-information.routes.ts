import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { documentUpload } from '../../attachments/document-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { reasonBody, rejectionBody } from '../../licensing/credentials/credentials.schemas.ts';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, codeParam, idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { payoutExamples as examples } from './payout-information.examples.ts';
import { payoutInformationList } from './payout-information.list.ts';
import { sealed, toAnswer } from './payout-information.record.ts';
import { payoutInformation, payoutInformationBody, revealedPayout } from './payout-information.schemas.ts';
import { PAYOUT_DOCUMENT_PURPOSE, payoutInformations } from './payout-information.service.ts';
import { ownPayoutInformation, payoutInformationSource } from './payout-information.store.ts';

const tag = 'Payout information';
const params = z.strictObject({ id: idParam() });
/** Who views as the associate reads nothing of it, masked or not (7.3); the home office reads it in the admin app. */
const reading = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;
const writing = { ...reading, needs: 'payout.write' } as const satisfies Policy;
const deciding = {
  needs: 'payout.approve',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const STEP_UP =
  'Password and second step must have been confirmed within five minutes; an admin confirms the password (R-BNK-02).';

/** Bank accounts: the owner's and the admins' side (domain.md 2.9). Uplines never see any of it (7.1). */
export const payoutInformationRoutes: Area = (platform) => {
  sealed.register(platform.vault);
  const service = payoutInformations(platform);
  const files = attachments(platform);

  return [
    operation({
      id: 'listPayoutInformation',
      method: 'GET',
      path: '/account/payout-information',
      tag,
      summary: 'Own payout information, newest first',
      policy: reading,
      answer: { status: 200, schema: listAnswer(payoutInformation) },
      examples: { answer: { rows: [examples.answer] } },
      async handler({ db, caller }) {
        return { rows: (await ownPayoutInformation(db, caller.code)).map((row) => toAnswer(caller, row)) };
      },
    }),
    operation({
      id: 'getPayoutInformation',
      method: 'GET',
      path: '/account/payout-information/{id}',
      tag,
      summary: 'Own payout information, masked',
      policy: reading,
      params,
      answer: { status: 200, schema: payoutInformation },
      examples: { params: examples.params, answer: examples.answer },
      handler: async (input) =>
        toAnswer(input.caller, await service.find(input, input.params.id, input.caller.code)),
    }),
    documentUpload(files, {
      id: 'uploadPayoutDocument',
      path: '/account/payout-documents',
      tag,
      summary: 'Upload a void check or a letter of the bank',
      policy: writing,
      purpose: PAYOUT_DOCUMENT_PURPOSE,
      example: examples.document,
    }),
    operation({
      id: 'createPayoutInformation',
      method: 'POST',
      path: '/account/payout-information',
      tag,
      summary: 'Ask for payouts to another account',
      description: `${STEP_UP} An admin approves it; a request that still waits is replaced.`,
      policy: writing,
      body: payoutInformationBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: payoutInformation },
      examples: { body: examples.body, answer: examples.answer },
      handler: async (input) => toAnswer(input.caller, await service.create(input, input.body)),
    }),
    operation({
      id: 'updatePayoutInformation',
      method: 'PUT',
      path: '/account/payout-information/{id}',
      tag,
      summary: 'Correct a request that waits',
      description: STEP_UP,
      policy: writing,
      params,
      body: payoutInformationBody,
      ifMatch: 'required',
      answer: { status: 200, schema: payoutInformation },
      examples: { params: examples.params, body: examples.body, answer: { ...examples.answer, version: 2 } },
      handler: async (input) =>
        toAnswer(input.caller, await service.update(input, input.params.id, input.version, input.body)),
    }),
    operation({
      id: 'cancelPayoutInformation',
      method: 'DELETE',
      path: '/account/payout-information/{id}',
      tag,
      summary: 'Take back a request that waits',
      description: STEP_UP,
      policy: writing,
      params,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.cancel(input, input.params.id, input.version),
    }),
    operation({
      id: 'confirmPayoutInformation',
      method: 'POST',
      path: '/account/payout-information/{id}/confirm',
      tag,
      summary: 'Accept payout information an admin prepared',
      description: STEP_UP,
      policy: writing,
      params,
      ifMatch: 'required',
      answer: { status: 200, schema: payoutInformation },
      examples: { params: examples.params, answer: { ...examples.answer, version: 2 } },
      handler: async (input) =>
        toAnswer(input.caller, await service.confirm(input, input.params.id, input.version)),
    }),
    operation({
      id: 'revealOwnPayoutInformation',
      method: 'POST',
      path: '/account/payout-information/{id}/reveal',
      tag,
      summary: 'Own account number in full',
      description: `${STEP_UP} At most ten an hour; every one is in the audit trail.`,
      policy: writing,
      params,
      body: reasonBody,
      refusals: [429],
      answer: { status: 200, schema: revealedPayout },
      examples: {
        params: examples.params,
        body: { reason: 'Comparing with the bank' },
        answer: { account_number: '000123456789', tax_number: null },
      },
      handler: (input) => service.reveal(input, input.params.id, input.body.reason, input.caller.code),
    }),
    operation({
      id: 'getOwnPayoutDocument',
      method: 'GET',
      path: '/account/payout-information/{id}/document',
      tag,
      summary: 'The document of own payout information',
      policy: { ...reading, proxy: 'refused' },
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      async handler(input) {
        const row = await service.find(input, input.params.id, input.caller.code);
        return sendDocument(input, row);
      },
    }),
    ...listOperations(platform, {
      name: 'PayoutInformationRequests',
      path: '/admin/payout-information',
      tag,
      summary: 'Payout information of all associates, longest waiting first',
      policy: deciding,
      list: payoutInformationList,
      row: payoutInformation,
      source: ({ db }) => payoutInformationSource(db),
      toRow: (row, { caller }) => toAnswer(caller, row),
      examples: {
        query: { filter: '{"status":{"eq":"Pending For Admin"}}' },
        rows: [{ ...examples.answer, actions: ['approve', 'reject'] }],
      },
      count: {
        summary: 'How much payout information matches',
        example: { query: { filter: '{"status":{"eq":"Pending For Admin"}}' }, count: 3 },
      },
    }),
    operation({
      id: 'getPayoutInformationRequest',
      method: 'GET',
      path: '/admin/payout-information/{id}',
      tag,
      summary: 'Payout information of an associate, masked',
      policy: deciding,
      params,
      answer: { status: 200, schema: payoutInformation },
      examples: { params: examples.params, answer: { ...examples.answer, actions: ['approve', 'reject'] } },
      handler: async (input) => toAnswer(input.caller, await service.find(input, input.params.id)),
    }),
    operation({
      id: 'preparePayoutInformation',
      method: 'POST',
      path: '/admin/associates/{code}/payout-information',
      tag,
      summary: 'Prepare payout information for an associate to confirm',
      policy: deciding,
      params: z.strictObject({ code: codeParam() }),
      body: payoutInformationBody,
      answer: { status: 201, schema: payoutInformation },
      examples: {
        params: { code: 'U000008' },
        body: { ...examples.body, document_id: null },
        answer: { ...examples.answer, document: null, status: 'Pending For Owner', actions: [] },
      },
      handler: async (input) =>
        toAnswer(input.caller, await service.prepare(input, input.params.code, input.body)),
    }),
    operation({
      id: 'approvePayoutInformation',
      method: 'POST',
      path: '/admin/payout-information/{id}/approve',
      tag,
      summary: 'Approve payout information',
      description:
        'The one approved before is revoked (R-BNK-01); pay runs opened 24 hours later use it (R-BNK-03).',
      policy: deciding,
      params,
      ifMatch: 'required',
      answer: { status: 200, schema: payoutInformation },
      examples: { params: examples.params, answer: { ...examples.answer, version: 2 } },
      handler: async (input) =>
        toAnswer(input.caller, await service.approve(input, input.params.id, input.version)),
    }),
    operation({
      id: 'rejectPayoutInformation',
      method: 'POST',
      path: '/admin/payout-information/{id}/reject',
      tag,
      summary: 'Reject payout information',
      policy: deciding,
      params,
      body: rejectionBody,
      ifMatch: 'required',
      answer: { status: 200, schema: payoutInformation },
      examples: {
        params: examples.params,
        body: { reason: 'Unmatched Supporting Document', text: null },
        answer: { ...examples.answer, version: 2 },
      },
      handler: async (input) =>
        toAnswer(input.caller, await service.reject(input, input.params.id, input.version, input.body)),
    }),
    operation({
      id: 'revokePayoutInformation',
      method: 'POST',
      path: '/admin/payout-information/{id}/revoke',
      tag,
      summary: 'Revoke approved payout information',
      policy: deciding,
      params,
      body: reasonBody,
      ifMatch: 'required',
      answer: { status: 200, schema: payoutInformation },
      examples: {
        params: examples.params,
        body: { reason: 'Reported as stolen' },
        answer: { ...examples.answer, version: 3 },
      },
      handler: async (input) =>
        toAnswer(
          input.caller,
          await service.revoke(input, input.params.id, input.version, input.body.reason),
        ),
    }),
    operation({
      id: 'revealPayoutInformation',
      method: 'POST',
      path: '/admin/payout-information/{id}/reveal',
      tag,
      summary: "An associate's account number in full",
      description: `${STEP_UP} At most ten an hour; every one is in the audit trail with its reason (R-BNK-04).`,
      policy: { ...deciding, needs: 'bank.reveal' },
      params,
      body: reasonBody,
      refusals: [429],
      answer: { status: 200, schema: revealedPayout },
      examples: {
        params: examples.params,
        body: { reason: 'Return of the bank, ticket 1042' },
        answer: { account_number: '000123456789', tax_number: null },
      },
      handler: (input) => service.reveal(input, input.params.id, input.body.reason),
    }),
    operation({
      id: 'getPayoutDocument',
      method: 'GET',
      path: '/admin/payout-information/{id}/document',
      tag,
      summary: 'The document of payout information',
      policy: deciding,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      async handler(input) {
        return sendDocument(input, await service.openDocument(input, input.params.id));
      },
    }),
  ];

  async function sendDocument(
    input: { db: Parameters<typeof files.find>[0]; reply: Parameters<typeof sendAttachment>[1] },
    row: { document_id: string | null; associate_code: string },
  ) {
    const document =
      row.document_id === null ? undefined : await files.find(input.db, row.associate_code, row.document_id);
    if (!document) throw notFound();
    return sendAttachment(platform.files, input.reply, document);
  }
};
