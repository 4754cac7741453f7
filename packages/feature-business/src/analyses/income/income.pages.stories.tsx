import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../../feature.ts';

const meta = {
  title: 'Pages/Income calculator',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/income-calculator' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calculator: Story = {};
export const CalculatorNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** Worked case B of domain.md 6.3, with recruits. */
export const CalculatorOfBaseShops: Story = {
  args: {
    at: '/income-calculator?level=EMD&team_level=RMD&duplication=3&team_policies=6&active_bps=7000&monthly_recruits=2',
  },
};
export const CalculatorHidden: Story = { globals: { privacy: 'on' } };
export const CalculatorLoading: Story = { args: { state: 'Loading' } };
export const CalculatorError: Story = { args: { state: 'Error' } };
export const CalculatorForbidden: Story = { args: { state: 'Forbidden' } };
