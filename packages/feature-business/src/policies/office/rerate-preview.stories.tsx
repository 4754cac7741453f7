import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { RerateView } from './rerate-preview.tsx';

const preview = exampleOf('previewPolicyRerate');

const meta = {
  title: 'Pages/Business of everybody/Re-rate preview',
  component: RerateView,
  args: { preview },
} satisfies Meta<typeof RerateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {};
/** More premium pays out; what had been taken from nobody is charged from nobody. */
export const Increased: Story = {
  args: {
    preview: { ...preview, bv_before_cents: 240_000, bv_after_cents: 360_000, difference_cents: 40_500 },
  },
};
export const ToNothing: Story = { args: { preview: { ...preview, is_fully_charged_back: true } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
