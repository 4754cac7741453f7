import { type Currency, LEVELS, type LevelCode } from '@upline/domain';
import { INCOME_FIELDS, teamLevelsFor } from '@upline/domain/calculators';
import { FieldRow, MoneyField, SelectField } from '@upline/ui-kit';
import { PercentSliderField } from '@upline/ui-kit/field/percent-slider-field.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { EntryField } from '../editor/entry-fields.tsx';
import type { IncomeNumber } from './income-address.ts';
import type { IncomeForm } from './use-income-form.ts';

interface IncomeFieldsProps {
  readonly form: IncomeForm;
  readonly own: LevelCode | null;
  readonly currency: Currency;
}

/** The questions of the income calculator (domain.md 6.3). */
export function IncomeFields({ form: { bind, values }, own, currency }: IncomeFieldsProps) {
  const number = (name: IncomeNumber, help?: string) => (
    <EntryField bind={bind} path={name} field={INCOME_FIELDS[name]} currency={currency} help={help} />
  );
  const volume = (name: IncomeNumber) => (
    <MoneyField label={INCOME_FIELDS[name].label} required isBv {...bind<number | null>(name)} />
  );
  const teamLevels = teamLevelsFor(values.level);
  return (
    <>
      <FormSection title="You" sentence="What you write yourself in a month.">
        <SelectField
          label="Level"
          required
          options={LEVELS.map(({ code, name }) => ({
            value: code,
            label: code === own ? `${name} (your level)` : name,
          }))}
          {...bind<string>('level')}
        />
        <FieldRow>
          {number('personal_policies', 'A month.')}
          {volume('average_bv_cents')}
        </FieldRow>
      </FormSection>
      <FormSection title="Team" sentence="Who is below you, and what each of them writes in a month.">
        <FieldRow>
          {number('directs')}
          {number('duplication', 'New people each of them brings.')}
          {number('generations', 'From 1 to 6.')}
        </FieldRow>
        <SelectField
          label="Team Level"
          required
          options={LEVELS.filter(({ code }) => teamLevels.includes(code)).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          help={
            values.team_level === 'RMD'
              ? 'Each of them leads a base shop: Team Policies are those of the whole base shop.'
              : undefined
          }
          {...bind<string>('team_level')}
        />
        <FieldRow>
          {number('team_policies', 'A month, each.')}
          {volume('team_average_bv_cents')}
        </FieldRow>
        {number('active_bps', 'How many of them write business.')}
      </FormSection>
      <FormSection title="Growth and lapses" sentence="What changes the figures over a year.">
        {number('monthly_recruits', 'Directs that join each month: for the growth over a year only.')}
        <PercentSliderField
          label={INCOME_FIELDS.lapse_bps.label}
          help="Part of the business that lapses; half of it is taken back."
          {...bind<number>('lapse_bps')}
        />
      </FormSection>
    </>
  );
}
