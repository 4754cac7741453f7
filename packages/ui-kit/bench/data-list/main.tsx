import '../../src/styles/mantine.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SampleList } from '../../src/data-list/data-list.sample-list.tsx';
import { UiKitProvider } from '../../src/provider/ui-kit-provider.tsx';

// The page of the bench: everything a list can show, its size and state from the address.
const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
const limit = number('limit', 100);
const root = document.getElementById('root');

function List() {
  useLayoutEffect(() => {
    performance.measure('list', 'render');
  }, []);
  return (
    <SampleList
      total={number('total', 1_240)}
      start={{ limit }}
      withViews={!query.has('bare')}
      movable={query.has('movable')}
      rowActions={
        query.has('bare')
          ? undefined
          : (row) => [
              {
                id: 'edit',
                label: 'Edit',
                target: { to: '/business/$policy/edit', params: { policy: row.id } },
              },
              { id: 'archive', label: 'Archive', onSelect: () => undefined },
              { id: 'delete', label: 'Delete…', danger: true, onSelect: () => undefined },
            ]
      }
      bulkActions={
        query.has('bare') ? undefined : [{ id: 'archive', label: 'Archive', onRun: () => undefined }]
      }
      onExport={() => undefined}
    />
  );
}

// An app has its provider since sign-in, so the list is measured in a page that has been drawn already, and the provider
// is not drawn again with it.
function LateList() {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= number('times', 1)) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark('render');
        setDrawn(drawn + 1);
      }),
    );
  }, [drawn]);
  return drawn > 0 && <List key={drawn} />;
}

const Page = () => (
  <UiKitProvider scheme={query.get('scheme') === 'dark' ? 'dark' : 'light'} privacy={query.has('privacy')}>
    <main style={{ padding: query.has('bare') ? 0 : 'clamp(16px, 3vw, 24px)' }}>
      <h1 style={{ fontSize: 20, lineHeight: '28px', margin: '0 0 8px' }}>Policies</h1>
      <LateList />
    </main>
  </UiKitProvider>
);

if (root) createRoot(root).render(<Page />);
