import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { ExposureView } from './exposure-view.tsx';

const exposure = exampleOf('getExposure');
const [policy] = exposure.policies;

const meta = {
  title: 'Pages/Chargebacks/Exposure',
  component: ExposureView,
  args: { exposure },
} satisfies Meta<typeof ExposureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {};
/** Business of the team comes through legs; of a book that is too large the largest policies are shown. */
export const OfATeam: Story = {
  args: {
    exposure: {
      ...exposure,
      is_complete: false,
      legs: [
        ...exposure.legs,
        { leg: { code: 'U000007', name: 'Ben Okafor' }, currency: 'CAD', policies: 1, total_cents: 36_000 },
      ],
      policies: policy
        ? [
            policy,
            {
              ...policy,
              policy_id: 'b',
              policy_number: '••••1043',
              leg: { code: 'U000007', name: 'Ben Okafor' },
            },
          ]
        : [],
    },
  },
};
export const Nothing: Story = { args: { exposure: { ...exposure, totals: [], legs: [], policies: [] } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
