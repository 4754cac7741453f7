import type { ConflictChange } from './conflict-panel.tsx';

type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The form's fields as the current record has them; what the record lacks stays as it is. */
export function fieldsOf(record: Fields, values: Fields): Fields {
  return Object.fromEntries(Object.keys(values).map((key) => [key, record[key] ?? values[key]]));
}

/** Fields whose current value is not the one the form was opened with. */
export function changesOf(
  opened: Fields,
  current: Fields,
  mine: Fields,
  labels: Readonly<Record<string, string | undefined>>,
): ConflictChange[] {
  return Object.keys(current)
    .filter((key) => shown(current[key]) !== shown(opened[key]))
    .map((key) => ({
      path: key,
      label: labels[key] ?? key,
      theirs: shown(current[key]),
      mine: shown(mine[key]),
    }));
}
