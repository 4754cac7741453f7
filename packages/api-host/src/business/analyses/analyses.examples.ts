import { DIME_DEFAULTS, dime } from '@upline/domain/calculators';
import type { z } from 'zod';
import type { AnalysisAnswer, analysisBody, analysisListRow } from './analyses.schemas.ts';

const id = '5d0b8a3e-7c41-4f0e-9a27-1b6f3f8d2c90';
const stamp = '2026-11-21T15:04:05.000Z';

const inputs = {
  ...DIME_DEFAULTS,
  debts: [
    { kind: 'Auto', balance_cents: 1_800_000 },
    { kind: 'Student', balance_cents: 1_200_000 },
  ],
  annual_income_cents: 7_200_000,
  mortgage_balance_cents: 28_500_000,
  children: [
    { name: 'Ada', age: 9, education_cost_cents: 10_000_000 },
    { name: 'Leo', age: 6, education_cost_cents: 10_000_000 },
  ],
  individual_life_cents: 25_000_000,
  group_life_cents: 4_000_000,
} satisfies Extract<z.input<typeof analysisBody>, { tool: 'DIME' }>['inputs'];

const results = dime(inputs);

const body = {
  tool: 'DIME',
  client_id: '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01',
  prospect_id: null,
  title: 'Family cover',
  notes: null,
  inputs,
  spouse_inputs: null,
} satisfies z.input<typeof analysisBody>;

const row = {
  id,
  client_id: body.client_id,
  prospect_id: null,
  name: 'Grace Okafor',
  tool: 'DIME',
  title: body.title,
  status: 'Draft',
  gap_cents: results.gap_cents,
  currency: 'USD',
  completed_at: null,
  created_at: stamp,
  updated_at: stamp,
  version: 2,
  actions: ['update', 'complete', 'copy', 'delete'],
} satisfies z.input<typeof analysisListRow>;

const answer = {
  ...row,
  notes: null,
  formula_version: 1,
  prepared_by: { code: 'U000123', name: 'Dev Patel' },
  inputs,
  spouse_inputs: null,
  results,
  spouse_results: null,
} satisfies AnalysisAnswer;

const completed = {
  ...answer,
  status: 'Completed',
  completed_at: stamp,
  version: 3,
  actions: ['copy'],
} satisfies AnalysisAnswer;

/** Example requests and answers of the document. */
export const analysisExamples = { params: { id }, body, row, answer, completed };
