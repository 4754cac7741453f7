import { useQueryClient } from '@tanstack/react-query';
import { inputFor, queryFor, useApi, useGo } from '@upline/shell';
import { FEEDS } from './feeds-lists.ts';
import { ImportFileForm } from './import-file-form.tsx';
import { IMPORTS_SHOWN_BY } from './imports-shown.ts';
import type { ImportDetail } from './imports-table.tsx';

/** Sends a carrier's file and leads to what became of it. */
export function ImportFileDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useGo();
  return (
    <ImportFileForm
      searchProviders={async (text, signal) =>
        (await api.call('searchProviders', { query: { search: text }, signal })).rows
      }
      send={async (provider_id, file, signal) => {
        const body = new FormData();
        body.append('file', file);
        const input = inputFor<'importCarrierFeed'>({ query: { provider_id }, body, signal });
        const begun = (await api.call('importCarrierFeed', ...input)) as ImportDetail;
        queryClient.setQueryData(queryFor('getCarrierImport', { params: { id: begun.id } }).queryKey, begun);
        return begun;
      }}
      onDone={(id) => {
        for (const each of IMPORTS_SHOWN_BY) void queryClient.invalidateQueries({ queryKey: [each] });
        onClose();
        void go({ to: FEEDS, search: { import: id } });
      }}
      onClose={onClose}
    />
  );
}
