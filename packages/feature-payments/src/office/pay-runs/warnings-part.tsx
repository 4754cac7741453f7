import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { inputFor, queryFor, useApi, usePageAt } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { PayRun } from './pay-run-lists.ts';
import classes from './pay-runs.module.css';
import { inWords } from './run-totals.tsx';

type Warning = OperationAnswer<'listPayRunReview'>['rows'][number];

export const HELD = { processing: { eq: 'Action Required' } } as const;
const PAGE = 50;

/** What clears a warning, by the words its reason begins with (R-PAY-02, R-BNK-03). */
const REMEDIES: readonly (readonly [begins: string, remedy: string])[] = [
  ['Payouts are on hold', 'They are paid by the first run that opens after the hold.'],
  ['No approved', 'Approve the payout information that was sent in, or ask the associate for it.'],
  [
    'Payout information was approved',
    'They are paid by the first run that opens 24 hours after the approval.',
  ],
  ['Payout information is for', 'Ask for an account in the currency the associate is paid in.'],
  ['The partner', 'The partner of the shared code has to give payout information.'],
];
const remedyOf = (reason: string | null) =>
  REMEDIES.find(([begins]) => reason?.startsWith(begins))?.[1] ?? null;

/** Who is left out of the run, one by one: why, what waits, and what clears it. */
export function WarningsPart({ run, count }: { readonly run: PayRun; readonly count: number | undefined }) {
  const { id, status } = run;
  const api = useApi();
  const params = { id };
  const inputAt = (page: number) =>
    inputFor<'listPayRunReview'>({ params, query: { filter: HELD, page, limit: PAGE } });
  const found = useInfiniteQuery({
    queryKey: [...queryFor('listPayRunReview', { params }).queryKey, 'warnings'],
    queryFn: async ({ pageParam }) => (await api.call('listPayRunReview', ...inputAt(pageParam))).rows,
    initialPageParam: 1,
    // One row beyond the page says that there is more (SPEC 7).
    getNextPageParam: (last, pages) => (last.length > PAGE ? pages.length + 1 : undefined),
  });
  if (found.isPending) return <Loading label="Warnings" />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const rows = found.data.pages.flatMap((page) => page.slice(0, PAGE));
  if (rows.length === 0)
    return <EmptyState>Nobody is held: everybody with pending lines is in the run.</EmptyState>;
  return (
    <div className={classes.part}>
      <Card title={inWords(count ?? rows.length, 'person is left out', 'people are left out')}>
        <p className={classes.muted}>
          {status === 'Closed' ? 'Their lines stayed Pending.' : 'Their lines stay Pending.'} A later run pays
          them once the reason is gone.
        </p>
        <ul className={classes.list} aria-label="Warnings">
          {rows.map((row) => (
            <WarningEntry key={row.associate.code} row={row} />
          ))}
        </ul>
      </Card>
      {found.hasNextPage && (
        <div>
          <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function WarningEntry({ row }: { readonly row: Warning }) {
  const { associate, held_reason, lines, pending_cents, currency } = row;
  const { code, name } = associate;
  const pageAt = usePageAt();
  const person = pageAt(`/associates/${code}`);
  const bank = pageAt('/payout-information');
  const remedy = remedyOf(held_reason);
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p>
          <Private>{person ? <Link to={person}>{name}</Link> : name}</Private>{' '}
          <span className={classes.muted}>
            <Private>{code}</Private>
          </span>
        </p>
        <p>{held_reason}</p>
        {remedy && (
          <p className={classes.muted}>
            {remedy}
            {bank && (
              <>
                {' '}
                <Link to={bank}>Payout information</Link>
              </>
            )}
          </p>
        )}
      </div>
      <p>
        <Money cents={pending_cents} currency={currency} />{' '}
        <span className={classes.muted}>in {inWords(lines, 'line')}</span>
      </p>
    </li>
  );
}
