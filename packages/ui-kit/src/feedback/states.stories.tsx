import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoError } from '../story/demo.ts';
import { Loading as LoadingState } from './loading.tsx';
import { EmptyState, ErrorState, NoMatch } from './states.tsx';

const meta = { title: 'Feedback/States' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const nothing = () => undefined;

export const Empty: Story = {
  render: () => (
    <EmptyState action={{ label: 'Create client', to: { to: '/business/clients/create' } }}>
      Nothing here yet. Add your first client.
    </EmptyState>
  ),
};
export const Filtered: Story = { render: () => <NoMatch onClear={nothing} /> };
export const Failed: Story = { render: () => <ErrorState error={demoError} onRetry={nothing} /> };
/** No status: no answer came. */
export const NetworkFailed: Story = {
  render: () => <ErrorState error={new TypeError('Failed to fetch')} onRetry={nothing} />,
};
export const LoadingLines: Story = { render: () => <LoadingState label="Activity" /> };
export const LoadingForm: Story = { render: () => <LoadingState label="Client" shape="form" /> };
export const LoadingRows: Story = { render: () => <LoadingState label="Clients" shape="rows" count={6} /> };
export const LoadingTiles: Story = { render: () => <LoadingState label="Dashboard" shape="tiles" /> };
export const LoadingDetail: Story = { render: () => <LoadingState label="Client" shape="detail" /> };
