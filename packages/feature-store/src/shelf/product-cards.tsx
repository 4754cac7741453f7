import type { OperationAnswer } from '@upline/api-client';
import { CardGrid } from '@upline/ui-kit/card/card.tsx';
import { LinkCard } from '@upline/ui-kit/card/link-card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { ProductPicture } from '../product-picture.tsx';
import classes from '../store.module.css';
import { priceText } from '../words.ts';

type Item = OperationAnswer<'listStoreShelf'>['rows'][number];

const choicesOf = ({ sizes, colors }: Item) =>
  [
    sizes.length > 1 ? `${sizes[0]} to ${sizes.at(-1)}` : sizes[0],
    colors.length > 1 ? `${colors.length} colors` : colors[0],
  ]
    .filter(Boolean)
    .join(', ');

/** Products in 1, 2, 3, 4 or 6 columns (SPEC 9). */
export function ProductCards({ rows }: { readonly rows: readonly Item[] }) {
  return (
    <CardGrid>
      {rows.map((item) => (
        <LinkCard key={item.slug} to={{ to: '/store/products/$slug', params: { slug: item.slug } }}>
          <ProductPicture id={item.image_id} category={item.category} size="card" />
          <span className={layout.caption}>{item.category}</span>
          <span className={classes.name}>{item.name}</span>
          <span className={layout.caption}>{choicesOf(item)}</span>
          <span className={classes.price}>
            {priceText(item.price_cents, item.currency, { isFrom: !item.has_one_price })}
          </span>
          {!item.in_stock && <span className={layout.caption}>Sold out</span>}
        </LinkCard>
      ))}
    </CardGrid>
  );
}
