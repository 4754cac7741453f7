import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { teamFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Teams',
  component: pagesOf(teamFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team/base-shop' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListHidden: Story = { globals: { privacy: 'on' } };
/** The people behind the team's production, with the sums in the last line. */
export const ListOfProduction: Story = {
  args: { at: '/team/infinity?counted=Production&order={"month_bv":"DESC"}' },
};
export const ListOfADay: Story = { args: { at: '/team/infinity?active_on=2026-10-31' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/team/infinity?filter={"licensed":{"eq":false}}', state: 'Empty' },
};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
