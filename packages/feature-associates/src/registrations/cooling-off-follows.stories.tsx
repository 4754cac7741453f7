import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { CoolingOffFollows } from './cooling-off-follows.tsx';

const registration = exampleOf('refundRegistration');

const meta = {
  title: 'Pages/Registrations/CoolingOffFollows',
  component: CoolingOffFollows,
  args: { registration },
} satisfies Meta<typeof CoolingOffFollows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = {};
export const Hidden: Story = { globals: { privacy: 'on' } };
