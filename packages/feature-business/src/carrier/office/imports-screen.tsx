import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataListFor, queryFor } from '@upline/shell';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { FEEDS, IMPORT_LIST, type ImportSearch } from './feeds-lists.ts';
import { FeedsPage } from './feeds-page.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { IMPORT_COLUMNS } from './imports-table.tsx';

const route = getRouteApi('/signed-in/business/carrier-feeds');

/** `business/carrier-feeds` of the admin app: files of carriers and what became of their rows (domain.md 2.36). */
export function ImportsScreen() {
  const { import: named, ...rest } = route.useSearch() as ImportSearch;
  const navigate = useNavigate();
  return (
    <FeedsPage part="imports">
      <DataListFor
        operations={IMPORT_LIST}
        label="Imports"
        noun={{ one: 'import', many: 'imports' }}
        columns={IMPORT_COLUMNS}
        rowKey={(row) => row.id}
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
          onClose={() => void navigate({ to: FEEDS, search: rest, replace: true } as never)}
        />
      )}
    </FeedsPage>
  );
}

function OneImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(queryFor('getCarrierImport', { params: { id } }));
  const isAbsent = error?.statusCode === 404;
  if (error && !isAbsent) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data && !isAbsent) return null;
  return <ImportDialog done={data} onClose={onClose} />;
}
