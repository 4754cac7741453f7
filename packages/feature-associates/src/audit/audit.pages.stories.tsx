import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associatesFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Audit',
  component: pagesOf(associatesFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/audit' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trail: Story = {};
export const TrailNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const TrailLoading: Story = { args: { state: 'Loading' } };
export const TrailEmpty: Story = { args: { state: 'Empty' } };
const viewed = '/audit/accounts-viewed';
/** Who viewed the portal as whom. */
export const Viewed: Story = { args: { at: viewed } };
export const ViewedEmpty: Story = { args: { at: viewed, state: 'Empty' } };
export const ViewedError: Story = { args: { at: viewed, state: 'Error' } };
export const TrailError: Story = { args: { state: 'Error' } };
