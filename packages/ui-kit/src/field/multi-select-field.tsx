import '../styles/layers.ts';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { useField, type ValueFieldProps } from './use-field.ts';

export interface MultiSelectFieldProps extends ValueFieldProps<readonly string[]> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** How many may be chosen. */
  readonly most: number;
  /** Set where `options` are those that were found for the typed text; options that are chosen stay among them. */
  readonly onSearch?: (text: string) => void;
}

/** Some of a list that is too long to tick: typed into, and kept in the order in which they were chosen. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { value, onChange, options, most, onSearch } = props;
  return (
    <MultiSelect
      {...useField(props)}
      data={[...options]}
      value={[...value]}
      maxValues={most}
      searchable
      onSearchChange={onSearch}
      filter={onSearch && (({ options: found }) => found)}
      hidePickedOptions
      nothingFoundMessage="Nothing found"
      onChange={onChange}
    />
  );
}
