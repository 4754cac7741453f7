import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EverybodyTable } from './everybody-table.tsx';
import { type PaidEntry, portionsOf } from './portions.ts';

const entry = (
  code: string,
  name: string,
  compensation_type: PaidEntry['compensation_type'],
  rate_bps: number,
  amount_cents: number,
  over: Partial<PaidEntry> = {},
): PaidEntry => ({
  id: `${code} ${compensation_type}`,
  associate: { code, name },
  compensation_type,
  portion: 'Writing',
  generation: null,
  level: 'A',
  base_bv_cents: 360_000,
  rate_bps,
  amount_cents,
  status: 'Paid',
  ...over,
});

/** Example 1 of domain.md 4.11. */
const entries: readonly PaidEntry[] = [
  entry('U000008', 'Ana Alvarez', 'Writing', 3_500, 126_000),
  entry('U000007', 'Ben Okafor', 'Override Bonus', 1_000, 36_000, { level: 'SA' }),
  entry('U000006', 'Cara Nguyen', 'Override Bonus', 1_000, 36_000, { level: 'MD' }),
  entry('U000005', 'Dev Patel', 'Override Bonus', 1_000, 36_000, { level: 'RMD' }),
  entry('U000004', 'Eve Lindqvist', 'Override Bonus', 500, 18_000, { level: 'EMD' }),
  entry('U000004', 'Eve Lindqvist', 'Revenue Bonus', 600, 21_600, { level: 'EMD', generation: 1 }),
];

const meta = {
  title: 'Views/Everybody of a policy',
  component: EverybodyTable,
  args: {
    label: 'Compensation',
    currency: 'USD',
    portions: portionsOf(entries),
    personTarget: (code: string) => ({ to: '/associates/$code', params: { code } }),
    receipts: (row) => <p>The receipt of {row.what}.</p>,
  },
} satisfies Meta<typeof EverybodyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example1: Story = {};
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /Writing of U000008/ }));
    await expect(page.getByText('The receipt of Writing.')).toBeVisible();
  },
};
/** A lapse took a part back, and what a correction gave is paid on no volume. */
export const TakenBack: Story = {
  args: {
    portions: portionsOf([
      ...entries,
      entry('U000008', 'Ana Alvarez', 'Writing', 3_500, -84_000, { id: 'back', status: 'Chargeback' }),
      entry('U000008', 'Ana Alvarez', 'Adjustment', 0, 1_000, {
        rate_bps: null,
        base_bv_cents: null,
        portion: null,
      }),
    ]),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
