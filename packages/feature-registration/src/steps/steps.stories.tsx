import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, OnSampleApi } from '@upline/testing/page-story';
import { LicenseStep } from './license-step.tsx';
import { PaymentStep } from './payment-step.tsx';

const registration = exampleOf('saveRegistrationLicense');
const { guarantee } = registration;
const NARROW = { viewport: { value: 'narrow' } };
const given = { token: 'a-token', onSaved: () => undefined, onBack: () => undefined };

const meta = {
  title: 'Pages/Registration/Steps',
  component: LicenseStep,
  args: { ...given, registration },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof LicenseStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const paying = (over: Partial<NonNullable<typeof guarantee>>): Story => ({
  render: () => (
    <PaymentStep
      {...given}
      hasReturned={false}
      registration={{ ...registration, guarantee: guarantee && { ...guarantee, ...over } }}
    />
  ),
});

/** With a level that was promised (R-LVL-05). */
export const License: Story = {};
export const LicenseNarrow: Story = { globals: NARROW };
export const LevelWaits: Story = paying({});
export const LevelApproved: Story = paying({ status: 'Approved' });
export const LevelRefused: Story = paying({ status: 'Refused', reason: 'Nobody promised it' });
