import { Dash } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { type AuditEntry, writtenValue } from './audit-words.ts';
import classes from './change-table.module.css';

const shown = (value: string | null) =>
  value === null || value === '' ? <Dash /> : <Private>{writtenValue(value)}</Private>;

/** Which field went from what to what. */
export function ChangeTable({ changes }: { readonly changes: AuditEntry['changes'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={classes.scroll} aria-label="Changes" tabIndex={0}>
      <table className={classes.table}>
        <caption className="up-sr-only">Changes</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.field}</th>
              <td>{shown(change.old)}</td>
              <td>{shown(change.new)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
