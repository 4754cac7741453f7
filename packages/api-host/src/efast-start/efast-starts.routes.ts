import { z } from 'zod';
import { attachments } from '../attachments/attachments.service.ts';
import { documentUpload } from '../attachments/document-upload.ts';
import { sendAttachment } from '../attachments/send-attachment.ts';
import type { Area } from '../platform/host.ts';
import { bytes, codeParam, idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { efastExample, efastStart, tickBody } from './efast-starts.schemas.ts';
import { EFAST_DOCUMENT, ownStart, startOf, tick } from './efast-starts.service.ts';

const tag = 'eFast Start';
const params = z.strictObject({ id: idParam() });
const own = {
  needs: 'dashboard.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const entering = { ...own, proxy: 'refused' } as const satisfies Policy;
const office = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const document = {
  id: '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2b19',
  name: 'thirty-days.pdf',
  size_bytes: 182_044,
};

/** What an associate does in the first days, and how far it has come (domain.md 2.33). */
export const efastStartRoutes: Area = (platform) => {
  const files = attachments(platform);
  return [
    operation({
      id: 'getEfastStart',
      method: 'GET',
      path: '/university/efast-start',
      tag,
      summary: 'The tasks of the first days in their order, how many are done, and badges',
      description:
        'Days count from joining. A task with `observes` ticks itself: it is done as long as what it observes is there.',
      policy: own,
      answer: { status: 200, schema: efastStart },
      examples: { answer: efastExample },
      handler: (input) => ownStart(input),
    }),
    operation({
      id: 'tickEfastTask',
      method: 'PUT',
      path: '/university/efast-start/tasks/{id}',
      tag,
      summary: 'Tick a task or take the tick off',
      description: 'An upload is ticked by its document. What ticks itself answers 409.',
      policy: entering,
      params,
      body: tickBody,
      refusals: [409],
      answer: { status: 200, schema: efastStart },
      examples: {
        params: { id: efastExample.tasks[4]?.id },
        body: { is_done: true, document_id: null },
        answer: efastExample,
      },
      async handler(input) {
        await tick(input, input.params.id, input.body);
        return ownStart(input);
      },
    }),
    documentUpload(files, {
      id: 'uploadEfastDocument',
      path: '/university/efast-start/documents',
      tag,
      summary: 'Upload the document of a task',
      namedIn: 'the task',
      policy: entering,
      purpose: EFAST_DOCUMENT,
      example: document,
    }),
    operation({
      id: 'getEfastDocument',
      method: 'GET',
      path: '/university/efast-start/documents/{id}',
      tag,
      summary: 'A document of an own task',
      policy: entering,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { id: document.id } },
      async handler({ db, caller, params: { id }, reply }) {
        const file = await files.find(db, caller.code, id);
        if (file?.purpose !== EFAST_DOCUMENT) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
    operation({
      id: 'getAssociateEfastStart',
      method: 'GET',
      path: '/admin/associates/{code}/efast-start',
      tag,
      summary: 'The tasks of an associate in their first days, and how many are done',
      policy: office,
      params: z.strictObject({ code: codeParam() }),
      answer: { status: 200, schema: efastStart },
      examples: { params: { code: 'U000008' }, answer: efastExample },
      async handler({ db, today, params: { code } }) {
        const start = await startOf({ db, today, code });
        if (!start) throw notFound();
        return start;
      },
    }),
    operation({
      id: 'getAssociateEfastDocument',
      method: 'GET',
      path: '/admin/associates/{code}/efast-start/documents/{id}',
      tag,
      summary: 'A document that an associate uploaded for a task',
      policy: office,
      params: params.extend({ code: codeParam() }),
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { code: 'U000008', id: document.id } },
      async handler({ db, params: { code, id }, reply }) {
        const file = await files.find(db, code, id);
        if (file?.purpose !== EFAST_DOCUMENT) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
  ];
};
