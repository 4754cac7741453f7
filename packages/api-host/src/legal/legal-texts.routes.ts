import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { countAnswer } from '../platform/list/define-list.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { recordOperations, recordStep } from '../platform/operation/record-operations.ts';
import { legalExamples as examples } from './legal.examples.ts';
import { legalText, legalTextBody, legalTextChange, legalTextDetail } from './legal.schemas.ts';
import { toText } from './legal-documents.record.ts';
import { legalTextList } from './legal-texts.list.ts';
import { legalTexts } from './legal-texts.service.ts';
import { textSource } from './legal-texts.store.ts';

const tag = 'Legal texts';
const params = z.strictObject({ id: idParam() });
const managing = {
  needs: 'legal.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const { textParams } = examples;

/** Texts that associates sign, in versions: drafted and published by the office (domain.md 2.7). */
export const legalTextRoutes: Area = (platform) => {
  const service = legalTexts(platform);

  return [
    ...listOperations(platform, {
      name: 'LegalTexts',
      path: '/admin/legal-texts',
      tag,
      summary: 'Versions of all texts, what was written last first',
      policy: managing,
      list: legalTextList,
      row: legalText,
      source: ({ db }) => textSource(db),
      toRow: (row, { caller }) => toText(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Draft"}}' }, rows: [examples.textRow(examples.text)] },
      count: {
        summary: 'How many versions match',
        example: { query: { filter: '{"status":{"eq":"Draft"}}' }, count: 2 },
      },
    }),
    operation({
      id: 'createLegalText',
      method: 'POST',
      path: '/admin/legal-texts',
      tag,
      summary: 'Draft the next version of a text',
      policy: managing,
      body: legalTextBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: legalTextDetail },
      examples: { body: examples.textBody, answer: examples.text },
      handler: async (input) => service.detail(input, await service.create(input, input.body)),
    }),
    ...recordOperations(
      {
        name: 'LegalText',
        path: '/admin/legal-texts',
        tag,
        reading: managing,
        writing: managing,
        body: legalTextChange,
        answer: legalTextDetail,
        examples: { params: textParams, body: examples.textChange, answer: examples.text },
        get: { summary: 'A version of a text, and what became of it' },
        update: { summary: 'Change a draft', refusals: [409] },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      {
        get: (context, id) => service.detail(context, id),
        async update(context, id, version, body) {
          await service.update(context, id, version, body);
          return service.detail(context, id);
        },
        remove: (context, id, version) => service.remove(context, id, version),
      },
    ),
    operation({
      id: 'countLegalTextConcerned',
      method: 'GET',
      path: '/admin/legal-texts/{id}/concerned',
      tag,
      summary: 'How many associates this text concerns today',
      policy: managing,
      params,
      answer: { status: 200, schema: countAnswer },
      examples: { params: textParams, answer: { count: 412 } },
      handler: async (input) => ({ count: await service.concerned(input, input.params.id) }),
    }),
    recordStep({
      id: 'publishLegalText',
      path: '/admin/legal-texts/{id}/publish',
      tag,
      summary: 'Put a draft in force and ask everybody concerned to sign it',
      description:
        'A job asks them in pages: what waits for the version before is revoked, what was signed stays. Until an AMA is signed its associate sees only the signing page (R-ASC-04).',
      policy: managing,
      answer: legalTextDetail,
      examples: { params: textParams, answer: examples.published },
      async handler(input) {
        await service.publish(input, input.params.id, input.version);
        return service.detail(input, input.params.id);
      },
    }),
  ];
};
