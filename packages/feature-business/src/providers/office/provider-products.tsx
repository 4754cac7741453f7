import { useSuspenseQuery } from '@tanstack/react-query';
import { AppLink, useMay } from '@upline/shell';
import { EmptyState, LinkButton, Status } from '@upline/ui-kit';
import { Sideways } from '@upline/ui-kit/detail/sideways.tsx';
import { Percent } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import table from '../small-table.module.css';
import { PRODUCTS, productsOf } from './catalogue-lists.ts';
import type { OfficeProvider } from './office-providers.actions.ts';

/** What the provider sells, by name. */
export function ProviderProducts({ provider }: { readonly provider: OfficeProvider }) {
  const { rows } = useSuspenseQuery(productsOf(provider.id)).data;
  const mayCreate = useMay('createProduct');
  return (
    <div className={layout.stack}>
      {rows.length === 0 ? (
        <EmptyState>No products yet.</EmptyState>
      ) : (
        <Sideways label="Products, table">
          <table className={table.table} aria-label="Products">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Product Type</th>
                <th scope="col">Country</th>
                <th scope="col">BV Rate</th>
                <th scope="col">Status</th>
                <th scope="col">Policies</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((product) => (
                <tr key={product.id}>
                  <td>
                    <AppLink to={{ to: `${PRODUCTS}/$id`, params: { id: product.id } }}>
                      {product.name}
                    </AppLink>
                  </td>
                  <td>{product.product_type}</td>
                  <td>{product.country}</td>
                  <td>
                    <Percent bps={product.bv_rate_bps} />
                  </td>
                  <td>
                    <Status value={product.status} />
                  </td>
                  <td>{product.policies.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      {provider.status === 'Inactive' && (
        <p className={layout.muted}>It is inactive and gets no new products.</p>
      )}
      {mayCreate && provider.status === 'Active' && (
        <div>
          <LinkButton to={{ to: `${PRODUCTS}/create`, search: { provider: provider.id } }}>
            Create product
          </LinkButton>
        </div>
      )}
    </div>
  );
}
