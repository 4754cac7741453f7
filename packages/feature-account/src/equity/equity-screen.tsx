import { useSuspenseQuery } from '@tanstack/react-query';
import { formatNumber } from '@upline/domain';
import { Headline, queryFor } from '@upline/shell';
import { Card, DateText, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';

/** `account/equity-share-credits`: what was granted, and how much of it is mine already (R-EQS-02). */
export function EquityScreen() {
  const { data } = useSuspenseQuery(queryFor('listEquityShareCredits'));
  const { rows, totals, disclaimer } = data;
  return (
    <AccountPage current="equity">
      <div className={layoutParts.stack}>
        <Headline
          figures={[
            { label: 'Credits', value: formatNumber(totals.credits) },
            { label: 'Vested', value: formatNumber(totals.vested) },
            { label: 'Unvested', value: formatNumber(totals.unvested) },
            ...(totals.forfeited > 0 ? [{ label: 'Forfeited', value: formatNumber(totals.forfeited) }] : []),
          ]}
        />
        <Card title="Grants">
          {rows.length === 0 ? (
            <p className={layoutParts.muted}>
              No credits yet. They come with promotions, personal production and builder bonuses.
            </p>
          ) : (
            <FactTable
              label="Grants"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { label: 'Date', of: ({ grant_date }) => <DateText value={grant_date} /> },
                { label: 'Source', of: ({ source }) => source },
                { label: 'Credits', of: ({ credits }) => formatNumber(credits), isNumber: true },
                { label: 'Vested', of: ({ vested }) => formatNumber(vested), isNumber: true },
                { label: 'Unvested', of: ({ unvested }) => formatNumber(unvested), isNumber: true },
                {
                  label: 'Status',
                  of: ({ status, forfeited_on }) =>
                    forfeited_on === null ? (
                      <Status value={status} />
                    ) : (
                      <>
                        Forfeited <DateText value={forfeited_on} />
                      </>
                    ),
                },
              ]}
            />
          )}
        </Card>
        <p className={layoutParts.muted}>{disclaimer} 20% vest with each full year from the grant.</p>
      </div>
    </AccountPage>
  );
}
