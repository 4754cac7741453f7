import { inputFor, useApi } from '@upline/shell';
import { SearchPicker } from '@upline/ui-kit/picker/search-picker.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';

/** A policy as it is chosen: number and provider name it. */
export interface ChosenPolicy {
  readonly id: string;
  readonly name: string;
}

interface PolicyFieldProps extends FieldBinding<ChosenPolicy | null> {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string;
}

const MOST = 20;

/** A policy of anybody by its number. */
export function PolicyField(props: PolicyFieldProps) {
  const api = useApi();
  return (
    <SearchPicker
      {...props}
      isPrivate={false}
      search={async (text, signal) => {
        const query = { filter: { policy_number: { contains: text } }, limit: MOST };
        const { rows } = await api.call(
          'listAdminPolicies',
          ...inputFor<'listAdminPolicies'>({ query, signal }),
        );
        return rows.map(({ id, policy_number, provider }) => ({
          id,
          name: `${policy_number} · ${provider}`,
        }));
      }}
    />
  );
}
