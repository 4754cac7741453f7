import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useMay, useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import shared from '../../payments.module.css';
import classes from './card-payments.module.css';

type Check = OperationAnswer<'listCardChecks'>['rows'][number];

const EVERY = 1_000;
const SHOWN = 5;

const isAwaited = (checks: readonly Check[], askedAt: string | undefined) =>
  askedAt !== undefined &&
  checks.some(
    ({ takes_cards, checked_at }) =>
      takes_cards && (checked_at === null || Date.parse(checked_at) < Date.parse(askedAt)),
  );

/** What the nightly comparison with Stripe found, by country; it can be asked for now. */
export function CardChecks() {
  const [askedAt, setAskedAt] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...queryFor('listCardChecks'),
    refetchInterval: ({ state }) => (isAwaited(state.data?.rows ?? [], askedAt) ? EVERY : false),
  });
  const mayRun = useMay('runCardChecks');
  const check = useSave({ operation: 'runCardChecks', refresh: ['listCardChecks'] });
  const rows = data?.rows ?? [];
  return (
    <>
      {data && rows.some(({ takes_cards }) => !takes_cards) && (
        <Banner tone="danger" title="Stripe keys are not set">
          Cards are not taken in{' '}
          {rows.flatMap(({ country, takes_cards }) => (takes_cards ? [] : [country])).join(' and ')}.
        </Banner>
      )}
      <Card
        title="Comparison with Stripe"
        actions={
          mayRun && (
            <Button
              size="xs"
              loading={check.saving || isAwaited(rows, askedAt)}
              onClick={() => void check.save({}, ({ asked_at }) => setAskedAt(asked_at))}
            >
              Compare now
            </Button>
          )
        }
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <ul className={layout.list} aria-label="Comparison with Stripe">
            {rows
              .filter(({ takes_cards }) => takes_cards)
              .map((row) => (
                <Entry key={row.country} check={row} />
              ))}
          </ul>
        ) : (
          <Loading label="Comparison with Stripe" />
        )}
      </Card>
    </>
  );
}

function Entry({ check: { country, checked_at, compared, differences } }: { readonly check: Check }) {
  return (
    <li>
      <div className={shared.entry}>
        <p className={classes.line}>
          {country}, {compared} {compared === 1 ? 'payment' : 'payments'} of the last 35 days
        </p>
        {checked_at === null ? (
          <Status value="Not yet" tone="neutral" />
        ) : differences.length === 0 ? (
          <Status value="Nothing differs" tone="success" />
        ) : (
          <Status value={`${differences.length} differ`} tone="danger" />
        )}
      </div>
      {differences.slice(0, SHOWN).map(({ what, payment_id, stripe_id }) => (
        <p key={`${what} ${stripe_id}`} className={classes.line}>
          {what}: {stripe_id}
          {payment_id !== null && (
            <>
              {', '}
              <Link className={shared.inText} to={{ to: '/card-payments/$id', params: { id: payment_id } }}>
                open payment
              </Link>
            </>
          )}
        </p>
      ))}
      <p className={classes.muted}>
        Every night at 03:35.{' '}
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
