import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from '../format/date-text.tsx';
import { Status } from '../status/status.tsx';
import { FactTable, type FactTableProps } from './fact-table.tsx';

interface License {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly expires: string | null;
  readonly days: number | null;
  readonly status: string;
}

const meta = {
  title: 'Data/FactTable',
  component: FactTable as (props: FactTableProps<License>) => React.ReactNode,
  args: {
    label: 'Licenses',
    rows: [
      { id: '1', type: 'Life', state: 'TX', expires: '2027-03-01', days: 100, status: 'Active' },
      { id: '2', type: 'Accident & Sickness', state: 'OK', expires: null, days: null, status: 'Pending' },
    ],
    rowKey: ({ id }) => id,
    columns: [
      { label: 'Type', of: ({ type }) => type },
      { label: 'State', of: ({ state }) => state },
      { label: 'Expires', of: ({ expires }) => <DateText value={expires} /> },
      { label: 'Days left', of: ({ days }) => days ?? '—', isNumber: true },
      { label: 'Status', of: ({ status }) => <Status value={status} /> },
    ],
  },
} satisfies Meta<(props: FactTableProps<License>) => React.ReactNode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
