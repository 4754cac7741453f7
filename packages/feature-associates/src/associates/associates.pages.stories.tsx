import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associatesFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Associates',
  component: pagesOf(associatesFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/associates' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who owes money and who is licensed among them. */
export const List: Story = {};
export const ListEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
