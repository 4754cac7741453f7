import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { amountText, parseAmount } from '../model/filters.ts';
import type { FilterKind } from '../types.ts';
import styles from './panels.module.css';
import type { ValueEditorProps } from './value-editor.tsx';

const UNITS: Partial<Record<FilterKind, string>> = { money: '$', percent: '%', bv: 'BV' };

interface AmountFieldProps {
  label: string;
  kind: FilterKind;
  value: string | number | boolean | undefined;
  first: boolean;
  onChange: (value: number | undefined) => void;
}

/** Digits as a person types them; the value is in cents or basis points, and no number where the text is none. */
function AmountField({ label, kind, value, first, onChange }: AmountFieldProps) {
  const [text, setText] = useState(amountText(value, kind));
  const unit = UNITS[kind];
  return (
    <TextInput
      leftSection={unit && <span aria-hidden>{unit}</span>}
      data-autofocus={first ? true : undefined}
      inputMode="decimal"
      aria-label={label}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(typed.trim() === '' ? undefined : (parseAmount(typed, kind) ?? Number.NaN));
      }}
    />
  );
}

/** One amount, or two for "is between". */
export function AmountEditor({ label, kind, operator, value, onChange }: ValueEditorProps) {
  if (operator !== 'between')
    return (
      <AmountField
        label={label}
        kind={kind.type}
        value={Array.isArray(value) ? undefined : (value as number)}
        first
        onChange={onChange}
      />
    );
  const [from = '', to = ''] = Array.isArray(value) ? value : [];
  return (
    <div className={styles.pair}>
      <AmountField
        label={`${label} from`}
        kind={kind.type}
        value={from}
        first
        onChange={(next) => onChange([next ?? '', to])}
      />
      <AmountField
        label={`${label} to`}
        kind={kind.type}
        value={to}
        first={false}
        onChange={(next) => onChange([from, next ?? ''])}
      />
    </div>
  );
}
