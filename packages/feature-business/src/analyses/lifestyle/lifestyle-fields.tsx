import {
  FINANCIAL_LIFESTYLE_DEBT_FIELDS,
  FINANCIAL_LIFESTYLE_FIELDS,
  FINANCIAL_LIFESTYLE_GOAL_FIELDS,
} from '@upline/domain/calculators';
import { FieldRow, TextField } from '@upline/ui-kit';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { LifestyleValues } from '../editor/analysis-values.ts';
import { type Bind, EntryField, type EntryProps } from '../editor/entry-fields.tsx';
import { ItemList } from '../editor/item-list.tsx';

export interface LifestyleFieldsProps {
  readonly form: RecordFormState<LifestyleValues>;
  readonly bind: Bind;
  readonly currency: 'USD' | 'CAD';
}

type Name = keyof typeof FINANCIAL_LIFESTYLE_FIELDS;

/** The questions of the Financial Lifestyle Strategy (domain.md 6.2). */
export function LifestyleFields({ form, bind, currency }: LifestyleFieldsProps) {
  const { debts, goals } = form.values.inputs;
  const lists = byPath(form);
  const field = (name: Name, help?: string) => (
    <EntryField
      bind={bind}
      path={`inputs.${name}`}
      field={FINANCIAL_LIFESTYLE_FIELDS[name]}
      currency={currency}
      help={help}
    />
  );
  const item = <Fields extends Record<string, EntryProps['field']>>(
    list: string,
    index: number,
    fields: Fields,
  ) => {
    const one = (name: keyof Fields & string) => (
      <EntryField
        bind={bind}
        path={`inputs.${list}.${index}.${name}`}
        field={fields[name] as EntryProps['field']}
        currency={currency}
      />
    );
    return one;
  };
  return (
    <>
      <FormSection title="Retirement" sentence="When it begins and what it should pay.">
        <FieldRow>
          {field('current_age')}
          {field('retirement_age')}
          {field('life_expectancy')}
        </FieldRow>
        <FieldRow>
          {field('income_cents', 'A year, before taxes.')}
          {field('replace_bps', 'Part of it wanted later.')}
        </FieldRow>
        {field('other_income_cents', "A year, in today's dollars: Social Security or CPP and OAS, pension.")}
      </FormSection>
      <FormSection title="Savings" sentence="What is set aside for retirement, and how it grows.">
        <FieldRow>
          {field('savings_cents')}
          {field('monthly_contribution_cents')}
        </FieldRow>
        <FieldRow>
          {field('return_before_bps')}
          {field('return_after_bps')}
        </FieldRow>
        {field('inflation_bps', 'How fast prices rise in a year.')}
      </FormSection>
      <FormSection title="Emergency fund" sentence="How long the family could go without income.">
        <FieldRow>
          {field('monthly_expenses_cents')}
          {field('emergency_months')}
        </FieldRow>
        {field('emergency_savings_cents')}
      </FormSection>
      <FormSection title="Debts">
        <ItemList
          noun="debt"
          legend="Debts"
          count={debts.length}
          empty="No debts are entered."
          onAdd={() =>
            lists.insertListItem('inputs.debts', {
              balance_cents: null,
              rate_bps: null,
              payment_cents: null,
            })
          }
          onRemove={(index) => lists.removeListItem('inputs.debts', index)}
        >
          {(index) => {
            const one = item('debts', index, FINANCIAL_LIFESTYLE_DEBT_FIELDS);
            return (
              <FieldRow>
                {one('balance_cents')}
                {one('rate_bps')}
                {one('payment_cents')}
              </FieldRow>
            );
          }}
        </ItemList>
      </FormSection>
      <FormSection title="Goals">
        <ItemList
          noun="goal"
          legend="Goals"
          count={goals.length}
          empty="No goals are entered: a home, a car, a journey."
          onAdd={() =>
            lists.insertListItem('inputs.goals', {
              name: null,
              amount_cents: null,
              years: null,
              saved_cents: null,
            })
          }
          onRemove={(index) => lists.removeListItem('inputs.goals', index)}
        >
          {(index) => {
            const one = item('goals', index, FINANCIAL_LIFESTYLE_GOAL_FIELDS);
            const name = bind<string | null>(`inputs.goals.${index}.name`);
            return (
              <>
                <TextField
                  label="Name"
                  maxLength={60}
                  {...name}
                  value={name.value ?? ''}
                  onChange={(text) => name.onChange(text === '' ? null : text)}
                />
                <FieldRow>
                  {one('amount_cents')}
                  {one('saved_cents')}
                  {one('years')}
                </FieldRow>
              </>
            );
          }}
        </ItemList>
      </FormSection>
    </>
  );
}
