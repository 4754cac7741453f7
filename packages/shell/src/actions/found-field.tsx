import { type PickerProps, SearchPicker } from '@upline/ui-kit/picker/search-picker.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';

interface FoundFieldProps
  extends Pick<FieldBinding<string>, 'value' | 'onChange' | 'error' | 'data-path'>,
    Pick<PickerProps, 'search'> {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
  /** What the chosen record is called: the form keeps it with the id, so that a draft shows what it names. */
  readonly shown: Pick<FieldBinding<string>, 'value' | 'onChange'>;
}

/** A record that is searched for; what is kept is its id. */
export function FoundField(props: FoundFieldProps) {
  const { label, required, help, value, onChange, error, search, shown } = props;
  return (
    <SearchPicker
      label={label}
      data-path={props['data-path']}
      {...(required ? { required } : {})}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      value={value === '' || shown.value === '' ? null : { id: value, name: shown.value }}
      onChange={(option) => {
        onChange(option?.id ?? '');
        shown.onChange(option ? [option.code, option.name].filter(Boolean).join(' · ') : '');
      }}
      search={search}
    />
  );
}
