import { Button, SelectField, useNarrow } from '@upline/ui-kit';
import { PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import {
  cellLabel,
  cellOf,
  type Finding,
  findingsIn,
  type GridRow,
  inherited,
  isOfRow,
  rowsFor,
} from './rates-values.ts';
import type { Schedule } from './schedule-list.ts';
import classes from './schedules.module.css';
import { EVERY_PRODUCT, keyOfSubject, type Subject, subjectName, subjectsOf } from './subjects.ts';

interface GridProps {
  readonly form: RecordFormState<{ rates: readonly GridRow[] }>;
  readonly schedule: Schedule;
}

/** Rates by what they are for: a row for each kind, a cell for each level. What breaks a rule is said below its row. */
export function RatesGrid({ form, schedule }: GridProps) {
  const { rates: rows } = form.values;
  const findings = findingsIn(rows, schedule);
  const set = (next: readonly GridRow[]) => byPath(form).setFieldValue('rates', next);
  const sections = [...Map.groupBy(rows, keyOfSubject)];
  return (
    <>
      <p className={layout.muted}>
        Percent of BV. An empty cell leaves the rate to what is looked up next: the type of the product, then
        every product, then the ladder of levels. Its gray figure says what that is.
      </p>
      {sections.map(([key, own]) => (
        <FormSection key={key} title={own[0]?.name ?? ''}>
          <Section form={form} schedule={schedule} rows={own} findings={findings} />
          {key !== keyOfSubject(EVERY_PRODUCT) && (
            <div>
              <Button size="xs" onClick={() => set(rows.filter((row) => keyOfSubject(row) !== key))}>
                Remove these rates
              </Button>
            </div>
          )}
        </FormSection>
      ))}
      <AddRates
        open={subjectsOf(schedule.products).filter(
          (subject) => !sections.some(([key]) => key === keyOfSubject(subject)),
        )}
        products={schedule.products}
        onAdd={(subject) => set([...rows, ...rowsFor(subject, schedule.products)])}
      />
    </>
  );
}

interface SectionProps extends GridProps {
  readonly rows: readonly GridRow[];
  readonly findings: readonly Finding[];
}

function Section({ form, schedule, rows, findings }: SectionProps) {
  const narrow = useNarrow();
  const { rates: all } = form.values;
  const { ladder } = schedule;
  return (
    <div className={classes.grid}>
      {!narrow && (
        <div className={classes.row} aria-hidden>
          <span />
          {ladder.map(({ code, name }) => (
            <abbr key={code} title={name} className={classes.level}>
              {code}
            </abbr>
          ))}
        </div>
      )}
      {rows.map((row) => {
        const index = all.findIndex(({ key }) => key === row.key);
        const broken = findings.filter(isOfRow(row));
        const otherwise = inherited(all, row, schedule);
        return (
          <div key={row.key}>
            <fieldset className={classes.row}>
              <legend className="up-sr-only">
                {row.name}, {row.kind}
              </legend>
              <span className={classes.name} aria-hidden>
                {row.kind}
              </span>
              {ladder.map(({ code }) => (
                <div
                  key={code}
                  data-broken={broken.some(({ level_code }) => level_code === code) || undefined}
                >
                  {narrow && (
                    <span className={classes.level} aria-hidden>
                      {code}
                    </span>
                  )}
                  <PercentField
                    label={cellLabel(row.kind, code)}
                    hideLabel
                    placeholder={otherwise(code)}
                    {...byPath(form).field<number | null>(`rates.${index}.cells.${cellOf(code)}`)}
                  />
                </div>
              ))}
            </fieldset>
            {broken.length > 0 && (
              <ul className={classes.broken} aria-label={`Rules broken by ${row.kind} of ${row.name}`}>
                {broken.map(({ rule, level_code, message }) => (
                  <li key={`${rule} ${level_code}`}>
                    {level_code}: {message}
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface AddRatesProps {
  /** What has no rates of its own yet. */
  readonly open: readonly Subject[];
  readonly products: Schedule['products'];
  readonly onAdd: (subject: Subject) => void;
}

function AddRates({ open, products, onAdd }: AddRatesProps) {
  const [key, setKey] = useState('');
  const chosen = open.find((subject) => keyOfSubject(subject) === key);
  return (
    <FormSection title="Rates of a type or a product">
      <div className={classes.add}>
        <SelectField
          label="Product or Type"
          options={open.map((subject) => ({
            value: keyOfSubject(subject),
            label: subjectName(subject, products),
          }))}
          value={chosen ? key : ''}
          onChange={setKey}
        />
        <Button disabled={!chosen} onClick={() => chosen && onAdd(chosen)}>
          Add rates
        </Button>
      </div>
    </FormSection>
  );
}
