import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AddressLines, queryFor, RecordScreen, useMay, useRecordActions } from '@upline/shell';
import { Banner, Link, Phone } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { chargedLines, Sums } from '../../sums.tsx';
import { dayOf, priceText, variantText } from '../../words.ts';
import { orderActions } from './orders.actions.ts';

const route = getRouteApi('/signed-in/store/orders/$id');

/** `store/orders/{id}`: what was ordered, and where it goes. */
export function OrderScreen() {
  const params = route.useParams();
  const { data: order } = useSuspenseQuery(queryFor('getAnyStoreOrder', { params }));
  const maySeePayment = useMay('getCardPayment');
  const actions = orderActions(order);
  const { menu, run, dialog } = useRecordActions(actions);
  const ship = actions.find(({ key }) => key === 'ship');
  const { associate, currency, ship_to, refunded_cents } = order;
  return (
    <RecordScreen
      noun="Order"
      name={order.number}
      isPrivate={false}
      status={order.status}
      facts={[
        <Link key="by" to={{ to: '/associates/$code', params: { code: associate.code } }}>
          <Private kind="name">{associate.name}</Private>
        </Link>,
        <DateText key="at" value={order.created_at} />,
      ]}
      headline={[
        { label: 'Total', value: priceText(order.total_cents, currency) },
        { label: 'Payment', value: order.payment_status },
      ]}
      track={[
        { label: 'Ordered', date: dayOf(order.created_at) },
        {
          label: 'Paid',
          date: null,
          isReached: order.payment_status !== 'Pending' && order.payment_status !== 'Failed',
        },
        { label: ship_to ? 'Shipped' : 'Ready', date: dayOf(order.shipped_at) },
      ]}
      next={ship && { label: ship.label, onClick: () => run(ship.key) }}
      actions={menu.filter(({ key }) => key !== 'ship')}
      notices={order.cancel_reason && <Banner title="This order is cancelled">{order.cancel_reason}</Banner>}
      page={{ to: '/store/orders/$id', params }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <div className={layout.columns}>
              <Card title="What was ordered">
                <ul className={layout.list} aria-label="What was ordered">
                  {order.lines.map((line) => (
                    <li key={line.sku} className={layout.entry}>
                      <span className={layout.words}>
                        {line.quantity} × {line.name}
                        {variantText(line) && `, ${variantText(line)}`}
                        <span className={layout.caption}>
                          {' '}
                          · {line.sku}
                          {line.is_download && ' · a download'}
                        </span>
                      </span>
                      <span>{priceText(line.unit_cents * line.quantity, currency)}</span>
                    </li>
                  ))}
                </ul>
              </Card>
              <div className={layout.stack}>
                <Card title="Sum">
                  <div className={layout.close}>
                    <Sums
                      currency={currency}
                      lines={chargedLines(order, { isSent: ship_to !== null })}
                      total={order.total_cents}
                    />
                    {refunded_cents > 0 && (
                      <Sums currency={currency} lines={[['Refunded', refunded_cents]]} />
                    )}
                    {maySeePayment && (
                      <Link to={{ to: '/card-payments/$id', params: { id: order.purchase_id } }}>
                        Card payment
                      </Link>
                    )}
                  </div>
                </Card>
                {ship_to && (
                  <Card title="Sent to">
                    <Private kind="name">{ship_to.name}</Private>
                    <Private kind="name">
                      <AddressLines {...ship_to} />
                    </Private>
                    <Phone value={ship_to.phone} />
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
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
