import { type PickerOption, type PickerProps, SearchPicker } from '@upline/ui-kit/picker/search-picker.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';

interface FoundFieldProps
  extends Pick<FieldBinding<string>, 'value' | 'onChange' | 'error' | 'data-path'>,
    Pick<PickerProps, 'search'> {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
}

/** A record that is searched for; what is kept is its id. */
export function FoundField(props: FoundFieldProps) {
  const { label, required, help, value, onChange, error, search } = props;
  const [chosen, choose] = useState<PickerOption | null>(null);
  return (
    <SearchPicker
      label={label}
      data-path={props['data-path']}
      {...(required ? { required } : {})}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      value={chosen?.id === value ? chosen : null}
      onChange={(option) => {
        choose(option);
        onChange(option?.id ?? '');
      }}
      search={search}
    />
  );
}
