import { CountTile } from '../count-tile.tsx';
import classes from '../dashboard.module.css';
import { type bookFilters, countQuery } from './book.ts';

const LIST = '/business/clients';

/** Figures of the own book; each opens the list it counts. */
export function BookTiles({ filters }: { readonly filters: ReturnType<typeof bookFilters> }) {
  return (
    <section className={classes.tiles} aria-label="My book">
      <CountTile label="Clients" query={countQuery(filters.all)} list={LIST} filter={filters.all} />
      <CountTile
        label="New this month"
        query={countQuery(filters.newThisMonth)}
        list={LIST}
        filter={filters.newThisMonth}
      />
      <CountTile
        label="Birthdays this month"
        query={countQuery(filters.birthdays)}
        list={LIST}
        filter={filters.birthdays}
      />
    </section>
  );
}
