import { formatBps, formatMoney } from '@upline/domain';
import { DIME_FIELDS, FINANCIAL_LIFESTYLE_FIELDS, type NumberField } from '@upline/domain/calculators';
import { Card, type Fact, FactList } from '@upline/ui-kit';
import type { Analysis, DimeAnalysis, LifestyleAnalysis } from './editor/analysis-values.ts';

type Currency = Analysis['currency'];
type Entries = Readonly<Record<string, unknown>>;

/** An answer of a form in words. */
type Answer = Fact & { readonly value: string };

/** A number of a form as it is read; undefined when it is empty. */
function entryText(field: NumberField, value: unknown, currency: Currency): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (field.unit === 'cents') return formatMoney(value, currency, currency === 'CAD' ? 'Canada' : 'USA');
  if (field.unit === 'bps') return formatBps(value);
  return field.unit === 'count' ? String(value) : `${value} ${field.unit}`;
}

const factsOf = (
  fields: Readonly<Record<string, NumberField>>,
  values: Entries,
  currency: Currency,
): Answer[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = entryText(field, values[name], currency);
    return value === undefined ? [] : [{ label: field.label, value, private: 'amount' as const }];
  });

const money = (cents: number | null, currency: Currency) =>
  formatMoney(cents ?? 0, currency, currency === 'CAD' ? 'Canada' : 'USA');

function dimeFacts(inputs: DimeAnalysis['inputs'], currency: Currency): Answer[] {
  const isOwned = inputs.housing === 'Own';
  const { mortgage_balance_cents, property_loans_cents, monthly_rent_cents, rent_years, ...rest } =
    DIME_FIELDS;
  const housing: Readonly<Record<string, NumberField>> = isOwned
    ? { mortgage_balance_cents, property_loans_cents }
    : { monthly_rent_cents, rent_years };
  return [
    ...inputs.debts.map(({ kind, balance_cents }, index) => ({
      label: `Debt ${index + 1}`,
      value: `${kind}, ${money(balance_cents, currency)}`,
      private: 'amount' as const,
    })),
    ...inputs.children.map(({ name, age, education_cost_cents }, index) => ({
      label: `Child ${index + 1}`,
      value: [name, age === null ? null : `age ${age}`, money(education_cost_cents, currency)]
        .filter((part) => part !== null)
        .join(', '),
      private: 'name' as const,
    })),
    { label: 'Housing', value: inputs.housing },
    ...factsOf({ ...housing, ...rest }, inputs, currency),
    ...(inputs.include_group_life ? [] : [{ label: 'Group life', value: 'Left out' }]),
  ];
}

function lifestyleFacts(inputs: LifestyleAnalysis['inputs'], currency: Currency): Answer[] {
  return [
    ...factsOf(FINANCIAL_LIFESTYLE_FIELDS, inputs, currency),
    ...inputs.debts.map((debt, index) => ({
      label: `Debt ${index + 1}`,
      value: `${money(debt.balance_cents, currency)} at ${formatBps(debt.rate_bps ?? 0)}, ${money(debt.payment_cents, currency)} a month`,
      private: 'amount' as const,
    })),
    ...inputs.goals.map(({ name, amount_cents, years, saved_cents }, index) => ({
      label: `Goal ${index + 1}`,
      value: `${name ?? 'Unnamed'}, ${money(amount_cents, currency)} in ${years} years, ${money(saved_cents, currency)} saved`,
      private: 'name' as const,
    })),
  ];
}

const answersOf = (analysis: Analysis): Answer[] =>
  analysis.tool === 'DIME'
    ? dimeFacts(analysis.inputs, analysis.currency)
    : lifestyleFacts(analysis.inputs, analysis.currency);

/** All answers of an analysis, those of the spouse named as such. */
export const allAnswers = (analysis: Analysis): Answer[] => [
  ...answersOf(analysis),
  ...(analysis.tool === 'DIME' && analysis.spouse_inputs
    ? dimeFacts(analysis.spouse_inputs, analysis.currency).map((fact) => ({
        ...fact,
        label: `Spouse: ${fact.label}`,
      }))
    : []),
];

/** The answers of an analysis to be read. */
export function AnswerFacts({ analysis }: { readonly analysis: Analysis }) {
  const { currency, notes } = analysis;
  return (
    <>
      <Card title={analysis.tool === 'DIME' && analysis.spouse_inputs ? 'Answers of the client' : 'Answers'}>
        <FactList facts={answersOf(analysis)} />
      </Card>
      {analysis.tool === 'DIME' && analysis.spouse_inputs && (
        <Card title="Answers of the spouse">
          <FactList facts={dimeFacts(analysis.spouse_inputs, currency)} />
        </Card>
      )}
      {notes && (
        <Card title="Notes">
          <FactList facts={[{ label: 'Notes', value: notes, private: 'name' }]} />
        </Card>
      )}
    </>
  );
}
