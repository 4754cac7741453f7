import { NativeSelect } from '@mantine/core';
import type { FieldConditions, FilterOperator, FilterValue } from '@upline/domain';
import { type FormEvent, type RefObject, useContext, useEffect, useRef } from 'react';
import { operatorLabel, operatorsOf } from '../model/filters.ts';
import { PeopleContext } from '../people-context.ts';
import { QuietButton } from '../toolbar/quiet-button.tsx';
import type { ColumnFilter } from '../types.ts';
import styles from './panels.module.css';
import { useLiveCondition } from './use-live-condition.ts';
import { ValueEditor } from './value-editor.tsx';

interface FilterFormProps {
  label: string;
  kind: ColumnFilter;
  /** The conditions on the field so far. */
  held: FieldConditions;
  operator: FilterOperator | undefined;
  /** Set to what applies a value that still waits. */
  settle: RefObject<(() => void) | undefined>;
  onBack: (() => void) | undefined;
  onOr: (() => void) | undefined;
  onWrite: (operator: FilterOperator, value: FilterValue) => void;
  onClose: () => void;
}

/** One condition: an operator and its value, in force as they are chosen and typed. Enter and Escape close. */
export function FilterForm(props: FilterFormProps) {
  const { label, kind, held, operator, settle, onBack, onOr, onWrite, onClose } = props;
  const operators = operatorsOf(kind, useContext(PeopleContext));
  const first = operator ?? operators.find((one) => one === 'in') ?? operators[0] ?? 'eq';
  const live = useLiveCondition({ label, kind, first, held, onWrite });
  settle.current = live.settle;
  const form = useRef<HTMLFormElement>(null);
  // The panel's own focus is set once, when it opens; this form may take the place of the list of fields later.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (live.finish()) onClose();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h3 className={styles.heading}>{label}</h3>
        {onBack && <QuietButton onClick={onBack}>Other field</QuietButton>}
        {onOr && (
          <QuietButton
            onClick={() => {
              live.settle();
              onOr();
            }}
          >
            + or
          </QuietButton>
        )}
      </div>
      {operators.length > 1 && (
        <NativeSelect
          aria-label="Condition"
          value={live.operator}
          data={operators.map((one) => ({
            value: one,
            label: one === 'isNull' ? 'is empty or not' : operatorLabel(kind.type, one),
          }))}
          onChange={(event) => live.choose(event.currentTarget.value as FilterOperator)}
        />
      )}
      <ValueEditor
        key={live.operator}
        label={label}
        kind={kind}
        operator={live.operator}
        value={live.value}
        onChange={live.change}
      />
      {live.problem && (
        <p role="alert" className={styles.problem}>
          {live.problem}
        </p>
      )}
      {/* Without a button that sends it, Enter in one of two fields would do nothing. */}
      <button type="submit" hidden tabIndex={-1} />
    </form>
  );
}
