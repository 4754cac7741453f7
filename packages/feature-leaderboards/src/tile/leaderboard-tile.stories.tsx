import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Excerpt } from './excerpt.tsx';

const board = exampleOf('getLeaderboard');
const [first] = board.rows as [(typeof board.rows)[number]];
const rowOf = (rank: number, last_name: string, previous_rank: number | null) => ({
  ...first,
  rank,
  previous_rank,
  user: { ...first.user, code: `U00010${rank}`, last_name },
  adjusted: { ...first.adjusted, current: first.adjusted.current - rank * 50_000 },
});
const rows = [
  rowOf(1, 'Okafor', 2),
  rowOf(2, 'Featherstonehaugh-Wolfeschlegelsteinhausenberger', 1),
  rowOf(3, 'Lee', 3),
  rowOf(4, 'Quill', null),
  rowOf(5, 'Sato', 9),
];

const meta = {
  title: 'Dashboard tiles/Leaderboard',
  component: Excerpt,
  render: (args) => (
    <Card title="Leaderboard" flush>
      <Excerpt {...args} />
    </Card>
  ),
  args: { own: 'U000008', board: { ...board, rows, own: { ...first, rank: 48, previous_rank: 51 } } },
} satisfies Meta<typeof Excerpt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnRowBelow: Story = {};
export const OwnRowAmongFirst: Story = { args: { own: 'U000103' } };
export const WithoutOwnRow: Story = { args: { board: { ...board, rows, own: null } } };
export const Empty: Story = { args: { board: { ...board, rows: [], own: null } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
