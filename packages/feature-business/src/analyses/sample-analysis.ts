import {
  DIME_DEFAULTS,
  dime,
  FINANCIAL_LIFESTYLE_DEFAULTS,
  financialLifestyle,
} from '@upline/domain/calculators';
import type { DimeAnalysis, LifestyleAnalysis } from './editor/analysis-values.ts';

const shared = {
  id: '5d0b8a3e-7c41-4f0e-9a27-1b6f3f8d2c90',
  client_id: '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01',
  prospect_id: null,
  name: 'Grace Okafor',
  status: 'Completed',
  currency: 'USD',
  completed_at: '2026-11-21T15:04:05.000Z',
  created_at: '2026-11-20T15:04:05.000Z',
  updated_at: '2026-11-21T15:04:05.000Z',
  version: 3,
  actions: ['copy'],
  formula_version: 1,
  prepared_by: { code: 'U000123', name: 'Dev Patel' },
} satisfies Partial<DimeAnalysis>;

const inputs: DimeAnalysis['inputs'] = {
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
};
const results = dime(inputs);

/** The worked example of domain.md 6.1. */
export const sampleDime: DimeAnalysis = {
  ...shared,
  tool: 'DIME',
  title: 'Family cover',
  gap_cents: results.gap_cents,
  notes: 'Review when the house is sold.',
  inputs,
  spouse_inputs: null,
  results,
  spouse_results: null,
};

const spouse: DimeAnalysis['inputs'] = {
  ...DIME_DEFAULTS,
  debts: [],
  children: [],
  annual_income_cents: 3_000_000,
  housing: 'Rent',
  monthly_rent_cents: 90_000,
  individual_life_cents: 50_000_000,
};

/** With a spouse who has more than is needed. */
export const sampleCouple: DimeAnalysis = {
  ...sampleDime,
  spouse_inputs: spouse,
  spouse_results: dime(spouse),
};

const life: LifestyleAnalysis['inputs'] = {
  ...FINANCIAL_LIFESTYLE_DEFAULTS,
  current_age: 40,
  retirement_age: 65,
  income_cents: 8_000_000,
  savings_cents: 5_000_000,
  monthly_contribution_cents: 50_000,
  other_income_cents: 2_400_000,
  monthly_expenses_cents: 400_000,
  emergency_savings_cents: 1_500_000,
  debts: [
    { balance_cents: 1_000_000, rate_bps: 1_200, payment_cents: 20_000 },
    { balance_cents: 1_000_000, rate_bps: 1_200, payment_cents: 10_000 },
  ],
  goals: [{ name: 'New kitchen', amount_cents: 2_500_000, years: 4, saved_cents: 600_000 }],
};
const lifeResults = financialLifestyle(life, results);

/** The worked example of domain.md 6.2, with the DIME analysis above linked. */
export const sampleLifestyle: LifestyleAnalysis = {
  ...shared,
  tool: 'Financial Lifestyle Strategy',
  title: 'Until sixty-five',
  gap_cents: lifeResults.gap_cents,
  notes: null,
  inputs: life,
  results: {
    ...lifeResults,
    debts: [...lifeResults.debts],
    goals: [...lifeResults.goals],
  },
  dime: {
    id: sampleDime.id,
    title: sampleDime.title,
    need_cents: results.need_cents,
    existing_cents: results.existing_cents,
  },
};
