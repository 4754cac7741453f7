import { useQuery } from '@tanstack/react-query';
import type { queryFor } from '@upline/shell';
import { CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';

type CountQuery = ReturnType<typeof queryFor<'countClients' | 'countAssociates'>>;

export interface CountTileProps {
  readonly label: string;
  readonly query: CountQuery;
  /** The list that the figure opens, by the filter it was counted with. */
  readonly to: LinkTarget;
}

/** A counted figure that opens what it counted. If it cannot be counted it says so and the page goes on. */
export function CountTile({ label, query, to }: CountTileProps) {
  const count = useQuery(query);
  return (
    <StatTile label={label} bare loading={count.isPending} problem={count.error?.message} to={to}>
      <CompactNumber value={count.data?.count ?? 0} />
    </StatTile>
  );
}
