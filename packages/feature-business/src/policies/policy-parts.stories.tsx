import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { expect, userEvent, within } from 'storybook/test';
import { CompensationLine, Receipt } from './compensation-line.tsx';
import { ExposureTable } from './exposure-table.tsx';
import { FileList } from './file-list.tsx';
import { PayeeList } from './office/payee-list.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import { RequirementList } from './requirement-list.tsx';
import { sampleLine, samplePolicy, sampleSentences } from './sample-policy.ts';
import { ShareList } from './share-list.tsx';
import { WhyPaid } from './why-paid.tsx';

const meta = { title: 'Pages/Policies/Parts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const done = async (): Promise<unknown> => undefined;
const nothing = () => undefined;
const lines = (
  <ul aria-label="Compensation" style={{ display: 'grid', gap: 12, listStyle: 'none', padding: 0 }}>
    <CompensationLine line={sampleLine} explanation={() => <Receipt sentences={sampleSentences} />} />
    <CompensationLine
      line={{
        ...sampleLine,
        compensation_type: 'Revenue Bonus',
        generation: 2,
        status: 'Escrow',
        escrow_reason: 'License',
      }}
      explanation={() => <Receipt sentences={sampleSentences} />}
    />
    <CompensationLine
      line={{
        ...sampleLine,
        amount_cents: -36_000,
        rate_bps: null,
        base_bv_cents: null,
        status: 'Chargeback',
      }}
      explanation={() => <Receipt sentences={sampleSentences} />}
    />
  </ul>
);

export const Compensation: Story = { render: () => lines };
export const Explained: Story = {
  render: () => lines,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Explain' })[0] as HTMLElement);
    await expect(canvas.getByText('10% of 3,600.00 BV is $360.00.')).toBeVisible();
  },
};
const paid = {
  ...sampleLine,
  associate: { code: 'U000007', name: 'Ben Okafor' },
  voided_at: null,
  void_reason: null,
  version: 1,
  actions: [],
};
const payees = (isWhole: boolean) => (
  <PayeeList
    lines={[
      paid,
      {
        ...paid,
        id: '5f1c2d3e-0000-4000-8000-000000000041',
        compensation_type: 'Revenue Bonus',
        generation: 1,
      },
      {
        ...paid,
        id: '5f1c2d3e-0000-4000-8000-000000000042',
        compensation_type: 'Writing',
        associate: { code: 'U000008', name: 'Ana Alvarez' },
      },
    ]}
    isWhole={isWhole}
    mayOpen
    explanation={() => <Receipt sentences={sampleSentences} />}
  />
);
export const Payees: Story = { render: () => payees(true) };
export const NewestOfMany: Story = { render: () => payees(false) };

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
        lines: [{ line_no: 2, compensation_type: 'Override Bonus', sentences: sampleSentences }],
      }}
    />
  ),
};
export const CompensationHidden: Story = { render: () => lines, globals: { privacy: 'on' } };
export const Requirements: Story = {
  render: () => <RequirementList requirements={samplePolicy.requirements} onAnswer={done} />,
};
export const Answering: Story = {
  render: () => <RequirementList requirements={samplePolicy.requirements} onAnswer={done} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Answer is required');
  },
};
export const Shares: Story = {
  render: () => <ShareList policy={samplePolicy} onAccept={nothing} onRefuse={done} />,
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
      onAccept={nothing}
      onRefuse={done}
      onRemove={nothing}
    />
  ),
};
export const AcceptanceFailed: Story = {
  render: () => (
    <ShareList
      policy={samplePolicy}
      onAccept={nothing}
      onRefuse={done}
      problem={
        new ApiError({
          statusCode: 409,
          code: 'conflict',
          message: 'Split is no longer waiting',
          requestId: 'r-1',
        })
      }
    />
  ),
};
export const Refusing: Story = {
  render: () => <ShareList policy={samplePolicy} onAccept={nothing} onRefuse={done} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse split' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), 'No');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse split' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reason must be at least 5 characters');
  },
};
export const Files: Story = {
  render: () => <FileList files={samplePolicy.attachments} onOpen={nothing} onRemove={nothing} />,
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
