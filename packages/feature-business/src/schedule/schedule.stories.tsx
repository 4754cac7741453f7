import type { Meta, StoryObj } from '@storybook/react-vite';
import { LEVEL_CODES } from '@upline/domain';
import { GenerationOverrides, type Plan, ScheduleTable } from './schedule-table.tsx';

const RATES = [2_500, 3_500, 4_500, 5_500, 6_500, 7_000, 7_300, 7_600, 7_900];
const product = (
  id: string,
  name: string,
  bv_rate_bps: number,
): Plan['providers'][number]['products'][number] => ({
  id,
  name,
  product_type: 'Term Life',
  country: 'USA',
  bv_rate_bps,
  rates: LEVEL_CODES.map((level_code, index) => ({
    level_code,
    rate_bps: RATES[index] ?? 0,
    effective_bps: Math.round(((RATES[index] ?? 0) * bv_rate_bps) / 10_000),
  })),
});

const plan: Plan = {
  schedule: { id: '0f2f4c8e-5b1a-4a8b-9b0e-7f3f2c7d4e31', name: 'Plan 2026', effective_from: '2026-01-01' },
  own_level: 'SA',
  levels: LEVEL_CODES.map((code, index) => ({ code, name: `Level ${code}`, rank: (index + 1) * 10 })),
  generation_rates_bps: [600, 400, 250, 150, 100, 100],
  providers: [
    { id: 'granite', name: 'Granite Mutual Life', products: [product('1', 'Granite Term 20', 9_000)] },
    {
      id: 'north',
      name: 'Northwind Assurance',
      products: [product('2', 'Northwind Index Builder', 8_500), product('3', 'Northwind Term 10', 7_750)],
    },
  ],
  note: 'First-year rates. Renewals, trails and excess premium have rates of their own.',
};

function Schedule({ plan: shown }: { readonly plan: Plan }) {
  return (
    <>
      <ScheduleTable plan={shown} />
      <GenerationOverrides plan={shown} />
    </>
  );
}

const meta = {
  title: 'Pages/Compensation schedule/Plan',
  component: Schedule,
  args: { plan },
} satisfies Meta<typeof Schedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
