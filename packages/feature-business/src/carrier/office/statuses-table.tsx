import { type NamedAction, RecordActions } from '@upline/shell';
import { Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Word } from './statuses.actions.ts';

export interface StatusesTableProps {
  /** Those nobody has mapped first. */
  readonly words: readonly Word[];
  readonly actions: (word: Word) => readonly NamedAction[];
}

/** The carriers' words and the lifecycle each one means. */
export function StatusesTable({ words, actions }: StatusesTableProps) {
  if (words.length === 0)
    return <EmptyState>Nothing here yet. Words that carriers use come with their files.</EmptyState>;
  return (
    <div className={layout.stack}>
      <p className={layout.muted}>
        A word that is not mapped counts as Underwriting and suggests nothing. Cases follow a change with the
        next import.
      </p>
      <FactTable
        label="Statuses"
        rows={words}
        rowKey={({ provider_id, text }) => `${provider_id} ${text}`}
        columns={[
          { label: 'Carrier Says', of: ({ text }) => text },
          { label: 'Provider', of: ({ provider }) => provider },
          {
            label: 'Lifecycle',
            of: ({ lifecycle }) =>
              lifecycle ? <Status value={lifecycle} /> : <Status value="Not mapped" tone="warning" />,
          },
          { label: 'Updated', of: ({ updated_at }) => <DateText value={updated_at} /> },
          { label: 'Actions', of: (word) => <RecordActions actions={actions(word)} /> },
        ]}
      />
    </div>
  );
}
