import type { Meta, StoryObj } from '@storybook/react-vite';
import { Private } from './private.tsx';

const meta = {
  title: 'Foundations/Private',
  component: Private,
  args: { children: 'Ana Alvarez' },
} satisfies Meta<typeof Private>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** The clear text is not in the document: not for screen readers, the clipboard or print. */
export const Hidden: Story = { globals: { privacy: 'on' } };
