import { Input, PinInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';

export interface OneTimeCodeFieldProps extends ValueFieldProps<string> {
  readonly length?: number;
  /** Called once the last digit is entered. */
  readonly onComplete?: (code: string) => void;
}

const onlyBeforeLast = (before: string, after: string) =>
  before.length === after.length &&
  before.at(-1) === after.at(-1) &&
  [...after].filter((digit, index) => digit !== before[index]).length === 1;

/** The code from the mail or text: filled by the phone, pasteable in any spacing, complete with its last digit. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { value, onChange, length = 6, onComplete } = props;
  const { id, label, description, error, withAsterisk, name, disabled, autoFocus, ...field } =
    useField(props);
  const take = (code: string) => {
    onChange(code);
    // One digit changed in a code that was complete is the start of another one, unless it is the last.
    const isStarted = onlyBeforeLast(value, code);
    if (code.length === length && !isStarted) onComplete?.(code);
  };
  // A code is copied with what is around and in it; Mantine would refuse `123-456`.
  const onPaste = (event: ClipboardEvent) => {
    const code = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, length);
    event.preventDefault();
    if (code !== '') take(code);
  };
  return (
    <Input.Wrapper id={`${id}-1`} {...{ label, description, error, withAsterisk }}>
      <PinInput
        id={id}
        data-path={field['data-path']}
        name={name}
        type="number"
        inputType="text"
        length={length}
        gap="xs"
        placeholder=""
        disabled={disabled}
        autoFocus={autoFocus}
        error={Boolean(error)}
        value={value}
        onChange={take}
        getInputProps={(index) => ({
          onPaste,
          // The label belongs to the first digit; the others say which they are.
          'aria-label': index === 0 ? undefined : `Digit ${index + 1} of ${length}`,
          'aria-required': field['aria-required'],
          'data-autofocus': index === 0 ? field['data-autofocus'] : undefined,
        })}
      />
    </Input.Wrapper>
  );
}
