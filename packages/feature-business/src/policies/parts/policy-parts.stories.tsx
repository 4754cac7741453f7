import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '@upline/receipt';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CompensationLine } from '../pay/compensation-line.tsx';
import { ExposureTable } from '../pay/exposure-table.tsx';
import { ShareList } from '../pay/share-list.tsx';
import { WhyPaid } from '../pay/why-paid.tsx';
import { type Requirement, requirementActions, type Share, shareActions } from '../policies.actions.ts';
import { PolicyChoice } from '../policy-choice.tsx';
import { sampleLine, samplePolicy, sampleReceipt } from '../sample-policy.ts';
import { FileList } from './file-list.tsx';
import { RequirementList } from './requirement-list.tsx';

const meta = {
  title: 'Pages/Policies/Parts',
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (one: Requirement) => requirementActions(samplePolicy, one, []);
const says = (share: Share) => shareActions(samplePolicy, share, 'portal', []);
const nothing = () => undefined;
const receipt = (
  <Receipt label="Explanation" steps={sampleReceipt} currency="USD" total={{ label: 'You', cents: 36_000 }} />
);
const lines = (
  <ul aria-label="Compensation" style={{ display: 'grid', gap: 12, listStyle: 'none', padding: 0 }}>
    <CompensationLine line={sampleLine} explanation={() => receipt} />
    <CompensationLine
      line={{
        ...sampleLine,
        compensation_type: 'Revenue Bonus',
        generation: 2,
        status: 'Escrow',
        escrow_reason: 'License',
      }}
      explanation={() => receipt}
    />
    <CompensationLine
      line={{
        ...sampleLine,
        amount_cents: -36_000,
        rate_bps: null,
        base_bv_cents: null,
        status: 'Chargeback',
      }}
      explanation={() => receipt}
    />
  </ul>
);

export const Compensation: Story = { render: () => lines };
export const Explained: Story = {
  render: () => lines,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Explain' })[0] as HTMLElement);
    await expect(canvas.getByRole('row', { name: /^Already paid up to Ana Alvarez/ })).toBeVisible();
  },
};
const somebody = { code: 'U000017', name: 'Kim Tran' };
export const WhyNothing: Story = {
  render: () => (
    <WhyPaid
      answer={{
        associate: somebody,
        outcome: 'Nothing',
        rule: 'Same Level',
        text: 'Kim Tran has no line on this policy: same level as the writer.',
        lines: [],
      }}
    />
  ),
};
export const WhyPaidIt: Story = {
  render: () => (
    <WhyPaid
      answer={{
        associate: somebody,
        outcome: 'Line',
        rule: null,
        text: null,
        lines: [
          {
            line_no: 2,
            compensation_type: 'Override Bonus',
            amount_cents: 36_000,
            currency: 'USD',
            receipt: sampleReceipt,
            sentences: [],
          },
        ],
      }}
    />
  ),
};
export const CompensationHidden: Story = { render: () => lines, globals: { privacy: 'on' } };
export const Requirements: Story = {
  render: () => <RequirementList requirements={samplePolicy.requirements} actionsOf={answers} />,
};
export const Answering: Story = {
  render: () => <RequirementList requirements={samplePolicy.requirements} actionsOf={answers} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send answer' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Answer is required');
  },
};
export const Shares: Story = {
  render: () => <ShareList policy={samplePolicy} actionsOf={says} />,
};
export const Withdrawable: Story = {
  render: () => (
    <ShareList
      policy={{
        ...samplePolicy,
        shares: samplePolicy.shares.map((share) => ({
          ...share,
          approval_status: share.portion > 0 ? 'Pending For Associate' : share.approval_status,
          actions: share.portion > 0 ? ['remove'] : [],
        })),
      }}
      actionsOf={says}
    />
  ),
};
export const AcceptanceFailed: Story = {
  render: () => (
    <OnSampleApi refusal={{ statusCode: 409, code: 'conflict', message: 'Split is no longer waiting' }}>
      <ShareList policy={samplePolicy} actionsOf={says} />
    </OnSampleApi>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept split' }));
    // The message comes in from below.
    await waitFor(() => expect(screen.getByText('Split is no longer waiting')).toBeVisible());
  },
};
export const Refusing: Story = {
  render: () => <ShareList policy={samplePolicy} actionsOf={says} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refuse split' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'No');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse split' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Reason must be at least 5 characters');
  },
};
export const Files: Story = {
  render: () => <FileList files={samplePolicy.attachments} onOpen={nothing} />,
};
export const NoFiles: Story = { render: () => <FileList files={[]} onOpen={nothing} /> };
export const Choice: Story = {
  render: () => (
    <PolicyChoice
      rows={[
        { id: '1', policy_number: 'TWICE-1', provider: 'Granite Mutual Life' },
        { id: '2', policy_number: 'TWICE-1', provider: 'Northwind Assurance' },
      ]}
    />
  ),
};
export const Exposure: Story = {
  render: () => (
    <ExposureTable
      exposure={{
        policy_id: samplePolicy.id,
        policy_number: samplePolicy.policy_number,
        leg: null,
        currency: 'USD',
        months_in_force: 4,
        months: [4, 5, 6].map((months_in_force) => ({
          months_in_force,
          date: `2026-${months_in_force + 7}-15`,
          debt_cents: 126_000 - 10_500 * months_in_force,
          total_cents: 126_000 - 10_500 * months_in_force,
          lines: [],
        })),
      }}
    />
  ),
};
