import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { sampleChange } from './sample-change.ts';
import { UplineChangesView } from './upline-changes.tsx';

const meta = {
  title: 'Pages/Account/Upline changes/Stages',
  component: UplineChangesView,
  args: { rows: [sampleChange], may_request: false, possible_from: null, self: sampleChange.associate.code },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof UplineChangesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { associate, owner, to_upline, steps } = sampleChange;
const agreed = {
  status: 'Pending For Associate',
  acted_as: 'Present RMD',
  by: owner,
  note: 'I wish you well.',
  at: '2026-11-23T15:04:05.000Z',
} as const;
const taken = {
  status: 'Pending For Admin',
  acted_as: 'New Upline',
  by: to_upline,
  note: null,
  at: '2026-11-24T15:04:05.000Z',
} as const;

export const Sent: Story = {};
export const AskedAsRmd: Story = {
  args: { rows: [{ ...sampleChange, actions: ['answer'] }], self: owner?.code ?? '' },
};
export const NoAnswer: Story = {
  args: {
    rows: [
      {
        ...sampleChange,
        status: 'Pending For Admin',
        no_answer: true,
        steps: [
          ...steps,
          { status: 'Pending For Admin', acted_as: 'System', by: null, note: null, at: agreed.at },
        ],
      },
    ],
  },
};
export const Approved: Story = {
  args: {
    rows: [
      {
        ...sampleChange,
        status: 'Approved',
        actions: [],
        effective_date: '2026-12-01',
        steps: [
          ...steps,
          agreed,
          taken,
          {
            status: 'Approved',
            acted_as: 'Home Office',
            by: null,
            note: null,
            at: '2026-11-25T15:04:05.000Z',
          },
        ],
      },
    ],
    possible_from: '2027-05-21',
  },
};
export const Withdrawn: Story = {
  args: {
    rows: [
      {
        ...sampleChange,
        status: 'Revoked',
        actions: [],
        steps: [
          ...steps,
          { status: 'Revoked', acted_as: 'Associate', by: associate, note: null, at: agreed.at },
        ],
      },
    ],
    may_request: true,
  },
};
export const NoLongerNeeded: Story = {
  args: {
    rows: [
      {
        ...sampleChange,
        status: 'Revoked',
        actions: [],
        steps: [
          ...steps,
          {
            status: 'Revoked',
            acted_as: 'System',
            by: null,
            note: 'The move has been made meanwhile',
            at: agreed.at,
          },
        ],
      },
    ],
    may_request: true,
  },
};
export const Refused: Story = {
  args: {
    rows: [
      {
        ...sampleChange,
        status: 'Rejected By Owner',
        actions: [],
        steps: [
          ...steps,
          { ...agreed, status: 'Rejected By Owner', note: 'Let us talk first about what is missing here.' },
        ],
      },
    ],
    self: to_upline.code === associate.code ? '' : (owner?.code ?? ''),
  },
};
