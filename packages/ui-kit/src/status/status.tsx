import { clsx } from 'clsx';
import classes from './status.module.css';
import { type StatusTone, toneOf } from './status-tone.ts';

export interface StatusProps {
  /** The stored word, shown as it is. */
  readonly value: string;
  /** Only where a word means something else than everywhere. */
  readonly tone?: StatusTone;
}

/** A dot and the word: color is never the only sign. */
export function Status({ value, tone = toneOf(value) }: StatusProps) {
  return <span className={clsx(classes.status, classes[tone])}>{value}</span>;
}
