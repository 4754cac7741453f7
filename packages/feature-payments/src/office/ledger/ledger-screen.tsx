import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { queryFor, useGo } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { ChecksCard } from './checks-card.tsx';
import classes from './ledger.module.css';
import { TrialBalanceCards } from './trial-balance.tsx';

const route = getRouteApi('/signed-in/ledger');

/** `/ledger`: what every account holds, and whether the books are whole. */
export function LedgerScreen() {
  const search = route.useSearch();
  const go = useGo();
  const { data: balance } = useSuspenseQuery(queryFor('getTrialBalance', { query: search }));
  return (
    <>
      <PageHeader
        title="Ledger"
        secondary={
          <>
            <div className={classes.until}>
              <DateField
                label="Up to"
                hideLabel
                placeholder="Up to today"
                max={companyToday()}
                value={search.until ?? ''}
                onChange={(until) => void go({ to: '/ledger', search: until ? { until } : {} })}
              />
            </div>
            <LinkButton to={{ to: '/ledger/journals' }}>Journals</LinkButton>
          </>
        }
      />
      <div className={layout.columns}>
        <div className={layout.stack}>
          <TrialBalanceCards balance={balance} />
        </div>
        <ChecksCard />
      </div>
    </>
  );
}
