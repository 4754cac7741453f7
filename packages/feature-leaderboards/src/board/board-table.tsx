import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './board.module.css';
import { columnName } from './column-name.ts';
import type { BoardColumn, Ranked } from './columns.ts';
import { AboutPerson, Person } from './person.tsx';
import { Rank } from './rank.tsx';

interface BoardTableProps<Row extends Ranked> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly BoardColumn<Row>[];
  /** Code of the reader, whose row is marked. */
  readonly own?: string | undefined;
  /** Whether the board knows the ranks of the period before. */
  readonly moves?: boolean;
  readonly personAt?: (row: Row) => LinkTarget | undefined;
  /** Rows of an older question, shown until the new ones are there. */
  readonly busy?: boolean;
}

/** The ranked rows: a table where there is room for its columns, otherwise two lines a person. */
export function BoardTable<Row extends Ranked>(props: BoardTableProps<Row>) {
  return useNarrow() ? <NarrowRows {...props} /> : <WideRows {...props} />;
}

/** Neighboring columns under one heading. */
function groupsOf<Row extends Ranked>(columns: readonly BoardColumn<Row>[]) {
  const groups: { label: string | undefined; span: number }[] = [];
  for (const { group } of columns) {
    const last = groups.at(-1);
    if (last && group !== undefined && last.label === group) last.span += 1;
    else groups.push({ label: group, span: 1 });
  }
  return groups;
}

function WideRows<Row extends Ranked>(props: BoardTableProps<Row>) {
  const { label, rows, columns, own, moves = false, personAt, busy = false } = props;
  const groups = groupsOf(columns);
  const hasGroups = groups.some((group) => group.label !== undefined);
  const over = hasGroups ? 2 : 1;
  return (
    <table className={classes.table} aria-label={label} aria-busy={busy || undefined}>
      <thead>
        <tr>
          <th scope="col" rowSpan={over}>
            Rank
          </th>
          <th scope="col" rowSpan={over}>
            Associate
          </th>
          <th scope="col" rowSpan={over}>
            Level and upline RMD
          </th>
          {hasGroups &&
            groups.map((group, index) => (
              <th
                key={`${group.label} ${index}`}
                scope={group.span > 1 ? 'colgroup' : 'col'}
                colSpan={group.span}
                className={classes.group}
              >
                {group.label}
              </th>
            ))}
          {!hasGroups && <Headings columns={columns} />}
        </tr>
        {hasGroups && (
          <tr>
            <Headings columns={columns} />
          </tr>
        )}
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.user.code} data-own={row.user.code === own || undefined}>
            <td>
              <Rank rank={row.rank} before={row.previous_rank} moves={moves} />
            </td>
            <th scope="row">
              <Person user={row.user} to={personAt?.(row)} />
            </th>
            <td>
              <span className={classes.lines}>
                <span>{row.user.level_name}</span>
                {row.user.upline_rmd && (
                  <span className={layout.muted}>
                    <Private>{row.user.upline_rmd.name}</Private>
                  </span>
                )}
              </span>
            </td>
            {columns.map((column) => (
              <td key={column.id} className={classes.end}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Headings<Row extends Ranked>({ columns }: Pick<BoardTableProps<Row>, 'columns'>) {
  return columns.map((column) => (
    <th key={column.id} scope="col" className={classes.end}>
      {column.label}
    </th>
  ));
}

function NarrowRows<Row extends Ranked>(props: BoardTableProps<Row>) {
  const { label, rows, columns, own, moves = false, personAt, busy = false } = props;
  const [first, ...others] = columns;
  return (
    <ol className={classes.cards} aria-label={label} aria-busy={busy || undefined}>
      {rows.map((row) => (
        <li key={row.user.code} data-own={row.user.code === own || undefined}>
          <Rank rank={row.rank} before={row.previous_rank} moves={moves} />
          <div className={classes.cardBody}>
            <div className={classes.cardHead}>
              <Person user={row.user} to={personAt?.(row)} facts="code" />
              {first && (
                <span className={layout.strong}>
                  <span className="up-sr-only">{columnName(first)} </span>
                  {first.cell(row)}
                </span>
              )}
            </div>
            <AboutPerson user={row.user} />
            <dl className={classes.cardFigures}>
              {others.map((column) => (
                <div key={column.id}>
                  <dt>{columnName(column)}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
