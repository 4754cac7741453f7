import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const EQUITY = '/programs/equity';
const BONUS = '/programs/builder-bonus';
const SCHOLARSHIPS = '/programs/scholarships';

const meta = {
  title: 'Pages/Programs',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: EQUITY },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Equity: Story = {};
export const EquityNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const EquityLoading: Story = { args: { state: 'Loading' } };
export const EquityEmpty: Story = { args: { state: 'Empty' } };
export const EquityError: Story = { args: { state: 'Error' } };
export const EquityForbidden: Story = { args: { state: 'Forbidden' } };

export const BuilderBonus: Story = { args: { at: BONUS } };
export const BuilderBonusNarrow: Story = {
  args: { at: BONUS },
  globals: { viewport: { value: 'narrow' } },
};
export const BuilderBonusEmpty: Story = { args: { at: BONUS, state: 'Empty' } };
export const BuilderBonusError: Story = { args: { at: BONUS, state: 'Error' } };

export const Scholarships: Story = { args: { at: SCHOLARSHIPS } };
export const ScholarshipsNarrow: Story = {
  args: { at: SCHOLARSHIPS },
  globals: { viewport: { value: 'narrow' } },
};
export const ScholarshipsEmpty: Story = { args: { at: SCHOLARSHIPS, state: 'Empty' } };
export const ScholarshipsError: Story = { args: { at: SCHOLARSHIPS, state: 'Error' } };
