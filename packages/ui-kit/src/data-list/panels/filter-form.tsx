import { NativeSelect } from '@mantine/core';
import type { FilterOperator, FilterValue, ListFilter } from '@upline/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { fitValue, problemOf } from '../model/filter-draft.ts';
import { operatorLabel, operatorsOf, setCondition } from '../model/filters.ts';
import { QuietButton } from '../quiet-button.tsx';
import type { ColumnFilter } from '../types.ts';
import styles from './panels.module.css';
import { ValueEditor } from './value-editor.tsx';

interface FilterFormProps {
  label: string;
  field: string;
  kind: ColumnFilter;
  filter: ListFilter;
  operator: FilterOperator | undefined;
  onBack: (() => void) | undefined;
  onApply: (filter: ListFilter) => void;
}

/** One condition: an operator and its value. Enter applies. */
export function FilterForm({ label, field, kind, filter, operator, onBack, onApply }: FilterFormProps) {
  const operators = operatorsOf(kind);
  const [chosen, setChosen] = useState<FilterOperator>(
    operator ?? operators.find((one) => one === 'in') ?? operators[0] ?? 'eq',
  );
  const [value, setValue] = useState<FilterValue | undefined>(fitValue(chosen, filter[field]?.[chosen]));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The panel's own focus is set once, when it opens; this form may take the place of the list of fields later.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const choose = (next: FilterOperator) => {
    setChosen(next);
    setValue(fitValue(next, value));
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wrong = problemOf(label, chosen, value);
    if (wrong) return setProblem(wrong);
    onApply(setCondition(filter, field, chosen, value, operator));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h3 className={styles.heading}>{label}</h3>
        {onBack && <QuietButton onClick={onBack}>Other field</QuietButton>}
      </div>
      {operators.length > 1 && (
        <NativeSelect
          aria-label="Condition"
          value={chosen}
          data={operators.map((one) => ({
            value: one,
            label: one === 'isNull' ? 'is empty or not' : operatorLabel(kind.type, one),
          }))}
          onChange={(event) => choose(event.currentTarget.value as FilterOperator)}
        />
      )}
      <ValueEditor
        key={chosen}
        label={label}
        kind={kind}
        operator={chosen}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem(null);
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" size="xs">
          Apply
        </Button>
      </div>
    </form>
  );
}
