import type { ReactNode } from 'react';
import { EmptyMessage, LoadError, NoMatch, PastTheEnd } from './list-messages.tsx';
import { isFiltered, type ListChange } from './model/state.ts';
import type { DataListError, DataListProps, DataListState } from './types.ts';

const UNKNOWN: DataListError = { message: 'The list could not be loaded.' };

interface Standing {
  status: DataListProps<never>['status'];
  rows: number;
  error: DataListError | null | undefined;
  onRetry: (() => void) | undefined;
  state: DataListState;
  noun: string;
  empty: DataListProps<never>['empty'];
  change: (change: ListChange) => void;
}

/** What is in place of rows when there are none; null while there are some or some may still come. */
export function insteadOfRows({
  status,
  rows,
  error,
  onRetry,
  state,
  noun,
  empty,
  change,
}: Standing): ReactNode {
  if (rows > 0 || status === 'loading' || status === 'idle') return null;
  if (status === 'error') return <LoadError error={error ?? UNKNOWN} onRetry={onRetry} />;
  if (state.page > 1) return <PastTheEnd noun={noun} onFirst={() => change({ type: 'page', page: 1 })} />;
  if (isFiltered(state))
    return <NoMatch noun={noun} onClear={() => change({ type: 'filter', filter: {} })} />;
  return <EmptyMessage {...empty} />;
}
