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
  args: { title: 'Your first steps', lead: 'These steps get you going.', steps },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, done: true })) } };
/** Steps of the training program are entered by others: they lead nowhere. */
export const Program: Story = {
  args: {
    title: 'Training program',
    lead: 'Your trainer is Ana Alvarez. Due 01/10/2027, 51 days left.',
    steps: [
      { title: 'AMA signed', done: true },
      { title: 'Pre-licensing course', done: false },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
