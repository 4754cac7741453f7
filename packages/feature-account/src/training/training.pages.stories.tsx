import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
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
export const TrainingProgramHidden: Story = { tags: ['one-scheme'], globals: { privacy: 'on' } };
export const TrainingProgramLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const TrainingProgramError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
