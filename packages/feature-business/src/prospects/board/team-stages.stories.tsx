import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROSPECT_STAGES } from '@upline/domain';
import { StageCounts } from './team-stages.tsx';

const rowsOf = (...counts: number[]) =>
  PROSPECT_STAGES.map((stage, index) => ({ stage, count: counts[index] ?? 0 }));

const meta = {
  title: 'Pages/Prospects/Team',
  component: StageCounts,
  args: { team: 'BaseShop', rows: rowsOf(1204, 611, 240, 188, 96, 41, 0, 12) },
} satisfies Meta<typeof StageCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: rowsOf() } };
