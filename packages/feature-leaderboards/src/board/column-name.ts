import type { BoardColumn, Ranked } from './columns.ts';

/** A column's name where its heading does not stand above it. */
export const columnName = <Row extends Ranked>({ group, label }: BoardColumn<Row>): string =>
  group === undefined ? label : `${group}, ${label.toLowerCase()}`;
