import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { EfastCard } from './efast-card.tsx';

const { efast_start } = exampleOf('getMainDashboard');

const meta = {
  title: 'Pages/Dashboard/eFast Start',
  component: EfastCard,
  args: efast_start as NonNullable<typeof efast_start>,
} satisfies Meta<typeof EfastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const AllDone: Story = { args: { percent: 100, required_done: 9, next: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
