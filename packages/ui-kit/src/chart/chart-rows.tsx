import { UnstyledButton } from '@mantine/core';
import { Private } from '../private/private.tsx';
import { usePrivacy } from '../provider/context.ts';
import classes from './chart.module.css';
import type { ChartData } from './chart-data.ts';

export interface ChartRowsProps {
  readonly data: ChartData;
  /** px that the rows take at least. */
  readonly height: number;
  readonly onPick: ((at: number) => void) | undefined;
}

/** A line a label with its value and a lying bar below, as long as its part of the whole or of the largest. */
export function ChartRows({ data, height, onPick }: ChartRowsProps) {
  const { labels, series, format, notes = [], restAt, whole, privateLabels = false } = data;
  const privacy = usePrivacy();
  const values = series[0]?.values ?? [];
  const most = whole ?? Math.max(0, ...values.map((value) => value ?? 0));
  return (
    <ol className={classes.barRows} style={{ minHeight: height }}>
      {labels.map((label, at) => {
        const value = values[at] ?? null;
        const share = most > 0 && value !== null && !privacy ? Math.max(0, value / most) : 0;
        const row = (
          <>
            <span className={classes.barName}>{privateLabels ? <Private>{label}</Private> : label}</span>
            <span>
              {value === null ? '—' : <Private kind="amount">{format(value)}</Private>}
              {notes[at] && <span className={classes.barNote}> · {notes[at]}</span>}
            </span>
            <span className={classes.barTrack} aria-hidden>
              <span className={classes.barFill} style={{ display: 'block', width: `${share * 100}%` }} />
            </span>
          </>
        );
        return (
          <li key={label}>
            {onPick && at !== restAt ? (
              <UnstyledButton className={classes.barRow} onClick={() => onPick(at)}>
                {row}
              </UnstyledButton>
            ) : (
              <div className={classes.barRow}>{row}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
