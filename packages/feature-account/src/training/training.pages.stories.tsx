import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, screen, userEvent, within } from 'storybook/test';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Training program',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/training-program' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrainingProgram: Story = {};
export const TrainingProgramNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** A step is entered with its day and its certificate. */
export const TrainingProgramEntering: Story = {
  play: async (context) => {
    await isShown(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Change Pre-licensing course' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Save step' }));
    await expect((await form.findAllByText('Document is required')).length).toBeGreaterThan(0);
  },
};
export const TrainingProgramHidden: Story = { globals: { privacy: 'on' } };
export const TrainingProgramLoading: Story = { args: { state: 'Loading' } };
export const TrainingProgramError: Story = { args: { state: 'Error' } };
