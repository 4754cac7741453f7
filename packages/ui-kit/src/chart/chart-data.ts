/** One line or one colour of bars. */
export interface ChartSeries {
  readonly name: string;
  /** One value a label; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** What the others are compared with: thin and gray. */
  readonly isQuiet?: boolean;
}

/** What a chart shows: its picture, its table and its files are all made of this. */
export interface ChartData {
  /** What the labels are: `Month`. */
  readonly heading: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** A value with its unit. */
  readonly format: (value: number) => string;
  /** A value on the axis, shorter. */
  readonly tick?: (value: number) => string;
  /** The labels are names of people: hidden under privacy. The values always are. */
  readonly privateLabels?: boolean;
  /** What is written after the value of a label, as its share; rows alone show it. */
  readonly notes?: readonly string[];
  /** What a bar of the whole length stands for, as 100 %; without it the largest value. Rows alone look at it. */
  readonly whole?: number;
  /** Place of the label that closes the sum of all others: it opens nothing. */
  readonly restAt?: number;
}

/** Spreadsheets run a cell that begins so (D.1.7). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The table twin as CSV, plain numbers, with a mark for spreadsheets that the text is UTF-8. */
export function chartCsv({ heading, labels, series }: ChartData): string {
  const rows = [
    [heading, ...series.map(({ name }) => name)],
    ...labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Smallest and largest value with zero between or at the end; 0 to 1 where there is nothing. */
export function rangeOf(series: readonly ChartSeries[]): [number, number] {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [0, 1] : [low, high];
}

/** What one label says, read aloud: `Jan: Submitted 120, Issued 90`. */
export function pointText({ labels, series, format }: ChartData, at: number): string {
  const parts = series.map(({ name, values }) => {
    const value = values[at];
    return `${name} ${value === null || value === undefined ? 'no value' : format(value)}`;
  });
  return `${labels[at] ?? ''}: ${parts.join(', ')}`;
}

/** Place and value of the last point of the first series that is not there to compare with: where its line ends. */
export function lineEnd(series: readonly ChartSeries[]): { at: number; value: number } | undefined {
  const values = series.find(({ isQuiet }) => !isQuiet)?.values ?? [];
  const at = values.findLastIndex((value) => value !== null);
  const value = values[at];
  return value === undefined || value === null ? undefined : { at, value };
}
