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
export const AppointmentsNarrow: Story = { globals: narrow };
export const AppointmentsLoading: Story = { args: { state: 'Loading' } };
export const AppointmentsEmpty: Story = { args: { state: 'Empty' } };
export const AppointmentsError: Story = { args: { state: 'Error' } };
export const AppointmentsForbidden: Story = { args: { state: 'Forbidden' } };
export const WritingNumbers: Story = { args: { at: NUMBERS } };
export const WritingNumbersNarrow: Story = { args: { at: NUMBERS }, globals: narrow };
export const Licenses: Story = { args: { at: LICENSES } };
export const LicensesNarrow: Story = { args: { at: LICENSES }, globals: narrow };
export const LicensesEmpty: Story = { args: { at: LICENSES, state: 'Empty' } };
export const LicensesError: Story = { args: { at: LICENSES, state: 'Error' } };
export const EoPolicies: Story = { args: { at: EO } };
export const EoPoliciesNarrow: Story = { args: { at: EO }, globals: narrow };
export const EoPoliciesEmpty: Story = { args: { at: EO, state: 'Empty' } };
export const EoPoliciesError: Story = { args: { at: EO, state: 'Error' } };
export const Certificates: Story = { args: { at: CERTIFICATES } };
export const CertificatesNarrow: Story = {
  args: { at: CERTIFICATES },
  globals: narrow,
};
export const CertificatesEmpty: Story = { args: { at: CERTIFICATES, state: 'Empty' } };
export const CertificatesError: Story = { args: { at: CERTIFICATES, state: 'Error' } };
