import { formatNumber } from '@upline/domain';
import { DataListFor, Headline, type RowOf } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf, type Report, type ReportSearch } from '../report/report-search.ts';
import { useTotals } from '../report/use-report.ts';
import { EVENT_TICKET_COLUMNS } from './event-tickets-table.tsx';

type Operations = Report['operations'] & {
  readonly list: 'listEventTicketsReport' | 'listCompanyEventTicketsReport';
  readonly totals: 'totalEventTicketsReport' | 'totalCompanyEventTicketsReport';
};

export interface EventTicketsViewProps {
  readonly report: Report & { readonly operations: Operations };
  readonly search: ReportSearch;
  readonly about: string;
  /** The event of a row; nothing where the reader may not open it. */
  readonly eventAt: (row: RowOf<'listEventTicketsReport'>) => LinkTarget | null;
}

/** Who comes to which event and who came: sums of all rows, and the tickets. */
export function EventTicketsView({ report, search, about, eventAt }: EventTicketsViewProps) {
  const { data } = useTotals(report, report.operations.totals, search);
  return (
    <ReportScreen
      title="Event tickets"
      about={about}
      report={report}
      search={search}
      charts={
        data && (
          <Headline
            figures={[
              { label: 'Tickets', value: formatNumber(data.tickets) },
              { label: 'Guests', value: formatNumber(data.guests) },
              { label: 'Checked in', value: formatNumber(data.checked_in) },
              { label: 'Refunded', value: formatNumber(data.refunded) },
              ...data.paid.map(({ currency, paid_cents }) => ({
                label: `Paid, ${currency}`,
                value: <Money cents={paid_cents} currency={currency} />,
              })),
            ]}
          />
        )
      }
    >
      <DataListFor
        key={JSON.stringify(operationsOf(report, search).query)}
        operations={operationsOf(report, search) as typeof report.operations}
        label="Event tickets"
        noun={{ one: 'ticket', many: 'tickets' }}
        columns={EVENT_TICKET_COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={eventAt}
        search={{ field: 'attendee', placeholder: 'Search attendees' }}
        empty={{
          title: 'No tickets.',
          description: 'Tickets to events are listed here once somebody has registered.',
        }}
      />
    </ReportScreen>
  );
}
