import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/adjustments';
const ONE = `${PAGE}/7a0f8be2-3d5c-4d0a-9f1e-52b7a2f5c911`;

const meta = {
  title: 'Pages/Adjustments',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAGE },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: `${PAGE}?filter={"status":{"in":["Pending"]}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Create: Story = { args: { at: `${PAGE}/create` } };
export const CreateNarrow: Story = {
  args: { at: `${PAGE}/create` },
  globals: { viewport: { value: 'narrow' } },
};
export const CreateForbidden: Story = {
  args: { at: `${PAGE}/create`, state: 'Forbidden' },
};
export const Adjustment: Story = { args: { at: ONE } };
export const AdjustmentNarrow: Story = {
  args: { at: ONE },
  globals: { viewport: { value: 'narrow' } },
};
export const AdjustmentLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const AdjustmentError: Story = { args: { at: ONE, state: 'Error' } };
export const AdjustmentForbidden: Story = { args: { at: ONE, state: 'Forbidden' } };
