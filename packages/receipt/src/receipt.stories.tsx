import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt, type ShownStep } from './receipt.tsx';

const none = { person: null, reason: null, bps: null, unit: null, value: null };
const step = (kind: ShownStep['kind'], label: string, rest: Partial<ShownStep> = {}): ShownStep => ({
  ...none,
  kind,
  label,
  ...rest,
});
const bv = (value: string) => ({ unit: 'bv', value }) as const;
const money = (value: string) => ({ unit: 'money', value }) as const;

const meta = {
  title: 'Views/Receipt',
  component: Receipt,
  args: {
    label: 'Override Bonus',
    currency: 'USD',
    steps: [
      step('basis', 'Policy BV', bv('104938')),
      step('rate', 'National Marketing Director', { reason: 'Published plan', bps: 7_400 }),
      step('rate', 'Already paid up to', { person: { code: 'U000004', name: 'Eve Lindqvist' }, bps: -7_000 }),
      step('passed', 'Passed over', {
        person: { code: 'U000003', name: 'Fay Robinson' },
        reason: 'lower rate',
        bps: 6_500,
      }),
      step('amount', 'Override, the difference', { bps: 400, ...money('104938/25') }),
      step('rounding', 'Rounding', {
        reason: 'with a spare cent of all lines together',
        ...money('12/25'),
      }),
    ],
    total: { label: 'You', cents: 4_198 },
    state: 'Paid with run 12',
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Override: Story = {};
/** Example 3 of domain.md 4.11: the writer of a split. */
export const Split: Story = {
  args: {
    label: 'Writing',
    steps: [
      step('basis', 'Policy BV', bv('250001')),
      step('basis', 'Writing share', { bps: 6_000, ...bv('150001') }),
      step('amount', 'Associate', { reason: 'Published plan', bps: 3_500, ...money('1050007/20') }),
      step('rounding', 'Rounding', {
        reason: 'with a spare cent of all lines together',
        ...money('13/20'),
      }),
    ],
    total: { label: 'You', cents: 52_501 },
  },
};
export const ChargedBackLater: Story = {
  args: {
    later: [
      {
        key: 'a',
        label: 'Charged back',
        at: '2026-11-20T15:00:00.000Z',
        cents: -2_449,
        to: { to: '/payments/compensations/$id', params: { id: 'a' } },
      },
    ],
  },
};
export const Held: Story = {
  args: {
    steps: [
      step('basis', 'Policy BV', bv('240000')),
      step('rate', 'Training Associate', { reason: 'Published plan', bps: 2_500 }),
      step('amount', 'Training, half of the writer’s rate', { bps: 1_750, ...money('42000') }),
      step('note', 'Held', { reason: 'It waits in escrow until the training program is completed.' }),
    ],
    total: { label: 'You', cents: 42_000 },
    state: 'Held: Training',
  },
};
/** A bonus, a scholarship or an adjustment says in a sentence what it is for. */
export const Scholarship: Story = {
  args: {
    label: 'Scholarship',
    steps: [step('text', 'Scholarship program C: three recruits and 10,000.00 BV by 10/31/2026.')],
    total: { label: 'You', cents: 100_000 },
    state: 'Paid with the next run',
  },
};
export const InCanadianDollars: Story = { args: { currency: 'CAD' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
