import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { OpenedRecords } from './private-records.tsx';

const opened = exampleOf('openAssociateRecords');

const meta = {
  title: 'Pages/Associates/OpenedRecords',
  component: OpenedRecords,
  args: { opened, onPage: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof OpenedRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clients: Story = {};
export const Analyses: Story = {
  args: {
    opened: { ...opened, kind: 'Analyses', rows: opened.rows.map((row) => ({ ...row, notes: 'DIME' })) },
  },
};
export const ManyPages: Story = { args: { opened: { ...opened, total: 412, page: 2 } } };
export const Nothing: Story = { args: { opened: { ...opened, total: 0, rows: [] } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
