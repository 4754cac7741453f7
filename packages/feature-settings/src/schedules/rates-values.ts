import { setCompensationScheduleRates } from '@upline/api-client/fields/admin/compensation-schedule.ts';
import { formatBps, LEVEL_CODES, type LevelCode, messages, POLICY_COMPENSATION_TYPES } from '@upline/domain';
import { checkSchedule, scheduleRates } from '@upline/domain/compensation';
import { reshapedValues } from '@upline/shell';
import type { Rate, Schedule } from './schedule-list.ts';
import {
  EVERY_PRODUCT,
  type Kind,
  keyOfSubject,
  ratesBySubject,
  type Subject,
  subjectName,
} from './subjects.ts';

type Cell = `${LevelCode}_bps`;

/** One kind of what rates are given for; an empty cell leaves the rate to what is looked up next. */
export interface GridRow extends Subject {
  readonly key: string;
  /** As it is called, for whoever reads of a conflict. */
  readonly name: string;
  readonly kind: Kind;
  readonly cells: Readonly<Record<Cell, number | null>>;
}

export const cellOf = (code: LevelCode): Cell => `${code}_bps`;

/** The rows of something that rates are given for, one for each kind. */
export function rowsFor(
  subject: Subject,
  products: Schedule['products'],
  given: readonly {
    readonly kind: Kind;
    readonly rates: Readonly<Partial<Record<LevelCode, number>>>;
  }[] = [],
): GridRow[] {
  return POLICY_COMPENSATION_TYPES.map((kind) => {
    const rates = given.find((row) => row.kind === kind)?.rates ?? {};
    return {
      ...subject,
      key: `${keyOfSubject(subject)} ${kind}`,
      name: subjectName(subject, products),
      kind,
      cells: Object.fromEntries(LEVEL_CODES.map((code) => [cellOf(code), rates[code] ?? null])) as Record<
        Cell,
        number | null
      >,
    };
  });
}

/** The grid of a version; every product is always there. */
function gridOf(schedule: Pick<Schedule, 'rates' | 'products'>): GridRow[] {
  const sections = ratesBySubject(schedule);
  const hasEvery = sections.some(({ subject }) => keyOfSubject(subject) === keyOfSubject(EVERY_PRODUCT));
  return [
    ...(hasEvery ? [] : rowsFor(EVERY_PRODUCT, schedule.products)),
    ...sections.flatMap(({ subject, rows }) => rowsFor(subject, schedule.products, rows)),
  ];
}

/** The rates that are given; empty cells are none. */
export const ratesOf = (rows: readonly GridRow[]): Rate[] =>
  rows.flatMap(({ product_id, product_type, kind, cells }) =>
    LEVEL_CODES.flatMap((level_code) => {
      const rate_bps = cells[cellOf(level_code)];
      return rate_bps === null ? [] : [{ product_id, product_type, kind, level_code, rate_bps }];
    }),
  );

const ALL_BPS = 10_000;

function wrong(rows: readonly GridRow[]): Record<string, string> {
  const found = rows.flatMap(({ kind, cells }, index) =>
    LEVEL_CODES.flatMap((code) => {
      const held = cells[cellOf(code)];
      if (held === null || (held >= 0 && held <= ALL_BPS)) return [];
      const label = cellLabel(kind, code);
      return [
        [
          `rates.${index}.cells.${cellOf(code)}`,
          held < 0 ? messages.min(label, 0) : messages.max(label, 100),
        ],
      ];
    }),
  );
  return Object.fromEntries(found);
}

/** `First Year RMD`. */
export const cellLabel = (kind: Kind, code: LevelCode): string => `${kind} ${code}`;

/** The rates of a version as a grid. */
export const gridValues = reshapedValues(
  setCompensationScheduleRates,
  {
    rates: { empty: [] as readonly GridRow[], of: gridOf, sent: (rows: readonly GridRow[]) => ratesOf(rows) },
  },
  { check: ({ rates }) => wrong(rates) },
);

type Reading = Pick<Schedule, 'ladder' | 'generation_rates_bps' | 'products'>;

/** What stands against opening a version with these rates, as far as its first day tells (R-SCH-01, R-SCH-02). */
export function findingsIn(rows: readonly GridRow[], { ladder, generation_rates_bps, products }: Reading) {
  const types = new Map(products.map(({ id, product_type }) => [id, product_type]));
  return checkSchedule(ratesOf(rows), types, ladder, generation_rates_bps);
}

export type Finding = ReturnType<typeof findingsIn>[number];

export const isOfRow = (row: GridRow) => (finding: Finding) =>
  finding.kind === row.kind &&
  finding.product_id === row.product_id &&
  (row.product_id !== null || finding.product_type === row.product_type);

/** What each level has where the cell of this row is left empty. */
export function inherited(
  rows: readonly GridRow[],
  { product_id, product_type, kind }: GridRow,
  { ladder, products }: Reading,
): (code: LevelCode) => string {
  const isEvery = product_id === null && product_type === null;
  const type = products.find(({ id }) => id === product_id)?.product_type ?? null;
  const rateOf = scheduleRates(isEvery ? [] : ratesOf(rows), ladder);
  return (code) => formatBps(rateOf({ product_id: null, product_type: type, kind }, code)).replace('%', '');
}
