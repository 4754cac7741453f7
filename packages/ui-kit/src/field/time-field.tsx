import '../styles/layers.ts';
import { TextInput } from '@mantine/core';
import { formatTime, messages, parseTimeEntry } from '@upline/domain';
import { memo } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

const show = (value: string) => (value ? formatTime(value) : '');

/** A time of day, held as `HH:MM` and shown as `6:30 PM`; an empty text when empty. */
export const TimeField = memo(function TimeField(props: ValueFieldProps<string>) {
  const typed = useTypedText<string>({
    ...props,
    format: show,
    parse: parseTimeEntry,
    empty: '',
    message: messages.invalid(props.label),
  });
  const field = useField({ placeholder: 'H:MM AM/PM', ...props, error: typed.error });
  return <TextInput {...field} {...typed.control} autoComplete="off" />;
});
