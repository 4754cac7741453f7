import type { OperationAnswer } from '@upline/api-client';
import type { ReactNode } from 'react';

/** What every board shows of a person. */
export type RankedRow = OperationAnswer<'getBuilderBoard'>['rows'][number];
type Ranked = Pick<RankedRow, 'rank' | 'previous_rank' | 'user' | 'adjusted' | 'total'>;

/** A figure of a board. The first column is what the board ranks by. */
export interface BoardColumn<Row extends Ranked> {
  readonly id: string;
  readonly label: string;
  /** The heading above this column and its neighbors of the same group. */
  readonly group?: string;
  readonly cell: (row: Row) => ReactNode;
}

export type { Ranked };
