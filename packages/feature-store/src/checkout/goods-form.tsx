import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { placeStoreOrder } from '@upline/api-client/fields/store/store.ts';
import { AddressLines, FieldsOf, queryFor, recordField, recordValues, useSave } from '@upline/shell';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { StepForm } from '@upline/ui-kit/step-form/step-form.tsx';
import { type Cart, lastSteps } from './review.tsx';
import { CHANGED_BY_ORDER, useOrdering } from './use-ordering.ts';

const values = recordValues(placeStoreOrder);
const Field = recordField(values);

/** Something is sent: Address, Review, Payment. */
export function GoodsForm({ cart }: { readonly cart: Cart }) {
  const { data: profile } = useSuspenseQuery(queryFor('getProfile'));
  const { orderAndPay, onDone } = useOrdering();
  const place = useSave({ operation: 'placeStoreOrder', refresh: CHANGED_BY_ORDER });
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
  return (
    <FieldsOf form={form}>
      <StepForm
        form={form}
        name="Checkout"
        saveLabel="Order and pay"
        labels={values.labels}
        save={(typed) =>
          orderAndPay(() =>
            place.send({ body: { ...values.bodyOf(typed), total_cents: totals.data?.total_cents ?? 0 } }),
          )
        }
        onDone={onDone}
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
          ...lastSteps({
            cart,
            totals,
            children: (
              <Card title="Sent to">
                <p>{form.values.name}</p>
                <AddressLines {...form.values.address} />
              </Card>
            ),
          }),
        ]}
      />
    </FieldsOf>
  );
}
