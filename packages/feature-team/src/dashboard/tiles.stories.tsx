import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiguresNote } from '@upline/shell';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';
import { demoError } from '@upline/ui-kit/story/demo.ts';
import { BridgeSteps } from './bridge-card.tsx';
import type { Bridge } from './bridge-steps.ts';
import { PeopleCard } from './people-card.tsx';

const meta = { title: 'Pages/Team dashboard/Tiles' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bridge: Bridge = {
  as_of: '2026-11-21T15:04:05.000Z',
  from: '2026-11-01',
  to: '2026-11-21',
  total: 6_000_000,
  adjusted: 4_700_000,
  parts: [
    { kind: 'policies', leg: null, amount: 6_400_000 },
    { kind: 'splits', leg: null, amount: -400_000 },
    { kind: 'reversals', leg: null, amount: -200_000 },
    {
      kind: 'leg_limit',
      leg: { code: 'U000005', name: 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff' },
      amount: -1_100_000,
    },
  ],
};
const scope = { team_type: 'RmdSuperBase', period: 'Month' } as const;
const people = {
  title: 'Expiring licenses',
  empty: 'No license of this team ends within 60 days.',
  onRetry: () => undefined,
};

export const Steps: Story = { render: () => <BridgeSteps bridge={bridge} scope={scope} /> };
export const StepsHidden: Story = { ...Steps, globals: { privacy: 'on' } };
export const StepsOfNothing: Story = {
  render: () => <BridgeSteps bridge={{ ...bridge, adjusted: 0, total: 0, parts: [] }} scope={scope} />,
};
export const People: Story = {
  render: () => (
    <PeopleCard
      {...people}
      all={{ label: 'All 2 licenses', to: { to: '/team/licenses' } }}
      error={null}
      rows={[3, 0].map((days) => ({
        key: String(days),
        code: 'U000008',
        name: days === 0 ? 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff' : 'Ana Alvarez',
        about: 'Life · TX',
        end: <DaysLeft days={days} isRenewed={false} />,
      }))}
    />
  ),
};
export const PeopleLoading: Story = {
  render: () => <PeopleCard {...people} all={undefined} rows={undefined} error={null} />,
};
export const PeopleFailed: Story = {
  render: () => <PeopleCard {...people} all={undefined} rows={undefined} error={demoError} />,
};
/** The figures of the last visit, while newer ones are on the way or cannot be had. */
export const LastFigures: Story = {
  render: () => (
    <>
      <FiguresNote asOf={bridge.as_of} isOld error={null} onRetry={() => undefined} />
      <FiguresNote asOf={bridge.as_of} isOld error={demoError} onRetry={() => undefined} />
    </>
  ),
};
