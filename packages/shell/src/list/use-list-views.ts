import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type BodyOf } from '@upline/api-client';
import { TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';
import type { DataListState, DataListViews, SavedView } from '@upline/ui-kit/data-list/types.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useMemo } from 'react';
import { useApi } from '../app/client.tsx';
import { useAccess, useMay } from '../session/access.ts';
import { wordsOf } from './error-words.ts';
import { layoutOf, viewOf } from './list-state.ts';
import { type ListOperations, pinnedViewsQuery, viewCountsQuery, viewsQuery } from './load-list.ts';
import { readerTeams } from './reader-teams.ts';

/** A filter as the contract describes it; it says nothing of read-only parts. */
type StoredFilter = BodyOf<'createSavedView'>['filter'];

/** The views of a list and what can be done with them. A failure shows a message and changes nothing. */
export function useListViews(operations: ListOperations, items: readonly SavedView[]): DataListViews {
  const { name } = operations;
  const api = useApi();
  const queryClient = useQueryClient();
  const { user } = useAccess();
  const mayShare = useMay('shareSavedView');
  const mayPin = useMay('pinSavedView');
  const builtIn = useMemo(() => operations.views?.() ?? [], [operations.views]);
  const { data: counts } = useQuery({
    ...viewCountsQuery(operations, builtIn),
    enabled: operations.count !== undefined && builtIn.length > 0,
  });
  const { data: pinned } = useQuery({ ...pinnedViewsQuery, enabled: mayPin });
  // The same ones until one of them changes: what shows a view is not drawn again with its list.
  const shown = useMemo(() => {
    const pins = new Set(pinned?.rows.map(({ id }) => id));
    return items.map((view) => ({
      ...view,
      isPinned: pins.has(view.id),
      count: counts?.each?.[builtIn.findIndex(({ id }) => id === view.id)],
    }));
  }, [items, pinned, counts, builtIn]);
  const versionOf = (id: string) =>
    queryClient.getQueryData(viewsQuery(name).queryKey)?.rows.find((view) => view.id === id)?.version ?? 0;

  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message);
      throw error;
    } finally {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: viewsQuery(name).queryKey }),
        queryClient.invalidateQueries({ queryKey: pinnedViewsQuery.queryKey }),
      ]);
    }
  };
  const replace = (view: SavedView, changes: Partial<SavedView>, state?: DataListState) => {
    const stored = queryClient
      .getQueryData(viewsQuery(name).queryKey)
      ?.rows.find((each) => each.id === view.id);
    const next = { ...view, ...changes };
    return write(async () => {
      await api.call('updateSavedView', {
        params: { id: view.id },
        ifMatch: versionOf(view.id),
        body: {
          name: next.name,
          filter: (state?.filter ?? next.filter) as StoredFilter,
          order: state?.order ?? next.order,
          layout: state ? layoutOf(state) : (stored?.layout ?? null),
          is_default: next.is_default ?? false,
        },
      });
    });
  };

  return {
    ...(operations.allLabel !== undefined && { allLabel: operations.allLabel }),
    items: shown,
    onCreate: (viewName, state) =>
      write(async () => {
        const made = await api.call('createSavedView', {
          body: {
            list: name,
            name: viewName,
            filter: state.filter as StoredFilter,
            order: state.order,
            layout: layoutOf(state),
            is_default: false,
          },
        });
        return viewOf(made).id;
      }),
    onUpdate: (view, state) => replace(view, {}, state),
    onRename: (view, viewName) => replace(view, { name: viewName }),
    onSetDefault: (view) => replace(view, { is_default: !view.is_default }),
    onMove: (view, position) =>
      write(async () => {
        await api.call('moveSavedView', { params: { id: view.id }, body: { position } });
      }),
    onDelete: (view) =>
      write(async () => {
        await api.call('deleteSavedView', { params: { id: view.id }, ifMatch: versionOf(view.id) });
      }),
    teams: readerTeams(user.is_senior_level),
    ...(mayShare && {
      onShare: async (view: SavedView, team: string | null) => {
        const to = teamTypesOf(user.is_senior_level).find((type) => type === team) ?? null;
        try {
          await api.call('shareSavedView', {
            params: { id: view.id },
            ifMatch: versionOf(view.id),
            body: { team: to },
          });
        } catch (error) {
          throw error instanceof ApiError ? new Error(wordsOf(error)) : error;
        } finally {
          await queryClient.invalidateQueries({ queryKey: viewsQuery(name).queryKey });
        }
        toast.success(to ? `Shared with ${TEAM_TYPE_NAMES[to]}` : 'No longer shared');
      },
    }),
    ...(mayPin && {
      onPin: (view: SavedView, isPinned: boolean) =>
        write(async () => {
          await api.call(isPinned ? 'pinSavedView' : 'unpinSavedView', { params: { id: view.id } });
        }),
    }),
  };
}
