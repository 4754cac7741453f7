import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { ReviewDialog } from './review-dialog.tsx';
import type { Review } from './reviews-table.tsx';

const sample: Review = {
  id: '5f1c2d3e-0000-4000-8000-000000000201',
  policy_id: '5f1c2d3e-0000-4000-8000-000000000001',
  policy_number: '4711',
  provider: 'Granite Mutual Life',
  product: 'Granite Term 20',
  submit_date: '2026-11-02',
  is_replacement: true,
  supervised: { code: 'U000008', name: 'Ana Alvarez' },
  supervisor: { code: 'U000005', name: 'Dev Patel' },
  status: 'Pending',
  due_date: '2026-11-24',
  suitability_documented: null,
  replacement_justified: null,
  client_contacted: null,
  comment: null,
  acknowledged_at: null,
  version: 1,
  actions: ['acknowledge'],
};

const meta = {
  title: 'Pages/Supervision/Review',
  component: ReviewDialog,
  args: { review: sample, side: 'portal', onClose: () => undefined },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof ReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('combobox', { name: /^Client Contacted/ }));
    await userEvent.click(await page.findByRole('option', { name: 'No' }));
    await userEvent.click(page.getByRole('button', { name: 'Acknowledge' }));
    await expect((await page.findAllByText('Comment is required')).length).toBeGreaterThan(0);
  },
};
export const Answered: Story = {
  args: {
    review: {
      ...sample,
      status: 'Acknowledged',
      suitability_documented: true,
      replacement_justified: true,
      client_contacted: false,
      comment: 'Calls the client tomorrow.',
      acknowledged_at: '2026-11-23T15:00:00.000Z',
      version: 2,
      actions: [],
    },
  },
};
export const Missed: Story = { args: { review: { ...sample, status: 'Missed', actions: [] } } };
export const NotThere: Story = { args: { review: undefined } };
