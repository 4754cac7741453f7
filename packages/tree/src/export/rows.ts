import { formatBv } from '@upline/domain';
import { CHANGE_WORDS } from '../draw/wording.ts';
import type { Arrangement } from '../model/arrange.ts';
import type { TreePerson } from '../model/person.ts';
import type { TreeModel } from '../model/tree-model.ts';
import { outlineRows } from '../view/outline-rows.ts';

type Cell = (person: TreePerson, depth: number) => string | number | null;

const COLUMNS: readonly (readonly [label: string, cell: Cell, isPrivate?: true])[] = [
  ['Generation', (_, depth) => depth],
  ['Code', ({ code }) => code],
  ['Name', ({ name }) => name, true],
  ['Level', ({ level }) => level.name],
  ['Status', ({ status }) => status],
  ['Licensed', ({ licensed }) => (licensed === null ? null : licensed ? 'Yes' : 'No')],
  ['Upline', ({ upline_code }) => upline_code],
  ['Join Date', ({ join_date }) => join_date],
  ['Directs', ({ direct_count }) => direct_count],
  ['Team Size', ({ team_size }) => team_size],
  ['Month BV', ({ month_bv_cents }) => (month_bv_cents === null ? null : formatBv(month_bv_cents)), true],
  [
    'Changes',
    ({ difference }) => difference?.changes.map((change) => CHANGE_WORDS[change]).join('; ') ?? null,
  ],
];

/** A text that a spreadsheet would take for a formula is given as text. */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The people shown, as an outline reads them; names and amounts are left out under privacy (S-70). */
export function treeCsv(model: TreeModel, tree: Arrangement, privacy: boolean): string {
  const { places, depths } = outlineRows(tree);
  const lines = Array.from(places, (place, row) => {
    const person = model.people.at(tree.node[place] as number);
    return COLUMNS.map(([, value, isPrivate]) =>
      cell(privacy && isPrivate ? 'Hidden' : value(person, depths[row] ?? 0)),
    ).join(',');
  });
  return `\uFEFF${[COLUMNS.map(([label]) => label).join(','), ...lines].join('\r\n')}\r\n`;
}
