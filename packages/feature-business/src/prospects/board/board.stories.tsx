import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROSPECT_STAGES } from '@upline/domain';
import { sampleRows } from '../sample-prospect.ts';
import { Board } from './board.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Pages/Prospects/Board',
  component: Board,
  args: {
    rows: sampleRows,
    counts: new Map(
      PROSPECT_STAGES.map((stage) => [stage, sampleRows.filter((row) => row.stage === stage).length]),
    ),
    moving: new Map(),
    announcement: '',
    onForget: nothing,
    onMove: nothing,
  },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** A move was refused; another is on its way, and there is more than the board holds. */
export const Refused: Story = {
  args: {
    problem: 'Li Wei stays in Contacted: This prospect was changed by someone else. Reload and try again.',
    moving: new Map([[sampleRows[3]?.id ?? '', 'Recruited']]),
    counts: new Map([['New Prospect', 240]]),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
