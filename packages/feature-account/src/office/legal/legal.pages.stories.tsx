import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { officeLegalFeature } from '../../office.ts';

const DOCUMENT = '/legal-documents/0f4c2a52-7b1e-4d0b-9a53-6f0c1a2b7e10';
const TEXTS = '/legal-texts';
const TEXT = `${TEXTS}/5b0d6a3e-94c1-4f0e-8a55-2f3c1d4e5f60`;

const meta = {
  title: 'Pages/Legal documents',
  component: pagesOf(officeLegalFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/legal-documents' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Document: Story = { args: { at: DOCUMENT } };
export const DocumentNarrow: Story = {
  args: { at: DOCUMENT },
  globals: { viewport: { value: 'narrow' } },
};
export const DocumentLoading: Story = { args: { at: DOCUMENT, state: 'Loading' } };
export const DocumentError: Story = { args: { at: DOCUMENT, state: 'Error' } };
export const DocumentForbidden: Story = { args: { at: DOCUMENT, state: 'Forbidden' } };
export const Create: Story = { args: { at: '/legal-documents/create' } };
export const CreateNarrow: Story = {
  args: { at: '/legal-documents/create' },
  globals: { viewport: { value: 'narrow' } },
};
export const Texts: Story = { args: { at: TEXTS } };
export const TextsNarrow: Story = {
  args: { at: TEXTS },
  globals: { viewport: { value: 'narrow' } },
};
export const TextsEmpty: Story = { args: { at: TEXTS, state: 'Empty' } };
export const TextsForbidden: Story = { args: { at: TEXTS, state: 'Forbidden' } };
export const Draft: Story = { args: { at: TEXT } };
export const DraftNarrow: Story = {
  args: { at: TEXT },
  globals: { viewport: { value: 'narrow' } },
};
export const DraftError: Story = { args: { at: TEXT, state: 'Error' } };
/** How many people are asked is said before anything is published. */
export const Publish: Story = {
  args: { at: TEXT },
  play: async (context) => {
    await isShown(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Publish' }));
    const dialog = within(await page.findByRole('dialog'));
    await expect(await dialog.findByText('412')).toBeVisible();
  },
};
export const TextCreate: Story = { args: { at: `${TEXTS}/create` } };
export const TextCreateNarrow: Story = {
  args: { at: `${TEXTS}/create` },
  globals: { viewport: { value: 'narrow' } },
};
export const TextEdit: Story = { args: { at: `${TEXT}/edit` } };
