import { SegmentedControl } from '@mantine/core';
import { inputFor, useApi } from '@upline/shell';
import { ClientPicker } from '@upline/ui-kit/picker/pickers.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';

interface Lookup {
  readonly id: string;
  readonly name: string;
}

/** What the form of a new analysis holds. */
export interface StartValues {
  kind: 'client' | 'prospect';
  client_id: Lookup | null;
  prospect_id: Lookup | null;
  title: string;
}

const MOST_FOUND = '20';

/** The subject: a client or a prospect of the own book. */
export function SubjectFields({ form }: { readonly form: RecordFormState<StartValues> }) {
  const api = useApi();
  return (
    <>
      <SegmentedControl
        aria-label="For whom"
        value={form.values.kind}
        data={[
          { value: 'client', label: 'Client' },
          { value: 'prospect', label: 'Prospect' },
        ]}
        onChange={(kind) => form.setFieldValue('kind', kind)}
      />
      {form.values.kind === 'client' ? (
        <ClientPicker
          key="client"
          label="Client"
          required
          search={async (text, signal) =>
            (await api.call('searchClients', { query: { search_keyword: text }, signal })).rows
          }
          {...form.field('client_id')}
        />
      ) : (
        <ClientPicker
          key="prospect"
          label="Prospect"
          required
          search={async (text, signal) => {
            const query = { filter: { name: { contains: text } }, limit: MOST_FOUND };
            const found = await api.call('listProspects', ...inputFor<'listProspects'>({ query, signal }));
            return found.rows.map(({ id, name }) => ({
              id,
              name,
            }));
          }}
          {...form.field('prospect_id')}
        />
      )}
    </>
  );
}
