import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { type FieldProps, useField } from './use-field.ts';

export interface CheckboxFieldProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no, decided with the form. Spread `form.checkbox(path)` into it. */
export const CheckboxField = memo(function CheckboxField(props: CheckboxFieldProps) {
  const { checked, onChange, disabled = false, readOnly = false, error } = props;
  const { withAsterisk: _, placeholder: __, ...field } = useField(props);
  return (
    <Checkbox
      {...field}
      aria-invalid={error ? true : undefined}
      checked={checked}
      disabled={disabled || readOnly}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
});
