import { useQuery } from '@tanstack/react-query';
import type { ApiError, InputArgs, OperationAnswer, OperationId } from '@upline/api-client';
import { useEffect, useMemo } from 'react';
import { useApi } from '../app/client.tsx';
import { queryFor } from '../data/query-for.ts';
import { useAccess } from '../session/access.ts';
import { keepFigures, lastFigures } from './last-figures.ts';

export interface Figures<Id extends OperationId> {
  readonly data: OperationAnswer<Id> | undefined;
  /** What is shown is from before and has not been confirmed yet. */
  readonly isOld: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => void;
}

/**
 * The figures of a dashboard tile. Until the server has answered, the tile shows what the person saw last (`isOld`); while
 * an admin views as somebody, nothing is kept or shown from before. The figures hold no client and no bank data (S-71).
 */
export function useFigures<Id extends OperationId>(id: Id, ...input: InputArgs<Id>): Figures<Id> {
  const { tokens } = useApi();
  const { user, proxy } = useAccess();
  const query = queryFor(id, ...input);
  const asked = useQuery(query);
  const data = asked.data as OperationAnswer<Id> | undefined;
  const tile = JSON.stringify(query.queryKey);
  const last = useMemo(
    () => (proxy ? undefined : (lastFigures(tokens, user.code, tile) as OperationAnswer<Id> | undefined)),
    [tokens, proxy, user.code, tile],
  );
  useEffect(() => {
    if (data !== undefined && !proxy) keepFigures(tokens, user.code, tile, data);
  }, [tokens, proxy, user.code, tile, data]);
  return {
    data: data ?? last,
    isOld: data === undefined && last !== undefined,
    error: asked.error,
    refetch: () => void asked.refetch(),
  };
}
