import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Spouse',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/spouse' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One request waits for the other, one is to be answered. */
export const Requests: Story = {};
export const RequestsNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RequestsHidden: Story = { globals: { privacy: 'on' } };
/** What is missing is said at the field. */
export const Incomplete: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.clear(await page.findByRole('textbox', { name: 'First Name' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save spouse' }));
    await expect((await page.findAllByText('First Name is required'))[0]).toBeVisible();
  },
};
export const Removing: Story = {
  play: async (context) => {
    await isShown(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Remove spouse' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    const words = await dialog.findByText(/are taken off your account/);
    // The dialog fades in.
    await waitFor(() => expect(words).toBeVisible());
  },
};
export const Loading: Story = { args: { state: 'Loading' } };
export const LoadFailed: Story = { args: { state: 'Error' } };
