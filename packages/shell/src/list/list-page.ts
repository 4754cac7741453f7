import type { QueryClient } from '@tanstack/react-query';
import { type ListSearch, listSearch } from './list-search.ts';
import { type ListOperations, loadList } from './load-list.ts';

interface Loading {
  readonly context: { readonly queryClient: QueryClient };
  readonly deps: ListSearch;
}

/** Of a route whose page is a list: what its address holds, and what is loaded before it is shown. */
export const listPage = (operations: ListOperations) => ({
  validateSearch: listSearch,
  loaderDeps: ({ search }: { readonly search: ListSearch }) => search,
  loader: ({ context, deps }: Loading) => loadList(context, operations, deps),
});
