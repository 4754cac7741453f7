import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Licenses',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/licenses' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Licenses: Story = {};
export const LicensesNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const LicensesEmpty: Story = { args: { state: 'Empty' } };
export const LicensesLoading: Story = { args: { state: 'Loading' } };
export const LicensesError: Story = { args: { state: 'Error' } };
/** Missing values are named at their fields, the document included. */
export const AddLicense: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Add license' }));
    await userEvent.click(await page.findByRole('button', { name: 'Create license' }));
    await expect((await page.findAllByText('Document is required'))[0]).toBeVisible();
  },
};
export const RenewEoPolicy: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click((await page.findAllByRole('button', { name: /E&O policy of/ }))[1] as HTMLElement);
    await expect(await page.findByRole('textbox', { name: 'Carrier' })).not.toHaveValue('');
  },
};
export const AddCertificate: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Add certificate' }));
    await userEvent.click(await page.findByRole('combobox', { name: 'Kind' }));
    await userEvent.click(await page.findByRole('option', { name: 'CE' }));
    await expect(await page.findByRole('textbox', { name: 'Valid Until' })).toBeVisible();
  },
};
export const Appointments: Story = { args: { at: '/account/provider-appointments' } };
export const AppointmentsNarrow: Story = {
  args: { at: '/account/provider-appointments' },
  globals: { viewport: { value: 'narrow' } },
};
export const AppointmentsLoading: Story = {
  args: { at: '/account/provider-appointments', state: 'Loading' },
};
export const AppointmentsEmpty: Story = {
  args: { at: '/account/provider-appointments', state: 'Empty' },
};
export const AppointmentsNoMatch: Story = {
  args: { at: '/account/provider-appointments?filter={"state":{"in":["TX"]}}', state: 'Empty' },
};
export const AppointmentsError: Story = {
  args: { at: '/account/provider-appointments', state: 'Error' },
};
export const RequestAppointment: Story = {
  args: { at: '/account/provider-appointments' },
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Request appointment' }));
    await expect(await page.findByText('You need a valid license there.')).toBeVisible();
  },
};
export const EquityShareCredits: Story = { args: { at: '/account/equity-share-credits' } };
export const EquityShareCreditsNarrow: Story = {
  args: { at: '/account/equity-share-credits' },
  globals: { viewport: { value: 'narrow' } },
};
export const EquityShareCreditsEmpty: Story = {
  args: { at: '/account/equity-share-credits', state: 'Empty' },
};
export const EquityShareCreditsError: Story = {
  args: { at: '/account/equity-share-credits', state: 'Error' },
};
