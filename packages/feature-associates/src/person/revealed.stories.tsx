import type { Meta, StoryObj } from '@storybook/react-vite';
import { Revealed } from './revealed.tsx';

const meta = {
  title: 'Pages/Associates/Revealed',
  component: Revealed,
  args: {
    facts: [
      { label: 'SSN', value: '123-45-6789' },
      { label: 'Date of Birth', value: '06/02/1984' },
    ],
    // Stories are looked at for longer than a minute.
    seconds: 86_400,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Revealed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const NothingStored: Story = {
  args: {
    facts: [
      { label: 'SIN', value: null },
      { label: 'Date of Birth', value: null },
    ],
  },
};
