import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const ONE = '/account/legal-documents/0f4c2a52-7b1e-4d0b-9a53-6f0c1a2b7e10';
const AGREEMENT = '/ama/usa/associate';

const meta = {
  title: 'Pages/Account/Legal documents',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/legal-documents' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListError: Story = { args: { state: 'Error' } };
export const Detail: Story = { args: { at: ONE } };
export const DetailNarrow: Story = { args: { at: ONE }, globals: { viewport: { value: 'narrow' } } };
export const DetailLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const DetailError: Story = { args: { at: ONE, state: 'Error' } };
export const Agreement: Story = { args: { at: AGREEMENT } };
export const AgreementNarrow: Story = {
  args: { at: AGREEMENT },
  globals: { viewport: { value: 'narrow' } },
};
export const AgreementLoading: Story = { args: { at: AGREEMENT, state: 'Loading' } };
export const AgreementError: Story = { args: { at: AGREEMENT, state: 'Error' } };
/** Nothing is sent before the text was read and the legal name typed (R-LEG-01). */
export const AgreementRefused: Story = {
  args: { at: AGREEMENT },
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.type(await page.findByRole('textbox', { name: 'Signature' }), 'Somebody Else');
    await userEvent.click(page.getByRole('button', { name: 'Sign' }));
    await expect((await page.findAllByText('Signature must match your legal name'))[0]).toBeVisible();
  },
};
