import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Your license expires on 12/31/2026',
    children: 'Renew it to keep writing business in Texas.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: 'info' } };
export const Success: Story = {
  args: { tone: 'success', title: 'Client created successfully', children: undefined },
};
export const Warning: Story = { args: { tone: 'warning', actions: <Button size="xs">Renew</Button> } };
export const Danger: Story = {
  args: { tone: 'danger', title: 'Internal server error', children: 'Nothing was saved.' },
};
