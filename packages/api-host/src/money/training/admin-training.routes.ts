import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { type HandlerInput, operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import { trainingExamples as examples } from './training.examples.ts';
import { programExport } from './training.exports.ts';
import { toProgram, toProgramRow } from './training.record.ts';
import { acknowledgeBody, program, programReasonBody, programRow, trainerBody } from './training.schemas.ts';
import { training } from './training.service.ts';
import { programList } from './training-programs.list.ts';
import { allPrograms } from './training-reads.store.ts';

const tag = 'Training (admin)';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const managing = { ...reading, needs: 'associates.manage' } as const satisfies Policy;

type Input = Pick<
  HandlerInput<'associates.manage', typeof params, undefined, undefined>,
  'db' | 'caller' | 'today'
>;

async function show(input: Input, id: string) {
  const row = await allPrograms(input.db, input.today).find(id);
  if (!row) throw notFound();
  return toProgram(input, row);
}

interface Step<B extends z.ZodType> {
  readonly id: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly body: B;
  readonly example: z.input<B>;
  /** Returns the id of the program. */
  run(
    input: HandlerInput<'associates.manage', typeof params, undefined, B>,
    body: z.output<B>,
  ): Promise<string>;
}

const step = <B extends z.ZodType>({ id, method, path, summary, description, body, example, run }: Step<B>) =>
  operation({
    id,
    method,
    path,
    tag,
    summary,
    ...(description === undefined ? {} : { description }),
    policy: managing,
    params,
    body,
    ifMatch: 'required',
    refusals: [409],
    answer: { status: 200, schema: program },
    examples: { params: examples.params, body: example, answer: examples.own },
    handler: async (input) => show(input, await run(input, input.body as z.output<B>)),
  });

/** Every program, and what admins do with them (domain.md 2.19). */
export const adminTrainingRoutes: Area = (platform) => {
  const service = training(platform);
  return [
    operation({
      id: 'listTrainingPrograms',
      method: 'GET',
      path: '/admin/training-programs',
      tag,
      summary: 'Training programs, what is due first comes first',
      policy: reading,
      query: programList.query,
      answer: { status: 200, schema: listAnswer(programRow) },
      examples: { query: { filter: '{"status":{"eq":"Defaulted"}}' }, answer: { rows: [examples.row] } },
      async handler({ db, today, query }) {
        const rows = await programList.page(query, allPrograms(db, today, query));
        return { rows: rows.map((row) => toProgramRow(today, row)) };
      },
    }),
    operation({
      id: 'countTrainingPrograms',
      method: 'GET',
      path: '/admin/training-programs/count',
      tag,
      summary: 'How many training programs match',
      policy: reading,
      query: programList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"status":{"eq":"Open"}}' }, answer: { count: 42 } },
      handler: async ({ db, today, query }) => ({
        count: await programList.count(query.filter, allPrograms(db, today, query).scoped),
      }),
    }),
    exportOperation(platform, programExport, {
      id: 'exportTrainingPrograms',
      list: '/admin/training-programs',
      tag,
      policy: reading,
    }),
    operation({
      id: 'getTrainingProgram',
      method: 'GET',
      path: '/admin/training-programs/{id}',
      tag,
      summary: 'A training program',
      policy: reading,
      params,
      answer: { status: 200, schema: program },
      examples: { params: examples.params, answer: examples.own },
      handler: (input) => show(input, input.params.id),
    }),
    step({
      id: 'defaultTrainingProgram',
      method: 'POST',
      path: '/admin/training-programs/{id}/default',
      summary: 'Set a running program to Defaulted',
      body: programReasonBody,
      example: { reason: 'The trainee has left the business' },
      async run(input, { reason }) {
        await service.setDefaulted(input, input.params.id, input.version, reason);
        return input.params.id;
      },
    }),
    step({
      id: 'reopenTrainingProgram',
      method: 'POST',
      path: '/admin/training-programs/{id}/reopen',
      summary: 'Give a defaulted trainee another 60 days',
      description: 'Once, within 30 days of default.',
      body: programReasonBody,
      example: { reason: 'The exam was postponed by the state' },
      async run(input, { reason }) {
        await service.reopen(input, input.params.id, input.version, reason);
        return input.params.id;
      },
    }),
    step({
      id: 'setTrainer',
      method: 'PUT',
      path: '/admin/training-programs/{id}/trainer',
      summary: 'Give a trainee another trainer',
      description: 'A licensed, Active upline of the trainee.',
      body: trainerBody,
      example: { trainer_code: 'U000006' },
      async run(input, { trainer_code }) {
        await service.setTrainer(input, input.params.id, input.version, trainer_code);
        return input.params.id;
      },
    }),
    step({
      id: 'acknowledgeAnyTrainingCase',
      method: 'POST',
      path: '/admin/training-cases/{id}/acknowledge',
      summary: 'Acknowledge a case for the trainer',
      body: acknowledgeBody,
      example: { comment: 'Confirmed by the trainer on the phone' },
      run: (input, { comment }) => service.acknowledge(input, input.params.id, input.version, comment),
    }),
  ];
};
