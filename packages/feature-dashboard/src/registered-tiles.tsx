import { type DashboardTile, mayCall, useAccess, useAppContext } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { Suspense } from 'react';
import { TileBoundary } from './tile-boundary.tsx';

/** The tiles that other features bring and this person sees, in their order. */
export function useRegisteredTiles(isLeader: boolean): readonly DashboardTile[] {
  const { tiles } = useAppContext();
  const access = useAccess();
  return tiles
    .filter((tile) => tile.for !== 'leader' || isLeader)
    .filter(({ needs }) => needs === undefined || mayCall(access, needs))
    .sort((a, b) => a.order - b.order);
}

/** Tiles of other features, each loading and failing alone. */
export function RegisteredTiles({ tiles }: { readonly tiles: readonly DashboardTile[] }) {
  return tiles.map(({ id, component: Tile }) => (
    <TileBoundary key={id} title="This part could not be shown">
      <Suspense fallback={<Loading label="dashboard" count={4} />}>
        <Tile />
      </Suspense>
    </TileBoundary>
  ));
}
