import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { COUNTRIES, currencyOf, formatBv, formatNumber } from '@upline/domain';
import { useAccess, useChoose } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import board from '../board/board.module.css';
import type { Area } from '../board/operations.ts';
import { RefreshButton } from '../board/refresh-button.tsx';
import { CandidateTable } from './candidate-table.tsx';
import { type CountrySearch, countrySearch } from './contest-search.ts';
import classes from './contests.module.css';
import { builderBonusQuery } from './contests.route.ts';

type Board = OperationAnswer<'getBuilderBonusBoard'>;

/** `dashboard/leaderboard/builder-bonus`: who shares the pool of the open month, and who is near it (domain.md 5.5). */
export const BuilderBonusScreen = () => <BuilderBonus area="portal" />;
/** The same for the home office. */
export const OfficeBuilderBonusScreen = () => <BuilderBonus area="admin" />;

function BuilderBonus({ area }: { readonly area: Area }) {
  const search: CountrySearch = useSearch({ strict: false });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...builderBonusQuery(area, search),
    placeholderData: keepPreviousData,
  });
  const choose = useChoose(countrySearch);
  const { user } = useAccess();
  return (
    <div className={board.page}>
      <PageHeader
        title="Builder Bonus Leaderboard"
        facts={[
          data && (
            <span key="since">
              Since <DateText value={data.month} />
            </span>
          ),
          data && (
            <span key="as-of">
              As of <DateText value={data.as_of} relative />
            </span>
          ),
        ]}
        secondary={<RefreshButton area={area} board={{ points_type: 'Builder Bonus' }} />}
      />
      <div>
        <SegmentedControl
          aria-label="Country"
          value={search.country ?? data?.country ?? user.country}
          data={COUNTRIES.map((country) => ({ value: country, label: country }))}
          onChange={(country) => choose({ country })}
        />
      </div>
      {data ? (
        <Lists data={data} own={area === 'portal' ? user.code : undefined} busy={isPlaceholderData} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Builder bonus" shape="rows" count={8} />
      )}
    </div>
  );
}

interface ListsProps {
  readonly data: Board;
  readonly own: string | undefined;
  readonly busy: boolean;
}

/** What is between a person and the pool. */
const missingOf = ({ recruits, base_shop_bv_cents, enrollment, good_standing }: Missing) => [
  ...(recruits > 0 ? [`${formatNumber(recruits)} ${recruits === 1 ? 'recruit' : 'recruits'}`] : []),
  ...(base_shop_bv_cents > 0 ? [formatBv(base_shop_bv_cents)] : []),
  ...(enrollment ? ['builder plan all month'] : []),
  ...(good_standing ? ['good standing'] : []),
];
type Missing = Board['near_qualifiers'][number]['missing'];

function Lists({ data, own, busy }: ListsProps) {
  const currency = currencyOf(data.country);
  const shares = data.qualifiers.reduce((sum, each) => sum + each.shares, 0);
  const mine = data.qualifiers.find(({ user }) => user.code === own);
  const near = data.near_qualifiers.find(({ user }) => user.code === own);
  return (
    <>
      <Card>
        <p className={classes.loud}>
          <span className={classes.pool}>
            <Money cents={data.pool_cents} currency={currency} />
          </span>
          <span className={layout.muted}>
            pool so far, {formatNumber(shares)} {shares === 1 ? 'share' : 'shares'}
          </span>
        </p>
        {own && (
          <p>
            {mine ? (
              <>
                You share in it: about <Money cents={mine.bonus_cents} currency={currency} />.
              </>
            ) : near ? (
              <>
                You are near it. Missing:{' '}
                <Private kind="amount">{missingOf(near.missing).join(', ')}</Private>.
              </>
            ) : (
              'You are not near it yet.'
            )}
          </p>
        )}
      </Card>
      <Card title="Qualifiers" flush>
        {data.qualifiers.length === 0 ? (
          <EmptyState>Nobody qualifies in this month yet.</EmptyState>
        ) : (
          <CandidateTable
            label="Qualifiers"
            rows={data.qualifiers}
            own={own}
            busy={busy}
            columns={[
              { label: 'Shares', cell: ({ shares: count }) => formatNumber(count) },
              {
                label: 'Estimated bonus',
                cell: ({ bonus_cents }) => <Money cents={bonus_cents} currency={currency} />,
              },
            ]}
          />
        )}
      </Card>
      <Card title="Near qualifiers" flush>
        {data.near_qualifiers.length === 0 ? (
          <EmptyState>
            Nobody is near the bonus yet. It takes two recruits or 3,000.00 BV to be listed.
          </EmptyState>
        ) : (
          <CandidateTable
            label="Near qualifiers"
            rows={data.near_qualifiers}
            own={own}
            busy={busy}
            columns={[
              {
                label: 'Missing',
                cell: ({ missing }) => (
                  <Private kind="amount">{missingOf(missing).join(', ') || 'Nothing'}</Private>
                ),
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}
