import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleColumns } from '../data-list.sample.ts';
import { preloadPanels, show } from '../data-list.test-support.tsx';
import type { ListPeople } from '../types.ts';

preloadPanels();

const ben = { code: 'U000007', name: 'Ben Ortiz' };
const people: ListPeople = {
  teams: [
    { value: 'BaseShop', label: 'Base Shop' },
    { value: 'Infinity', label: 'Infinity' },
  ],
  search: async (text) => (ben.name.toLowerCase().includes(text.toLowerCase()) ? [ben] : []),
  names: { [ben.code]: ben.name },
};
const columns = sampleColumns.map((column) =>
  column.id === 'name' ? { ...column, filter: { type: 'text' as const, people: true } } : column,
);
async function open(props: Parameters<typeof show>[0] = {}) {
  const shown = show({ columns, people, ...props });
  await shown.user.click(screen.getByRole('button', { name: 'Filter' }));
  await shown.user.type(await screen.findByRole('textbox', { name: 'Find a field' }), 'client{Enter}');
  const condition = await screen.findByRole('combobox', { name: 'Condition' });
  return {
    ...shown,
    condition,
    offered: within(condition)
      .getAllByRole('option')
      .map((one) => one.textContent),
  };
}

describe('a filter by the place in the network', () => {
  it('takes a person found by name, and its chip says the name (R-TEAM-01)', async () => {
    const { user, asked, condition } = await open();
    await user.selectOptions(condition, 'under');
    const picker = await screen.findByRole('combobox', { name: 'Client' });
    await user.type(picker, 'ortiz');
    await user.click(await screen.findByRole('option', { name: /Ben Ortiz/ }));
    expect(asked.state?.filter).toEqual({ name: { under: ben.code } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Client is under Ben Ortiz' }));
    expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveValue('U000007 · Ben Ortiz');
  });

  it('offers the teams of the reader alone (R-TEAM-03)', async () => {
    const { user, asked, condition } = await open();
    await user.selectOptions(condition, 'in_team');
    const teams = await screen.findByRole('combobox', { name: 'Client' });
    expect(
      within(teams)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Base Shop', 'Infinity']);
    await user.selectOptions(teams, 'Infinity');
    expect(asked.state?.filter).toEqual({ name: { in_team: 'Infinity' } });
  });

  it('is not offered by team to those who have none (R-TEAM-03)', async () => {
    const { offered } = await open({ people: { ...people, teams: [] } });
    expect(offered.slice(3)).toEqual(['is under', 'is directly under', 'is in the base shop of']);
  });

  it('is not offered at all without people', async () => {
    const { offered } = await open({ people: undefined });
    expect(offered).toEqual(['contains', 'starts with', 'is']);
  });
});
