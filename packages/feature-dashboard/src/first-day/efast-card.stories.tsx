import type { Meta, StoryObj } from '@storybook/react-vite';
import { EfastCard } from './efast-card.tsx';

const meta = {
  title: 'Pages/Dashboard/eFast Start',
  component: EfastCard,
  args: {
    percent: 66,
    required: 9,
    required_done: 6,
    days_left: 50,
    next: [
      {
        id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b03',
        title: 'Plan your first thirty days with your trainer',
        due_on: '2026-11-11',
        is_overdue: true,
      },
      {
        id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b04',
        title: 'Enter ten prospects',
        due_on: '2026-12-01',
        is_overdue: false,
      },
    ],
  },
} satisfies Meta<typeof EfastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const AllDone: Story = { args: { percent: 100, required_done: 9, next: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
