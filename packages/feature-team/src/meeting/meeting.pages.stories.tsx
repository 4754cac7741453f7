import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { teamFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Team meeting',
  component: pagesOf(teamFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team/meeting' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Meeting: Story = {};
export const MeetingNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const MeetingEmpty: Story = { args: { state: 'Empty' } };
export const MeetingLoading: Story = { args: { state: 'Loading' } };
export const MeetingError: Story = { args: { state: 'Error' } };
export const MeetingForbidden: Story = { args: { state: 'Forbidden' } };
