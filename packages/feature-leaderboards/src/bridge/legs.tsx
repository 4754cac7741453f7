import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { Unit } from '../board/board-words.ts';
import classes from './bridge.module.css';
import type { BoardBridge } from './bridge.tsx';
import { Line } from './line.tsx';

interface LegsProps extends Pick<BoardBridge, 'legs' | 'category'> {
  readonly unit: Unit;
  readonly explainedAt: (code: string) => LinkTarget;
}

/** In these categories a leg counts with the figure the direct has on the same board, so that it opens further down. */
const OPENED: readonly BoardBridge['category'][] = ['BaseShop', 'Infinity'];

/** What the credits of the team come from, direct by direct. */
export function Legs({ legs, category, unit, explainedAt }: LegsProps) {
  if (legs.length === 0) return null;
  const nameOf = ({ code, name }: NonNullable<BoardBridge['legs'][number]['leg']>) => {
    const shown = <Private>{name}</Private>;
    return OPENED.includes(category) ? <Link to={explainedAt(code)}>{shown}</Link> : shown;
  };
  return (
    <section>
      <h3 className={classes.title}>Credits of the team by leg</h3>
      <table className={classes.table} aria-label="Credits of the team by leg">
        <thead>
          <tr>
            <th scope="col">Leg</th>
            <th scope="col">This period</th>
            <th scope="col">Period before</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {legs.map(({ leg, current, previous }) => (
            <Line
              key={leg?.code ?? 'moved'}
              name={leg ? nameOf(leg) : 'People who have moved since'}
              unit={unit}
              current={current}
              previous={previous}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
