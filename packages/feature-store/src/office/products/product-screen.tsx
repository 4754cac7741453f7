import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useApi, useGo, useRecordActions } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { fileSizeText } from '@upline/ui-kit/file/file-size.ts';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { DownloadButton } from '../../download-button.tsx';
import pictures from '../../product-picture.module.css';
import { ProductPicture } from '../../product-picture.tsx';
import { priceText, variantText } from '../../words.ts';
import { type Product, productActions } from './products.actions.ts';

const route = getRouteApi('/signed-in/store/products/$id');

const stockText = (stock: number | null) => (stock === null ? 'No limit' : stock.toLocaleString('en-US'));

function stockOf({ variants }: Product): string {
  if (variants.some(({ stock }) => stock === null)) return 'No limit';
  return stockText(variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0));
}

/** `store/products/{id}`: a product with its variants and what is left of them. */
export function ProductScreen() {
  const params = route.useParams();
  const go = useGo();
  const api = useApi();
  const { data: product } = useSuspenseQuery(queryFor('getStoreProduct', { params }));
  const actions = productActions(product, () => void go({ to: '/store/products' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  const { price_usd_cents, price_cad_cents, variants, status, slug } = product;
  return (
    <RecordScreen
      noun="Product"
      name={product.name}
      isPrivate={false}
      status={status}
      facts={[
        product.category,
        <span key="updated">
          Updated <DateText value={product.updated_at} relative />
        </span>,
      ]}
      headline={[
        { label: 'In stock', value: stockOf(product) },
        { label: 'Variants', value: variants.length.toLocaleString('en-US') },
      ]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      notices={
        status === 'Published' ? (
          <Banner>It is for sale at /store/products/{slug} wherever it has a price.</Banner>
        ) : (
          <Banner tone="warning">
            {status === 'Draft' ? 'This is a draft.' : 'It was taken back.'} Associates see nothing of it.
          </Banner>
        )
      }
      page={{ to: '/store/products/$id', params }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <div className={layout.columns}>
              <Card title="Variants">
                <ul className={layout.list} aria-label="Variants">
                  {variants.map((variant) => (
                    <li key={variant.id} className={layout.entry}>
                      <span className={layout.words}>
                        {variantText(variant) || (product.file ? 'One file' : 'One size')}
                        <span className={layout.caption}> · {variant.sku}</span>
                        {variant.price_delta_cents !== 0 && (
                          <span className={layout.caption}>
                            {' '}
                            · {variant.price_delta_cents > 0 && '+'}
                            {priceText(variant.price_delta_cents, 'USD')}
                          </span>
                        )}
                      </span>
                      <span>{stockText(variant.stock)}</span>
                    </li>
                  ))}
                </ul>
              </Card>
              <Card title="Product">
                <div className={layout.close}>
                  {product.images.length > 0 && (
                    <ul className={pictures.kept} aria-label="Pictures">
                      {product.images.map((id, index) => (
                        <li key={id}>
                          <ProductPicture id={id} category={product.category} alt={`View ${index + 1}`} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {product.file && (
                    <ul className={layout.list} aria-label="File">
                      <li className={layout.entry}>
                        <span className={layout.words}>
                          {product.file.name}
                          <span className={layout.caption}> · {fileSizeText(product.file.size_bytes)}</span>
                        </span>
                        <DownloadButton
                          file={product.file}
                          load={() => api.call('getStoreProductFile', { params })}
                        />
                      </li>
                    </ul>
                  )}
                  <FactList
                    facts={[
                      {
                        label: 'Price in USD',
                        value: price_usd_cents === null ? null : priceText(price_usd_cents, 'USD'),
                      },
                      {
                        label: 'Price in CAD',
                        value: price_cad_cents === null ? null : priceText(price_cad_cents, 'CAD'),
                      },
                      { label: 'Taxable', value: product.taxable ? 'Yes' : 'No' },
                      { label: 'Most in one order', value: product.max_per_order },
                      { label: 'Builder Discount', value: `${product.builder_discount_bps / 100}%` },
                      { label: 'Description', value: product.description },
                    ]}
                  />
                </div>
              </Card>
            </div>
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
