import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useMay, useSave } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import classes from './audit-check.module.css';

type Check = OperationAnswer<'getAuditCheck'>;

const EVERY = 1_000;

const PROBLEMS = {
  changed: 'was changed after it was written',
  missing: 'is missing',
  'out of order': 'does not follow the one before it',
} as const;

/** The check has not run since it was asked for. */
const isAwaited = (check: Check | undefined, askedAt: string | undefined) =>
  askedAt !== undefined && (!check?.checked_at || Date.parse(check.checked_at) < Date.parse(askedAt));

/** Whether the trail is whole, as the check of the night found it; it can be asked for now (S-78). */
export function AuditCheck() {
  const [askedAt, setAskedAt] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...queryFor('getAuditCheck'),
    refetchInterval: ({ state }) => (isAwaited(state.data, askedAt) ? EVERY : false),
  });
  const mayRun = useMay('runAuditCheck');
  const check = useSave({ operation: 'runAuditCheck', refresh: ['getAuditCheck'] });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Check of the trail" shape="rows" count={1} />;
  return (
    <>
      {data.problem !== null && (
        <Banner tone="danger" title="The audit trail is not whole">
          Entry {data.broken_id} {PROBLEMS[data.problem]}. Everything before it is as it was written.
        </Banner>
      )}
      <div className={classes.line}>
        {data.is_whole === null ? (
          <Status value="Not checked yet" tone="neutral" />
        ) : (
          <Status
            value={data.is_whole ? 'Trail is whole' : 'Trail is broken'}
            tone={data.is_whole ? 'success' : 'danger'}
          />
        )}
        <span className={layout.muted}>
          {data.checked_at === null ? (
            'It is checked every night.'
          ) : (
            <>
              Checked <DateText value={data.checked_at} relative />,{' '}
              {data.through_id?.toLocaleString('en-US')} entries
            </>
          )}
        </span>
        {mayRun && (
          <Button
            size="xs"
            loading={check.saving || isAwaited(data, askedAt)}
            onClick={() => void check.save({}, ({ asked_at }) => setAskedAt(asked_at))}
          >
            Check now
          </Button>
        )}
      </div>
    </>
  );
}
