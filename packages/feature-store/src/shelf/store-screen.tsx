import { useSuspenseQuery } from '@tanstack/react-query';
import { STORE_CATEGORIES } from '@upline/domain';
import { LinkButton } from '@upline/ui-kit';
import { CardGrid } from '@upline/ui-kit/card/card.tsx';
import { LinkCard } from '@upline/ui-kit/card/link-card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from '../store.module.css';
import { wholeShelf } from '../store.route.ts';
import { CartLink } from './cart-link.tsx';
import { ProductCards } from './product-cards.tsx';

const MOST_FEATURED = 6;

/** `store`: what the home office has put first, and the categories. */
export function StoreScreen() {
  const { rows } = useSuspenseQuery(wholeShelf).data;
  const featured = rows.filter(({ in_stock }) => in_stock).slice(0, MOST_FEATURED);
  const categories = STORE_CATEGORIES.map((name) => ({
    name,
    products: rows.filter(({ category }) => category === name).length,
  })).filter(({ products }) => products > 0);
  return (
    <>
      <PageHeader
        title="Store"
        secondary={<CartLink />}
        primary={
          <LinkButton variant="filled" to={{ to: '/store/products' }}>
            All products
          </LinkButton>
        }
      />
      {rows.length === 0 ? (
        <EmptyState>Nothing here yet. Products that are sold in your country appear here.</EmptyState>
      ) : (
        <div className={layout.stack}>
          <h2 id="featured" className={classes.heading}>
            Featured
          </h2>
          <section aria-labelledby="featured">
            <ProductCards rows={featured} />
          </section>
          <h2 id="categories" className={classes.heading}>
            Categories
          </h2>
          <section aria-labelledby="categories">
            <CardGrid>
              {categories.map(({ name, products }) => (
                <LinkCard key={name} to={{ to: '/store/products', search: { category: name } }}>
                  <span className={classes.name}>{name}</span>
                  <span className={layout.caption}>
                    {products === 1 ? '1 product' : `${products} products`}
                  </span>
                </LinkCard>
              ))}
            </CardGrid>
          </section>
        </div>
      )}
    </>
  );
}
