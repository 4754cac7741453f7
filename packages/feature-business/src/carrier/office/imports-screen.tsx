import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DataListFor, queryFor, useGo } from '@upline/shell';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useEffect, useRef } from 'react';
import { FEEDS, IMPORT_LIST } from './feeds-lists.ts';
import { FeedsPage } from './feeds-page.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { IMPORTS_SHOWN_BY } from './imports-shown.ts';
import { IMPORT_COLUMNS } from './imports-table.tsx';

const route = getRouteApi('/signed-in/business/carrier-feeds');

/** How often a file that is being read is asked for. */
const EVERY = 1_000;
const UNDER_WAY = { query: { filter: { status: { eq: 'Processing' } } } } as const;
const PROGRESS_SHOWN_BY = ['listCarrierImports'] as const;
const LISTS = IMPORTS_SHOWN_BY.filter((each) => each !== 'getCarrierImport');

/** `business/carrier-feeds` of the admin app: files of carriers and what became of their rows (domain.md 2.36). */
export function ImportsScreen() {
  const { import: named, ...rest } = route.useSearch();
  const go = useGo();
  useProgress();
  return (
    <FeedsPage part="imports">
      <DataListFor
        operations={IMPORT_LIST}
        label="Imports"
        noun={{ one: 'import', many: 'imports' }}
        columns={IMPORT_COLUMNS}
        rowTarget={(row) => ({ to: FEEDS, search: (now) => ({ ...now, import: row.id }) })}
        search={{ field: 'file_name', placeholder: 'Search file names' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Files with the pending business of a carrier are imported here.',
        }}
      />
      {named && (
        <OneImport
          key={named}
          id={named}
          onClose={() => void go({ to: FEEDS, search: rest, replace: true })}
        />
      )}
    </FeedsPage>
  );
}

/** While files are read, the list says how far they are, and everything shows what they changed when they are done. */
function useProgress() {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({
    ...queryFor('countCarrierImports', UNDER_WAY),
    refetchInterval: ({ state }) => (state.data?.count ? EVERY : false),
  });
  const count = data?.count ?? 0;
  const before = useRef(0);
  useEffect(() => {
    const shown = count < before.current ? IMPORTS_SHOWN_BY : count > 0 ? PROGRESS_SHOWN_BY : [];
    before.current = count;
    for (const each of shown) void queryClient.invalidateQueries({ queryKey: [each] });
  }, [count, dataUpdatedAt, queryClient]);
}

function OneImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...queryFor('getCarrierImport', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'Processing' ? EVERY : false),
  });
  const status = data?.status;
  const before = useRef(status);
  useEffect(() => {
    const isOver = before.current === 'Processing' && status !== 'Processing';
    before.current = status;
    if (isOver) for (const each of LISTS) void queryClient.invalidateQueries({ queryKey: [each] });
  }, [status, queryClient]);
  const isAbsent = error?.statusCode === 404;
  if (error && !isAbsent) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data && !isAbsent) return null;
  return <ImportDialog done={data} onClose={onClose} />;
}
