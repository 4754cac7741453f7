import { Drawer } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { demoError, wait } from '../story/demo.ts';
import { ConfirmByTyping } from './confirm-by-typing.tsx';
import { DeleteModal } from './delete-modal.tsx';

const meta = {
  title: 'Layers/Dialogs',
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const nothing = () => undefined;

export const Delete: Story = {
  render: () => <DeleteModal opened name="client" onDelete={() => wait(800)} onClose={nothing} />,
};
export const Deleting: Story = {
  render: () => (
    <DeleteModal opened name="client" onDelete={() => new Promise(() => undefined)} onClose={nothing} />
  ),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' })),
};
export const DeleteFailed: Story = {
  render: () => (
    <DeleteModal opened name="client" onDelete={() => Promise.reject(demoError)} onClose={nothing} />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error');
  },
};
export const Typing: Story = {
  render: () => (
    <ConfirmByTyping
      opened
      title="Close pay run"
      text="November"
      confirmLabel="Close pay run"
      onConfirm={() => wait(800)}
      onClose={nothing}
    >
      Payments become final and cannot be changed afterwards.
    </ConfirmByTyping>
  ),
};
export const Sheet: Story = {
  render: () => (
    <Drawer opened title="Filters" onClose={nothing}>
      Fields stand here.
    </Drawer>
  ),
};
export const SidePanel: Story = {
  render: () => (
    <Drawer opened position="right" title="Columns" onClose={nothing}>
      Columns stand here.
    </Drawer>
  ),
};
