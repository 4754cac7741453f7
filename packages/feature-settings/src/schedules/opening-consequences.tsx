import { useQuery } from '@tanstack/react-query';
import { addDays, formatDate } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { changeInWords, changesInShort, ownChanges } from './change-words.ts';
import type { ScheduleRow } from './schedule-list.ts';

/** Changes that are said one by one; the others are on the page of the version. */
const SAID = 5;

/** What follows from opening a version, before it is opened (R-MNY-01, R-SCH-03). */
export function OpeningConsequences({
  schedule: { id, effective_from },
}: {
  readonly schedule: Pick<ScheduleRow, 'id' | 'effective_from'>;
}) {
  const diff = useQuery(queryFor('getCompensationScheduleDiff', { params: { id } }));
  if (diff.isPending) return <Loading label="What changes" shape="rows" count={3} />;
  if (diff.isError) return <ErrorState error={diff.error} onRetry={() => void diff.refetch()} />;
  const { previous } = diff.data;
  const changes = ownChanges(diff.data.changes);
  const first = formatDate(effective_from);
  return (
    <div className={layout.close}>
      <ul className={layout.close} aria-label="What follows">
        <li>
          Policies submitted on {first} or later are paid by these rates. Policies submitted before keep the
          rates they have.
        </li>
        <li>
          {previous
            ? `${previous.name} is closed. It goes on to hold until ${formatDate(addDays(effective_from, -1))}.`
            : 'Until then everybody is paid by the ladder alone.'}
        </li>
        <li>It can then no longer be changed or deleted. Only a later schedule replaces it.</li>
        <li>
          {changesInShort(changes)}
          {changes.length > 0 && (
            <ul className={layout.small}>
              {changes.slice(0, SAID).map((change) => (
                <li key={changeInWords(change)}>{changeInWords(change)}</li>
              ))}
              {changes.length > SAID && <li>And {changes.length - SAID} more, on the tab Changes.</li>}
            </ul>
          )}
        </li>
      </ul>
    </div>
  );
}
