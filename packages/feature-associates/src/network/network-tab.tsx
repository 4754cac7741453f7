import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { companyToday, formatNumber } from '@upline/domain';
import { queryFor, RecordActions } from '@upline/shell';
import { Card, DateField, DateText, EmptyState, Loading, Status } from '@upline/ui-kit';
import { type FactColumn, FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { AssociateLink } from '../associates/network-facts.tsx';
import { type Change, ChangeProgress } from './change-progress.tsx';
import { changeActions } from './network.actions.tsx';

type History = OperationAnswer<'getAssociateHistory'>;
type Decided = Pick<History['uplines'][number], 'reason' | 'by'>;

const what = ({ kind, to_upline, to_level }: Change) =>
  kind === 'Transfer' ? (
    <>Transfer to {to_upline && <AssociateLink code={to_upline.code} name={to_upline.name} />}</>
  ) : (
    `Level ${to_level?.name ?? ''}`
  );

/** Transfers and changes of level, with how far they are and the way to take one back. */
function Changes({ rows }: { readonly rows: readonly Change[] }) {
  if (rows.length === 0) return <EmptyState>No transfer or change of level has been entered.</EmptyState>;
  return (
    <FactTable
      label="Transfers and changes of level"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { label: 'Change', of: what },
        { label: 'Effective', of: ({ effective_date }) => <DateText value={effective_date} /> },
        { label: 'Status', of: (change) => <ChangeProgress change={change} /> },
        {
          label: 'Downline',
          of: ({ with_downline }) => (with_downline === null ? '—' : with_downline ? 'With' : 'Without'),
        },
        { label: 'Reason', of: ({ reason }) => reason },
        ...(rows.some((change) => changeActions(change).length > 0)
          ? [
              {
                label: 'Actions',
                of: (change: Change) => <RecordActions actions={changeActions(change)} />,
              },
            ]
          : []),
      ]}
    />
  );
}

const period = ({ from, to }: { readonly from: string; readonly to: string | null }) => (
  <>
    <DateText value={from} /> – {to ? <DateText value={to} /> : 'today'}
  </>
);
const decided: readonly FactColumn<Decided>[] = [
  { label: 'Reason', of: ({ reason }) => reason ?? '—' },
  { label: 'By', of: ({ by }) => by?.name ?? 'System' },
];

/** Uplines, levels and statuses with their reasons, newest first (R-MNY-01). */
export function HistoryTables({ history }: { readonly history: History }) {
  const { uplines, levels, statuses } = history;
  return (
    <>
      <Card title="Uplines">
        <FactTable
          label="Uplines"
          rows={uplines}
          rowKey={({ from }) => from}
          columns={[
            {
              label: 'Upline',
              of: ({ upline }) => (upline ? <AssociateLink code={upline.code} name={upline.name} /> : 'None'),
            },
            { label: 'Held', of: period },
            ...decided,
          ]}
        />
      </Card>
      <Card title="Levels">
        <FactTable
          label="Levels"
          rows={levels}
          rowKey={({ from }) => from}
          columns={[
            { label: 'Level', of: ({ level }) => level.name },
            { label: 'Held', of: period },
            ...decided,
          ]}
        />
      </Card>
      <Card title="Statuses">
        <FactTable
          label="Statuses"
          rows={statuses}
          rowKey={({ at }) => at}
          columns={[
            { label: 'Status', of: ({ to_status }) => <Status value={to_status} /> },
            { label: 'Before', of: ({ from_status }) => from_status ?? '—' },
            { label: 'On', of: ({ at }) => <DateText value={at} /> },
            { label: 'Until', of: ({ ends_on }) => (ends_on ? <DateText value={ends_on} /> : '—') },
            ...decided,
          ]}
        />
      </Card>
    </>
  );
}

/** The chain above and the directs below as they were on a day. */
function AsOf({ code }: { readonly code: string }) {
  const today = companyToday();
  const [day, setDay] = useState(today);
  const asked = day === '' ? today : day;
  const uplines = useQuery(queryFor('getAssociateUplinesAsOf', { params: { code }, query: { day: asked } }));
  const members = useQuery(
    queryFor('listAssociatesAsOf', { params: { code }, query: { day: asked, limit: 500 } }),
  );
  return (
    <Card title="As of a day">
      <div className={layout.stack}>
        <DateField label="Day" value={day} onChange={setDay} max={today} />
        {uplines.isError ? (
          <ErrorState error={uplines.error} onRetry={() => void uplines.refetch()} />
        ) : uplines.isPending ? (
          <Loading label="Uplines of that day" />
        ) : (
          <FactTable
            label="Uplines of that day"
            rows={uplines.data.rows}
            rowKey={(row) => row.code}
            columns={[
              { label: 'Chain', of: (row) => <AssociateLink code={row.code} name={row.name} /> },
              { label: 'Level', of: ({ level }) => level.name },
              { label: 'Status', of: ({ status }) => <Status value={status} /> },
            ]}
          />
        )}
        {members.isError ? (
          <ErrorState error={members.error} onRetry={() => void members.refetch()} />
        ) : members.isPending ? (
          <Loading label="Directs of that day" />
        ) : members.data.rows.length === 0 ? (
          <EmptyState>Nobody was directly below on that day.</EmptyState>
        ) : (
          <FactTable
            label="Directs of that day"
            rows={members.data.rows}
            rowKey={(row) => row.code}
            columns={[
              { label: 'Direct', of: (row) => <AssociateLink code={row.code} name={row.name} /> },
              { label: 'Level', of: ({ level }) => level.name },
              { label: 'Status', of: ({ status }) => <Status value={status} /> },
              { label: 'Directs', isNumber: true, of: ({ direct_count }) => formatNumber(direct_count) },
            ]}
          />
        )}
      </div>
    </Card>
  );
}

/** Where somebody is, was and will be in the network. */
export function NetworkTab({ code }: { readonly code: string }) {
  const { data: changes } = useSuspenseQuery(queryFor('listAssociateChanges', { params: { code } }));
  const { data: history } = useSuspenseQuery(queryFor('getAssociateHistory', { params: { code } }));
  return (
    <div className={layout.stack}>
      <Card title="Transfers and changes of level">
        <Changes rows={changes.rows} />
      </Card>
      <HistoryTables history={history} />
      <AsOf code={code} />
    </div>
  );
}
