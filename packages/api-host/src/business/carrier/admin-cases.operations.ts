import type { z } from 'zod';
import { listOperations } from '../../platform/list/list-operations.ts';
import { type HandlerInput, type Operation, operation } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { adminCaseExport } from './carrier.export.ts';
import {
  assignBody,
  caseDetail,
  decidedCaseRow,
  carrierExamples as examples,
  matchBody,
} from './carrier.schemas.ts';
import { adminCaseList } from './carrier-cases.list.ts';
import { caseOperations, decidedRow, detailOf, office, params, tag } from './carrier-cases.operations.ts';
import type { CarrierCases } from './carrier-cases.service.ts';
import { caseSource } from './carrier-cases.source.ts';

interface ByHand<B extends z.ZodType> {
  readonly id: string;
  /** Behind the path of the case. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly body: B;
  readonly example: z.input<B>;
  run(input: HandlerInput<'policies.manage', typeof params, undefined, B>, body: z.output<B>): Promise<void>;
}

/** What the home office says about a case that the carrier's numbers do not. */
const byHand = <B extends z.ZodType>({ path, body, example, run, ...rest }: ByHand<B>) =>
  operation({
    ...rest,
    method: 'POST',
    path: `/admin/carrier-cases/{id}/${path}`,
    tag,
    policy: office,
    params,
    body,
    ifMatch: 'required',
    refusals: [409],
    answer: { status: 200, schema: caseDetail },
    examples: { params: { id: examples.id }, body: example, answer: examples.detail },
    async handler(input) {
      await run(input, input.body as z.output<B>);
      return detailOf(input, input.params.id);
    },
  });

/** All cases and what the home office says about them (domain.md 2.21, 2.36). */
export function adminCaseOperations(platform: Platform, cases: CarrierCases): Operation[] {
  return [
    ...listOperations(platform, {
      name: 'AdminCarrierCases',
      path: '/admin/carrier-cases',
      tag,
      summary: 'All cases; unmatched ones by the filter `matched`',
      policy: office,
      list: adminCaseList,
      row: decidedCaseRow,
      source: ({ db, today }) => caseSource(db, { of: 'all' }, today),
      toRow: decidedRow,
      examples: { query: { filter: '{"matched":{"eq":false}}' }, rows: [examples.row] },
      count: {
        summary: 'How many of all cases match',
        example: { query: { filter: '{"matched":{"eq":false}}' }, count: 12 },
      },
      export: adminCaseExport,
    }),
    ...caseOperations('admin', cases),
    byHand({
      id: 'matchCarrierCase',
      path: 'match',
      summary: 'Say which policy a case is about',
      description:
        'A policy of the same provider that no other active case is matched to. With null what was matched wrongly is undone.',
      body: matchBody,
      example: { policy_id: '3b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c11' },
      run: (input, { policy_id }) => cases.setMatch(input, input.params.id, input.version, policy_id),
    }),
    byHand({
      id: 'assignCarrierCase',
      path: 'associate',
      summary: 'Say whose an unmatched case is',
      description:
        'Where nobody holds the writing number that the carrier names. The associate, who must be Active and see carrier cases, is asked to add the policy (R-CAR-01). With null what was said wrongly is undone.',
      body: assignBody,
      example: { associate_code: 'U000032' },
      run: (input, { associate_code }) => cases.assign(input, input.params.id, input.version, associate_code),
    }),
  ];
}
