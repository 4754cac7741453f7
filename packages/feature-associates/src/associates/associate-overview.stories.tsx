import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { AssociateOverview } from './associate-overview.tsx';
import { sampleAssociate } from './sample-associate.ts';

const meta = {
  title: 'Pages/Associates/AssociateOverview',
  component: AssociateOverview,
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
  args: { associate: sampleAssociate },
} satisfies Meta<typeof AssociateOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** What may be missing is missing: dashes, no flags. */
export const Sparse: Story = {
  args: {
    associate: {
      ...sampleAssociate,
      country: 'Canada',
      qualified_level: null,
      upline: null,
      upline_rmd: null,
      recruiter: null,
      direct_count: 0,
      phone: null,
      phone_type: null,
      phone_verified_at: null,
      date_of_birth_masked: null,
      gender: null,
      marital_status: null,
      ssn_masked: '*** *** 286',
      npn: null,
      address: null,
      spouse: null,
      share_bps: 10_000,
      share_with_code: null,
      escrow_future_compensations: false,
      under_heightened_supervision: false,
      supervisor_code: null,
      is_beta: false,
    },
  },
};
export const LongName: Story = {
  args: {
    associate: {
      ...sampleAssociate,
      legal_first_name: 'Maximiliana-Theodora',
      legal_last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
      email: 'maximiliana-theodora.wolfeschlegelsteinhausenbergerdorff@demo.upline.test',
    },
  },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
