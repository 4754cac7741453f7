import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { TransferEffects } from './transfer-preview.tsx';

const preview = exampleOf('previewTransfer');

const meta = {
  title: 'Pages/Associates/TransferEffects',
  component: TransferEffects,
  args: { preview },
} satisfies Meta<typeof TransferEffects>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const NeedsSuper: Story = { args: { preview: { ...preview, needs_super: true } } };
export const NobodyElse: Story = { args: { preview: { ...preview, moved: 1, uplines: [] } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
