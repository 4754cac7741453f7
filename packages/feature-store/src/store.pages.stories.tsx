import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { storeFeature } from './feature.ts';

const PRODUCT = '/store/products/polo-shirt';
const CHECKOUT = '/store/cart/checkout';
const ORDER = `${CHECKOUT}?id=${exampleOf('getStoreOrder').id}`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Store',
  component: pagesOf(storeFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/store' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Store: Story = {};
export const StoreNarrow: Story = { globals: narrow };
export const StoreEmpty: Story = { args: { state: 'Empty' } };
export const StoreLoading: Story = { args: { state: 'Loading' } };
export const StoreError: Story = { args: { state: 'Error' } };
export const Products: Story = { args: { at: '/store/products' } };
export const ProductsEmpty: Story = { args: { at: '/store/products', state: 'Empty' } };
export const Product: Story = { args: { at: PRODUCT } };
export const ProductNarrow: Story = { args: { at: PRODUCT }, globals: narrow };
export const ProductError: Story = { args: { at: PRODUCT, state: 'Error' } };
export const Cart: Story = { args: { at: '/store/cart' } };
export const CartNarrow: Story = { args: { at: '/store/cart' }, globals: narrow };
export const Checkout: Story = { args: { at: CHECKOUT } };
export const CheckoutNarrow: Story = { args: { at: CHECKOUT }, globals: narrow };
export const Order: Story = { args: { at: ORDER } };
export const OrderNarrow: Story = { args: { at: ORDER }, globals: narrow };
