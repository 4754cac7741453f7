import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const RUNS = '/pay-runs';
const RUN = `${RUNS}/0b9a6a54-7c1e-4d57-9d0a-1f6f5d6f2a10`;

const meta = {
  title: 'Pages/Pay runs',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: RUNS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: `${RUNS}?filter={"status":{"eq":"Closed"}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };

/** An open run as its second person reads it. */
export const Run: Story = { args: { at: RUN } };
export const Warnings: Story = { args: { at: `${RUN}?tab=warnings` } };
export const Activity: Story = { args: { at: `${RUN}?tab=activity` } };
export const RunLoading: Story = { args: { at: RUN, state: 'Loading' } };
export const RunError: Story = { args: { at: RUN, state: 'Error' } };
export const RunForbidden: Story = { args: { at: RUN, state: 'Forbidden' } };
