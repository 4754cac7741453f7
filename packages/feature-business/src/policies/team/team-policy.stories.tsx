import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import type { TeamPolicyRow } from '../policies-table.tsx';
import { askAction, withdrawActions } from './team-policies.actions.ts';
import { TeamPolicyView } from './team-policy-view.tsx';

const written: TeamPolicyRow = {
  key: 1,
  id: '5f1c2d3e-0000-4000-8000-000000000001',
  policy_number: '4711',
  provider: { id: '5f1c2d3e-0000-4000-8000-000000000002', name: 'Granite Mutual Life' },
  product: { id: '5f1c2d3e-0000-4000-8000-000000000003', name: 'Granite Term 20' },
  product_type: 'Term Life',
  own_policy_number: null,
  client_initials: 'GO',
  writing_associate: { code: 'U000008', name: 'Ana Alvarez' },
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  role: 'Writing',
  bv_cents: 216_000,
  currency: 'USD',
  submit_date: '2026-11-02',
  issue_date: null,
  business_status: 'Pending',
  lifecycle: 'Underwriting',
  version: 1,
};

const meta = {
  title: 'Pages/Policies/Policy of a team',
  component: TeamPolicyView,
  args: {
    rows: [written],
    own: undefined,
    mostBps: 5_900,
    ask: (row) => askAction(row, 'U000005', 5_900, () => undefined),
    withdraw: (share, version) => withdrawActions(written.id, share, version),
    onClose: () => undefined,
  },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof TeamPolicyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Ask for a part' }));
    const asked = within(await page.findByRole('dialog', { name: 'Ask for a part' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Ask for a part' }));
    await expect((await page.findAllByText(/^Share is required/)).length).toBeGreaterThan(0);
  },
};
export const Waiting: Story = {
  args: {
    mostBps: 0,
    own: { portion: 1, share_bps: 2_000, approval_status: 'Pending For Owner', actions: ['remove'] },
  },
};
export const Split: Story = {
  args: {
    rows: [
      { ...written, business_status: 'Approved', lifecycle: 'In Force', client_initials: null },
      {
        ...written,
        key: 2,
        associate: { code: 'U000007', name: 'Ben Okafor' },
        role: 'Split',
        bv_cents: 144_000,
        business_status: 'Approved',
      },
    ],
  },
};
export const NotThere: Story = { args: { rows: [] } };
