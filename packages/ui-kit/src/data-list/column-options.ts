import { STATES } from '@upline/domain';
import type { ColumnOption } from './types.ts';

/** Options of an enumeration whose stored value is the word on screen. */
export const wordOptions = (values: readonly string[]): ColumnOption[] =>
  values.map((value) => ({ value, label: value }));

/** A column of such an enumeration, sorted and filtered by the field of its id. */
export const wordColumn = (id: string, label: string, values: readonly string[]) =>
  ({
    id,
    label,
    type: 'enum',
    sortable: true,
    options: wordOptions(values),
    filter: { type: 'enum', options: wordOptions(values) },
  }) as const;

/** States and provinces of both countries, stored by code and shown by name. */
export const STATE_OPTIONS: readonly ColumnOption[] = [...STATES.USA, ...STATES.Canada].map(
  ({ code, name }) => ({
    value: code,
    label: name,
  }),
);
