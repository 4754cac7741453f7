import type { Country } from '@upline/domain';
import { Sideways } from '@upline/ui-kit/detail/sideways.tsx';
import classes from './coverage.module.css';
import { type StateCoverage, TILES } from './coverage-data.ts';
import table from './small-table.module.css';

export interface CoverageMapProps {
  readonly country: Country;
  readonly states: readonly StateCoverage[];
  readonly picked: string | undefined;
  readonly onPick: (state: string) => void;
}

/** What a state is called aloud. */
const words = ({ name, products }: StateCoverage) =>
  `${name}: ${products === 0 ? 'closed' : `${products} ${products === 1 ? 'product' : 'products'}`}`;

/** States as equal tiles where they lie; each tells how many products can be sold there, and opens its reasons. */
export function CoverageTiles({ country, states, picked, onPick }: CoverageMapProps) {
  const known = new Map(states.map((state) => [state.code, state]));
  return (
    <ul className={classes.tiles} aria-label={`States of ${country}`} data-country={country}>
      {TILES[country].flatMap((line, row) =>
        line.split(' ').map((code, column) => {
          const state = known.get(code);
          if (code === '..') return null;
          const place = { gridRow: row + 1, gridColumn: column + 1 };
          if (!state)
            return (
              <li key={code} className={classes.tile} style={place} aria-hidden>
                {code}
              </li>
            );
          return (
            <li key={code} style={place}>
              <button
                type="button"
                className={classes.tile}
                data-cover={state.products > 0 ? 'open' : 'closed'}
                aria-pressed={picked === code}
                title={words(state)}
                onClick={() => onPick(code)}
              >
                {code}
                <span aria-hidden className={classes.sign}>
                  {state.products > 0 ? state.products : '–'}
                </span>
                <span className="up-sr-only">{words(state)}</span>
              </button>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** The same as a table. */
export function CoverageTable({ country, states, picked, onPick }: CoverageMapProps) {
  return (
    <Sideways label={`States of ${country}, table`}>
      <table className={table.table} aria-label={`States of ${country}`}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Can sell</th>
            <th scope="col">What is missing</th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.code} data-picked={picked === state.code || undefined}>
              <th scope="row">
                <button type="button" className={classes.link} onClick={() => onPick(state.code)}>
                  {state.name}
                </button>
              </th>
              <td>{state.products === 0 ? 'No' : `${state.products} products`}</td>
              <td>{[...new Set(state.cells.flatMap(({ reasons }) => reasons))].join('; ') || 'Nothing'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}
