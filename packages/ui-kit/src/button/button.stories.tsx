import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconDownload, IconTrash } from '../icons/icons.ts';
import { Button, LinkButton } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Foundations/Button',
  component: Button,
  args: { children: 'Create client' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One a screen. */
export const Primary: Story = { args: { variant: 'filled' } };
export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'subtle', children: 'Cancel' } };
/** Only for what cannot be undone. */
export const Danger: Story = { args: { variant: 'filled', color: 'red', children: 'Delete' } };
export const Small: Story = { args: { size: 'xs' } };
export const Busy: Story = {
  args: { variant: 'filled', loading: true },
  play: async ({ canvasElement }) => {
    const loader = canvasElement.querySelector<HTMLElement>('.mantine-Button-loader');
    const button = loader?.closest('button');
    if (!loader || !button) throw new Error('A busy button shows that it works');
    // Where motion is reduced, Mantine gives it no style of a transition.
    loader.style.transform = '';
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await expect(Math.abs(middle(loader) - middle(button))).toBeLessThan(2);
  },
};
export const Disabled: Story = { args: { variant: 'filled', disabled: true } };
export const WithIcon: Story = {
  args: { leftSection: <IconDownload size={16} stroke={1.75} />, children: 'Export' },
};
/** The words wrap; they are never cut. */
export const LongText: Story = {
  args: { children: 'Create a client and go on to the policy that is waiting for one' },
};
/** It leads somewhere, so it is a link. */
export const AsLink: Story = {
  render: () => <LinkButton to={{ to: '/business/clients' }}>All clients</LinkButton>,
};
export const Icons: Story = {
  render: () => (
    <>
      <IconButton label="Delete">
        <IconTrash size={16} stroke={1.75} />
      </IconButton>
      <IconButton label="Delete" disabled>
        <IconTrash size={16} stroke={1.75} />
      </IconButton>
      <CopyButton text="ANA01" what="code" />
    </>
  ),
};
