import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { paymentsFeature } from '../feature.ts';

const STATEMENT = '/payments/statements/3f0e1a52-5d4a-4b6c-8a51-7f9f0d2c1b20';

const meta = {
  title: 'Pages/Statements',
  component: pagesOf(paymentsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: STATEMENT },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {};
export const StatementLoading: Story = { args: { state: 'Loading' } };
export const StatementError: Story = { args: { state: 'Error' } };
export const StatementForbidden: Story = { args: { state: 'Forbidden' } };
