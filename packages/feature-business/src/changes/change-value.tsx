import { formatDate, formatMoney, formatPhone, stateName } from '@upline/domain';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ChangeField, ChangeRow } from './change-lists.ts';
import classes from './changes.module.css';

type Value = ChangeRow['fields'][number]['after'];

/** A value in the words of the screen; a dash where there is none. */
export function valueText(field: Pick<ChangeField, 'key' | 'kind'>, value: Value): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'money' && typeof value === 'number') return formatMoney(value, 'USD');
  if (field.kind === 'date') return formatDate(String(value));
  if (field.kind === 'state') return stateName(String(value));
  return field.key === 'phone' || field.key === 'mobile' ? formatPhone(String(value)) : String(value);
}

/** Whether the row says something of the field. */
export const speaksOf = (row: ChangeRow, field: Pick<ChangeField, 'key'>): boolean =>
  row.fields.some(({ key }) => key === field.key);

/** One field of a row: before and after where it changes, what the file says and why it is refused where it cannot be read. */
export function ChangedValue({ field, row }: { readonly field: ChangeField; readonly row: ChangeRow }) {
  const one = row.fields.find(({ key }) => key === field.key);
  if (!one) return null;
  const after = one.text ?? valueText(field, one.after);
  if (one.message !== null)
    return (
      <span className={classes.refused} title={one.message}>
        {after} <span className="up-sr-only">refused: {one.message}</span>
      </span>
    );
  if (row.line !== null) return after;
  return (
    <>
      <del className={layout.muted}>{valueText(field, one.before)}</del>
      <span aria-hidden> → </span>
      <span className="up-sr-only"> becomes </span>
      <ins className={classes.after}>{after}</ins>
    </>
  );
}
