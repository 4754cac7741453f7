import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatMonth } from '@upline/domain';
import { queryFor, RecordScreen, useRecordActions } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import shared from '../../payments.module.css';
import { PersonLink } from '../office-links.tsx';
import { type Agreement, agreementActions } from './exchange.actions.tsx';

const route = getRouteApi('/signed-in/exchange-agreements/$id');

/** `exchange-agreements/{id}`: who agreed on which leg, and what was shared month by month (R-MNY-35). */
export function ExchangeAgreementScreen() {
  const { id } = route.useParams();
  const { data: agreement } = useSuspenseQuery(queryFor('getExchangeLeg', { params: { id } }));
  const { menu, dialog } = useRecordActions(agreementActions(agreement));
  const { new_rmd, promoting_rmd, ends_on } = agreement;
  return (
    <RecordScreen
      noun="Exchange agreement"
      name={`${new_rmd.name} and ${promoting_rmd.name}`}
      status={ends_on === null ? 'Running' : 'Ended'}
      facts={[`From ${formatMonth(agreement.starts_on)}`, ends_on !== null && `to ${formatMonth(ends_on)}`]}
      headline={headlineOf(agreement)}
      actions={menu}
      page={{ to: '/exchange-agreements/$id', params: { id } }}
      tab="overview"
      tabs={{ overview: { label: 'Overview', content: <Overview agreement={agreement} /> } }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** What moved so far, of each currency by itself. */
function headlineOf({ months }: Agreement) {
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = months.filter((month) => month.currency === currency);
    return {
      label: currencies.length === 1 ? 'Shared so far' : `Shared so far, ${currency}`,
      value: <Money cents={own.reduce((sum, { moved_cents }) => sum + moved_cents, 0)} currency={currency} />,
      note: own.length === 1 ? 'In 1 month' : `In ${own.length} months`,
    };
  });
}

function Overview({ agreement: { months, new_rmd, promoting_rmd, leg } }: { readonly agreement: Agreement }) {
  return (
    <div className={shared.columns}>
      <Card title="Shared by month">
        {months.length === 0 ? (
          <EmptyState>
            Nothing is shared yet. It is shared for a month once the base shop of the new RMD issued 25,000 BV
            in it.
          </EmptyState>
        ) : (
          <FactTable
            label="Shared by month"
            rows={months}
            rowKey={({ month, currency }) => `${month} ${currency}`}
            columns={[
              { label: 'Month', of: ({ month }) => formatMonth(month) },
              {
                label: 'Base shop BV',
                isNumber: true,
                of: ({ base_shop_bv_cents }) => <BusinessVolume cents={base_shop_bv_cents} />,
              },
              { label: 'Lines', isNumber: true, of: ({ lines }) => lines },
              {
                label: 'To the new RMD',
                isNumber: true,
                of: ({ moved_cents, currency }) => <Money cents={moved_cents} currency={currency} />,
              },
            ]}
          />
        )}
      </Card>
      <Card title="This agreement">
        <FactList
          facts={[
            { label: 'New RMD', value: <PersonLink person={new_rmd} /> },
            { label: 'Promoting RMD', value: <PersonLink person={promoting_rmd} /> },
            { label: 'Leg', value: <PersonLink person={leg} /> },
          ]}
        />
      </Card>
    </div>
  );
}
