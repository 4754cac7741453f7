import { getRouteApi } from '@tanstack/react-router';
import { ListScreen, useAppConfig, useGo, useMay } from '@upline/shell';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { lazy, Suspense } from 'react';
import { PROVIDER_LIST } from './provider-lists.ts';
import { PROVIDER_COLUMNS } from './providers-table.tsx';

const route = getRouteApi('/signed-in/business/product-providers');
const Coverage = lazy(() =>
  import('./coverage-panel.tsx').then((module) => ({ default: module.CoveragePanel })),
);
const HERE = '/business/product-providers';

/** `business/product-providers`: whose products may be sold, and where the associate may sell them (domain.md 2.14). */
export function ProvidersScreen() {
  const { show, provider, state } = route.useSearch();
  const mayCover = useMay('getCoverageMap');
  const { apiUrl } = useAppConfig();
  const go = useGo();
  const coverage = (
    <Suspense>
      <Coverage
        providerId={provider}
        state={state}
        onPick={(picked) => void go({ to: HERE, search: { show, ...picked }, replace: true })}
      />
    </Suspense>
  );
  return (
    <ListScreen
      title="Product Providers"
      instead={show === 'coverage' ? coverage : undefined}
      operations={PROVIDER_LIST}
      noun={{ one: 'provider', many: 'providers' }}
      columns={PROVIDER_COLUMNS}
      rowTarget={(row) => ({
        to: '/business/product-providers/$provider_id',
        params: { provider_id: row.id },
      })}
      avatar={(row) => ({ name: row.name, src: row.has_logo ? `${apiUrl}/provider-logos/${row.id}` : null })}
      search={{ field: 'name', placeholder: 'Search providers' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'The carriers whose products you may sell will be listed here.',
      }}
    >
      {mayCover && (
        <TabsInAddress
          label="Product Providers"
          current={show ?? 'list'}
          items={[
            { key: 'list', label: 'Providers', to: { to: HERE } },
            { key: 'coverage', label: 'Where I can sell', to: { to: HERE, search: { show: 'coverage' } } },
          ]}
        />
      )}
    </ListScreen>
  );
}
