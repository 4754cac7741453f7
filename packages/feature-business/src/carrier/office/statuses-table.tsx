import type { ApiError, OperationAnswer } from '@upline/api-client';
import { POLICY_LIFECYCLES, type PolicyLifecycle } from '@upline/domain';
import { Banner, RequestId, SelectField, Status } from '@upline/ui-kit';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import parts from '../../parts.module.css';
import table from '../../providers/small-table.module.css';
import classes from './feeds.module.css';

type Word = OperationAnswer<'listCarrierStatuses'>['rows'][number];

export interface StatusesTableProps {
  /** Those nobody has mapped first. */
  readonly words: readonly Word[];
  /** Says what a word means; absent where the reader may not. */
  readonly map: ((word: Word, lifecycle: PolicyLifecycle) => void) | undefined;
  /** Why the last word could not be mapped. */
  readonly problem?: ApiError | undefined;
}

/** The carriers' words beside the lifecycle each one means; a choice is kept at once. */
export function StatusesTable({ words, map, problem }: StatusesTableProps) {
  if (words.length === 0)
    return <EmptyState>Nothing here yet. Words that carriers use come with their files.</EmptyState>;
  return (
    <div className={classes.stack}>
      <p className={parts.muted}>
        A word that is not mapped counts as Underwriting. Cases follow a change with the next import.
      </p>
      {problem && (
        <Banner tone="danger" live>
          {problem.message} <RequestId id={problem.requestId ?? undefined} />
        </Banner>
      )}
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
                  {map ? (
                    <SelectField
                      label={`${word.provider}: ${word.text}`}
                      hideLabel
                      required={word.lifecycle !== null}
                      emptyLabel="Not mapped"
                      value={word.lifecycle ?? ''}
                      options={POLICY_LIFECYCLES}
                      onChange={(value) => {
                        const chosen = POLICY_LIFECYCLES.find((each) => each === value);
                        if (chosen) map(word, chosen);
                      }}
                    />
                  ) : word.lifecycle ? (
                    <Status value={word.lifecycle} />
                  ) : (
                    <Status value="Not mapped" tone="warning" />
                  )}
                </td>
                <td className={classes.aside}>
                  <DateText value={word.updated_at.slice(0, 10)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
