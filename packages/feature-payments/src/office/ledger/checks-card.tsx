import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useMay, useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import classes from './ledger.module.css';

type Check = OperationAnswer<'listBooksChecks'>['rows'][number];

const EVERY = 1_000;

/** Some check has not run since it was asked for. */
const isAwaited = (checks: readonly Check[], askedAt: string | undefined) =>
  askedAt !== undefined &&
  checks.some(({ checked_at }) => checked_at === null || Date.parse(checked_at) < Date.parse(askedAt));

/** What the checks of the night compare and what they found last; they can be asked for now. */
export function ChecksCard() {
  const [askedAt, setAskedAt] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...queryFor('listBooksChecks'),
    refetchInterval: ({ state }) => (isAwaited(state.data?.rows ?? [], askedAt) ? EVERY : false),
  });
  const mayRun = useMay('runBooksChecks');
  const check = useSave({ operation: 'runBooksChecks', refresh: ['listBooksChecks'] });
  const isRunning = isAwaited(data?.rows ?? [], askedAt);
  return (
    <Card
      title="Checks of the books"
      actions={
        mayRun && (
          <Button
            size="xs"
            loading={check.saving || isRunning}
            onClick={() => void check.save({}, ({ asked_at }) => setAskedAt(asked_at))}
          >
            Check now
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={classes.list} aria-label="Checks of the books">
          {data.rows.map((row) => (
            <Entry key={row.task} check={row} />
          ))}
        </ul>
      ) : (
        <Loading label="Checks of the books" />
      )}
    </Card>
  );
}

function Entry({ check }: { readonly check: Check }) {
  const { compares, at, checked_at, findings, is_whole } = check;
  const faults = findings.filter(({ count }) => count > 0);
  return (
    <li className={classes.entry}>
      <div className={classes.line}>
        <p>{compares}</p>
        {is_whole === null ? (
          <Status value="Not yet" tone="neutral" />
        ) : (
          <Status value={is_whole ? 'Nothing wrong' : 'Wrong'} tone={is_whole ? 'success' : 'danger'} />
        )}
      </div>
      {faults.length > 0 && <p>{faults.map(({ name, count }) => `${name}: ${count}`).join(', ')}</p>}
      <p className={layout.small}>
        Every night at {at}.{' '}
        {checked_at === null ? (
          'It has not run yet.'
        ) : (
          <>
            Last run <DateText value={checked_at} relative />
          </>
        )}
      </p>
    </li>
  );
}
