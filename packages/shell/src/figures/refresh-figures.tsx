import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import { Button } from '@upline/ui-kit/button/button.tsx';

/** Newer figures of a dashboard at a click (R-DSH-01). `of` are the operations that its tiles read. */
export function RefreshFigures({ of }: { readonly of: readonly OperationId[] }) {
  const queryClient = useQueryClient();
  const busy =
    useIsFetching({
      // The first figures of a tile are its own affair.
      predicate: ({ queryKey, state }) =>
        (of as readonly unknown[]).includes(queryKey[0]) && state.data !== undefined,
    }) > 0;
  const refresh = () => {
    for (const id of of) void queryClient.invalidateQueries({ queryKey: [id] });
  };
  return (
    <Button loading={busy} onClick={refresh}>
      Refresh
    </Button>
  );
}
