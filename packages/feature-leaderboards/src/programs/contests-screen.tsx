import { useSuspenseQuery } from '@tanstack/react-query';
import { formatNumber } from '@upline/domain';
import { contestName } from '@upline/domain/production';
import { queryFor, useMay } from '@upline/shell';
import { DateText, Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PlanDataLink } from './plan-data-link.tsx';

/** `programs/contests`: the yearly contest by its windows (domain.md 5.5). */
export function ContestsScreen() {
  const { rows } = useSuspenseQuery(queryFor('listContests')).data;
  const mayClose = useMay('closeContest');
  return (
    <>
      <PageHeader title="Contests" />
      <Card title="Hawaii">
        <div className={layout.close}>
          <p className={layout.muted}>
            A contest opens with the first day of its window
            {mayClose ? ' and is closed here after its last day.' : ' and is closed after its last day.'}{' '}
            <PlanDataLink />
          </p>
          <FactTable
            label="Contests"
            rows={rows}
            rowKey={({ from }) => from}
            columns={[
              {
                label: 'Contest',
                of: (row) => (
                  <Link to={{ to: '/programs/contests/$from', params: { from: row.from } }}>
                    {contestName(row)}
                  </Link>
                ),
              },
              { label: 'From', of: ({ from }) => <DateText value={from} /> },
              { label: 'Until', of: ({ to }) => <DateText value={to} /> },
              {
                label: 'Status',
                of: ({ status, is_over, is_closing }) => (
                  <>
                    <Status value={status} />{' '}
                    {status === 'Open' && is_over && (is_closing ? 'is being closed' : 'waits to be closed')}
                  </>
                ),
              },
              { label: 'Winners', isNumber: true, of: ({ winners }) => figure(winners) },
              { label: 'Seats', isNumber: true, of: ({ seats }) => figure(seats) },
              { label: 'Closed', of: ({ closed_at }) => <DateText value={closed_at} /> },
            ]}
          />
        </div>
      </Card>
    </>
  );
}

const figure = (count: number | null) => (count === null ? '–' : formatNumber(count));
