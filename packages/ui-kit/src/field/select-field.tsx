import { clsx } from 'clsx';
import classes from './field.module.css';
import { FieldFrame, useControl, type ValueFieldProps } from './field-frame.tsx';

/** A choice: the word itself, or a stored value with its word. */
export type SelectOption =
  | string
  | { readonly value: string; readonly label: string; readonly disabled?: boolean };

export interface SelectFieldProps extends ValueFieldProps<string> {
  readonly options: readonly SelectOption[];
  /** Word of the empty choice; without it an empty value shows “Select”. */
  readonly emptyLabel?: string;
}

/** One of a short list, with the browser's own list: no code, known to every phone and screen reader. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, required = false } = props;
  const { emptyLabel = required ? 'Select' : 'None' } = props;
  const { control, ...ids } = useControl(props);
  const entries = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const { placeholder: _, ...attributes } = control;
  return (
    <FieldFrame field={props} ids={ids}>
      <select
        {...attributes}
        className={clsx(classes.control, classes.select)}
        value={value}
        disabled={props.disabled || props.readOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {(!required || value === '') && <option value="">{emptyLabel}</option>}
        {entries.map((option) => (
          <option key={option.value} value={option.value} disabled={'disabled' in option && option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
