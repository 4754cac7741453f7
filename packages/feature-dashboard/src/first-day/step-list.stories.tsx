import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './step-list.tsx';

const steps = [
  {
    title: 'Check your details',
    why: 'Your legal name and address stand on every application.',
    to: { to: '/account' },
    done: false,
  },
  {
    title: 'Add your photo',
    why: 'Your team and your clients recognize you.',
    to: { to: '/account/photo' },
    done: true,
  },
];

const meta = {
  title: 'Pages/Dashboard/FirstDay',
  component: StepList,
  args: { steps },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, done: true })) } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
