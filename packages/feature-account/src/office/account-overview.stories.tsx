import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountOverview } from './account-overview.tsx';

const user = {
  code: 'U000101',
  name: 'Ana Alvarez',
  first_name: 'Ana',
  last_name: 'Alvarez',
  legal_first_name: 'Ana María',
  legal_last_name: 'Alvarez',
  kind: 'Associate',
  has_photo: false,
  is_senior_level: false,
  is_beta: false,
  country: 'USA',
  level: { code: 'A', name: 'Associate' },
  status: 'Active',
  email: 'ana@demo.upline.test',
  mfa_method: 'Email',
} as const;
const session = {
  expires_at: '2026-03-02T16:00:00.000Z',
  absolute_expires_at: '2026-03-03T03:00:00.000Z',
};

const meta = {
  title: 'Pages/Account/Overview',
  component: AccountOverview,
  args: { access: { user, session }, mayChangePhoto: true, secondStep: 'Email' },
} satisfies Meta<typeof AccountOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Associate: Story = {};
export const Admin: Story = {
  args: {
    secondStep: 'App',
    access: {
      user: { ...user, code: 'A000002', kind: 'SuperAdmin', level: null, mfa_method: 'SMS' },
      session,
    },
  },
};
/** While an admin views as the associate, nothing here can be changed. */
export const Viewed: Story = { args: { mayChangePhoto: false } };
export const Hidden: Story = { globals: { privacy: 'on' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
