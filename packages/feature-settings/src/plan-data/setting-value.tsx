import classes from './plan-data.module.css';
import { type HeldValue, hasLists, partOf } from './plan-data.ts';
import { figure, listLines } from './setting-words.ts';

/** A value of a setting as it is read: its fields, or its lists line by line behind a fold. */
export function SettingValue({ held }: { readonly held: HeldValue }) {
  const { value, fields } = held;
  const [only] = fields;
  if (only?.path === '') return figure(only.kind, value);
  if (hasLists(held)) return <Lines lines={listLines(value)} />;
  return (
    <ul className={classes.lines}>
      {fields.map((field) => (
        <li key={field.path}>
          {field.label}: {figure(field.kind, partOf(value, field))}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <details>
      <summary>
        {lines.length} {lines.length === 1 ? 'entry' : 'entries'}
      </summary>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
