import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { settingsFeature } from '../feature.ts';

const PROGRAMS = '/programs';
const LEVELS = '/programs/levels';
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Programs/Overview',
  component: pagesOf(settingsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PROGRAMS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Programs: Story = {};
export const ProgramsNarrow: Story = { globals: narrow };
export const ProgramsHidden: Story = { globals: { privacy: 'on' } };
export const ProgramsLoading: Story = { args: { state: 'Loading' } };
export const ProgramsError: Story = { args: { state: 'Error' } };
export const ProgramsForbidden: Story = { args: { state: 'Forbidden' } };
export const Levels: Story = { args: { at: LEVELS } };
export const LevelsNarrow: Story = { args: { at: LEVELS }, globals: narrow };
export const LevelsOfAnotherDay: Story = { args: { at: `${LEVELS}?on=2027-01-01` } };
export const LevelsLoading: Story = { args: { at: LEVELS, state: 'Loading' } };
export const LevelsError: Story = { args: { at: LEVELS, state: 'Error' } };
export const LevelsForbidden: Story = { args: { at: LEVELS, state: 'Forbidden' } };
