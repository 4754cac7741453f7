import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { type HandlerInput, operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { trainingExamples as examples } from './training.examples.ts';
import { programExport } from './training.export.ts';
import { toProgram, toProgramRow } from './training.record.ts';
import {
  acknowledgeBody,
  officeProgramRow,
  program,
  programReasonBody,
  trainerBody,
} from './training.schemas.ts';
import { training } from './training.service.ts';
import { programList } from './training-programs.list.ts';
import { allPrograms, waitingMoneyOf } from './training-reads.store.ts';

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
    ...listOperations(platform, {
      name: 'TrainingPrograms',
      path: '/admin/training-programs',
      tag,
      summary: 'Training programs, what is due first comes first',
      policy: reading,
      list: programList,
      row: officeProgramRow,
      source: ({ db, today, query }) => allPrograms(db, today, query),
      async toRows(rows, { db, today }) {
        const codes = rows.map(({ associate_code }) => associate_code);
        const waiting = Map.groupBy(await waitingMoneyOf(db, codes), ({ associate_code }) => associate_code);
        return rows.map((row) => ({
          ...toProgramRow(today, row),
          waiting: (waiting.get(row.associate_code) ?? []).map(({ currency, cents }) => ({
            currency,
            cents,
          })),
        }));
      },
      examples: { query: { filter: '{"status":{"eq":"Defaulted"}}' }, rows: [examples.office] },
      count: {
        summary: 'How many training programs match',
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, count: 42 },
      },
      export: programExport,
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
