import { STATES } from '@upline/domain';
import type { ColumnOption } from './types.ts';

/** Options of an enumeration whose stored value is the word on screen. */
export const wordOptions = (values: readonly string[]): ColumnOption[] =>
  values.map((value) => ({ value, label: value }));

/** States and provinces of both countries, stored by code and shown by name. */
export const STATE_OPTIONS: readonly ColumnOption[] = [...STATES.USA, ...STATES.Canada].map(
  ({ code, name }) => ({
    value: code,
    label: name,
  }),
);
