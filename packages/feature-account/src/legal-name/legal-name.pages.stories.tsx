import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Legal name',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/legal-name' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const WaitingHidden: Story = { globals: { privacy: 'on' } };
export const Form: Story = { args: { state: 'Empty' } };
export const FormNarrow: Story = { args: { state: 'Empty' }, globals: { viewport: { value: 'narrow' } } };
/** What is missing is said at the field, the document among it. */
export const FormIncomplete: Story = {
  args: { state: 'Empty' },
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.clear(await page.findByRole('textbox', { name: 'Legal First Name' }));
    await userEvent.click(await page.findByRole('button', { name: 'Create request' }));
    await expect((await page.findAllByText('Legal First Name is required'))[0]).toBeVisible();
    await expect((await page.findAllByText('Document is required'))[0]).toBeVisible();
  },
};
export const Loading: Story = { args: { state: 'Loading' } };
export const LoadFailed: Story = { args: { state: 'Error' } };
