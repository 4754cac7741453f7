import {
  checkDime,
  checkFinancialLifestyle,
  type DimeResult,
  dime,
  type EntryError,
  type FinancialLifestyleResult,
  financialLifestyle,
} from '@upline/domain/calculators';
import type { AnalysisBody } from './analyses.schemas.ts';

type DimeBody = Extract<AnalysisBody, { tool: 'DIME' }>;
type LifestyleBody = Exclude<AnalysisBody, DimeBody>;

/** What a person answered, by tool. */
export type Answers =
  | Pick<DimeBody, 'tool' | 'inputs' | 'spouse_inputs' | 'notes'>
  | Pick<LifestyleBody, 'tool' | 'inputs' | 'notes'>;

/** The figures of a linked DIME analysis that the protection score is made of. */
export type Linked = Pick<DimeResult, 'need_cents' | 'existing_cents'>;

/** What the calculators make of the answers, and of which linked figures. Frozen as it is on completion. */
export type Results =
  | {
      readonly tool: 'DIME';
      readonly results: DimeResult;
      readonly spouse_results: DimeResult | null;
    }
  | {
      readonly tool: 'Financial Lifestyle Strategy';
      readonly results: FinancialLifestyleResult;
      readonly linked: Linked | null;
    };

const under = (path: string, errors: readonly EntryError[]): EntryError[] =>
  errors.map(({ field, message }) => ({ field: `${path}.${field}`, message }));

/** What is wrong with the answers, by field of the body; `complete` also asks for the required ones (domain.md 2.20). */
export function problemsOf(answers: Answers, how: { readonly complete: boolean }): EntryError[] {
  if (answers.tool !== 'DIME') return under('inputs', checkFinancialLifestyle(answers.inputs, how));
  const { inputs, spouse_inputs: spouse } = answers;
  return [
    ...under('inputs', checkDime(inputs, how)),
    ...(spouse ? under('spouse_inputs', checkDime(spouse, how)) : []),
  ];
}

/** The results, computed as the screens compute them; undefined while a required answer is missing. */
export function resultsOf(answers: Answers, linked: Linked | null): Results | undefined {
  const whole = { complete: true } as const;
  const { tool, inputs } = answers;
  if (tool !== 'DIME') {
    if (checkFinancialLifestyle(inputs, whole).length > 0) return undefined;
    return { tool, results: financialLifestyle(inputs, linked), linked };
  }
  if (checkDime(inputs, whole).length > 0) return undefined;
  const { spouse_inputs: spouse } = answers;
  const isSpouseWhole = spouse !== null && checkDime(spouse, whole).length === 0;
  return { tool, results: dime(inputs), spouse_results: isSpouseWhole ? dime(spouse) : null };
}
