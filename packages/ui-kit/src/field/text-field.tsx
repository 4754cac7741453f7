import { clsx } from 'clsx';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, Ref } from 'react';
import classes from './field.module.css';
import { FieldFrame, useControl, type ValueFieldProps } from './field-frame.tsx';

export interface TextFieldProps extends ValueFieldProps<string> {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'tel' | 'url'>;
  /** More than one row makes it a text area. */
  readonly rows?: number;
  readonly maxLength?: number;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: string;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** One line of text, or several with `rows`. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    type = 'text',
    rows = 1,
    maxLength,
    inputMode,
    spellCheck,
    autoCapitalize,
    ref,
  } = props;
  const { control, ...ids } = useControl(props);
  const shared = {
    ...control,
    className: clsx(classes.control),
    value,
    maxLength,
    spellCheck,
    autoCapitalize,
    readOnly: props.readOnly,
    ref,
  };
  return (
    <FieldFrame field={props} ids={ids}>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={inputMode}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
