import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const ONE = '/account/payout-information/5b0d6a3e-94c1-4f0e-8a55-2f3c1d4e5f60';

const meta = {
  title: 'Pages/Account/Payout information',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/payout-information' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Detail: Story = { args: { at: ONE } };
export const DetailNarrow: Story = { args: { at: ONE }, globals: { viewport: { value: 'narrow' } } };
export const DetailHidden: Story = { args: { at: ONE }, globals: { privacy: 'on' } };
export const DetailLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const DetailError: Story = { args: { at: ONE, state: 'Error' } };
/** The number is shown once a reason is given, for as long as the dialog is open. */
export const Revealed: Story = {
  args: { at: ONE },
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Show account number' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Comparing with the bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Show account number' }));
    await expect(await dialog.findByText('000123456789')).toBeVisible();
  },
};
export const Create: Story = { args: { at: '/account/payout-information/create' } };
export const CreateNarrow: Story = {
  args: { at: '/account/payout-information/create' },
  globals: { viewport: { value: 'narrow' } },
};
/** A company has a name and a number; both entries of the account must be the same. */
export const CreateForCompany: Story = {
  args: { at: '/account/payout-information/create' },
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('combobox', { name: 'Tax Entity' }));
    await userEvent.click(await page.findByRole('option', { name: 'LLC' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Account Number' }), '12345678');
    await userEvent.type(page.getByRole('textbox', { name: 'Repeat Account Number' }), '12345679');
    await userEvent.click(page.getByRole('button', { name: 'Create payout information' }));
    await expect((await page.findAllByText('Company Name is required'))[0]).toBeVisible();
    await expect((await page.findAllByText('Account numbers do not match'))[0]).toBeVisible();
  },
};
export const CreateForbidden: Story = {
  args: { at: '/account/payout-information/create', state: 'Forbidden' },
};
export const Edit: Story = { args: { at: `${ONE}/edit` } };
export const EditError: Story = { args: { at: `${ONE}/edit`, state: 'Error' } };
