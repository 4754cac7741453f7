import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './step-list.tsx';

const steps = [
  { title: 'AMA signed', done: true },
  { title: 'Pre-licensing course', done: false },
];

const meta = {
  title: 'Pages/Dashboard/Training program',
  component: StepList,
  args: {
    title: 'Training program',
    lead: 'Your trainer is Ana Alvarez. Due 01/10/2027, 51 days left.',
    steps,
  },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, done: true })) } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
