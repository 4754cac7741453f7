import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Prospect } from './form/prospect-values.ts';
import { ProspectOverview } from './prospect-overview.tsx';
import { ProspectStepper } from './prospect-stepper.tsx';
import { sampleProspect } from './sample-prospect.ts';

/** The page of a prospect below its head. */
function ProspectPage({ prospect, mayMove }: { readonly prospect: Prospect; readonly mayMove: boolean }) {
  return (
    <>
      <ProspectStepper prospect={prospect} onMove={mayMove ? () => undefined : undefined} />
      <ProspectOverview prospect={prospect} />
    </>
  );
}

const meta = {
  title: 'Pages/Prospects/Prospect',
  component: ProspectPage,
  args: { prospect: sampleProspect, mayMove: true },
} satisfies Meta<typeof ProspectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Became: Story = {
  args: {
    mayMove: false,
    prospect: {
      ...sampleProspect,
      stage: 'Training Program',
      client: { id: sampleProspect.id, name: 'Noah Reyes' },
      associate: { code: 'U000123', name: 'Noah Reyes' },
    },
  },
};
export const Sparse: Story = {
  args: {
    prospect: {
      ...sampleProspect,
      email: null,
      city: null,
      state: null,
      country: null,
      occupation: null,
      best_time: null,
      notes: null,
      next_action_date: null,
      next_action_note: null,
      referred_by: null,
      source: 'Event',
      history: [],
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
