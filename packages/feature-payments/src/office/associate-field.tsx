import { useApi } from '@upline/shell';
import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';

interface AssociateFieldProps extends FieldBinding<AssociateLookup | null> {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string;
}

/** Somebody of the network by code or name. */
export function AssociateField(props: AssociateFieldProps) {
  const api = useApi();
  return (
    <AssociatePicker
      {...props}
      search={async (text, signal) =>
        (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
      }
    />
  );
}
