import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { documentUpload } from '../../attachments/document-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { onDocumentRevoked } from '../../legal/document-events.ts';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { recordStep } from '../../platform/operation/record-operations.ts';
import { rejectionBody } from '../../platform/operation/rejection.schema.ts';
import { internationalExamples as examples } from './international.examples.ts';
import { internationalList } from './international.list.ts';
import { toInternational } from './international.record.ts';
import {
  internationalAppointment,
  internationalBody,
  internationalRevocation,
  internationalStanding,
} from './international.schemas.ts';
import { internationalAppointments } from './international.service.ts';
import { internationalSource, TAX_FORM_PURPOSE } from './international.store.ts';

const tag = 'International appointments';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** An admin who views as the associate asks for nothing (domain.md 7.3). */
const asking = {
  needs: 'international.request',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;
const deciding = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** International appointments: the associate's and the home office's side (domain.md 2.33). */
export const internationalRoutes: Area = (platform) => {
  const service = internationalAppointments(platform);
  onDocumentRevoked(platform, async (context, document, reason) => {
    if (document.type === 'International Addendum')
      await service.endWithAddendum(context, document.id, reason);
  });
  const files = attachments(platform);

  return [
    operation({
      id: 'listOwnInternationalAppointments',
      method: 'GET',
      path: '/account/international-appointments',
      tag,
      summary: 'Own requests for the other country, newest first',
      policy: reading,
      answer: { status: 200, schema: listAnswer(internationalAppointment) },
      examples: { answer: { rows: examples.history } },
      handler: (input) => service.list(input),
    }),
    operation({
      id: 'getInternationalStanding',
      method: 'GET',
      path: '/account/international-standing',
      tag,
      summary: 'What a request for the other country needs: the addendum, the tax form, licenses there',
      policy: reading,
      answer: { status: 200, schema: internationalStanding },
      examples: { answer: examples.standing },
      handler: (input) => service.standing(input),
    }),
    operation({
      id: 'askInternationalAddendum',
      method: 'POST',
      path: '/account/international-addendum',
      tag,
      summary: 'Ask for the International Addendum to sign',
      description: 'The one that waits or was signed already is named if there is one.',
      policy: asking,
      answer: { status: 200, schema: z.strictObject({ id: z.uuid() }) },
      examples: { answer: examples.waitingAddendum },
      handler: (input) => service.askAddendum(input),
    }),
    documentUpload(files, {
      id: 'uploadInternationalTaxForm',
      path: '/account/international-tax-forms',
      tag,
      summary: 'Upload the filled tax form',
      namedIn: 'the request',
      policy: asking,
      purpose: TAX_FORM_PURPOSE,
      example: examples.document,
    }),
    operation({
      id: 'requestInternationalAppointment',
      method: 'POST',
      path: '/account/international-appointments',
      tag,
      summary: 'Ask to sell or recruit in the other country',
      description: 'The International Addendum must be signed; one request waits at a time.',
      policy: asking,
      body: internationalBody,
      refusals: [409],
      answer: { status: 201, schema: internationalAppointment },
      examples: { body: examples.body, answer: examples.answer },
      handler: (input) => service.request(input, input.body),
    }),
    recordStep({
      id: 'withdrawInternationalAppointment',
      path: '/account/international-appointments/{id}/withdraw',
      tag,
      summary: 'Withdraw a request that waits',
      policy: asking,
      answer: internationalAppointment,
      examples: { params: examples.params, answer: examples.withdrawn },
      handler: (input) => service.withdraw(input, input.params.id, input.version),
    }),
    ...listOperations(platform, {
      name: 'InternationalAppointments',
      path: '/admin/international-appointments',
      tag,
      summary: 'Requests for the other country, longest waiting first',
      policy: deciding,
      list: internationalList,
      row: internationalAppointment,
      source: ({ db }) => internationalSource(db),
      toRow: (row, { caller }) => toInternational(caller, row),
      examples: {
        query: { filter: '{"status":{"eq":"Pending"}}' },
        rows: [examples.forAdmin],
      },
      count: {
        summary: 'How many requests for the other country match',
        example: { query: { filter: '{"status":{"eq":"Pending"}}' }, count: 2 },
      },
    }),
    operation({
      id: 'getInternationalAppointment',
      method: 'GET',
      path: '/admin/international-appointments/{id}',
      tag,
      summary: 'A request for the other country',
      policy: deciding,
      params,
      answer: { status: 200, schema: internationalAppointment },
      examples: { params: examples.params, answer: examples.forAdmin },
      handler: async (input) => toInternational(input.caller, await service.find(input, input.params.id)),
    }),
    operation({
      id: 'getInternationalTaxForm',
      method: 'GET',
      path: '/admin/international-appointments/{id}/document',
      tag,
      summary: 'The filled tax form',
      description: 'Every opening is in the audit trail (domain.md 7.1).',
      policy: deciding,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      handler: async (input) =>
        sendAttachment(platform.files, input.reply, await service.openDocument(input, input.params.id)),
    }),
    recordStep({
      id: 'approveInternationalAppointment',
      path: '/admin/international-appointments/{id}/approve',
      tag,
      summary: 'Approve a request for the other country',
      description:
        'Products with the currency of that country can be sold, and its legal texts are asked for; one approved before ends.',
      policy: deciding,
      answer: internationalAppointment,
      examples: { params: examples.params, answer: examples.approved },
      handler: (input) => service.approve(input, input.params.id, input.version),
    }),
    recordStep({
      id: 'refuseInternationalAppointment',
      path: '/admin/international-appointments/{id}/refuse',
      tag,
      summary: 'Refuse a request for the other country',
      policy: deciding,
      body: rejectionBody,
      answer: internationalAppointment,
      examples: {
        params: examples.params,
        body: { reason: 'Unmatched Supporting Document', text: null },
        answer: examples.refused,
      },
      handler: (input) => service.refuse(input, input.params.id, input.version, input.body),
    }),
    recordStep({
      id: 'revokeInternationalAppointment',
      path: '/admin/international-appointments/{id}/revoke',
      tag,
      summary: 'Revoke an approved appointment in the other country',
      description: 'What waits to be signed for that country is revoked with it.',
      policy: deciding,
      body: internationalRevocation,
      answer: internationalAppointment,
      examples: {
        params: examples.params,
        body: { reason: 'The license was revoked' },
        answer: examples.revoked,
      },
      handler: (input) => service.revoke(input, input.params.id, input.version, input.body.reason),
    }),
  ];
};
