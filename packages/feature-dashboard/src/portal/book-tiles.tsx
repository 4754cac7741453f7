import type { FilterOf } from '@upline/api-client';
import { listed } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { CountTile } from '../count-tile.tsx';
import classes from '../dashboard.module.css';
import { type bookFilters, countQuery } from './book.ts';

const listOf = (filter: FilterOf<'listClients'>): LinkTarget => ({
  to: '/business/clients',
  search: listed('listClients', { filter }),
});

/** Figures of the own book; each opens the list it counts. */
export function BookTiles({ filters }: { readonly filters: ReturnType<typeof bookFilters> }) {
  return (
    <section className={classes.tiles} aria-label="My book">
      <CountTile label="Clients" query={countQuery(filters.all)} to={listOf(filters.all)} />
      <CountTile
        label="New this month"
        query={countQuery(filters.newThisMonth)}
        to={listOf(filters.newThisMonth)}
      />
      <CountTile
        label="Birthdays this month"
        query={countQuery(filters.birthdays)}
        to={listOf(filters.birthdays)}
      />
    </section>
  );
}
