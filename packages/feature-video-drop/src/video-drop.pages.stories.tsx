import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { expect, waitFor } from 'storybook/test';
import { videoDropFeature } from './feature.ts';

const VIDEOS = '/virtual-video-drop';
const CONTACTS = `${VIDEOS}/contacts`;
const CONTACT = `${CONTACTS}/${exampleOf('getVideoContact').id}`;
const HISTORY = `${VIDEOS}/history`;
const SEND = `${VIDEOS}/send`;
/** Pages without a session have no frame around them. */
const open = {
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    waitFor(() => expect(canvasElement.querySelector('h1')).toBeVisible(), { timeout: 10_000 }),
};
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Video drop',
  component: pagesOf(videoDropFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: VIDEOS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Videos: Story = {};
export const VideosNarrow: Story = { globals: narrow };
export const VideosEmpty: Story = { args: { state: 'Empty' } };
export const VideosLoading: Story = { args: { state: 'Loading' } };
export const VideosError: Story = { args: { state: 'Error' } };
export const VideosForbidden: Story = { args: { state: 'Forbidden' } };
export const Contacts: Story = { args: { at: CONTACTS } };
export const ContactsEmpty: Story = { args: { at: CONTACTS, state: 'Empty' } };
export const CreateContact: Story = { args: { at: `${CONTACTS}/create` } };
export const Contact: Story = { args: { at: CONTACT } };
export const ContactNarrow: Story = { args: { at: CONTACT }, globals: narrow };
export const History: Story = { args: { at: HISTORY } };
export const HistoryEmpty: Story = { args: { at: HISTORY, state: 'Empty' } };
export const Send: Story = { args: { at: SEND } };
export const SendNarrow: Story = { args: { at: SEND }, globals: narrow };
export const Watch: Story = { ...open, args: { at: '/watch/some-token' } };
export const WatchNarrow: Story = {
  ...open,
  args: { at: '/watch/some-token' },
  globals: narrow,
};
export const Unsubscribe: Story = { ...open, args: { at: '/unsubscribe/some-token' } };
