import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { documentUpload } from '../../attachments/document-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { progressOfAll } from '../../efast-start/efast-starts.service.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, codeParam, idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import { trainingExamples as examples } from './training.examples.ts';
import { toProgram, toProgramRow } from './training.record.ts';
import { acknowledgeBody, program, stepBody, traineeRow } from './training.schemas.ts';
import { training } from './training.service.ts';
import { lockProgram } from './training.store.ts';
import { traineeList } from './training-programs.list.ts';
import { allPrograms, trainedBy } from './training-reads.store.ts';

const tag = 'Training';
const params = z.strictObject({ id: idParam() });
const codeParams = z.strictObject({ code: codeParam() });
const own = {
  needs: 'dashboard.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const team = { ...own, needs: 'team.view', scope: 'team' } as const satisfies Policy;
const SEEN =
  'The trainer, and RMD and above for their downline; without money, files and whole policy numbers (domain.md 7.1).';

const TRAINING_DOCUMENT = 'training-document';

/** The trainee's own program and those of trainees (domain.md 2.19). */
export const trainingRoutes: Area = (platform) => {
  const service = training(platform);
  const files = attachments(platform);
  return [
    operation({
      id: 'getOwnTrainingProgram',
      method: 'GET',
      path: '/account/training-program',
      tag,
      summary: 'The training program of the caller',
      description: 'Without a program 404.',
      policy: own,
      refusals: [404],
      answer: { status: 200, schema: program },
      examples: { answer: examples.own },
      async handler(input) {
        const row = await allPrograms(input.db, input.today).findOf(input.caller.code);
        if (!row) throw notFound();
        return toProgram(input, row);
      },
    }),
    documentUpload(files, {
      id: 'uploadTrainingDocument',
      path: '/account/training-documents',
      tag,
      summary: 'Upload the certificate of a training step',
      namedIn: 'the step',
      policy: { ...own, proxy: 'refused' },
      purpose: TRAINING_DOCUMENT,
      example: examples.document,
    }),
    operation({
      id: 'getTrainingDocument',
      method: 'GET',
      path: '/account/training-documents/{id}',
      tag,
      summary: 'A file of the own program',
      policy: { ...own, proxy: 'refused' },
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { id: examples.document.id } },
      async handler({ db, caller, params: { id }, reply }) {
        const file = await files.find(db, caller.code, id);
        if (file?.purpose !== TRAINING_DOCUMENT) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
    operation({
      id: 'enterTrainingStep',
      method: 'PUT',
      path: '/account/training-program/steps',
      tag,
      summary: 'Enter a step of the own program with its date and file',
      policy: { ...own, proxy: 'refused' },
      body: stepBody,
      ifMatch: 'required',
      refusals: [404],
      answer: { status: 200, schema: program },
      examples: {
        body: { step: 'exam_passed', on: '2026-11-10', document_id: examples.document.id },
        answer: examples.own,
      },
      async handler(input) {
        const { db, caller, today, version, body } = input;
        const source = allPrograms(db, today);
        const found = await source.findOf(caller.code);
        const locked = found && (await lockProgram(db, found.id));
        if (!locked) throw notFound();
        const file = await files.find(db, caller.code, body.document_id);
        if (file?.purpose !== TRAINING_DOCUMENT)
          throw invalid([{ field: 'document_id', message: 'Document is not valid' }]);
        await service.enterStep(input, locked, version, body);
        const after = await source.findOf(caller.code);
        if (!after) throw notFound();
        return toProgram(input, after);
      },
    }),
    ...listOperations(platform, {
      name: 'Trainees',
      path: '/team/trainees',
      tag,
      summary: 'Trainees of the caller, what is due first comes first',
      description: SEEN,
      policy: team,
      list: traineeList,
      row: traineeRow,
      source: ({ db, caller, today, query }) => trainedBy(db, caller, today, query),
      async toRows(rows, { db, today }) {
        const starts = await progressOfAll(
          db,
          rows.map(({ associate_code }) => associate_code),
        );
        return rows.map((row) => ({
          ...toProgramRow(today, row),
          efast_percent: starts.get(row.associate_code)?.percent ?? 0,
        }));
      },
      examples: {
        query: { filter: '{"status":{"in":["Open","Reopen"]}}' },
        rows: [{ ...examples.row, efast_percent: 66 }],
      },
      count: {
        summary: 'How many trainees match',
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, count: 3 },
      },
    }),
    operation({
      id: 'getTrainee',
      method: 'GET',
      path: '/team/trainees/{code}',
      tag,
      summary: 'The program of a trainee',
      description: SEEN,
      policy: team,
      params: codeParams,
      answer: { status: 200, schema: program },
      examples: { params: examples.codeParams, answer: examples.whole },
      async handler(input) {
        const row = await trainedBy(input.db, input.caller, input.today).findOf(input.params.code);
        if (!row) throw notFound();
        return toProgram(input, row);
      },
    }),
    operation({
      id: 'openTrainingProgram',
      method: 'POST',
      path: '/team/training-programs/{id}/open',
      tag,
      summary: 'Open the program of a trainee',
      description: 'By the trainer; after three days it opens by itself.',
      policy: { ...team, proxy: 'refused' },
      params,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: program },
      examples: { params: examples.params, answer: examples.whole },
      async handler(input) {
        await service.open(input, input.params.id, input.version);
        const row = await trainedBy(input.db, input.caller, input.today).find(input.params.id);
        if (!row) throw notFound();
        return toProgram(input, row);
      },
    }),
    operation({
      id: 'acknowledgeTrainingCase',
      method: 'POST',
      path: '/team/training-cases/{id}/acknowledge',
      tag,
      summary: 'Acknowledge a case of a trainee',
      description:
        'The trainer within 14 days of issue, after that the trainer’s RMD (R-TRN-01). The third case of a licensed trainee completes the program and releases the escrow.',
      policy: { ...team, proxy: 'refused' },
      params,
      body: acknowledgeBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: program },
      examples: {
        params: examples.caseParams,
        body: { comment: 'Presented the needs analysis on her own' },
        answer: examples.whole,
      },
      async handler(input) {
        const id = await service.acknowledge(input, input.params.id, input.version, input.body.comment);
        const row = await trainedBy(input.db, input.caller, input.today).find(id);
        if (!row) throw notFound();
        return toProgram(input, row);
      },
    }),
  ];
};
