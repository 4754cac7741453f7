import '@mantine/core/styles/Radio.layer.css';
import { Radio, TextInput } from '@mantine/core';
import type { FilterOperator, FilterValue } from '@upline/domain';
import type { ColumnFilter } from '../types.ts';
import { AmountEditor } from './amount-editor.tsx';
import { DateEditor } from './date-editor.tsx';
import { isPlace, NamedEditor, PersonEditor } from './named-editor.tsx';
import { OptionsEditor } from './options-editor.tsx';
import styles from './panels.module.css';

export interface ValueEditorProps {
  label: string;
  kind: ColumnFilter;
  operator: FilterOperator;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

interface YesNoProps {
  label: string;
  value: FilterValue | undefined;
  yes: string;
  no: string;
  onChange: (value: boolean) => void;
}

function YesNo({ label, value, yes, no, onChange }: YesNoProps) {
  return (
    <fieldset className={styles.pair}>
      <legend className="up-sr-only">{label}</legend>
      {[true, false].map((one) => (
        <Radio
          key={String(one)}
          className={styles.check ?? ''}
          label={one ? yes : no}
          name="filter-value"
          data-autofocus={value === one || (value === undefined && one) ? true : undefined}
          checked={value === one}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}

/** The field for a condition's value, by type and operator. */
export function ValueEditor(props: ValueEditorProps) {
  const { label, kind, operator, value, onChange } = props;
  if (operator === 'isNull')
    return <YesNo label={label} value={value} yes="Is empty" no="Is not empty" onChange={onChange} />;
  if (operator === 'during' || operator === 'in_team') return <NamedEditor {...props} />;
  if (isPlace(operator)) return <PersonEditor {...props} />;
  if (kind.type === 'boolean')
    return <YesNo label={label} value={value} yes="Yes" no="No" onChange={onChange} />;
  if (kind.type === 'enum' || kind.options) return <OptionsEditor {...props} />;
  if (kind.type === 'date' || kind.type === 'datetime') return <DateEditor {...props} />;
  if (kind.type !== 'text') return <AmountEditor {...props} />;
  return (
    <TextInput
      data-autofocus
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
