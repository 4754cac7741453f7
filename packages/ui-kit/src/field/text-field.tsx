import { Textarea, TextInput } from '@mantine/core';
import { type HTMLInputTypeAttribute, type InputHTMLAttributes, memo, type Ref } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';

export interface TextFieldProps extends ValueFieldProps<string> {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'tel' | 'url'>;
  /** More than one row makes it a text area, which grows with its text. */
  readonly rows?: number;
  readonly maxLength?: number;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: string;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** One line of text, or several with `rows`. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', rows = 1, inputMode } = props;
  const { maxLength, spellCheck, autoCapitalize, ref } = props;
  const shared = {
    ...useField(props),
    value,
    maxLength,
    spellCheck,
    autoCapitalize,
    ref,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return rows > 1 ? (
    <Textarea
      {...shared}
      autosize
      minRows={rows}
      maxRows={Math.max(rows, 20)}
      onFocus={(event) => {
        // Of a text area the browser brings its caret into view, and that under a bar that sticks (WCAG 2.4.11).
        event.currentTarget.scrollIntoView({ block: 'nearest' });
        shared.onFocus?.();
      }}
    />
  ) : (
    <TextInput {...shared} type={type} inputMode={inputMode} />
  );
});
