import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Financial needs analyses',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/financial-needs-analysis' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business/financial-needs-analysis?filter={"status":{"in":["Draft"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const DimeStart: Story = { args: { at: '/business/financial-needs-analysis/dime' } };
export const DimeStartForbidden: Story = {
  args: { at: '/business/financial-needs-analysis/dime', state: 'Forbidden' },
};
export const Dime: Story = {
  args: { at: '/business/financial-needs-analysis/dime/5d0b8a3e-7c41-4f0e-9a27-1b6f3f8d2c90' },
};
export const DimeLoading: Story = {
  args: {
    at: '/business/financial-needs-analysis/dime/5d0b8a3e-7c41-4f0e-9a27-1b6f3f8d2c90',
    state: 'Loading',
  },
};
export const DimeError: Story = {
  args: {
    at: '/business/financial-needs-analysis/dime/5d0b8a3e-7c41-4f0e-9a27-1b6f3f8d2c90',
    state: 'Error',
  },
};
export const DimeForbidden: Story = {
  args: {
    at: '/business/financial-needs-analysis/dime/5d0b8a3e-7c41-4f0e-9a27-1b6f3f8d2c90',
    state: 'Forbidden',
  },
};
export const LifestyleStart: Story = {
  args: { at: '/business/financial-needs-analysis/financial-lifestyle-strategy' },
};
