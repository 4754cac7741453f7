import { formatBv, formatNumber, formatVolume } from '@upline/domain';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './board.module.css';
import type { Unit } from './board-words.ts';

const WRITTEN: Readonly<Record<Unit, (value: number) => string>> = {
  bv: formatVolume,
  hundredths: formatVolume,
  count: formatNumber,
};

interface FigureProps {
  readonly unit: Unit;
  readonly value: number;
  /** Where no heading says what it is. */
  readonly named?: boolean;
  /** A difference: an increase has its sign too. */
  readonly signed?: boolean;
}

/** A figure of a board; volumes are hidden while privacy is on (R-DSH-02). */
export function Figure({ unit, value, named = false, signed = false }: FigureProps) {
  const text = unit === 'bv' && named ? formatBv(value) : WRITTEN[unit](value);
  const shown = (
    <data value={value} className={classes.number}>{`${signed && value > 0 ? '+' : ''}${text}`}</data>
  );
  return unit === 'bv' ? <Private kind="amount">{shown}</Private> : shown;
}
