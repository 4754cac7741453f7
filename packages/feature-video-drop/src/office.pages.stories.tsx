import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { officeVideosFeature } from './office.ts';

const VIDEOS = '/content/videos';
const VIDEO = `${VIDEOS}/${exampleOf('getVideo').id}`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Videos',
  component: pagesOf(officeVideosFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: VIDEOS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Videos: Story = {};
export const VideosNarrow: Story = { globals: narrow };
export const VideosEmpty: Story = { args: { state: 'Empty' } };
export const VideosError: Story = { args: { state: 'Error' } };
export const Video: Story = { args: { at: VIDEO } };
export const VideoNarrow: Story = { args: { at: VIDEO }, globals: narrow };
export const CreateVideo: Story = { args: { at: `${VIDEOS}/create` } };
export const EditVideo: Story = { args: { at: `${VIDEO}/edit` } };
