import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { createStoreProduct } from '@upline/api-client/fields/admin/store.ts';
import { messages } from '@upline/domain';
import {
  CreateScreen,
  EditScreen,
  queryFor,
  recordField,
  reshapedValues,
  type ValuesIn,
} from '@upline/shell';
import { Button } from '@upline/ui-kit';
import type { NamedFile } from '@upline/ui-kit/file/named-file.ts';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PRODUCTS_SHOWN_BY } from '../office-store-lists.ts';
import { FileField } from './file-field.tsx';
import { PicturesField } from './pictures-field.tsx';

const route = getRouteApi('/signed-in/store/products/$id/edit');
const MOST_VARIANTS = 60;

const productValues = reshapedValues(
  createStoreProduct,
  {
    file_id: {
      empty: null as NamedFile | null,
      of: ({ file }: OperationAnswer<'getStoreProduct'>): NamedFile | null => file,
      sent: (held: NamedFile | null) => held?.id ?? null,
    },
    images: {
      empty: [] as readonly string[],
      of: ({ images }: OperationAnswer<'getStoreProduct'>): readonly string[] => images,
      sent: (held: readonly string[]) => [...held],
    },
  },
  {
    start: { taxable: true, builder_discount_bps: 1_000 },
    check: ({ price_usd_cents, price_cad_cents }): Record<string, string> =>
      price_usd_cents === null && price_cad_cents === null
        ? { price_usd_cents: messages.required('A price') }
        : {},
  },
);
const Field = recordField(productValues);

const newVariant = () => ({ ...productValues.emptyRow('variants'), price_delta_cents: 0 });

function ProductFields({ form }: { readonly form: RecordFormState<ValuesIn<typeof productValues>> }) {
  const { variants, category } = form.values;
  const isDownload = category === 'Digital';
  return (
    <>
      <FormSection title="Product">
        <Field name="name" autoComplete="off" />
        <Field
          name="slug"
          autoComplete="off"
          help="The last part of the address, such as polo-shirt. Left empty, it is made of the name."
        />
        <Field name="category" />
        {isDownload && <FileField field={form.field('file_id')} stored={form.getInitialValues().file_id} />}
        <Field name="description" />
        <PicturesField field={form.field('images')} />
      </FormSection>
      <FormSection title="Price">
        <Field name="price_usd_cents" currency="USD" help="It is sold only where it has a price." />
        <Field name="price_cad_cents" currency="CAD" />
        <Field name="taxable" />
        <Field name="max_per_order" help="Left empty, as many as there are." />
        <Field name="builder_discount_bps" />
      </FormSection>
      <FormSection title="Variants">
        {variants.map(({ key }, index) => (
          <fieldset key={key} className={layout.close}>
            <legend className="up-sr-only">Variant {index + 1}</legend>
            <Field.Row names={[`variants.${index}.size`, `variants.${index}.color`]} />
            {isDownload ? (
              <Field name={`variants.${index}.sku`} />
            ) : (
              <Field.Row names={[`variants.${index}.sku`, `variants.${index}.stock`]} />
            )}
            <Field name={`variants.${index}.price_delta_cents`} />
            {variants.length > 1 && (
              <div>
                <Button variant="subtle" onClick={() => form.removeListItem('variants', index)}>
                  Remove variant {index + 1}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
        {variants.length < MOST_VARIANTS && (
          <div>
            <Button onClick={() => form.insertListItem('variants', newVariant())}>Add variant</Button>
          </div>
        )}
      </FormSection>
    </>
  );
}

/** `store/products/create`: a draft, which comes last on the shelf. */
export const ProductCreateScreen = () => (
  <CreateScreen
    values={productValues}
    noun="product"
    operation="createStoreProduct"
    refresh={PRODUCTS_SHOWN_BY}
    start={{ variants: [newVariant()] }}
    done={({ id }) => ({ to: '/store/products/$id', params: { id } })}
    cancel={{ to: '/store/products' }}
  >
    {(form) => <ProductFields form={form} />}
  </CreateScreen>
);

/** `store/products/{id}/edit`. */
export function ProductEditScreen() {
  const params = route.useParams();
  const { data: product } = useSuspenseQuery(queryFor('getStoreProduct', { params }));
  return (
    <EditScreen
      values={productValues}
      noun="product"
      record={product}
      name={product.name}
      isPrivate={false}
      operation="updateStoreProduct"
      input={{ params }}
      refresh={PRODUCTS_SHOWN_BY}
      page={{ to: '/store/products/$id', params }}
    >
      {(form) => <ProductFields form={form} />}
    </EditScreen>
  );
}
