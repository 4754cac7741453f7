import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import classes from './field.module.css';
import { useField, type ValueFieldProps } from './use-field.ts';

export interface ChoicesFieldProps extends ValueFieldProps<readonly string[]> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Any number of a few choices, each a box to tick. */
export const ChoicesField = memo(function ChoicesField(props: ChoicesFieldProps) {
  const { label, help, error, required, value, onChange, options, disabled = false } = props;
  const { id } = useField(props);
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.set} aria-describedby={described || undefined}>
      <legend className={classes.legend}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          // The error summary leads to the first of them.
          data-path={index === 0 ? props['data-path'] : undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              options.flatMap((each) =>
                (each.value === option.value ? checked : value.includes(each.value)) ? [each.value] : [],
              ),
            )
          }
        />
      ))}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
});
