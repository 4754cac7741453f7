import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError, OperationId } from '@upline/api-client';
import { useEffect, useRef } from 'react';

/** How often a record that a job works on is asked for. */
const EVERY = 1_000;

interface Work<Row> {
  readonly isAtWork: (record: Row) => boolean;
  /** What else shows what the work changes; left out where another part of the page sees to it. */
  readonly shownBy?: (record: Row) => readonly OperationId[];
}

/** A record that a job may work on: read again for as long as it does. When the work ends, everything shows what it changed. */
export function useWorkedOn<Row>(
  query: UseQueryOptions<Row, ApiError>,
  { isAtWork, shownBy }: Work<Row>,
): UseQueryResult<Row, ApiError> {
  const queryClient = useQueryClient();
  const asked = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data !== undefined && isAtWork(state.data) ? EVERY : false),
  });
  const { data: record } = asked;
  const [own] = query.queryKey;
  const working = record !== undefined && isAtWork(record);
  const before = useRef(working);
  useEffect(() => {
    const isOver = before.current && !working;
    before.current = working;
    if (!isOver || record === undefined || !shownBy) return;
    for (const id of shownBy(record)) if (id !== own) void queryClient.invalidateQueries({ queryKey: [id] });
  }, [working, record, shownBy, own, queryClient]);
  return asked;
}
