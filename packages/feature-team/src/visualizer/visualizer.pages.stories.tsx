import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { teamFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Team Visualizer',
  component: pagesOf(teamFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team/U000007/visualizer/infinity' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visualizer: Story = {};
export const VisualizerOutline: Story = {
  args: { at: '/team/U000007/visualizer?look=outline&color=license' },
};
export const VisualizerCompared: Story = {
  args: { at: '/team/U000007/visualizer/base-shop?since=2026-01-31&at=U000015' },
};
export const VisualizerNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const VisualizerEmpty: Story = { args: { state: 'Empty' } };
export const VisualizerLoading: Story = { args: { state: 'Loading' } };
export const VisualizerError: Story = { args: { state: 'Error' } };
export const VisualizerForbidden: Story = { args: { state: 'Forbidden' } };
