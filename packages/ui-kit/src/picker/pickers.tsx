import { memo, useRef } from 'react';
import { type PickerOption, type PickerProps, SearchPicker } from './search-picker.tsx';

interface LookupProps<Row> extends Omit<PickerProps, 'search' | 'value' | 'onChange' | 'isPrivate'> {
  readonly value: Row | null;
  readonly onChange: (value: Row | null) => void;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Row[]>;
}

/** What the search of associates answers (SPEC 3). */
export interface AssociateLookup {
  readonly code: string;
  readonly name: string;
}

/** What the search of clients answers. */
export interface ClientLookup {
  readonly id: string;
  readonly name: string;
}

/** What the search of providers answers; an Inactive one is greyed. */
export interface ProviderLookup {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

function Lookup<Row>({
  optionOf,
  isPrivate,
  value,
  onChange,
  search,
  ...field
}: LookupProps<Row> & { readonly optionOf: (row: Row) => PickerOption; readonly isPrivate: boolean }) {
  const rows = useRef(new Map<string, Row>()).current;
  return (
    <SearchPicker
      {...field}
      isPrivate={isPrivate}
      value={value && optionOf(value)}
      onChange={(option) => onChange(option && (rows.get(option.id) ?? null))}
      search={async (text, signal) => {
        const found = await search(text, signal);
        for (const row of found) rows.set(optionOf(row).id, row);
        return found.map(optionOf);
      }}
    />
  );
}

/** An associate by code prefix or name; code and name are shown. */
export const AssociatePicker = memo(function AssociatePicker(props: LookupProps<AssociateLookup>) {
  return <Lookup {...props} isPrivate optionOf={({ code, name }) => ({ id: code, code, name })} />;
});

/** A client by name, phone or policy number. */
export const ClientPicker = memo(function ClientPicker(props: LookupProps<ClientLookup>) {
  return <Lookup {...props} isPrivate optionOf={({ id, name }) => ({ id, name })} />;
});

/** A provider by name; Inactive ones are greyed and say so. */
export const ProviderPicker = memo(function ProviderPicker(props: LookupProps<ProviderLookup>) {
  return (
    <Lookup
      {...props}
      isPrivate={false}
      optionOf={({ id, name, status }) => ({ id, name, inactive: status === 'Inactive' })}
    />
  );
});
