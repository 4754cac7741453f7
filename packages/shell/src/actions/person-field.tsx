import { AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useApi } from '../app/client.tsx';

interface PersonFieldProps extends Pick<FieldBinding<string>, 'value' | 'onChange' | 'error' | 'data-path'> {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
  /** The name of the person who was chosen: the form keeps it with the code, so that a draft shows whom it names. */
  readonly shown: Pick<FieldBinding<string>, 'value' | 'onChange'>;
}

/** Somebody of the network by code or name; what is kept is the code. */
export function PersonField(props: PersonFieldProps) {
  const { label, required, help, value, onChange, error, shown } = props;
  const api = useApi();
  return (
    <AssociatePicker
      label={label}
      data-path={props['data-path']}
      {...(required ? { required } : {})}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      value={value === '' || shown.value === '' ? null : { code: value, name: shown.value }}
      onChange={(associate) => {
        onChange(associate?.code ?? '');
        shown.onChange(associate?.name ?? '');
      }}
      search={async (text, signal) =>
        (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
      }
    />
  );
}
