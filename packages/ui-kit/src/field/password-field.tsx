import { Group, Input, PasswordInput } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';

export interface PasswordFieldProps extends ValueFieldProps<string> {
  readonly autoComplete?: 'current-password' | 'new-password';
  /** At the end of the label's line: “Forgot password?”. */
  readonly labelEnd?: ReactNode;
}

/** A password: paste and password managers allowed, shown on request. */
export const PasswordField = memo(function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, labelEnd } = props;
  const [shown, setShown] = useState(false);
  const { label, ...field } = useField({ autoComplete: 'current-password', ...props });
  const input = (
    <PasswordInput
      {...field}
      label={labelEnd ? undefined : label}
      aria-invalid={props.error ? true : undefined}
      value={value}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': shown ? 'Hide password' : 'Show password' }}
    />
  );
  if (!labelEnd) return input;
  return (
    <div>
      <Group justify="space-between" align="baseline">
        <Input.Label htmlFor={field.id} required={props.required}>
          {label}
        </Input.Label>
        {labelEnd}
      </Group>
      {input}
    </div>
  );
});
