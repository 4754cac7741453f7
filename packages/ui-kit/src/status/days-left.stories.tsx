import type { Meta, StoryObj } from '@storybook/react-vite';
import { DaysLeft } from './days-left.tsx';

const meta = {
  title: 'Data/Days left',
  component: DaysLeft,
  args: { days: 180, isRenewed: false },
} satisfies Meta<typeof DaysLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Expiring: Story = { args: { days: 13 } };
export const ExpiresToday: Story = { args: { days: 0 } };
export const Expired: Story = { args: { days: -1 } };
export const Renewed: Story = { args: { days: 13, isRenewed: true } };
export const WithoutEnd: Story = { args: { days: null } };
