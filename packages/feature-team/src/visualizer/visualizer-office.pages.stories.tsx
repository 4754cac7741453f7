import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeTeamFeature } from '../office.ts';

const meta = {
  title: 'Pages/Admin/Team Visualizer',
  component: pagesOf(officeTeamFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team/U000007/visualizer/infinity' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visualizer: Story = {};
export const VisualizerForbidden: Story = { args: { state: 'Forbidden' } };
