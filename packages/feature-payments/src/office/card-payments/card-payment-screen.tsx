import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordActions, RecordScreen, useMay, useRecordActions } from '@upline/shell';
import { Link, Money } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import { DoneBy, PersonLink } from '../office-links.tsx';
import { type CardPayment, cardEventActions, cardPaymentActions } from './card-payments.actions.tsx';

const route = getRouteApi('/signed-in/card-payments/$id');

/** `card-payments/{id}`: one payment with its refunds, disputes and what Stripe reported of it. */
export function CardPaymentScreen() {
  const { id } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const { data: payment } = useSuspenseQuery(queryFor('getCardPayment', { params: { id } }));
  const { menu, dialog } = useRecordActions(cardPaymentActions(payment));
  const { number, description, status, payer, amount_cents, refunded_cents, currency } = payment;
  return (
    <RecordScreen
      noun="Card payment"
      name={description}
      code={number}
      isPrivate={false}
      status={status}
      facts={[
        payer ? <PersonLink key="payer" person={payer} /> : 'Registration',
        <DateText key="day" value={payment.created_at} />,
      ]}
      headline={[
        { label: 'Amount', value: <Money cents={amount_cents} currency={currency} /> },
        ...(refunded_cents > 0
          ? [{ label: 'Refunded', value: <Money cents={refunded_cents} currency={currency} /> }]
          : []),
      ]}
      notices={<Notices payment={payment} />}
      actions={menu}
      page={{ to: '/card-payments/$id', params: { id } }}
      tab={tab}
      tabs={{
        overview: { label: 'Overview', content: <Overview payment={payment} /> },
        events: { label: 'Events', content: <Events payment={payment} /> },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function Notices({ payment: { disputes, events, failure } }: { readonly payment: CardPayment }) {
  const unfit = events.find(({ outcome }) => outcome === 'Action Required');
  return (
    <>
      {disputes.some(({ status }) => status === 'Open') && (
        <Banner tone="warning" title="The cardholder disputes this payment">
          Answer it in the dashboard of Stripe. What the bank decides is written here.
        </Banner>
      )}
      {unfit && (
        <Banner tone="danger" title="An event of Stripe does not fit">
          {unfit.problem}. Nothing was changed; see Events.
        </Banner>
      )}
      {failure && <Banner title="The last try failed">{failure}.</Banner>}
    </>
  );
}

function Overview({ payment }: { readonly payment: CardPayment }) {
  const { currency, refunds, disputes } = payment;
  return (
    <div className={shared.columns}>
      <div className={layout.stack}>
        <Card title="Refunds">
          {refunds.length === 0 ? (
            <EmptyState>Nothing has gone back.</EmptyState>
          ) : (
            <FactTable
              label="Refunds"
              rows={refunds}
              rowKey={({ id }) => id}
              columns={[
                { label: 'Date', of: ({ created_at }) => <DateText value={created_at} /> },
                {
                  label: 'Amount',
                  of: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} />,
                  isNumber: true,
                },
                { label: 'Status', of: ({ status }) => <Status value={status} /> },
                { label: 'Reason', of: ({ reason }) => <Private>{reason}</Private> },
                {
                  label: 'By',
                  of: ({ requested_by }) => (requested_by ? <DoneBy person={requested_by} /> : 'Stripe'),
                },
              ]}
            />
          )}
        </Card>
        {disputes.length > 0 && (
          <Card title="Disputes">
            <FactTable
              label="Disputes"
              rows={disputes}
              rowKey={({ id }) => id}
              columns={[
                { label: 'Opened', of: ({ opened_at }) => <DateText value={opened_at} /> },
                {
                  label: 'Amount',
                  of: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} />,
                  isNumber: true,
                },
                { label: 'Reason', of: ({ reason }) => reason },
                { label: 'Status', of: ({ status }) => <Status value={status} /> },
                {
                  label: 'Closed',
                  of: ({ closed_at }) => (closed_at === null ? '–' : <DateText value={closed_at} />),
                },
              ]}
            />
          </Card>
        )}
      </div>
      <div className={layout.stack}>
        <Card title="This payment">
          <FactList
            facts={[
              { label: 'Kind', value: payment.kind },
              { label: 'Country', value: payment.country },
              { label: 'Due', value: payment.due_on && <DateText value={payment.due_on} /> },
              { label: 'Paid', value: payment.paid_at && <DateText value={payment.paid_at} /> },
              { label: 'Tries', value: payment.attempt },
              { label: 'ID at Stripe', value: payment.intent_id },
            ]}
          />
        </Card>
        <Journals payment={payment} />
      </div>
    </div>
  );
}

/** What the ledger has of it, each journal with its way to it. */
function Journals({ payment: { journals } }: { readonly payment: CardPayment }) {
  const mayOpen = useMay('getJournal');
  return (
    <Card title="Ledger">
      {journals.length === 0 ? (
        <EmptyState>Nothing is posted.</EmptyState>
      ) : (
        <FactTable
          label="Ledger"
          rows={journals}
          rowKey={({ id }) => id}
          columns={[
            { label: 'Date', of: ({ on_date }) => <DateText value={on_date} /> },
            {
              label: 'Journal',
              of: ({ id, kind }) =>
                mayOpen ? <Link to={{ to: '/ledger/journals/$id', params: { id } }}>{kind}</Link> : kind,
            },
          ]}
        />
      )}
    </Card>
  );
}

function Events({ payment: { events } }: { readonly payment: CardPayment }) {
  if (events.length === 0) return <EmptyState>Stripe has reported nothing yet.</EmptyState>;
  return (
    <FactTable
      label="Events"
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        { label: 'Event', of: ({ type }) => type },
        { label: 'Happened', of: ({ occurred_at }) => <DateText value={occurred_at} /> },
        { label: 'Outcome', of: ({ outcome }) => <Status value={outcome} /> },
        { label: 'Problem', of: ({ problem }) => problem ?? '–' },
        { label: 'Actions', of: (event) => <RecordActions actions={cardEventActions(event)} /> },
      ]}
    />
  );
}
