import { formatBps, formatDate, formatMoney } from '@upline/domain';
import type { ConflictChange } from './conflict-panel.tsx';

type Fields = Readonly<Record<string, unknown>>;

const NOTHING = '—';
/** Keys of rows and of the records behind a choice, which mean nothing to a person. */
const UNSEEN: ReadonlySet<string> = new Set(['key', 'id']);

/** A value as a person reads it; what it is follows from the name of its field. */
function shown(value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (field.endsWith('_cents')) return formatMoney(value);
    return field.endsWith('_bps') ? formatBps(value) : String(value);
  }
  if (Array.isArray(value)) return value.map((one) => shown(one)).join('; ') || NOTHING;
  if (typeof value === 'object') {
    const parts = Object.entries(value)
      .filter(([key]) => !UNSEEN.has(key))
      .map(([key, part]) => shown(part, key));
    return parts.filter((part) => part !== NOTHING).join(', ') || NOTHING;
  }
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The form's fields as the current record has them, a text cleared being empty; what the record lacks stays as it is. */
export function fieldsOf(record: Fields, values: Fields): Fields {
  const now = (key: string) => {
    if (record[key] === undefined) return values[key];
    return record[key] === null && typeof values[key] === 'string' ? '' : record[key];
  };
  return Object.fromEntries(Object.keys(values).map((key) => [key, now(key)]));
}

/** Fields whose current value is not the one the form was opened with. */
export function changesOf(
  opened: Fields,
  current: Fields,
  mine: Fields,
  labels: Readonly<Record<string, string | undefined>>,
): ConflictChange[] {
  return Object.keys(current)
    .filter((key) => !isSame(current[key], opened[key]))
    .map((key) => ({
      path: key,
      label: labels[key] ?? key,
      theirs: shown(current[key], key),
      mine: isSame(mine[key], opened[key]) ? 'Not changed' : shown(mine[key], key),
    }));
}

/** The current record with what was changed in the form: the rest is the other person's. */
export const keptOver = (opened: Fields, current: Fields, mine: Fields): Fields => ({
  ...current,
  ...Object.fromEntries(Object.entries(mine).filter(([key, value]) => !isSame(value, opened[key]))),
});
