import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordActions, RecordScreen, useMay, useRecordActions } from '@upline/shell';
import { DateText, Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { type Fee, feeName } from './fee-list.ts';
import { FeeValue } from './fee-value.tsx';
import { feeActions, setNext } from './fees.actions.ts';

const route = getRouteApi('/signed-in/settings/fees/$id');

/** `settings/fees/{id}`: one value with everything the same fee was and will be. */
export function FeeScreen() {
  const { id } = route.useParams();
  const { data: fee } = useSuspenseQuery(queryFor('getFee', { params: { id } }));
  const maySet = useMay('setFee');
  const { menu, dialog } = useRecordActions(feeActions(fee));
  return (
    <RecordScreen
      noun="Fee"
      name={feeName(fee)}
      isPrivate={false}
      status={fee.standing}
      facts={[fee.country]}
      headline={[
        { label: 'Value', value: <FeeValue fee={fee} /> },
        { label: 'From', value: <DateText value={fee.effective_from} /> },
        ...(fee.until === null ? [] : [{ label: 'Until', value: <DateText value={fee.until} /> }]),
      ]}
      secondary={maySet && <RecordActions actions={[setNext(fee)]} />}
      actions={menu}
      page={{ to: '/settings/fees/$id', params: { id } }}
      tab="history"
      tabs={{ history: { label: 'History', content: <History fee={fee} /> } }}
    >
      {dialog}
    </RecordScreen>
  );
}

function History({ fee: { id, history } }: { readonly fee: Fee }) {
  return (
    <Card title="History">
      <FactTable
        label="History"
        rows={history}
        rowKey={(row) => row.id}
        columns={[
          {
            label: 'From',
            of: (row) =>
              row.id === id ? (
                <DateText value={row.effective_from} />
              ) : (
                <Link to={{ to: '/settings/fees/$id', params: { id: row.id } }}>
                  <DateText value={row.effective_from} />
                </Link>
              ),
          },
          { label: 'Until', of: ({ until }) => (until === null ? '–' : <DateText value={until} />) },
          { label: 'Value', of: (row) => <FeeValue fee={row} />, isNumber: true },
          { label: 'Standing', of: ({ standing }) => <Status value={standing} /> },
          {
            label: 'Set By',
            of: ({ set_by }) => (set_by === null ? 'The system' : <Private>{set_by.name}</Private>),
          },
          { label: 'Set', of: ({ created_at }) => <DateText value={created_at} /> },
        ]}
      />
    </Card>
  );
}
