import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { useApi } from '../app/client.tsx';

interface PersonFieldProps extends Pick<FieldBinding<string>, 'value' | 'onChange' | 'error' | 'data-path'> {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
}

/** Somebody of the network by code or name; what is kept is the code. */
export function PersonField(props: PersonFieldProps) {
  const { label, required, help, value, onChange, error } = props;
  const api = useApi();
  const [chosen, choose] = useState<AssociateLookup | null>(null);
  return (
    <AssociatePicker
      label={label}
      data-path={props['data-path']}
      {...(required ? { required } : {})}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      value={chosen?.code === value ? chosen : null}
      onChange={(associate) => {
        choose(associate);
        onChange(associate?.code ?? '');
      }}
      search={async (text, signal) =>
        (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
      }
    />
  );
}
