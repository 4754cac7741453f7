import type { StatTileProps } from '@upline/ui-kit/tile/stat-tile.tsx';

interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What a tile shows while it has no figure: that it is on its way, or why there is none, with another try. */
export const tileState = ({
  data,
  error,
  refetch,
}: Asked): Pick<StatTileProps, 'bare' | 'loading' | 'problem' | 'onRetry'> => ({
  bare: true,
  loading: !data && !error,
  problem: data ? undefined : error?.message,
  onRetry: () => void refetch(),
});
