import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SHIRT_SIZES, STORE_CATEGORIES } from '@upline/domain';
import { useGo } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState, NoMatch } from '@upline/ui-kit/feedback/states.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import classes from '../store.module.css';
import { type ShelfSearch, shelfQuery } from '../store.route.ts';
import { CartLink } from './cart-link.tsx';
import { ProductCards } from './product-cards.tsx';

const route = getRouteApi('/signed-in/store/products');

/** `store/products`: what is for sale, in the order of the home office. */
export function ProductsScreen() {
  const search = route.useSearch();
  const go = useGo();
  const shelf = useQuery({ ...shelfQuery(search), placeholderData: keepPreviousData });
  const show = (next: { readonly [Name in keyof ShelfSearch]?: ShelfSearch[Name] | '' | false }) =>
    void go({
      to: '.',
      search: Object.fromEntries(Object.entries({ ...search, ...next }).filter(([, value]) => value)),
      replace: true,
      resetScroll: false,
    });
  const isFiltered = Object.keys(search).length > 0;
  return (
    <>
      <PageHeader title="Products" back={{ to: '/store' }} secondary={<CartLink />} />
      <div className={classes.filters}>
        <SelectField
          label="Category"
          emptyLabel="Every category"
          options={STORE_CATEGORIES}
          value={search.category ?? ''}
          onChange={(value) => show({ category: value as ShelfSearch['category'] & string })}
        />
        <SelectField
          label="Size"
          emptyLabel="Every size"
          options={SHIRT_SIZES}
          value={search.size ?? ''}
          onChange={(value) => show({ size: value as ShelfSearch['size'] & string })}
        />
        <CheckboxField
          label="In stock"
          checked={search.in_stock === true}
          onChange={(checked) => show({ in_stock: checked && true })}
        />
      </div>
      {shelf.error ? (
        <ErrorState error={shelf.error} onRetry={() => void shelf.refetch()} />
      ) : !shelf.data ? (
        <Loading label="Products" count={6} />
      ) : shelf.data.rows.length > 0 ? (
        <ProductCards rows={shelf.data.rows} />
      ) : isFiltered ? (
        <NoMatch onClear={() => void go({ to: '.', search: {}, replace: true })} />
      ) : (
        <EmptyState>Nothing here yet. Products that are sold in your country appear here.</EmptyState>
      )}
    </>
  );
}
