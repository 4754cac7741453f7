import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import {
  AddressLines,
  type NamedAction,
  offered,
  queryFor,
  recordAction,
  Track,
  useApi,
  useMay,
  usePageRestored,
  useRecordActions,
  useRecordTitle,
  useSave,
} from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { fileSizeText } from '@upline/ui-kit/file/file-size.ts';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useState } from 'react';
import { CardsClosed } from '../cards-closed.tsx';
import { DownloadButton } from '../download-button.tsx';
import classes from '../store.module.css';
import { PURCHASES } from '../store.route.ts';
import { chargedLines, Sums } from '../sums.tsx';
import { dayOf, priceText, variantText } from '../words.ts';

type Order = OperationAnswer<'getStoreOrder'>;

const EVERY_MS = 2_000;
/** What is seen of an order elsewhere. */
const SHOWN_BY = [
  'getStoreOrder',
  'listPurchases',
  'countPurchases',
  'readStoreProduct',
  'listStoreShelf',
] as const;

const orderActions = (order: Order): NamedAction[] =>
  offered(order, {
    cancel: recordAction({
      operation: 'cancelStoreOrder',
      label: 'Cancel order',
      about: 'It is not paid yet. What was kept for you is for sale again.',
      danger: true,
      fields: [],
      input: { params: { id: order.id }, ifMatch: order.version },
      refresh: SHOWN_BY,
      message: 'Order cancelled',
    }),
  });

const isUnpaid = ({ status, payment_status }: Order) =>
  status === 'Pending' && (payment_status === 'Pending' || payment_status === 'Failed');

/** An own order: paid, or still to be paid (R-STO-07). */
export function OrderPart({ id, hasReturned }: { readonly id: string; readonly hasReturned: boolean }) {
  const queryClient = useQueryClient();
  const { data: order } = useSuspenseQuery({
    ...queryFor('getStoreOrder', { params: { id } }),
    // Stripe has sent the buyer back, and its report is on the way.
    refetchInterval: ({ state }) =>
      hasReturned && state.data?.status === 'Pending' && state.data.payment_status === 'Pending'
        ? EVERY_MS
        : false,
  });
  useRecordTitle(`Order ${order.number}`);
  const { menu, dialog } = useRecordActions(orderActions(order));
  const { status, currency, ship_to } = order;
  useEffect(() => {
    if (status !== 'Pending')
      for (const operation of ['listPurchases', 'countPurchases', 'readStoreCart'])
        void queryClient.invalidateQueries({ queryKey: [operation] });
  }, [status, queryClient]);
  const isCancelled = status === 'Cancelled';
  return (
    <>
      <PageHeader
        title={`Order ${order.number}`}
        back={{ to: PURCHASES }}
        facts={[<Status key="status" value={status} />, <DateText key="at" value={order.created_at} />]}
        actions={menu}
      />
      {dialog}
      <div className={layout.stack}>
        <Standing order={order} hasReturned={hasReturned} />
        <div className={layout.columns}>
          <div className={layout.stack}>
            {!isCancelled && (
              <Card title="How far it is">
                <Track
                  label="How far it is"
                  steps={[
                    { label: 'Ordered', date: dayOf(order.created_at) },
                    { label: 'Paid', date: null, isReached: !isUnpaid(order) },
                    { label: order.ship_to ? 'Shipped' : 'Ready', date: dayOf(order.shipped_at) },
                  ]}
                />
              </Card>
            )}
            <Card title="What you ordered">
              <ul className={layout.list} aria-label="What you ordered">
                {order.lines.map((line) => (
                  <li key={line.sku} className={layout.entry}>
                    <span className={layout.words}>
                      {line.quantity} × {line.name}
                      {variantText(line) && `, ${variantText(line)}`}
                      <FileWords line={line} order={order} />
                    </span>
                    <span className={classes.end}>
                      {line.file && <Download orderId={order.id} file={line.file} />}
                      {priceText(line.unit_cents * line.quantity, currency)}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
          <div className={layout.stack}>
            <Card title="Sum">
              <Sums
                currency={currency}
                lines={chargedLines(order, { isSent: ship_to !== null })}
                total={order.total_cents}
              />
            </Card>
            {ship_to && (
              <Card title="Sent to">
                <p>{ship_to.name}</p>
                <AddressLines {...ship_to} />
                {order.tracking_number && (
                  <FactList
                    facts={[
                      { label: 'Carrier', value: order.carrier },
                      { label: 'Tracking Number', value: order.tracking_number },
                    ]}
                  />
                )}
              </Card>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

type Line = Order['lines'][number];

/** Of a download: how large it is, or when it comes. */
function FileWords({ line: { is_download, file }, order }: { readonly line: Line; readonly order: Order }) {
  if (!is_download) return null;
  if (file) return <span className={layout.caption}> · {fileSizeText(file.size_bytes)}</span>;
  return isUnpaid(order) ? <span className={layout.caption}> · a download, once it is paid</span> : null;
}

/** Only its buyer saves what was bought, so not an admin who views as them. */
function Download({ orderId, file }: { readonly orderId: string; readonly file: NonNullable<Line['file']> }) {
  const api = useApi();
  const maySave = useMay('getStoreOrderFile');
  if (!maySave) return null;
  const params = { id: orderId, file_id: file.id };
  return <DownloadButton file={file} load={() => api.call('getStoreOrderFile', { params })} />;
}

/** What became of it, and what is to be done. */
function Standing({ order, hasReturned }: { readonly order: Order; readonly hasReturned: boolean }) {
  const { takes_cards } = useSuspenseQuery(queryFor('getCardStanding')).data;
  const mayPay = useMay('payPurchase');
  const pay = useSave({ operation: 'payPurchase', refresh: [] });
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(() => setLeaving(false));
  const { status, payment_status, purchase_id } = order;
  const isReady = order.lines.some(({ file }) => file !== null);
  if (status === 'Cancelled') return <Banner title="This order is cancelled">{order.cancel_reason}</Banner>;
  if (status === 'Shipped' && (order.ship_to || !isReady)) return null;
  if (status === 'Shipped' || status === 'Processing')
    return (
      <Banner tone="success" title="Payment received" live={hasReturned}>
        {order.ship_to
          ? `Thank you. You are told when your order is on its way.${isReady ? ' Your downloads are ready.' : ''}`
          : 'Thank you. Your downloads are ready.'}
      </Banner>
    );
  if (hasReturned && payment_status === 'Pending')
    return (
      <Banner title="Waiting for the confirmation of your payment" live>
        This takes a few seconds; you can leave this page.
      </Banner>
    );
  if (!takes_cards) return <CardsClosed />;
  const isFailed = payment_status === 'Failed';
  return (
    <Banner
      tone={isFailed ? 'danger' : 'warning'}
      title={isFailed ? 'Payment failed' : 'This order is not paid'}
      actions={
        mayPay && (
          <Button
            variant="filled"
            loading={isLeaving}
            onClick={() => {
              setLeaving(true);
              void pay.save({ params: { id: purchase_id } }).then((page) => {
                if (page) location.assign(page.url);
                else setLeaving(false);
              });
            }}
          >
            {isFailed ? 'Pay again' : 'Pay by card'}
          </Button>
        )
      }
    >
      {pay.error?.message ?? 'It is cancelled when it is not paid within 60 minutes.'}
    </Banner>
  );
}
