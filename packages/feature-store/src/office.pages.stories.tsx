import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { officeStoreFeature } from './office.ts';

const PRODUCT = `/store/products/${exampleOf('getStoreProduct').id}`;
const ORDER = `/store/orders/${exampleOf('getAnyStoreOrder').id}`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Store of the office',
  component: pagesOf(officeStoreFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/store/products' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const ProductsNarrow: Story = { globals: narrow };
export const ProductsEmpty: Story = { args: { state: 'Empty' } };
export const ProductsError: Story = { args: { state: 'Error' } };
export const Product: Story = { args: { at: PRODUCT } };
export const CreateProduct: Story = { args: { at: '/store/products/create' } };
export const EditProduct: Story = { args: { at: `${PRODUCT}/edit` } };
export const Refunds: Story = { args: { at: '/store/refunds' } };
export const RefundsEmpty: Story = { args: { at: '/store/refunds', state: 'Empty' } };
export const Orders: Story = { args: { at: '/store/orders' } };
export const OrdersEmpty: Story = { args: { at: '/store/orders', state: 'Empty' } };
export const Order: Story = { args: { at: ORDER } };
export const OrderNarrow: Story = { args: { at: ORDER }, globals: narrow };
