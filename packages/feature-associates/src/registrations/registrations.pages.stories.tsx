import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associatesFeature } from '../index.ts';

const PAGE = '/registrations';
const ONE = `${PAGE}/0f4c2a52-7b1e-4d0b-9a53-6f0c1a2b7e55`;
const NARROW = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Registrations',
  component: pagesOf(associatesFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAGE },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: NARROW };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Registration: Story = { args: { at: ONE } };
export const RegistrationNarrow: Story = { args: { at: ONE }, globals: NARROW };
export const RegistrationHidden: Story = {
  args: { at: ONE },
  globals: { privacy: 'on' },
};
export const RegistrationActivity: Story = { args: { at: `${ONE}?tab=activity` } };
export const RegistrationLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const RegistrationError: Story = { args: { at: ONE, state: 'Error' } };
export const RegistrationForbidden: Story = { args: { at: ONE, state: 'Forbidden' } };
