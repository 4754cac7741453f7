import { formatBps, levelOf } from '@upline/domain';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import {
  type Change,
  changedSubject,
  changesInShort,
  type Diff,
  movement,
  ownChanges,
} from './change-words.ts';

/** What a version changes of the one before it, in words and in figures, after the lookup. */
export function ScheduleChanges({ diff }: { readonly diff: Diff }) {
  const { previous } = diff;
  const changes = ownChanges(diff.changes);
  return (
    <div className={layout.stack}>
      <p>
        Compared with{' '}
        {previous ? (
          <Link to={{ to: '/catalogue/schedules/$id', params: { id: previous.id } }}>{previous.name}</Link>
        ) : (
          'the ladder of levels'
        )}
        : {changesInShort(changes)}
      </p>
      {[...Map.groupBy(changes, changedSubject)].map(([subject, rows]) => (
        <Card key={subject} title={subject}>
          <FactTable<Change>
            label={`Changes of ${subject}`}
            rows={rows}
            rowKey={({ kind, level_code }) => `${kind} ${level_code}`}
            columns={[
              { label: 'Level', of: ({ level_code }) => levelOf(level_code).name },
              { label: 'Kind', of: ({ kind }) => kind },
              { label: 'Before', of: ({ old_bps }) => formatBps(old_bps), isNumber: true },
              { label: 'After', of: ({ new_bps }) => formatBps(new_bps), isNumber: true },
              { label: 'Change', of: movement },
            ]}
          />
        </Card>
      ))}
    </div>
  );
}
