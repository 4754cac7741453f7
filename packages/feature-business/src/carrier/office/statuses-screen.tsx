import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { FeedsPage } from './feeds-page.tsx';
import { wordActions } from './statuses.actions.ts';
import { StatusesTable } from './statuses-table.tsx';

const WORDS = queryFor('listCarrierStatuses');
const nothing = () => [];

/** `business/carrier-feeds/statuses`: what the carriers' own words mean (domain.md 2.21). */
export function StatusesScreen() {
  const { data } = useSuspenseQuery(WORDS);
  const mayMap = useMay('mapCarrierStatus');
  return (
    <FeedsPage part="statuses">
      <StatusesTable words={data.rows} actions={mayMap ? wordActions : nothing} />
    </FeedsPage>
  );
}
