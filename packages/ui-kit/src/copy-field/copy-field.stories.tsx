import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './copy-field.tsx';

const meta = {
  title: 'Fields/Copy field',
  component: CopyField,
  args: { label: 'Link', value: 'https://portal.example.com/register/U000123' },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { help: 'For people who are not licensed yet' } };
export const Long: Story = { args: { value: `https://portal.example.com/register/${'U000123'.repeat(20)}` } };
