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
export const ListEmpty: Story = { args: { state: 'Empty' } };

const at = '/associates/U000123';
/** What matters of an associate, with the part of the page that the address names. */
export const Associate: Story = { args: { at } };
export const AssociateLoading: Story = { args: { at, state: 'Loading' } };
export const AssociateError: Story = { args: { at, state: 'Error' } };
export const AssociateForbidden: Story = { args: { at, state: 'Forbidden' } };
export const Network: Story = { args: { at: `${at}?tab=network` } };
export const NetworkEmpty: Story = {
  args: { at: `${at}?tab=network`, state: 'Empty' },
};
export const Licensing: Story = { args: { at: `${at}?tab=licensing` } };
export const LicensingEmpty: Story = {
  args: { at: `${at}?tab=licensing`, state: 'Empty' },
};
export const Levels: Story = { args: { at: `${at}?tab=levels` } };
export const Settings: Story = { args: { at: `${at}?tab=settings` } };
export const SettingsEmpty: Story = {
  args: { at: `${at}?tab=settings`, state: 'Empty' },
};
export const EfastStart: Story = { args: { at: `${at}?tab=efast` } };
export const Payout: Story = { args: { at: `${at}?tab=payout` } };
export const PayoutEmpty: Story = { args: { at: `${at}?tab=payout`, state: 'Empty' } };
export const Business: Story = { args: { at: `${at}?tab=business` } };
export const Audit: Story = { args: { at: `${at}?tab=audit` } };
export const Edit: Story = { args: { at: `${at}/edit` } };
export const EditForbidden: Story = { args: { at: `${at}/edit`, state: 'Forbidden' } };
