import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { sampleColumns } from '../data-list.sample.ts';
import { SampleList } from '../data-list.sample-list.tsx';
import type { ListPeople } from '../types.ts';

const ben = { code: 'U000007', name: 'Ben Ortiz' };
const people: ListPeople = {
  teams: [
    { value: 'BaseShop', label: 'Base Shop' },
    { value: 'Infinity', label: 'Infinity' },
  ],
  search: async () => [ben, { code: 'U000008', name: 'Ana Alvarez' }],
  names: { [ben.code]: ben.name },
};

/** What opens below "Filter" and the chips: the list follows while a value is written. */
const meta = {
  title: 'Data/DataList/Filter panel',
  component: SampleList,
  parameters: { layout: 'padded' },
  args: {
    total: 24,
    people,
    columns: sampleColumns.map((column) =>
      column.id === 'name' ? { ...column, filter: { type: 'text', people: true } } : column,
    ),
  },
} satisfies Meta<typeof SampleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens =
  (chip: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: chip }));
    await within(document.body).findByRole('dialog');
  };
const onAPhone = { globals: { viewport: { value: 'narrow' } } };

/** Two days, typed or picked, or whole months. */
export const Days: Story = {
  args: { start: { filter: { submit_date: { between: ['2026-03-02', '2026-03-17'] } } } },
  play: opens(/^Submitted is between/),
};
export const DaysOnAPhone: Story = { ...Days, ...onAPhone };

export const OneDay: Story = {
  args: { start: { filter: { submit_date: { gte: '2026-03-02' } } } },
  play: opens(/^Submitted is on or after/),
};

export const Person: Story = {
  args: { start: { filter: { name: { under: ben.code } } } },
  play: opens(/^Client is under Ben Ortiz/),
};

export const ManyOptions: Story = {
  args: { start: { filter: { state: { in: ['CA', 'TX'] } } } },
  play: opens(/^State is any of/),
};

/** Beside the bar on a phone: the way to an alternative is in the sheet. */
export const OnAPhone: Story = { ...ManyOptions, ...onAPhone };
