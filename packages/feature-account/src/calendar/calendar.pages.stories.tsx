import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Calendar',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/calendar' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calendar: Story = {};
export const CalendarNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** The address is shown once, when it is made. */
export const CalendarRenewed: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Renew address' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew address' }));
    await expect(await page.findByText(/Copy it now/)).toBeVisible();
  },
};
export const CalendarLoading: Story = { args: { state: 'Loading' } };
export const CalendarError: Story = { args: { state: 'Error' } };
