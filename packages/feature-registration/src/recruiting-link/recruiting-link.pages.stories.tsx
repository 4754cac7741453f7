import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { registrationFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Team/Recruiting link',
  component: pagesOf(registrationFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team/recruiting-link' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { args: { state: 'Loading' } };
export const Failed: Story = { args: { state: 'Error' } };
