/**
 * The calculators of domain.md 6. Computed with doubles and rounded half up to cents at the end (R-CAL-03); inputs are
 * whole cents, basis points, years and counts. Own subpath, so that only the screens that calculate load it.
 */
export * from './dime.ts';
export { type CalculationStep, dimeSteps } from './dime-steps.ts';
export * from './financial-lifestyle.ts';
export * from './financial-lifestyle-form.ts';
export { financialLifestyleSteps } from './financial-lifestyle-steps.ts';
export * from './income.ts';
export { type Entry, type EntryError, entryError, type NumberField } from './numbers.ts';

/** Shown on every calculator, beside a link to the income disclosure (R-CAL-01). */
export const CALCULATOR_DISCLAIMER =
  'Hypothetical illustration for planning. It is not a promise, a guarantee or a typical result. Most associates earn less.';

/** The two tools of a financial needs analysis. */
export const FNA_TOOLS = ['DIME', 'Financial Lifestyle Strategy'] as const;
export type FnaTool = (typeof FNA_TOOLS)[number];

/** Frozen with the results of a completed analysis; raised when a formula changes (domain.md 2.20). */
export const FORMULA_VERSIONS: Readonly<Record<FnaTool, number>> = {
  DIME: 1,
  'Financial Lifestyle Strategy': 1,
};
