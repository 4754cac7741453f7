import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ActionMenu } from './action-menu.tsx';

const meta = {
  title: 'Layers/ActionMenu',
  component: ActionMenu,
  args: {
    actions: [
      { key: 'delete', label: 'Delete', danger: true, onClick: () => undefined },
      { key: 'archive', label: 'Archive', onClick: () => undefined },
      { key: 'history', label: 'History', to: { to: '/history' } },
      { key: 'merge', label: 'Merge', disabled: true },
    ],
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Archive', 'History', 'Merge', 'Delete']);
  },
};
