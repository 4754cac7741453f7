import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, screen, userEvent } from 'storybook/test';
import { DecisionDialog } from './decision-dialog.tsx';

const meta = {
  title: 'Payouts/Decision',
  component: DecisionDialog,
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
  args: {
    decision: 'release',
    ids: ['3f0e1a52-5d4a-4b6c-8a51-7f9f0d2c1b20'],
    onClose: () => undefined,
  },
} satisfies Meta<typeof DecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What would become of each, and why one stays. */
export const Confirm: Story = {
  play: async () => {
    const table = await screen.findByRole('button', { name: 'Confirm 1 payout' });
    await expect(table).toBeVisible();
  },
};

/** A return asks for the bank's reason. */
export const Return: Story = {
  args: { decision: 'return' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Return 1 payout' }));
    await expect((await screen.findAllByText('Reason is required'))[0]).toBeVisible();
  },
};

/** The answer for every row. */
export const Decided: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 1 payout' }));
    await expect(await screen.findByText('1 payout confirmed')).toBeVisible();
  },
};
