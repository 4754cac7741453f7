import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoalsCard } from './goals-card.tsx';
import { NextLevelCard } from './next-level-card.tsx';
import { ToDoCards } from './to-dos/to-do-cards.tsx';

const meta = { title: 'Pages/Dashboard/Goals' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const requirements = [
  {
    is_met: true,
    alternatives: [
      {
        measure: 'base_shop_licensed' as const,
        label: 'Licensed in base shop',
        unit: 'count' as const,
        value: 22,
        required: 10,
        is_met: true,
      },
    ],
  },
  {
    is_met: false,
    alternatives: [
      {
        measure: 'rolling_compensation_cents' as const,
        label: '12-month compensation',
        unit: 'cents' as const,
        value: 679_501,
        required: 3_000_000,
        is_met: false,
      },
    ],
  },
  {
    is_met: false,
    alternatives: [
      {
        measure: 'personal_recruits' as const,
        label: 'Personal recruits',
        unit: 'count' as const,
        value: 0,
        required: 3,
        is_met: false,
      },
      {
        measure: 'life_license' as const,
        label: 'Life license Active',
        unit: 'fact' as const,
        value: 0,
        required: 1,
        is_met: false,
      },
    ],
  },
];
const production = {
  team_type: 'BaseShop' as const,
  required_cents: 6_000_000,
  counted_cents: 1_511_625,
  shortfall_cents: 4_488_375,
};

export const LevelOnItsWay: Story = {
  render: () => (
    <NextLevelCard
      level="RMD"
      is_met={false}
      window_months={3}
      production={production}
      requirements={requirements}
    />
  ),
};
export const LevelMet: Story = {
  render: () => (
    <NextLevelCard
      level="SA"
      is_met
      window_months={3}
      production={{ ...production, counted_cents: 6_000_000, shortfall_cents: 0 }}
      requirements={requirements.slice(0, 1)}
    />
  ),
};
const scholarship = {
  from: '2026-10-01',
  to: '2026-12-31',
  recruits: 1,
  bv_cents: 1_467_766,
  award_cents: 100_000,
  programs: [
    { program: 'A', min_recruits: 3, min_bv_cents: 500_000, award_cents: 100_000, is_met: false },
    { program: 'D', min_recruits: 0, min_bv_cents: 1_000_000, award_cents: 100_000, is_met: true },
  ],
};
export const ScholarshipAndContest: Story = {
  render: () => (
    <GoalsCard scholarship={scholarship} trip={{ points: 60_400, seats: 1, toNextSeat: 40_000 }} />
  ),
};
export const ScholarshipAlone: Story = {
  render: () => <GoalsCard scholarship={{ ...scholarship, award_cents: null, bv_cents: 0, recruits: 0 }} />,
};
export const ScholarshipHidden: Story = { ...ScholarshipAndContest, globals: { privacy: 'on' } };

const LONG = 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
export const Waiting: Story = {
  render: () => (
    <ToDoCards
      toDos={[
        {
          key: 'a',
          verb: 'Contact',
          name: 'Trevor Hill',
          when: 'Overdue 5 days',
          more: 3,
          to: { to: '/business/prospects', search: { filter: { overdue: { eq: true } } } },
        },
        {
          key: 'b',
          verb: 'Accept or refuse the split with',
          name: LONG,
          when: 'Waits 3 days',
          more: 0,
          to: { to: '/business/$policy_number', params: { policy_number: 'NI-1001458' } },
        },
        {
          key: 'c',
          verb: 'Renew your Life license, CO',
          name: null,
          when: 'Ends in 7 days',
          more: 0,
          to: { to: '/account' },
        },
      ]}
    />
  ),
};
export const WaitingNarrow: Story = { ...Waiting, globals: { viewport: { value: 'narrow' } } };
export const WaitingHidden: Story = { ...Waiting, globals: { privacy: 'on' } };
