import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { CarrierTiles } from './carrier-tiles.tsx';
import { CaseView } from './case-view.tsx';
import { missingCase, sampleCase, sampleTiles, secondCase } from './sample-case.ts';

const meta = {
  title: 'Pages/Carrier dashboard',
  component: CaseView,
  args: {
    carrierCase: sampleCase,
    today: '2026-11-21',
    side: 'portal',
    casePage: (id) => ({ to: '/business/carrier-dashboard/$id', params: { id } }),
  },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof CaseView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestion: Story = {};
export const EndSuggested: Story = {
  args: {
    carrierCase: {
      ...sampleCase,
      lifecycle: 'Lapsed',
      suggestion: 'Lapsed',
      suggestions: sampleCase.suggestions.map((one) => ({ ...one, lifecycle: 'Lapsed' })),
      actions: ['ignore'],
    },
  },
};
export const Missing: Story = {
  args: { carrierCase: missingCase, next: { label: 'Add it', onClick: () => undefined } },
};
export const SecondCase: Story = { args: { carrierCase: secondCase } };
export const SecondCaseOfAnother: Story = { args: { carrierCase: { ...secondCase, held_by: null } } };
export const PolicyEntered: Story = {
  args: { carrierCase: { ...secondCase, entered: 'Free', held_by: null } },
};
export const Figures: Story = { render: () => <CarrierTiles tiles={sampleTiles} team={undefined} /> };
