import { SegmentedControl } from '@mantine/core';
import {
  DEBT_KINDS,
  DIME_CHILD_FIELDS,
  DIME_DEBT_FIELDS,
  DIME_FIELDS,
  EDUCATION_PRESETS,
  HOUSING_KINDS,
} from '@upline/domain/calculators';
import { Button, FieldRow, SelectField, TextField } from '@upline/ui-kit';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from '../analyses.module.css';
import type { DimeAnalysis, DimeValues } from '../editor/analysis-values.ts';
import { type Bind, EntryField } from '../editor/entry-fields.tsx';
import { ItemList } from '../editor/item-list.tsx';

export interface DimeFieldsProps {
  readonly form: RecordFormState<DimeValues>;
  readonly bind: Bind;
  /** Whose answers: the client's, or the spouse's in the same form. */
  readonly part: 'inputs' | 'spouse_inputs';
  readonly currency: 'USD' | 'CAD';
}

type Inputs = DimeAnalysis['inputs'];

/** The questions of DIME in the order of its letters, and what is there already (domain.md 6.1). */
export function DimeFields({ form, bind, part, currency }: DimeFieldsProps) {
  const inputs = form.values[part] as Inputs;
  const { setFieldValue: set, ...loose } = byPath(form);
  const field = (name: keyof typeof DIME_FIELDS, help?: string) => (
    <EntryField
      bind={bind}
      path={`${part}.${name}`}
      field={DIME_FIELDS[name]}
      currency={currency}
      help={help}
    />
  );
  const insert = (list: 'debts' | 'children', item: object) => loose.insertListItem(`${part}.${list}`, item);
  const remove = (list: 'debts' | 'children', index: number) =>
    loose.removeListItem(`${part}.${list}`, index);
  return (
    <>
      <FormSection title="Debts" sentence="What would have to be paid at once.">
        <ItemList
          noun="debt"
          legend="Debts"
          count={inputs.debts.length}
          empty="No debts are entered. The home loan belongs to housing."
          onAdd={() => insert('debts', { kind: DEBT_KINDS[0], balance_cents: null })}
          onRemove={(index) => remove('debts', index)}
        >
          {(index) => (
            <FieldRow>
              <SelectField
                label="Kind"
                required
                options={DEBT_KINDS}
                {...bind<string>(`${part}.debts.${index}.kind`)}
              />
              <EntryField
                bind={bind}
                path={`${part}.debts.${index}.balance_cents`}
                field={DIME_DEBT_FIELDS.balance_cents}
                currency={currency}
              />
            </FieldRow>
          )}
        </ItemList>
        {field('final_expenses_cents', 'Funeral, medical bills and the like.')}
      </FormSection>
      <FormSection title="Income" sentence="What the family would live on, and for how long.">
        <FieldRow>
          {field('annual_income_cents')}
          {field('income_years')}
        </FieldRow>
      </FormSection>
      <FormSection title="Mortgage" sentence="So that the family can stay in its home.">
        <SegmentedControl
          aria-label="Housing"
          value={inputs.housing}
          data={HOUSING_KINDS.map((value) => ({ value, label: value }))}
          onChange={(housing) => set(`${part}.housing`, housing)}
        />
        {inputs.housing === 'Own' ? (
          <FieldRow>
            {field('mortgage_balance_cents')}
            {field('property_loans_cents')}
          </FieldRow>
        ) : (
          <FieldRow>
            {field('monthly_rent_cents')}
            {field('rent_years')}
          </FieldRow>
        )}
      </FormSection>
      <FormSection title="Education" sentence="What school and college of the children would cost.">
        <ItemList
          noun="child"
          legend="Children"
          count={inputs.children.length}
          empty="No children are entered."
          onAdd={() =>
            insert('children', { name: null, age: null, education_cost_cents: EDUCATION_PRESETS.Public })
          }
          onRemove={(index) => remove('children', index)}
        >
          {(index) => (
            <ChildFields bind={bind} path={`${part}.children.${index}`} currency={currency} set={set} />
          )}
        </ItemList>
        {field('education_savings_cents', 'Counted against education only.')}
      </FormSection>
      <FormSection title="What is there" sentence="Cover and savings the family already has.">
        {field('individual_life_cents')}
        <div className={classes.pair}>
          {field('group_life_cents')}
          <CheckboxField
            label="Count group life"
            help="It often ends with the job."
            {...loose.checkbox(`${part}.include_group_life`)}
          />
        </div>
        {field('savings_cents')}
      </FormSection>
    </>
  );
}

interface ChildFieldsProps {
  readonly bind: Bind;
  readonly path: string;
  readonly currency: 'USD' | 'CAD';
  readonly set: (path: string, value: unknown) => void;
}

function ChildFields({ bind, path, currency, set }: ChildFieldsProps) {
  const name = bind<string | null>(`${path}.name`);
  return (
    <>
      <FieldRow>
        <TextField
          label="Name"
          maxLength={60}
          autoComplete="off"
          {...name}
          value={name.value ?? ''}
          onChange={(text) => name.onChange(text === '' ? null : text)}
        />
        <EntryField bind={bind} path={`${path}.age`} field={DIME_CHILD_FIELDS.age} currency={currency} />
      </FieldRow>
      <EntryField
        bind={bind}
        path={`${path}.education_cost_cents`}
        field={DIME_CHILD_FIELDS.education_cost_cents}
        currency={currency}
      />
      <div className={classes.presets}>
        {Object.entries(EDUCATION_PRESETS).map(([kind, cents]) => (
          <Button
            key={kind}
            variant="subtle"
            size="xs"
            onClick={() => set(`${path}.education_cost_cents`, cents)}
          >
            {kind} college
          </Button>
        ))}
      </div>
    </>
  );
}
