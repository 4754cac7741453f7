import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { demoError, wait } from '../story/demo.ts';
import {
  type AssociateLookup,
  AssociatePicker,
  ClientPicker,
  type ProviderLookup,
  ProviderPicker,
} from './pickers.tsx';

const meta = { title: 'Forms/Pickers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const people: AssociateLookup[] = [
  { code: 'ANA01', name: 'Ana Alvarez' },
  { code: 'BEN01', name: 'Ben Brown' },
  { code: 'CARA1', name: 'Cara Chen' },
];
const providers: ProviderLookup[] = [
  { id: '1', name: 'Fidelity Life', status: 'Active' },
  { id: '2', name: 'Fidelity Annuity (old)', status: 'Inactive' },
];
const matching =
  <Row extends { name: string }>(rows: readonly Row[]) =>
  async (text: string) => {
    await wait(100);
    return rows.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  };

function Associate({ fails = false }) {
  const [value, setValue] = useState<AssociateLookup | null>(null);
  return (
    <AssociatePicker
      label="Upline"
      help="Search by name or code."
      value={value}
      onChange={setValue}
      search={fails ? () => Promise.reject(demoError) : matching(people)}
    />
  );
}

const type = async (canvas: HTMLElement, text: string) =>
  userEvent.type(within(canvas).getByRole('combobox'), text);

export const Associates: Story = { render: () => <Associate /> };
export const Found: Story = {
  render: () => <Associate />,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'b');
    await type(canvasElement, 'en');
    await expect(await screen.findByRole('option', { name: 'BEN01 Ben Brown' })).toBeVisible();
  },
};
/** What was typed stays. */
export const SearchFailed: Story = {
  render: () => <Associate fails />,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'ben');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error');
  },
};
export const InactiveProvider: Story = {
  render: () => (
    <ProviderPicker label="Provider" value={null} onChange={() => undefined} search={matching(providers)} />
  ),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'fid');
    await expect(await screen.findByRole('option', { name: /Inactive/ })).toBeVisible();
  },
};
export const Chosen: Story = {
  render: () => (
    <ClientPicker
      label="Client"
      value={{ id: '1', name: 'Mary Miller' }}
      onChange={() => undefined}
      search={matching(people.map(({ code, name }) => ({ id: code, name })))}
    />
  ),
};
export const Hidden: Story = { ...Chosen, globals: { privacy: 'on' } };
