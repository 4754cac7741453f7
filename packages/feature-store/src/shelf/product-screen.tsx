import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { fieldErrors, queryFor, useMay, useRecordTitle, useSave } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { CountField } from '@upline/ui-kit/field/typed-fields.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { OtherCountry } from '../cart/other-country.tsx';
import classes from '../store.module.css';
import { priceText } from '../words.ts';
import { CartLink } from './cart-link.tsx';
import { Gallery } from './gallery.tsx';

const route = getRouteApi('/signed-in/store/products/$slug');
const FEW = 5;

type Product = OperationAnswer<'readStoreProduct'>;
type Variant = Product['variants'][number];

/** `store/products/{slug}`: what it is, its variants, and the way into the cart. */
export function ProductScreen() {
  const params = route.useParams();
  const { data: product } = useSuspenseQuery(queryFor('readStoreProduct', { params }));
  const mayBuy = useMay('putStoreCartLine');
  useRecordTitle(product.name);
  return (
    <>
      <PageHeader
        title={product.name}
        back={{ to: '/store/products' }}
        facts={[product.category]}
        secondary={<CartLink />}
      />
      <div className={classes.product}>
        <Gallery key={product.slug} {...product} />
        <div className={layout.stack}>
          <Card title="Order">
            <Order key={product.slug} product={product} mayBuy={mayBuy} />
          </Card>
          {product.description && (
            <Card title="About">
              <p className={layout.typed}>{product.description}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

interface Chosen {
  readonly size: Variant['size'];
  readonly color: Variant['color'];
}

const isLeft = (variant: Variant | undefined) => variant !== undefined && variant.stock !== 0;

function Order({ product, mayBuy }: { readonly product: Product; readonly mayBuy: boolean }) {
  const { variants, currency, sizes, colors, max_per_order, discount_bps } = product;
  const cart = useSuspenseQuery(queryFor('readStoreCart')).data;
  const [chosen, setChosen] = useState<Chosen>(() => {
    const { size, color } = variants.find(isLeft) ?? (variants[0] as Variant);
    return { size, color };
  });
  const [quantity, setQuantity] = useState<number | null>(1);
  const find = ({ size, color }: Chosen) => variants.find((one) => one.size === size && one.color === color);
  const variant = find(chosen);
  const add = useSave({
    operation: 'putStoreCartLine',
    refresh: ['readStoreCart'],
    message: 'Added to your cart',
  });
  const inCart = cart.lines.find(({ variant_id }) => variant_id === variant?.id)?.quantity ?? 0;
  const choose = (next: Chosen) => {
    add.clear();
    setChosen(next);
  };
  const addToCart = () => {
    if (variant && quantity)
      void add.save({ params: { variant: variant.id }, body: { quantity: inCart + quantity } });
  };
  const errors = fieldErrors(add.error);
  return (
    <div className={layout.stack}>
      <p className={layout.strong}>
        {variant ? priceText(variant.price_cents, currency) : 'Not made like this'}
      </p>
      {discount_bps > 0 && (
        <p className={layout.small}>With your builder plan you pay {discount_bps / 100}% less.</p>
      )}
      {colors.length > 0 && (
        <Choices
          legend="Color"
          options={colors}
          chosen={chosen.color}
          isLeft={(color) => variants.some((one) => one.color === color && isLeft(one))}
          onChoose={(color) => {
            const same = find({ ...chosen, color });
            const other = variants.find((one) => one.color === color && isLeft(one));
            choose({ color, size: isLeft(same) ? chosen.size : (other?.size ?? chosen.size) });
          }}
        />
      )}
      {sizes.length > 0 && (
        <Choices
          legend="Size"
          options={sizes}
          chosen={chosen.size}
          isLeft={(size) => isLeft(find({ ...chosen, size }))}
          onChoose={(size) => choose({ ...chosen, size })}
        />
      )}
      {product.category === 'Digital' ? (
        <p className={layout.small}>A download: it is yours as soon as it is paid.</p>
      ) : (
        <Left variant={variant} />
      )}
      {mayBuy && (
        <>
          <div className={classes.quantity}>
            <CountField
              label="Quantity"
              value={quantity}
              onChange={setQuantity}
              {...(errors.quantity && { error: errors.quantity })}
            />
          </div>
          {max_per_order !== null && <p className={layout.small}>At most {max_per_order} in one order.</p>}
          <OtherCountry cart={cart} />
          {add.error && !errors.quantity && (
            <Banner tone="danger" live>
              {add.error.message}
            </Banner>
          )}
          <div className={layout.buttons}>
            <Button
              variant="filled"
              loading={add.saving}
              disabled={!isLeft(variant) || !quantity || cart.filled_in !== null}
              onClick={addToCart}
            >
              Add to cart
            </Button>
          </div>
          {inCart > 0 && <p className={layout.small}>{inCart} in your cart.</p>}
        </>
      )}
    </div>
  );
}

function Left({ variant }: { readonly variant: Variant | undefined }) {
  if (!variant || variant.stock === 0) return <p className={layout.small}>Sold out</p>;
  if (variant.stock !== null && variant.stock <= FEW)
    return <p className={layout.small}>Only {variant.stock} left</p>;
  return <p className={layout.small}>In stock</p>;
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Value[];
  readonly chosen: string | null;
  readonly isLeft: (option: Value) => boolean;
  readonly onChoose: (option: Value) => void;
}

/** Sold-out ones are greyed. */
function Choices<Value extends string>({
  legend,
  options,
  chosen,
  isLeft: isThere,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Button
          key={option}
          size="xs"
          variant={option === chosen ? 'light' : 'default'}
          aria-pressed={option === chosen}
          disabled={!isThere(option)}
          aria-label={isThere(option) ? option : `${option}, sold out`}
          onClick={() => onChoose(option)}
        >
          {option}
        </Button>
      ))}
    </fieldset>
  );
}
