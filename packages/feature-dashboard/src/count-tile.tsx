import { useQuery } from '@tanstack/react-query';
import type { queryFor } from '@upline/shell';
import { CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';

type CountQuery = ReturnType<typeof queryFor<'countClients' | 'countAssociates'>>;

export interface CountTileProps {
  readonly label: string;
  readonly query: CountQuery;
  /** Path of the list that the figure opens, and the filter it was counted with. */
  readonly list: string;
  readonly filter: object;
}

/** A counted figure that opens what it counted. If it cannot be counted it says so and the page goes on. */
export function CountTile({ label, query, list, filter }: CountTileProps) {
  const count = useQuery(query);
  return (
    <StatTile
      label={label}
      bare
      loading={count.isPending}
      problem={count.error?.message}
      to={{ to: list, search: { filter } }}
    >
      <CompactNumber value={count.data?.count ?? 0} />
    </StatTile>
  );
}
