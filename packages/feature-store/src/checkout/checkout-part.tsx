import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError, type OperationAnswer } from '@upline/api-client';
import { placeStoreOrder } from '@upline/api-client/fields/store/store.ts';
import {
  AddressLines,
  FieldsOf,
  queryFor,
  recordField,
  recordValues,
  useGo,
  useMay,
  useSave,
} from '@upline/shell';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { StepForm } from '@upline/ui-kit/step-form/step-form.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CardsClosed } from '../cards-closed.tsx';
import { chargedLines, Sums } from '../sums.tsx';
import { priceText, variantText } from '../words.ts';

type Cart = OperationAnswer<'readStoreCart'>;

const values = recordValues(placeStoreOrder);
const Field = recordField(values);
/** What a placed order changes, but for the cart: the form is still in sight while the browser leaves. */
const CHANGED_BY_ORDER = ['listPurchases', 'countPurchases', 'listStoreShelf', 'readStoreProduct'] as const;

/** The cart is ordered. */
export function CheckoutPart() {
  const cart = useSuspenseQuery(queryFor('readStoreCart')).data;
  const { takes_cards } = useSuspenseQuery(queryFor('getCardStanding')).data;
  const mayOrder = useMay('placeStoreOrder');
  return (
    <>
      <PageHeader title="Checkout" back={{ to: '/store/cart' }} />
      {!takes_cards && <CardsClosed />}
      {cart.can_order && mayOrder ? (
        takes_cards && <CheckoutForm cart={cart} />
      ) : (
        <EmptyState action={{ label: 'Go to the cart', to: { to: '/store/cart' } }}>
          {cart.lines.length === 0 ? 'Your cart is empty.' : 'Your cart cannot be ordered as it is.'}
        </EmptyState>
      )}
    </>
  );
}

function CheckoutForm({ cart }: { readonly cart: Cart }) {
  const { data: profile } = useSuspenseQuery(queryFor('getProfile'));
  const queryClient = useQueryClient();
  const go = useGo();
  const { country } = cart;
  const { address } = profile;
  const form = useRecordForm({
    initialValues: values.empty(country, {
      name: profile.name,
      phone: profile.phone ?? '',
      // The total is what is read in the review, not a field.
      total_cents: 0,
      ...(address?.country === country && { address: { ...address, line2: address.line2 ?? '' } }),
    }),
    validate: (typed) => values.check(typed),
  });
  const { state } = form.values.address;
  const totals = useQuery({
    ...queryFor('readStoreTotals', { query: { state } }),
    enabled: state !== '',
    placeholderData: keepPreviousData,
  });
  const place = useSave({ operation: 'placeStoreOrder', refresh: CHANGED_BY_ORDER });
  const pay = useSave({ operation: 'payPurchase', refresh: [] });
  const save = async (typed: typeof form.values) => {
    try {
      const order = await place.send({
        body: { ...values.bodyOf(typed), total_cents: totals.data?.total_cents ?? 0 },
      });
      // An order whose payment page does not open is there all the same, and its own page offers the payment again.
      const page = await pay.save({ params: { id: order.purchase_id } });
      return { id: order.id, url: page?.url };
    } catch (error) {
      if (error instanceof ApiError)
        for (const operation of ['readStoreCart', 'readStoreTotals'])
          void queryClient.invalidateQueries({ queryKey: [operation] });
      throw error;
    }
  };
  return (
    <FieldsOf form={form}>
      <StepForm
        form={form}
        name="Checkout"
        saveLabel="Order and pay"
        labels={values.labels}
        save={save}
        onDone={({ id, url }) => {
          if (url) location.assign(url);
          else void go({ to: '/store/cart/checkout', search: { id }, replace: true });
        }}
        cancel={{ to: '/store/cart' }}
        steps={[
          {
            key: 'address',
            label: 'Address',
            fields: [
              'name',
              'phone',
              'address.line1',
              'address.line2',
              'address.city',
              'address.state',
              'address.postal_code',
              'address.country',
            ],
            children: (
              <>
                <Field name="name" autoComplete="name" />
                <Field name="phone" />
                <AddressFields countryReadOnly field={(part) => form.field(`address.${part}`)} />
              </>
            ),
          },
          {
            key: 'review',
            label: 'Review',
            fields: [],
            children: (
              <div className={layout.columns}>
                <Card title="What you order">
                  <ul className={layout.list} aria-label="What you order">
                    {cart.lines.map((line) => (
                      <li key={line.variant_id} className={layout.entry}>
                        <span className={layout.words}>
                          {line.quantity} × {line.name}
                          {variantText(line) && `, ${variantText(line)}`}
                        </span>
                        <span>{priceText(line.amount_cents, cart.currency)}</span>
                      </li>
                    ))}
                  </ul>
                </Card>
                <div className={layout.stack}>
                  <Card title="Sum">
                    {totals.error ? (
                      <ErrorState error={totals.error} onRetry={() => void totals.refetch()} />
                    ) : totals.data ? (
                      <Sums
                        currency={cart.currency}
                        lines={chargedLines(totals.data)}
                        total={totals.data.total_cents}
                      />
                    ) : (
                      <Loading label="Sum" count={4} />
                    )}
                  </Card>
                  <Card title="Sent to">
                    <p>{form.values.name}</p>
                    <AddressLines {...form.values.address} />
                  </Card>
                </div>
              </div>
            ),
          },
          {
            key: 'payment',
            label: 'Payment',
            fields: [],
            children: (
              <Card title="Payment by card">
                <p>
                  You pay{' '}
                  <strong>
                    {totals.data ? priceText(totals.data.total_cents, cart.currency) : 'the total'}
                  </strong>{' '}
                  on Stripe's page, where the card is typed. What you order is kept for you for 60 minutes
                  until it is paid.
                </p>
              </Card>
            ),
          },
        ]}
      />
    </FieldsOf>
  );
}
