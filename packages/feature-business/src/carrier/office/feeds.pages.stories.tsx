import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeBusinessFeature } from '../../office.ts';

const FEEDS = '/business/carrier-feeds';
const meta = {
  title: 'Pages/Carrier feeds/Pages',
  component: pagesOf(officeBusinessFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: FEEDS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Imports: Story = {};
export const ImportsLoading: Story = { args: { state: 'Loading' } };
export const ImportsEmpty: Story = { args: { state: 'Empty' } };
export const ImportsNoMatch: Story = {
  args: { at: `${FEEDS}?filter={"rows_failed":{"gt":0}}`, state: 'Empty' },
};
export const ImportsError: Story = { args: { state: 'Error' } };
export const ImportsForbidden: Story = { args: { state: 'Forbidden' } };
export const Cases: Story = { args: { at: `${FEEDS}/cases?filter={"matched":{"eq":false}}` } };
export const CasesEmpty: Story = { args: { at: `${FEEDS}/cases`, state: 'Empty' } };
export const StatusesError: Story = { args: { at: `${FEEDS}/statuses`, state: 'Error' } };
