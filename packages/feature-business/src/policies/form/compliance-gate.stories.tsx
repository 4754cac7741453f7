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
const passed = [
  { check: 'product_state', label: 'Product is available in TX', associate_code: null },
  { check: 'license', label: 'Life license in TX', associate_code: 'U000008' },
  { check: 'license', label: 'Life license in TX', associate_code: 'U000007' },
  { check: 'appointment', label: 'Appointment with Granite Mutual Life in TX', associate_code: 'U000008' },
  { check: 'eo', label: 'E&O coverage', associate_code: 'U000008' },
] as const;
const summary = {
  client: 'Dana Whitfield',
  product: 'Granite Term 20',
  premium_cents: 30_000,
  mode: 'Monthly',
  currency: 'USD',
  people: new Map([['U000007', 'Ben Okafor']]),
} as const;
const expected = { bv_cents: 360_000, own_cents: 126_000, currency: 'USD' } as const;

export const Clear: Story = {
  args: { check: { findings: [], refused: [], passed: [...passed], expected }, summary },
};
/** Folded under its figure, so that the form stays in view. */
export const ClearNarrow: Story = { ...Clear, globals: { viewport: { value: 'narrow' } } };
export const Findings: Story = {
  args: {
    checking: true,
    summary,
    check: {
      passed: [...passed.slice(3)],
      expected,
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
