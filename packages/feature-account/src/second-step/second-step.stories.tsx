import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { SETTINGS } from './sample-settings.ts';
import { type SecondStepActions, SecondStepList } from './second-step-list.tsx';

const nothing = () => undefined;
const actions: SecondStepActions = {
  busy: undefined,
  onSetUp: nothing,
  onRemove: nothing,
  onChoose: nothing,
  onRenewCodes: nothing,
};

const meta = {
  title: 'Pages/Account/Second step',
  component: SecondStepList,
  decorators: [
    (Story) => (
      <Card title="Second step">
        <Story />
      </Card>
    ),
  ],
  args: { settings: SETTINGS, actions },
} satisfies Meta<typeof SecondStepList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withApp = {
  ...SETTINGS,
  second_step: 'App' as const,
  authenticator: { confirmed_at: '2026-03-02T15:00:00.000Z' },
  recovery_codes: { left: 9, created_at: '2026-03-02T15:00:00.000Z' },
};

export const ByEmail: Story = {};
export const BySms: Story = { args: { settings: { ...SETTINGS, second_step: 'SMS' } } };
export const PhoneNotVerified: Story = { args: { settings: { ...SETTINGS, phone_verified: false } } };
export const ByApp: Story = { args: { settings: withApp } };
/** Payout changes wait a day after the method changed. */
export const JustChanged: Story = {
  args: { settings: { ...withApp, payout_hold_until: '2026-03-03T15:00:00.000Z' } },
};
/** An administrator cannot go back to messages. */
export const AppRequired: Story = { args: { settings: { ...withApp, authenticator_required: true } } };
export const Busy: Story = { args: { actions: { ...actions, busy: 'SMS' } } };
/** Seen by an admin viewing as the associate. */
export const ReadOnly: Story = { args: { settings: withApp, actions: undefined } };
export const Hidden: Story = { globals: { privacy: 'on' } };
export const Narrow: Story = { args: { settings: withApp }, globals: { viewport: { value: 'narrow' } } };
