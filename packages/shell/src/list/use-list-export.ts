import { ApiError } from '@upline/api-client';
import type { ExportRequest } from '@upline/ui-kit/data-list/types.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useApi } from '../app/client.tsx';
import { inputFor } from '../data/by-id.ts';
import { useMay } from '../session/access.ts';
import type { ListOperations } from './load-list.ts';

/** A column with what the list's file has in its place. */
interface FiledColumn {
  readonly id: string;
  readonly file?: readonly string[];
}

/** Most rows that can be named in one address; more are exported by their filter. */
const MOST_NAMED = 200;

/**
 * Exports what the list shows, or only the selected rows: `{url}` opens in a new tab, `{message}` is shown (SPEC §7).
 */
export function useListExport(
  { export: id, query }: Pick<ListOperations, 'export' | 'query'>,
  shown: readonly FiledColumn[],
): ((request: ExportRequest) => Promise<void>) | undefined {
  const api = useApi();
  const may = useMay(id ?? 'getAccess');
  if (!id || !may) return undefined;
  return async ({ format, columns, filter, order, selection }) => {
    const named = selection?.mode === 'rows' ? selection.ids : undefined;
    if (named && named.length > MOST_NAMED) {
      toast.error(`At most ${MOST_NAMED} selected rows can be exported. Select fewer, or all that match.`);
      return;
    }
    const inFile = columns.flatMap((column) => shown.find(({ id }) => id === column)?.file ?? [column]);
    const asked = named ? { ...filter, id: { in: named } } : filter;
    try {
      const input = inputFor<typeof id>({
        query: { format, columns: [...new Set(inFile)], filter: asked, order, ...query },
      });
      const answer = (await api.call(id, ...input)) as { url?: string; message?: string };
      if (answer.url) window.open(answer.url, '_blank', 'noopener');
      else if (answer.message) toast.success(answer.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
}
