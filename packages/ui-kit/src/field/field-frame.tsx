import { type ReactNode, useEffect, useId } from 'react';
import classes from './field.module.css';

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

/** The attributes that tie a control to its label, help and error (D.2.22, X-08). */
export function useControl(props: FieldProps) {
  const made = useId();
  const id = props.id ?? made;
  const { startsFocused = false } = props;
  useEffect(() => {
    if (startsFocused) document.getElementById(id)?.focus();
  }, [startsFocused, id]);
  const helpId = props.help ? `${id}-help` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  const control = {
    id,
    name: props.name,
    disabled: props.disabled,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    'data-path': props['data-path'],
    // The focus trap of a dialog looks for it.
    'data-autofocus': startsFocused || undefined,
    'aria-describedby': describedBy,
    'aria-invalid': props.error ? (true as const) : undefined,
    'aria-required': props.required || undefined,
  };
  return { id, helpId, errorId, control };
}

export interface FieldFrameProps {
  readonly field: FieldProps;
  readonly ids: {
    readonly id: string;
    readonly helpId?: string | undefined;
    readonly errorId?: string | undefined;
  };
  readonly labelEnd?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, control, help, error: the shape of every field. */
export function FieldFrame({ field, ids, labelEnd, children }: FieldFrameProps) {
  return (
    <div className={classes.field}>
      <div className={field.hideLabel ? 'up-sr-only' : classes.labelRow}>
        <label className={classes.label} htmlFor={ids.id}>
          {field.label}
          {field.required && (
            <span className={classes.required} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      {children}
      <FieldNotes field={field} ids={ids} />
    </div>
  );
}

/** The error and the help under a control. */
export function FieldNotes({ field, ids }: Pick<FieldFrameProps, 'field' | 'ids'>) {
  return (
    <>
      {field.error && (
        <p id={ids.errorId} className={classes.error}>
          {field.error}
        </p>
      )}
      {field.help && (
        <p id={ids.helpId} className={classes.help}>
          {field.help}
        </p>
      )}
    </>
  );
}
