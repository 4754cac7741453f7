import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Base Shop production', value: 15_116, goal: 30_000, text: '15,116 of 30,000 BV' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Reached: Story = { args: { value: 31_000, text: '31,000 of 30,000 BV' } };
