import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { expect, within } from 'storybook/test';
import { Receipt } from './receipt.tsx';
import {
  advanceReceipt,
  ana,
  chain,
  eventReceipts,
  lineReceipts,
  linesOf,
  nineMonths,
  person,
  poolReceipts,
  portion,
  reversionReceipts,
  runReceipts,
  tom,
  type WorkedReceipt,
} from './worked-examples.ts';

interface Example {
  readonly receipts: readonly WorkedReceipt[];
  /** What domain.md 4.11 gives, in the order of the receipts. */
  readonly amounts: readonly string[];
}

const Receipts = ({ receipts }: Example) => (
  <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
    {receipts.map((receipt, index) => (
      <Card key={index} title={receipt.label}>
        <Receipt currency="USD" {...receipt} />
      </Card>
    ))}
  </div>
);

/** The thirteen worked examples of domain.md 4.11, computed here by the engine that the server posts with. */
const meta = {
  title: 'Views/Receipt/Worked examples',
  component: Receipts,
  play: async ({ canvasElement, args }) => {
    const tables = within(canvasElement).getAllByRole('table');
    const totals = tables.map((table, index) => {
      const { total } = args.receipts[index] as WorkedReceipt;
      return within(table)
        .getAllByRole('row', { name: new RegExp(`^${total.label}`) })
        .at(-1)?.lastChild?.textContent;
    });
    await expect(totals).toEqual(args.amounts);
  },
} satisfies Meta<typeof Receipts>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = linesOf(360_000, [portion(ana)]);
const deeper = linesOf(104_938, [portion(ana, [...chain, person('Fay', 'RMD'), person('Gus', 'NMD')])]);
const withTom = (writer = ana, uplines = chain) =>
  linesOf(240_000, [portion(writer, uplines, { trainee: tom })]);
const ofCara = withTom(person('Cara', 'MD'), chain.slice(2));

export const Example1Difference: Story = {
  args: {
    receipts: lineReceipts(first),
    amounts: ['$1,260.00', '$360.00', '$360.00', '$360.00', '$180.00', '$216.00'],
  },
};
export const Example2Rounding: Story = {
  args: {
    receipts: lineReceipts(deeper),
    amounts: ['$367.28', '$104.94', '$104.94', '$104.94', '$52.47', '$41.98', '$62.96', '$41.97', '$26.23'],
  },
};
export const Example3Split: Story = {
  args: {
    receipts: lineReceipts(
      linesOf(250_001, [
        portion(ana, chain, { share_bps: 6_000 }),
        portion(person('Hal', 'MD'), [person('Ivy', 'RMD'), person('Eve', 'EMD')], {
          portion: 1,
          share_bps: 4_000,
        }),
      ]),
    ),
    amounts: [
      '$525.01',
      '$150.00',
      '$150.00',
      '$150.00',
      '$75.00',
      '$90.00',
      '$550.00',
      '$100.00',
      '$50.00',
      '$60.00',
    ],
  },
};
/** Written by Cara, and what she gets if the program is reverted. */
export const Example4TrainingOfCara: Story = {
  args: {
    receipts: [...lineReceipts(ofCara), ...reversionReceipts(ofCara, 'Cara')],
    amounts: ['$600.00', '$720.00', '$240.00', '$120.00', '$144.00', '$600.00'],
  },
};
/** Written by Ana: half of her rate is less than Tom's. */
export const Example4TrainingOfAna: Story = {
  args: {
    receipts: [...lineReceipts(withTom()), ...reversionReceipts(withTom(), 'Ana')],
    amounts: ['$420.00', '$420.00', '$240.00', '$240.00', '$240.00', '$120.00', '$144.00', '$420.00'],
  },
};
export const Example5Compression: Story = {
  args: {
    receipts: lineReceipts(
      linesOf(
        500_000,
        [
          portion(person('Jo', 'SA'), [
            person('Kim', 'SA'),
            person('Lou', 'MD'),
            person('Mia', 'RMD'),
            person('Ned', 'RMD'),
            person('Oli', 'RMD'),
            person('Pam', 'EMD'),
            person('Quinn', 'RMD'),
          ]),
        ],
        ['Lou', 'Ned'],
      ),
    ),
    amounts: ['$2,250.00', '$1,000.00', '$250.00', '$300.00', '$200.00', '$125.00'],
  },
};
export const Example6Lapse: Story = {
  args: {
    receipts: eventReceipts(360_000, first, { reason: 'Policy Lapsed', event_date: '2026-05-15' }),
    amounts: ['-$840.00', '-$240.00', '-$240.00', '-$240.00', '-$120.00', '-$144.00'],
  },
};
export const Example7LapseWithRemainders: Story = {
  args: {
    receipts: eventReceipts(104_938, deeper, { reason: 'Policy Lapsed', event_date: '2026-06-15' }),
    amounts: [
      '-$214.25',
      '-$61.22',
      '-$61.21',
      '-$61.21',
      '-$30.61',
      '-$24.49',
      '-$36.73',
      '-$24.48',
      '-$15.30',
    ],
  },
};
const advanced = linesOf(102_860, [portion(ana, [])]);
export const Example8NineMonthsInAdvance: Story = {
  args: {
    receipts: [
      ...advanced.map((line) => advanceReceipt(line, nineMonths)),
      ...eventReceipts(
        102_860,
        advanced,
        { reason: 'Policy Lapsed', event_date: '2026-08-15' },
        { terms: nineMonths },
      ),
    ],
    amounts: ['$270.01', '-$60.00'],
  },
};
export const Example9Recovery: Story = {
  args: {
    receipts: runReceipts([70_000, 90_001, 60_000], 84_000),
    amounts: ['$350.00', '$450.01', '$560.00'],
  },
};
export const Example10NotTakenInEscrow: Story = {
  args: {
    receipts: eventReceipts(
      240_000,
      ofCara,
      { reason: 'Policy Not Taken', event_date: '2026-02-15' },
      { status: ({ compensation_type }) => (compensation_type === 'Training' ? 'Escrow' : 'Paid') },
    ),
    amounts: ['-$600.00', '-$720.00', '-$240.00', '-$120.00', '-$144.00'],
  },
};
export const Example11BuilderPool: Story = {
  args: {
    receipts: poolReceipts(48_765_432, { Bea: 2_000_000, Dev: 1_000_000, Ivy: 500_000 }),
    amounts: ['$5,573.19', '$2,786.60', '$1,393.30'],
  },
};
export const Example12BelowTheMinimum: Story = {
  args: { receipts: runReceipts([2_000, 1_000], 0), amounts: ['$20.00', '$30.00'] },
};
export const Example13PremiumReduced: Story = {
  args: {
    receipts: eventReceipts(360_000, first, {
      reason: 'Premium Reduced',
      event_date: '2026-04-15',
      new_bv_cents: 240_000,
    }),
    amounts: ['-$315.00', '-$90.00', '-$90.00', '-$90.00', '-$45.00', '-$54.00'],
  },
};
