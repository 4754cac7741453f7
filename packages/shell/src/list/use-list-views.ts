import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import type { DataListState, DataListViews, SavedView } from '@upline/ui-kit/data-list/types.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useApi } from '../app/client.tsx';
import { layoutOf, viewOf } from './list-state.ts';
import { viewsQuery } from './load-list.ts';

/** The saved views of a list and what can be done with them. A failure is told and leaves everything as it was. */
export function useListViews(name: string, items: readonly SavedView[]): DataListViews {
  const api = useApi();
  const queryClient = useQueryClient();
  const versionOf = (id: string) =>
    queryClient.getQueryData(viewsQuery(name).queryKey)?.rows.find((view) => view.id === id)?.version ?? 0;

  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message);
      throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey: viewsQuery(name).queryKey });
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
          filter: (state?.filter ?? next.filter) as never,
          order: state?.order ?? next.order,
          layout: state ? layoutOf(state) : (stored?.layout ?? null),
          is_default: next.is_default ?? false,
        },
      });
    });
  };

  return {
    items,
    onCreate: (viewName, state) =>
      write(async () => {
        const made = await api.call('createSavedView', {
          body: {
            list: name,
            name: viewName,
            filter: state.filter as never,
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
  };
}
