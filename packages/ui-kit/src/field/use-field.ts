import { useId } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** What every field takes. Spread `form.field(path)` into it. */
export interface FieldProps {
  readonly label: string;
  /** One sentence under the field. */
  readonly help?: ReactNode;
  /** Message under the field; it marks the field as wrong. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly name?: string;
  readonly autoComplete?: string;
  /** Takes the focus when it appears: the one field of a dialog, the code after the password. */
  readonly startsFocused?: boolean;
  readonly placeholder?: string;
  readonly id?: string;
  /** Path in the form's values; the error summary finds the field by it. */
  readonly 'data-path'?: string;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
  /** Label for screen readers only, where the place already says what the field is. */
  readonly hideLabel?: boolean;
}

/** A field with a value: `onChange` gives the value, never an event. */
export interface ValueFieldProps<Value> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A field's props as Mantine's inputs take them: they tie label, help and error to the control (D.2.22, X-08). */
export function useField(props: FieldProps) {
  const { label, hideLabel = false, required, startsFocused = false } = props;
  return {
    id: useId(props.id),
    name: props.name,
    label: hideLabel ? undefined : label,
    'aria-label': hideLabel ? label : undefined,
    description: props.help,
    error: props.error,
    // Announced and shown by us instead of the browser: screen readers call an empty field with `required` invalid from the
    // start.
    withAsterisk: required,
    'aria-required': required || undefined,
    disabled: props.disabled,
    readOnly: props.readOnly,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    'data-path': props['data-path'],
    autoFocus: startsFocused,
    // The focus trap of a dialog looks for it.
    'data-autofocus': startsFocused || undefined,
  };
}
