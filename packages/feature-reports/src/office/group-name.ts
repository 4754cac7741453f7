import { formatMonth } from '@upline/domain';
import type { GroupRow } from './opened.ts';

const A_MONTH = /^\d{4}-\d\d$/;

/** A row as it is called: `November 2026` for a month. */
export const groupName = ({ key, name }: GroupRow) => (A_MONTH.test(key) ? formatMonth(`${key}-01`) : name);

/** The same in a chart: `Nov 2026`. */
export function shortGroupName(row: GroupRow) {
  const [month = '', year = ''] = groupName(row).split(' ');
  return A_MONTH.test(row.key) ? `${month.slice(0, 3)} ${year}` : row.name;
}
