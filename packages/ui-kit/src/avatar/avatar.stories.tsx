import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../story/demo.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ana Alvarez', size: 40 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const LongName: Story = { args: { name: longName } };
/** Without a letter there is an icon. */
export const Icon: Story = { args: { name: '' } };
/** The photo cannot be loaded: initials. */
export const PhotoFails: Story = { args: { code: 'ANA01', hasPhoto: true } };
export const Sizes: Story = {
  render: () => (
    <>
      {([20, 24, 32, 40, 64, 96] as const).map((size) => (
        <Avatar key={size} name="Ana Alvarez" size={size} />
      ))}
    </>
  ),
};
