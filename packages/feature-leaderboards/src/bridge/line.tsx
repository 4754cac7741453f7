import type { ReactNode } from 'react';
import type { Unit } from '../board/board-words.ts';
import { Figure } from '../board/figure.tsx';

interface LineProps {
  readonly name: ReactNode;
  readonly unit: Unit;
  readonly current: number;
  readonly previous: number;
  readonly isSum?: boolean;
}

/** Both periods of a figure, and what is between them. */
export function Line({ name, unit, current, previous, isSum = false }: LineProps) {
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">{name}</th>
      {[current, previous].map((value, index) => (
        <td key={index}>
          <Figure unit={unit} value={value} />
        </td>
      ))}
      <td>
        <Figure unit={unit} value={current - previous} signed />
      </td>
    </tr>
  );
}
