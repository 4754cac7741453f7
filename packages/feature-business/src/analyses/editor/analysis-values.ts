import type { OperationAnswer, OperationInput } from '@upline/api-client';
import { ageOn, companyToday } from '@upline/domain';
import {
  checkDime,
  checkFinancialLifestyle,
  DIME_DEFAULTS,
  DIME_FIELDS,
  EDUCATION_PRESETS,
  type EntryError,
  entryError,
  FINANCIAL_LIFESTYLE_DEFAULTS,
  type FnaTool,
} from '@upline/domain/calculators';
import type { Subject } from '../analysis-lists.ts';

export type Analysis = OperationAnswer<'getAnalysis'>;
export type DimeAnalysis = Extract<Analysis, { tool: 'DIME' }>;
export type LifestyleAnalysis = Extract<Analysis, { tool: 'Financial Lifestyle Strategy' }>;
export type AnalysisBody = NonNullable<OperationInput<'createAnalysis'>['body']>;
type Client = OperationAnswer<'getClient'>;

/** What the form of a DIME draft holds, named as the server names it. */
export type DimeValues = Pick<DimeAnalysis, 'title' | 'inputs' | 'spouse_inputs'> & { notes: string };

/** What the form of a strategy holds. */
export type LifestyleValues = Pick<LifestyleAnalysis, 'title' | 'inputs'> & {
  notes: string;
  /** Empty: no DIME analysis is linked. */
  dime_id: string;
};

const orNull = (text: string) => (text.trim() === '' ? null : text);
const subjectOf = ({ client_id, prospect_id }: Subject) => ({ client_id, prospect_id });

export const dimeValues = ({ title, inputs, spouse_inputs, notes }: DimeAnalysis): DimeValues => ({
  title,
  inputs,
  spouse_inputs,
  notes: notes ?? '',
});

type DimeInputs = DimeAnalysis['inputs'];

/** The numbers of the kind of housing that is not chosen: they are not on the page. */
const unseen = ({ housing }: DimeInputs) =>
  housing === 'Own'
    ? (['monthly_rent_cents', 'rent_years'] as const)
    : (['mortgage_balance_cents', 'property_loans_cents'] as const);

/** Without an unseen number that the server would refuse: nobody could correct it. */
const withoutUnseen = (inputs: DimeInputs): DimeInputs => ({
  ...inputs,
  ...Object.fromEntries(
    unseen(inputs)
      .filter((name) => entryError(DIME_FIELDS[name], inputs[name], false))
      .map((name) => [name, null]),
  ),
});

export const dimeBody = (analysis: Subject, values: DimeValues): AnalysisBody => ({
  tool: 'DIME',
  ...subjectOf(analysis),
  ...values,
  inputs: withoutUnseen(values.inputs),
  spouse_inputs: values.spouse_inputs && withoutUnseen(values.spouse_inputs),
  title: orNull(values.title),
  notes: orNull(values.notes),
});

export const lifestyleValues = ({ title, inputs, dime, notes }: LifestyleAnalysis): LifestyleValues => ({
  title,
  inputs,
  dime_id: dime?.id ?? '',
  notes: notes ?? '',
});

export const lifestyleBody = (analysis: Subject, values: LifestyleValues): AnalysisBody => ({
  tool: 'Financial Lifestyle Strategy',
  ...subjectOf(analysis),
  ...values,
  title: orNull(values.title),
  notes: orNull(values.notes),
  dime_id: orNull(values.dime_id),
});

const byPath = (prefix: string, errors: readonly EntryError[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [`${prefix}.${field}`, message]));

/** Messages by path of the form; `complete` also asks for what a draft may leave empty. */
export const dimeProblems = (
  { inputs, spouse_inputs }: DimeValues,
  complete: boolean,
): Record<string, string> => ({
  ...byPath('inputs', checkDime(withoutUnseen(inputs), { complete })),
  ...(spouse_inputs ? byPath('spouse_inputs', checkDime(withoutUnseen(spouse_inputs), { complete })) : {}),
});

export const lifestyleProblems = ({ inputs }: LifestyleValues, complete: boolean) =>
  byPath('inputs', checkFinancialLifestyle(inputs, { complete }));

const OLDEST_CHILD = 25;
/** Of a child in the form; a dependent's may be longer. */
const LONGEST_NAME = 60;

/** A new form, with what is already known of the client: income, age, children. */
export function firstAnswers(tool: FnaTool, client: Client | undefined) {
  const today = companyToday();
  const income = client?.annual_income_cents ?? null;
  if (tool === 'DIME') {
    const children = (client?.dependents ?? [])
      .filter(({ relation }) => /child|son|daughter/i.test(relation))
      .map(({ name, date_of_birth }) => ({
        name: name.slice(0, LONGEST_NAME),
        age: date_of_birth ? ageOn(date_of_birth, today) : null,
      }))
      .filter(({ age }) => age === null || age <= OLDEST_CHILD)
      .map((child) => ({ ...child, education_cost_cents: EDUCATION_PRESETS.Public }));
    const inputs = { ...DIME_DEFAULTS, annual_income_cents: income, debts: [], children };
    return { tool, inputs, spouse_inputs: null };
  }
  const age = client?.date_of_birth ? ageOn(client.date_of_birth, today) : null;
  const current_age = age !== null && age >= 18 && age <= 80 ? age : null;
  const inputs = { ...FINANCIAL_LIFESTYLE_DEFAULTS, current_age, income_cents: income, debts: [], goals: [] };
  return { tool, inputs, dime_id: null };
}
