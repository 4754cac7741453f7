import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Levels',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/level-qualification-history' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {};
export const LevelsNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const LevelsHidden: Story = { globals: { privacy: 'on' } };
/** What is planned is calculated on request. */
export const Simulated: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'More personal BV' }), '500');
    await userEvent.click(page.getByRole('button', { name: 'Calculate' }));
    await expect(await page.findByText('Not everything would be met')).toBeVisible();
  },
};
export const LevelsEmpty: Story = { args: { state: 'Empty' } };
export const LevelsLoading: Story = { args: { state: 'Loading' } };
export const LevelsError: Story = { args: { state: 'Error' } };
