import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Own record',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OverviewNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const OverviewHidden: Story = { globals: { privacy: 'on' } };
/** The tax identifier is shown in full on request. */
export const TaxIdentifierShown: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show SSN' }));
    await expect(await page.findByText('123456789')).toBeVisible();
  },
};
/** The form explains what leaving means before it asks for a reason. */
export const Resigning: Story = {
  play: async (context) => {
    await isShown(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Announce resignation' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Announce resignation' }));
    await expect((await dialog.findAllByText('Reason is required'))[0]).toBeVisible();
  },
};
export const OverviewLoading: Story = { args: { state: 'Loading' } };
export const OverviewError: Story = { args: { state: 'Error' } };
export const BasicInformation: Story = { args: { at: '/account/basic-information' } };
export const BasicInformationLoading: Story = {
  args: { at: '/account/basic-information', state: 'Loading' },
};
export const BasicInformationError: Story = {
  args: { at: '/account/basic-information', state: 'Error' },
};
export const PreferredName: Story = { args: { at: '/account/preferred-name' } };
/** Missing values are named at the field and in a summary. */
export const PreferredNameIncomplete: Story = {
  args: { at: '/account/preferred-name' },
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.clear(await page.findByRole('textbox', { name: 'First Name' }));
    await userEvent.click(page.getByRole('button', { name: 'Save preferred name' }));
    await expect((await page.findAllByText('First Name is required'))[0]).toBeVisible();
  },
};
export const Address: Story = { args: { at: '/account/address' } };
export const AddressNarrow: Story = {
  args: { at: '/account/address' },
  globals: { viewport: { value: 'narrow' } },
};
/** Another state than that of the resident license is a warning, a PO box as residence is refused. */
export const AddressWarned: Story = {
  args: { at: '/account/address' },
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('combobox', { name: 'State' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Oklahoma' }));
    await expect(
      await page.findByText('Your resident license state differs from your address'),
    ).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Mail goes to another address' }));
    const line = page.getAllByRole('textbox', { name: 'Address' })[0] as HTMLElement;
    await userEvent.clear(line);
    await userEvent.type(line, 'PO Box 12');
    await userEvent.click(page.getByRole('button', { name: 'Save address' }));
    await expect((await page.findAllByText('Residence cannot be a PO box'))[0]).toBeVisible();
  },
};
export const AltPhone: Story = { args: { at: '/account/alt-phone' } };
export const Username: Story = { args: { at: '/account/username' } };
export const Flags: Story = { args: { at: '/account/flags' } };
export const FlagsLoading: Story = {
  args: { at: '/account/flags', state: 'Loading' },
};
