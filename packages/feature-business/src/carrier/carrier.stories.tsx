import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { Button } from '@upline/ui-kit';
import { CarrierTiles } from './carrier-tiles.tsx';
import { CaseView } from './case-view.tsx';
import { missingCase, sampleCase, sampleTiles, secondCase } from './sample-case.ts';

const nothing = () => undefined;
const meta = {
  title: 'Pages/Carrier dashboard',
  component: CaseView,
  args: {
    carrierCase: sampleCase,
    today: '2026-11-21',
    side: 'portal',
    casePage: (id) => ({ to: '/business/carrier-dashboard/$id', params: { id } }),
    primary: undefined,
    onAccept: nothing,
    onIgnore: nothing,
  },
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
    problem: new ApiError({
      statusCode: 409,
      code: 'stale-version',
      message: 'This suggestion was changed by someone else. Reload and try again.',
      requestId: 'r-1',
    }),
  },
};
export const Missing: Story = {
  args: { carrierCase: missingCase, primary: <Button variant="filled">Add it</Button> },
};
export const SecondCase: Story = { args: { carrierCase: secondCase } };
export const SecondCaseOfAnother: Story = { args: { carrierCase: { ...secondCase, held_by: null } } };
export const PolicyEntered: Story = {
  args: { carrierCase: { ...secondCase, entered: 'Free', held_by: null } },
};
export const Figures: Story = { render: () => <CarrierTiles tiles={sampleTiles} team={undefined} /> };
