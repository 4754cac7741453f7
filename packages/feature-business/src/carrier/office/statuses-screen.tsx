import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { useMapStatus } from './feeds.mutations.ts';
import { FeedsPage } from './feeds-page.tsx';
import { StatusesTable } from './statuses-table.tsx';

/** `business/carrier-feeds/statuses`: what the carriers' own words mean (domain.md 2.21). */
export function StatusesScreen() {
  const { data } = useSuspenseQuery(queryFor('listCarrierStatuses'));
  const mayMap = useMay('mapCarrierStatus');
  const map = useMapStatus();
  return (
    <FeedsPage part="statuses">
      <StatusesTable
        words={data.rows}
        problem={map.error}
        map={
          mayMap
            ? ({ provider_id, text }, lifecycle) => void map.save({ body: { provider_id, text, lifecycle } })
            : undefined
        }
      />
    </FeedsPage>
  );
}
