import type { Meta, StoryObj } from '@storybook/react-vite';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { ComplianceGate } from './compliance-gate.tsx';

const meta = {
  title: 'Pages/Policies/Submission check',
  component: ComplianceGate,
  args: {
    check: undefined,
    checking: false,
    onRetry: () => undefined,
    onPick: () => undefined,
    pageAt: (to) => ({ to: asAddress(to) }),
  },
} satisfies Meta<typeof ComplianceGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Clear: Story = { args: { check: { findings: [], refused: [] } } };
export const Findings: Story = {
  args: {
    checking: true,
    check: {
      findings: [
        {
          check: 'product',
          message: 'Product is no longer offered',
          severity: 'blocks_save',
          associate_code: null,
          fix: { label: 'Choose another product', to: '#product' },
        },
        {
          check: 'license',
          message: 'No valid Life license in NY on 11/21/2026',
          severity: 'blocks_ready_to_pay',
          associate_code: 'U000008',
          fix: { label: 'Add a license', to: '/account/licenses' },
        },
        {
          check: 'replacement_notice',
          message: 'Replacement Notice is required',
          severity: 'blocks_ready_to_pay',
          associate_code: null,
          fix: { label: 'Attach the notice', to: '#attachments' },
        },
        {
          check: 'policy_number',
          message: 'Policy Number does not look like a Granite Mutual Life number',
          severity: 'warning',
          associate_code: null,
          fix: { label: 'Check the number', to: '#policy_number' },
        },
      ],
      refused: [{ field: 'policy_number', message: 'Policy Number already exists for this provider' }],
    },
  },
};
export const Failed: Story = {
  args: { error: { statusCode: 500, message: 'Internal server error', requestId: 'req-1' } },
};
