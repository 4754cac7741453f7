import '../styles/layers.ts';
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { memo, useState } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';

/** A choice: the word itself, or a stored value with its word. */
export type SelectOption =
  | string
  | { readonly value: string; readonly label: string; readonly disabled?: boolean };

export interface SelectFieldProps extends ValueFieldProps<string> {
  readonly options: readonly SelectOption[];
  /** Word of the empty choice; without it an empty value shows “Select”. */
  readonly emptyLabel?: string;
}

/** Longer lists can be typed into. */
const SHORT = 8;

/** Finds an option by its label, or by its exact value: `TX` is Texas. */
const byWordsOrValue: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase();
  const found = (fits: (option: ComboboxItem) => boolean) =>
    options.filter((option) => 'value' in option && fits(option));
  const exact = found(({ value }) => wanted !== '' && value.toLowerCase() === wanted);
  return exact.length > 0 ? exact : found(({ label }) => label.toLowerCase().includes(wanted));
};

/**
 * One of a list. Nothing chosen is a line of the list where it is allowed: Mantine's clear button cannot be reached with
 * the keyboard, and the line says in words what nothing means.
 */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, required = false, disabled = false, readOnly = false } = props;
  const { emptyLabel = required ? 'Select' : 'None' } = props;
  const { onFocus, onBlur, ...field } = useField(props);
  // The lines are in the document while the field has the focus: the first arrow needs them, a form of sixty states does not.
  const [near, setNear] = useState(false);
  const mayBeEmpty = !required;
  const data = [
    ...(mayBeEmpty ? [{ value: '', label: emptyLabel }] : []),
    ...options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
  ];
  return (
    <Select
      {...field}
      placeholder={emptyLabel}
      disabled={disabled || readOnly}
      data={data}
      value={value === '' && !mayBeEmpty ? null : value}
      onChange={(next) => onChange(next ?? '')}
      allowDeselect={false}
      filter={byWordsOrValue}
      searchable={options.length > SHORT}
      selectFirstOptionOnChange
      openOnFocus={false}
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      comboboxProps={{ keepMounted: near }}
      onFocus={() => {
        setNear(true);
        onFocus?.();
      }}
      onBlur={() => {
        setNear(false);
        onBlur?.();
      }}
    />
  );
});
