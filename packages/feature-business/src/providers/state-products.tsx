import { useQueries, useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useMay, usePageAt } from '@upline/shell';
import { Button, ErrorState, Link, Loading, Status } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { lazy, Suspense, useState } from 'react';
import classes from './coverage.module.css';
import type { CoverageMap, StateCoverage } from './coverage-data.ts';

type Product = OperationAnswer<'listProductsForSale'>['rows'][number];
type Judged = OperationAnswer<'getCoverage'>;

const RequestDialog = lazy(() =>
  import('./request-dialog.tsx').then((module) => ({ default: module.RequestDialog })),
);

interface StateProductsProps {
  readonly state: StateCoverage;
  readonly map: CoverageMap;
}

/** Every product offered in the state by those chosen: it can be sold, or what is missing with the way to mend it. */
export function StateProducts({ state, map }: StateProductsProps) {
  const providers = new Set(state.cells.map(({ provider_id }) => provider_id));
  const offers = useQuery(
    queryFor('listProductsForSale', { query: { filter: { states: { contains: state.code } }, limit: 100 } }),
  );
  const products = (offers.data?.rows ?? []).filter(({ provider }) => providers.has(provider.id));
  const judged = useQueries({
    queries: products.map(({ id }) =>
      queryFor('getCoverage', { query: { product_id: id, state: state.code } }),
    ),
  });
  const [asked, setAsked] = useState<Product['provider']>();
  if (offers.error) return <ErrorState error={offers.error} onRetry={() => void offers.refetch()} />;
  if (!offers.data) return <Loading label="Products" />;
  return (
    <>
      <ul className={layout.list}>
        {products.map((product, index) => (
          <li key={product.id} className={classes.product}>
            <Verdict product={product} judged={judged[index]?.data} onRequest={setAsked} />
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <RequestDialog
            provider={asked}
            countries={[...new Set(products.map(({ country }) => country))]}
            taken={map.cells
              .filter((cell) => cell.provider_id === asked.id && cell.can_sell)
              .map((cell) => cell.state)}
            state={state.code}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Fix({ label, page }: { readonly label: string; readonly page: LinkTarget | undefined }) {
  return page ? <Link to={page}>{label}</Link> : <span className={layout.caption}>{label}</span>;
}

interface VerdictProps {
  readonly product: Product;
  readonly judged: Judged | undefined;
  readonly onRequest: (provider: Product['provider']) => void;
}

function Verdict({ product, judged, onRequest }: VerdictProps) {
  const mayRequest = useMay('requestAppointment');
  const pageAt = usePageAt();
  return (
    <>
      <span>
        {product.name} <span className={layout.caption}>{product.provider.name}</span>
      </span>
      {judged === undefined ? (
        <span className={layout.caption}>Checking…</span>
      ) : judged.can_sell ? (
        <Status value="You can sell it" tone="success" />
      ) : (
        <ul className={classes.reasons}>
          {judged.reasons.map((reason) => (
            <li key={`${reason.check} ${reason.message}`}>
              {reason.message}{' '}
              {reason.check === 'appointment' && mayRequest ? (
                <Button size="xs" variant="subtle" onClick={() => onRequest(product.provider)}>
                  Request appointment
                </Button>
              ) : (
                <Fix label={reason.fix.label} page={pageAt(reason.fix.to)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
