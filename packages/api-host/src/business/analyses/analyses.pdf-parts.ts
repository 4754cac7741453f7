import { COMPANY_TIME_ZONE, dayAt, formatBps, formatDate, formatMoney, stateName } from '@upline/domain';
import {
  type CalculationStep,
  DIME_DEFAULTS,
  type DimeInput,
  type DimeResult,
  dimeSteps,
  FINANCIAL_LIFESTYLE_DEFAULTS,
  financialLifestyleSteps,
} from '@upline/domain/calculators';
import type { AnalysisAnswer } from './analyses.schemas.ts';

export interface PdfRow {
  readonly label: string;
  /** How it came about, under the label. */
  readonly words?: string;
  readonly values: readonly string[];
  readonly isStrong?: boolean;
}

export interface PdfSection {
  readonly title: string;
  /** Over the values, where there is more than one. */
  readonly heads?: readonly string[];
  readonly rows: readonly PdfRow[];
}

/** What the document says, before it is set. */
export interface PdfDocument {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly PdfSection[];
}

type Dime = Extract<AnalysisAnswer, { tool: 'DIME' }>;
type Lifestyle = Exclude<AnalysisAnswer, Dime>;
type Money = (cents: number) => string;

const KEY_STEPS = ['Need', 'Gap', 'Surplus', 'Recommended face amount'];
const MISSING: PdfSection = {
  title: 'Result',
  rows: [{ label: 'Some answers are still missing.', values: [] }],
};

const stepRows = (steps: readonly CalculationStep[], money: Money): PdfRow[] =>
  steps.map(({ label, words, cents }) => ({
    label,
    words,
    values: [money(cents)],
    isStrong: KEY_STEPS.includes(label),
  }));

function dimeSections({ name, inputs, results, spouse_inputs, spouse_results }: Dime, money: Money) {
  if (!results) return [MISSING];
  const people = spouse_results ? [results, spouse_results] : [results];
  const row = (label: string, key: keyof DimeResult, isStrong = false): PdfRow => ({
    label,
    values: people.map((result) => money(result[key])),
    isStrong,
  });
  const steps = (given: object, result: DimeResult) =>
    stepRows(dimeSteps({ ...DIME_DEFAULTS, ...given } as DimeInput, result, money), money);
  return [
    {
      title: 'Result',
      heads: spouse_results ? [name, 'Spouse'] : [],
      rows: [
        row('Need for life insurance', 'need_cents'),
        row('Existing cover and savings', 'existing_cents'),
        people.some(({ surplus_cents }) => surplus_cents > 0) && row('Surplus', 'surplus_cents'),
        row('Gap', 'gap_cents', true),
        row('Recommended face amount', 'recommended_face_cents', true),
      ].filter((each) => each !== false),
    },
    { title: 'How it is calculated', rows: steps(inputs, results) },
    ...(spouse_inputs && spouse_results
      ? [{ title: 'How it is calculated for the spouse', rows: steps(spouse_inputs, spouse_results) }]
      : []),
  ];
}

const SCORE_WORDS = { red: 'needs attention', amber: 'on the way', green: 'good' } as const;
const monthsText = (months: number | null | undefined) =>
  months === null || months === undefined
    ? 'never at this payment'
    : `${months} ${months === 1 ? 'month' : 'months'}`;

function lifestyleSections({ inputs, results }: Lifestyle, money: Money): PdfSection[] {
  if (!results) return [MISSING];
  const { scores } = results;
  const given = { ...FINANCIAL_LIFESTYLE_DEFAULTS, ...inputs };
  const named = {
    Protection: scores.protection,
    'Emergency fund': scores.emergency,
    Debt: scores.debt,
    Retirement: scores.retirement,
    Goals: scores.goals,
  };
  return [
    {
      title: 'Five scores',
      rows: Object.entries(named).map(([label, score]) => ({
        label,
        values: [score ? `${score.percent}%, ${SCORE_WORDS[score.color]}` : 'No DIME analysis is linked'],
      })),
    },
    {
      title: 'Retirement',
      rows: [
        // What was given is stored as JSON: its type is that of the tool, which the row names.
        ...stepRows(financialLifestyleSteps(given as never, results, money), money),
        { label: 'Readiness', values: [`${results.readiness_percent}%`], isStrong: true },
      ],
    },
    {
      title: 'Emergency fund',
      rows: [
        {
          label: 'Target',
          words: `${money(given.monthly_expenses_cents ?? 0)} a month × ${given.emergency_months ?? 0} months`,
          values: [money(results.emergency_target_cents)],
        },
        { label: 'Gap', values: [money(results.emergency_gap_cents)], isStrong: true },
      ],
    },
    {
      title: 'Debts',
      rows: (given.debts ?? []).map((debt, index) => ({
        label: `${money(debt.balance_cents ?? 0)} at ${formatBps(debt.rate_bps ?? 0)}, ${money(debt.payment_cents ?? 0)} a month`,
        values: [monthsText(results.debts[index]?.months)],
      })),
    },
    {
      title: 'Goals',
      rows: (given.goals ?? []).map((goal, index) => ({
        label: goal.name ?? `Goal ${index + 1}`,
        words: `${money(results.goals[index]?.future_amount_cents ?? 0)} in ${goal.years} years, ${money(results.goals[index]?.future_saved_cents ?? 0)} of it saved by then`,
        values: [`${money(results.goals[index]?.monthly_cents ?? 0)} a month`],
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** The analysis as a document for the client: who it is for, who prepared it and where they are licensed, and the figures. */
export function analysisDocument(analysis: AnalysisAnswer, states: readonly string[]): PdfDocument {
  const { currency, name, status, prepared_by, completed_at, updated_at } = analysis;
  const money: Money = (cents) => formatMoney(cents, currency, currency === 'USD' ? 'USA' : 'Canada');
  const day = dayAt(new Date(completed_at ?? updated_at), COMPANY_TIME_ZONE);
  return {
    title: analysis.title,
    facts: [
      ['For', name],
      ['Analysis', analysis.tool],
      [status, formatDate(day)],
      ['Prepared by', `${prepared_by.name} (${prepared_by.code})`],
      ['Licensed in', states.length > 0 ? states.map(stateName).join(', ') : 'No license in force'],
    ],
    sections: analysis.tool === 'DIME' ? dimeSections(analysis, money) : lifestyleSections(analysis, money),
  };
}
