import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, OnSampleApi } from '@upline/testing/page-story';
import { expect, screen, userEvent } from 'storybook/test';
import { ChargePreview } from './charge-preview.tsx';

const preview = exampleOf('previewChargeback');

const meta = {
  title: 'Pages/Chargebacks of everybody/Preview',
  component: ChargePreview,
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
  args: {
    preview,
    body: {
      policy_id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02',
      reason: 'Overpayment',
      event_date: '2026-11-20',
      amounts: [{ line_no: 1, amount_cents: 31_500 }],
      note: 'Paid twice by the carrier',
      document_id: null,
    },
    onBack: () => undefined,
    onBooked: () => undefined,
  },
} satisfies Meta<typeof ChargePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {};
/** All of every line is taken: the policy ends in Full Chargedback. */
export const Everything: Story = {
  args: { preview: { ...preview, is_fully_charged_back: true } },
};
/** The server refuses what changed meanwhile; what was entered is kept. */
export const Refused: Story = {
  decorators: [
    (Story) => (
      <OnSampleApi
        refusal={{ statusCode: 422, code: 'invalid', message: 'Chargeback cannot exceed the amount paid' }}
      >
        <Story />
      </OnSampleApi>
    ),
  ],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Book chargeback' }));
    await expect(await screen.findByText(/^Nothing was booked, and what you entered is kept/)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
