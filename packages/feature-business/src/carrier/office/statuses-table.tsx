import { Status } from '@upline/ui-kit';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import type { ReactNode } from 'react';
import parts from '../../parts.module.css';
import table from '../../providers/small-table.module.css';
import classes from './feeds.module.css';
import type { Word } from './map-word.tsx';

export interface StatusesTableProps {
  /** Those nobody has mapped first. */
  readonly words: readonly Word[];
  /** The page that defines the words; absent where the reader may not open it. */
  readonly meaning: ((word: Word) => ReactNode) | undefined;
}

/** The carriers' words beside the lifecycle each one means. */
export function StatusesTable({ words, meaning }: StatusesTableProps) {
  if (words.length === 0)
    return <EmptyState>Nothing here yet. Words that carriers use come with their files.</EmptyState>;
  return (
    <div className={classes.stack}>
      <p className={parts.muted}>
        A word that is not mapped counts as Underwriting and suggests nothing. Cases follow a change with the
        next import.
      </p>
      <div className={classes.words}>
        <table className={table.table} aria-label="Statuses">
          <thead>
            <tr>
              <th scope="col">Provider</th>
              <th scope="col">Carrier Says</th>
              <th scope="col">Lifecycle</th>
              <th scope="col" className={classes.aside}>
                Updated
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <tr key={`${word.provider_id} ${word.text}`}>
                <td>{word.provider}</td>
                <td>{word.text}</td>
                <td className={classes.lifecycle}>
                  {meaning ? (
                    meaning(word)
                  ) : word.lifecycle ? (
                    <Status value={word.lifecycle} />
                  ) : (
                    <Status value="Not mapped" tone="warning" />
                  )}
                </td>
                <td className={classes.aside}>
                  <DateText value={word.updated_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
