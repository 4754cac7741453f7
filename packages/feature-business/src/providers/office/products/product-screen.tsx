import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createProduct } from '@upline/api-client/fields/admin/products.ts';
import { currencyOf, STATES } from '@upline/domain';
import { AppLink, queryFor, RecordScreen, recordCards, useRecordActions } from '@upline/shell';
import { Percent } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PRODUCTS, PROVIDERS } from '../catalogue-lists.ts';
import { type OfficeProduct, productActions } from './products.actions.ts';

const route = getRouteApi('/signed-in/catalogue/products/$id');

/** `catalogue/products/{id}`: a product with who may buy it and how it pays. */
export function ProductScreen() {
  const params = route.useParams();
  const { data: product } = useSuspenseQuery(queryFor('getProduct', { params }));
  const { menu, dialog } = useRecordActions(productActions(product));
  return (
    <RecordScreen
      noun="Product"
      name={product.name}
      isPrivate={false}
      status={product.status}
      facts={[
        <AppLink key="provider" to={{ to: `${PROVIDERS}/$id`, params: { id: product.provider.id } }}>
          {product.provider.name}
        </AppLink>,
        product.product_type,
        product.country,
      ]}
      headline={[
        { label: 'BV Rate', value: <Percent bps={product.bv_rate_bps} /> },
        { label: 'Policies', value: product.policies.toLocaleString('en-US') },
      ]}
      actions={menu}
      page={{ to: `${PRODUCTS}/$id`, params }}
      tab="details"
      tabs={{ details: { label: 'Details', content: <Details product={product} /> } }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** What a product has no setting of its own for. */
const OF_PROVIDER = 'As the provider';

function Details({ product }: { readonly product: OfficeProduct }) {
  const { fields } = createProduct;
  const { country, states, renewal_bv_rate_bps: renewals, chargeback_steps: steps } = product;
  const card = recordCards(fields, { ...product, currency: currencyOf(country) });
  const own = (name: 'payment_basis' | 'advance_months' | 'chargeback_method' | 'chargeback_months') =>
    product[name] === null ? { label: fields[name].label, value: OF_PROVIDER } : name;
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        {card('Product', [
          'code',
          { label: 'Line', value: product.line },
          {
            label: fields.states.label,
            value: states.length === STATES[country].length ? 'All' : states.join(', '),
          },
          'available_from',
          'available_until',
        ])}
        {card('Who may buy it', [
          'min_age',
          'max_age',
          'nearest_birthday',
          'min_face_cents',
          'max_face_cents',
        ])}
      </div>
      {card('How it pays', [
        'bv_rate_bps',
        'excess_bv_rate_bps',
        {
          label: fields.renewal_bv_rate_bps.label,
          value: lines(Object.entries(renewals).map(([year, bps]) => [`Year ${year}`, bps] as const)),
        },
        own('payment_basis'),
        own('advance_months'),
        own('chargeback_method'),
        own('chargeback_months'),
        {
          label: fields.chargeback_steps.label,
          value: lines(
            (steps ?? []).map(
              ({ through_month, unearned_bps }) => [`Through month ${through_month}`, unearned_bps] as const,
            ),
          ),
        },
      ])}
    </div>
  );
}

/** Rates one below the other; nothing where there are none. */
const lines = (rates: readonly (readonly [words: string, bps: number])[]) =>
  rates.length > 0 && (
    <ul className={layout.plainList}>
      {rates.map(([words, bps]) => (
        <li key={words}>
          {words}: <Percent bps={bps} />
        </li>
      ))}
    </ul>
  );
