import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeAccountFeature } from '../office.ts';

const BOARD = '/appointments';
const NUMBERS = `${BOARD}/writing-numbers`;
const LICENSES = '/licenses';
const EO = `${LICENSES}/eo-policies`;
const CERTIFICATES = `${LICENSES}/certificates`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Office licensing',
  component: pagesOf(officeAccountFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: BOARD },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Appointments: Story = {};
export const AppointmentsNarrow: Story = { tags: ['one-scheme'], globals: narrow };
export const AppointmentsLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const AppointmentsEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const AppointmentsError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const AppointmentsForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };
export const WritingNumbers: Story = { args: { at: NUMBERS } };
export const WritingNumbersNarrow: Story = { tags: ['one-scheme'], args: { at: NUMBERS }, globals: narrow };
export const Licenses: Story = { args: { at: LICENSES } };
export const LicensesNarrow: Story = { tags: ['one-scheme'], args: { at: LICENSES }, globals: narrow };
export const LicensesEmpty: Story = { tags: ['one-scheme'], args: { at: LICENSES, state: 'Empty' } };
export const LicensesError: Story = { tags: ['one-scheme'], args: { at: LICENSES, state: 'Error' } };
export const EoPolicies: Story = { args: { at: EO } };
export const EoPoliciesNarrow: Story = { tags: ['one-scheme'], args: { at: EO }, globals: narrow };
export const EoPoliciesEmpty: Story = { tags: ['one-scheme'], args: { at: EO, state: 'Empty' } };
export const EoPoliciesError: Story = { tags: ['one-scheme'], args: { at: EO, state: 'Error' } };
export const Certificates: Story = { args: { at: CERTIFICATES } };
export const CertificatesNarrow: Story = {
  tags: ['one-scheme'],
  args: { at: CERTIFICATES },
  globals: narrow,
};
export const CertificatesEmpty: Story = { tags: ['one-scheme'], args: { at: CERTIFICATES, state: 'Empty' } };
export const CertificatesError: Story = { tags: ['one-scheme'], args: { at: CERTIFICATES, state: 'Error' } };
