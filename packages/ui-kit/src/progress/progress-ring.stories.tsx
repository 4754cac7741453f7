import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'Data/ProgressRing',
  component: ProgressRing,
  args: { label: 'Next level', value: 3, goal: 5 },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const NotBegun: Story = { args: { value: 0 } };
export const Reached: Story = { args: { value: 5 } };
