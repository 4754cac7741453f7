import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const LEDGER = '/ledger';
const JOURNALS = `${LEDGER}/journals`;
const JOURNAL = `${JOURNALS}/0f6f2c1e-5a3b-4c6d-8e7f-102030405060`;

const meta = {
  title: 'Pages/Ledger',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: LEDGER },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One check of the night has found something. */
export const TrialBalance: Story = {};
export const TrialBalanceLoading: Story = { args: { state: 'Loading' } };
export const TrialBalanceError: Story = { args: { state: 'Error' } };
export const TrialBalanceForbidden: Story = { args: { state: 'Forbidden' } };

export const Journals: Story = { args: { at: JOURNALS } };
export const JournalsEmpty: Story = { args: { at: JOURNALS, state: 'Empty' } };
export const JournalsNoMatch: Story = {
  args: { at: `${JOURNALS}?filter={"kind":{"eq":"Reversal"}}`, state: 'Empty' },
};
export const JournalsError: Story = { args: { at: JOURNALS, state: 'Error' } };

export const Journal: Story = { args: { at: JOURNAL } };
export const JournalError: Story = { args: { at: JOURNAL, state: 'Error' } };
