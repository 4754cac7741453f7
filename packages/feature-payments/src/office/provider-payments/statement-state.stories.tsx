import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { StatementForm } from './statement-dialog.tsx';
import type { StatementImport } from './statement-imports-table.tsx';
import { StatementMapping } from './statement-mapping.tsx';
import { StatementState } from './statement-state.tsx';

const nothing = () => undefined;

const ready: StatementImport = {
  id: '3d2c1b0a-9f8e-4d7c-8b6a-5f4e3d2c1b0a',
  provider: { id: '1f2e3d4c-5b6a-4978-8695-a4b3c2d1e0f1', name: 'Granite Life' },
  statement_ref: '2026-11-B',
  statement_date: '2026-11-15',
  currency: 'USD',
  file_name: 'granite-2026-11-b.csv',
  status: 'Ready',
  problem: null,
  rows_total: 100_000,
  rows_done: 100_000,
  counts: { Matched: 99_412, Chargeback: 21, 'Action Required': 540, Refused: 27 },
  created_at: '2026-11-16T09:00:00.000Z',
  created_by: { code: 'A000001', name: 'Nora Kim' },
  booked_at: '2026-11-16T09:05:00.000Z',
  undone_at: '2026-11-16T09:30:00.000Z',
  version: 2,
  actions: [],
  columns: [
    { heading: 'Contract Key', field: 'policy_number', samples: ['GT-104821', 'GT-104822'] },
    { heading: 'What', field: 'kind', samples: ['First Year'] },
    { heading: 'Net Premium', field: null, samples: ['900.00'] },
    { heading: 'Pays', field: null, samples: ['3510.00'] },
  ],
  fields: [
    { key: 'policy_number', label: 'Policy Number', is_needed: true },
    { key: 'kind', label: 'Kind', is_needed: true },
    { key: 'amount', label: 'Amount', is_needed: true },
  ],
};

const meta = {
  title: 'Pages/Provider payments/Import',
  component: StatementState,
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
  args: { statement: ready },
} satisfies Meta<typeof StatementState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  args: { book: { label: 'Book 99,973 lines', run: nothing, running: false } },
};
export const NothingToBook: Story = { args: { statement: { ...ready, counts: { Refused: 12 } } } };
export const Refused: Story = {
  args: { statement: { ...ready, problem: 'The same statement was imported as 2026-11-A' } },
};
export const Checking: Story = { args: { statement: { ...ready, status: 'Checking', rows_done: 41_500 } } };
export const Booking: Story = { args: { statement: { ...ready, status: 'Booking', rows_done: 62_200 } } };
export const Undoing: Story = { args: { statement: { ...ready, status: 'Undoing', rows_done: 1_300 } } };
export const Stopped: Story = {
  args: {
    statement: { ...ready, status: 'Failed' },
    book: { label: 'Go on booking', run: nothing, running: false },
  },
};
export const Booked: Story = { args: { statement: { ...ready, status: 'Booked' } } };
export const Undone: Story = { args: { statement: { ...ready, status: 'Undone' } } };
export const Mapping: Story = {
  render: () => <StatementMapping statement={ready} save={async () => undefined} />,
};
export const Form: Story = {
  render: () => (
    <StatementForm
      searchProviders={async () => []}
      send={async () => ({ id: ready.id })}
      onDone={nothing}
      onClose={nothing}
    />
  ),
};
