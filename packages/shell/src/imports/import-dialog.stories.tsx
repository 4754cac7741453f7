import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportForm } from './import-dialog.tsx';

const meta = {
  title: 'Shell/Import from CSV',
  component: ImportForm,
  args: {
    list: { operation: 'importClients', many: 'clients', most: 5_000 },
    send: async () => ({ id: '6f1c5a4e-9d2b-4c1e-8a77-2f3b1c9d0e11' }),
    onDone: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ImportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ImportAFile: Story = {};
