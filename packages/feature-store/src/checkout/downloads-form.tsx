import { useQuery } from '@tanstack/react-query';
import { placeStoreDownloadOrder } from '@upline/api-client/fields/store/store.ts';
import { FieldsOf, queryFor, recordValues, useSave } from '@upline/shell';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { StepForm } from '@upline/ui-kit/step-form/step-form.tsx';
import { type Cart, lastSteps } from './review.tsx';
import { CHANGED_BY_ORDER, useOrdering } from './use-ordering.ts';

const values = recordValues(placeStoreDownloadOrder);

/** Nothing is sent, so no address is asked for: Review, Payment. */
export function DownloadsForm({ cart }: { readonly cart: Cart }) {
  const { orderAndPay, onDone } = useOrdering();
  const place = useSave({ operation: 'placeStoreDownloadOrder', refresh: CHANGED_BY_ORDER });
  const form = useRecordForm({
    // The total is what is read in the review, not a field.
    initialValues: values.empty(cart.country, { total_cents: 0 }),
    validate: () => ({}),
  });
  const totals = useQuery(queryFor('readStoreTotals', { query: {} }));
  return (
    <FieldsOf form={form}>
      <StepForm
        form={form}
        name="Checkout"
        saveLabel="Order and pay"
        labels={values.labels}
        save={() => orderAndPay(() => place.send({ body: { total_cents: totals.data?.total_cents ?? 0 } }))}
        onDone={onDone}
        cancel={{ to: '/store/cart' }}
        steps={lastSteps({ cart, totals })}
      />
    </FieldsOf>
  );
}
