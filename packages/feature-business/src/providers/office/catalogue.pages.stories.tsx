import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { officeBusinessFeature } from '../../office.ts';

const PROVIDER = `/catalogue/providers/${exampleOf('getManagedProvider').id}`;
const PRODUCT = `/catalogue/products/${exampleOf('getProduct').id}`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Carriers of the office',
  component: pagesOf(officeBusinessFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/catalogue/providers' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Providers: Story = {};
export const ProvidersNarrow: Story = { globals: narrow };
export const ProvidersLoading: Story = { args: { state: 'Loading' } };
export const ProvidersEmpty: Story = { args: { state: 'Empty' } };
export const ProvidersError: Story = { args: { state: 'Error' } };
export const Provider: Story = { args: { at: PROVIDER } };
export const ProviderNarrow: Story = { args: { at: PROVIDER }, globals: narrow };
export const ProviderError: Story = { args: { at: PROVIDER, state: 'Error' } };
export const ProviderProducts: Story = { args: { at: `${PROVIDER}?tab=products` } };
export const ProviderContacts: Story = { args: { at: `${PROVIDER}?tab=contacts` } };
export const ProviderContactsNarrow: Story = {
  args: { at: `${PROVIDER}?tab=contacts` },
  globals: narrow,
};
export const ProviderLinks: Story = { args: { at: `${PROVIDER}?tab=links` } };
export const ProviderDocuments: Story = { args: { at: `${PROVIDER}?tab=documents` } };
export const ProviderVideos: Story = { args: { at: `${PROVIDER}?tab=videos` } };
export const CreateProvider: Story = { args: { at: '/catalogue/providers/create' } };
export const EditProvider: Story = { args: { at: `${PROVIDER}/edit` } };
export const Products: Story = { args: { at: '/catalogue/products' } };
export const ProductsNarrow: Story = {
  args: { at: '/catalogue/products' },
  globals: narrow,
};
export const ProductsEmpty: Story = {
  args: { at: '/catalogue/products', state: 'Empty' },
};
export const Product: Story = { args: { at: PRODUCT } };
export const CreateProduct: Story = { args: { at: '/catalogue/products/create' } };
export const EditProduct: Story = { args: { at: `${PRODUCT}/edit` } };
