import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenPortal } from './open-portal.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Pages/Associates/OpenPortal',
  component: OpenPortal,
  args: {
    name: 'Ana Alvarez',
    url: 'https://portal.invalid/login/sso/token',
    goodForMs: 60_000,
    onOpened: nothing,
    onAgain: nothing,
  },
} satisfies Meta<typeof OpenPortal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Expired: Story = { args: { goodForMs: 0 } };
export const LongName: Story = {
  args: { name: 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' },
};
