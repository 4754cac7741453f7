import { useApi } from '@upline/shell';
import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import type { ReactNode } from 'react';

interface AssociateFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: AssociateLookup | null;
  readonly onChange: (value: AssociateLookup | null) => void;
  readonly error?: ReactNode;
}

/** Somebody of the network by code or name; the server wants a member of the own team. */
export function AssociateField({ error, ...field }: AssociateFieldProps) {
  const api = useApi();
  return (
    <AssociatePicker
      {...field}
      {...(error ? { error } : {})}
      search={async (text, signal) =>
        (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
      }
    />
  );
}
