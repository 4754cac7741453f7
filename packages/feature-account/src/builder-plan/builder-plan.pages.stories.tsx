import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Builder plan',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/builder-plan-enrollment' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enrolled: Story = {};
export const EnrolledNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const EnrolledHidden: Story = { globals: { privacy: 'on' } };
export const EnrolledLoading: Story = { args: { state: 'Loading' } };
export const EnrolledError: Story = { args: { state: 'Error' } };
/** Says until when everything is kept. */
export const End: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'End plan' }));
    await expect(await page.findByText(/You keep everything until 12\/03\/2026/)).toBeVisible();
  },
};
