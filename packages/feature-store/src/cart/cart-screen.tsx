import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useMay, useRecordActions, useSave } from '@upline/shell';
import { Banner, Button, Link, LinkButton } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CardsClosed } from '../cards-closed.tsx';
import { ProductPicture } from '../product-picture.tsx';
import classes from '../store.module.css';
import { Sums } from '../sums.tsx';
import { priceText, variantText } from '../words.ts';
import { emptyCart } from './cart-actions.ts';
import { OtherCountry } from './other-country.tsx';

type Cart = OperationAnswer<'readStoreCart'>;
type Line = Cart['lines'][number];

/** `store/cart`: what is in it, at the prices of now (R-STO-05). */
export function CartScreen() {
  const cart = useSuspenseQuery(queryFor('readStoreCart')).data;
  const { takes_cards } = useSuspenseQuery(queryFor('getCardStanding')).data;
  const mayOrder = useMay('placeStoreOrder');
  const mayEmpty = useMay('emptyStoreCart');
  const { start, running, dialog } = useRecordActions([emptyCart]);
  const { currency, subtotal_cents, discount_cents } = cart;
  return (
    <>
      <PageHeader title="Cart" back={{ to: '/store' }} />
      {dialog}
      {cart.lines.length === 0 ? (
        <EmptyState action={{ label: 'See the products', to: { to: '/store/products' } }}>
          Your cart is empty.
        </EmptyState>
      ) : (
        <div className={layout.stack}>
          {!takes_cards && <CardsClosed />}
          <OtherCountry cart={cart} />
          <div className={layout.columns}>
            <Card
              title="In your cart"
              actions={
                mayEmpty &&
                cart.filled_in === null && (
                  <Button
                    size="xs"
                    variant="subtle"
                    loading={running === emptyCart.key}
                    onClick={() => start(emptyCart)}
                  >
                    Empty cart
                  </Button>
                )
              }
            >
              <ul className={layout.list} aria-label="In your cart">
                {cart.lines.map((line) => (
                  <CartLine key={line.variant_id} line={line} cart={cart} />
                ))}
              </ul>
            </Card>
            <Card title="Sum">
              <div className={layout.stack}>
                <Sums
                  currency={currency}
                  lines={[
                    ['Subtotal', subtotal_cents],
                    ...(discount_cents > 0 ? [['Builder discount', -discount_cents] as const] : []),
                  ]}
                />
                <p className={layout.small}>
                  {cart.is_download ? 'Tax is added at checkout.' : 'Shipping and tax are added at checkout.'}
                </p>
                {mayOrder &&
                  (takes_cards && cart.can_order ? (
                    <LinkButton variant="filled" to={{ to: '/store/cart/checkout' }}>
                      Checkout
                    </LinkButton>
                  ) : (
                    <Button variant="filled" disabled>
                      Checkout
                    </Button>
                  ))}
              </div>
            </Card>
          </div>
        </div>
      )}
    </>
  );
}

function CartLine({ line, cart }: { readonly line: Line; readonly cart: Cart }) {
  const mayChange = useMay('putStoreCartLine');
  const put = useSave({ operation: 'putStoreCartLine', refresh: ['readStoreCart'] });
  const remove = useSave({ operation: 'removeStoreCartLine', refresh: ['readStoreCart'] });
  const { variant_id, slug, name, category, image_id, quantity, unit_cents, amount_cents, notice, problem } =
    line;
  const variant = variantText(line);
  const what = variant ? `${name}, ${variant}` : name;
  const input = { params: { variant: variant_id } };
  const change = (next: number) => void put.save({ ...input, body: { quantity: next } });
  const failed = put.error ?? remove.error;
  const canCount = unit_cents !== null && cart.filled_in === null;
  return (
    <li className={classes.line}>
      <div className={layout.entry}>
        <div className={classes.what}>
          <ProductPicture id={image_id} category={category} size="small" />
          <div className={layout.words}>
            <Link to={{ to: '/store/products/$slug', params: { slug } }}>{name}</Link>
            <div className={layout.caption}>
              {[variant, unit_cents !== null && `${priceText(unit_cents, cart.currency)} each`]
                .filter(Boolean)
                .join(', ')}
            </div>
          </div>
        </div>
        <div className={classes.end}>
          {mayChange && canCount && (
            <Button
              size="xs"
              aria-label={`One less: ${what}`}
              disabled={quantity <= 1}
              loading={put.saving}
              onClick={() => change(quantity - 1)}
            >
              −
            </Button>
          )}
          <output aria-label={`Quantity: ${what}`}>{quantity}</output>
          {mayChange && canCount && (
            <Button
              size="xs"
              aria-label={`One more: ${what}`}
              disabled={quantity >= 99}
              loading={put.saving}
              onClick={() => change(quantity + 1)}
            >
              +
            </Button>
          )}
          <span className={classes.amount}>{priceText(amount_cents, cart.currency)}</span>
          {mayChange && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={`Remove ${what}`}
              loading={remove.saving}
              onClick={() => void remove.save(input)}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {notice && <Banner tone="warning">{notice}</Banner>}
      {problem && <Banner tone="danger">{problem}</Banner>}
      {failed && (
        <Banner tone="danger" live>
          {failed.fields[0]?.message ?? failed.message}
        </Banner>
      )}
    </li>
  );
}
