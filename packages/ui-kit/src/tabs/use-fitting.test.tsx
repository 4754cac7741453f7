import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { TabsInAddress } from './tabs-in-address.tsx';

const names = ['Overview', 'Licenses', 'Equity', 'Security', 'Photo', 'Calendar'];
const items = names.map((label) => ({
  key: label.toLowerCase(),
  label,
  to: { to: `/${label.toLowerCase()}` },
}));

/** A page of that width, whose tabs are 100 pixels each. */
function pageOf(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
}
afterEach(() => vi.restoreAllMocks());

const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const open = (current: string) =>
  renderKit(<TabsInAddress label="Account" items={items} current={current} more />);

it('shows all tabs where they fit', () => {
  pageOf(600);
  open('overview');
  expect(shown()).toEqual(names);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('puts those that do not fit into a menu, and opens it by keyboard', async () => {
  pageOf(450);
  open('overview');
  expect(shown()).toEqual(['Overview', 'Licenses', 'Equity']);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Enter}');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Security', 'Photo', 'Calendar']);
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['/security', '/photo', '/calendar']);
});

it('keeps the current tab in sight, on a phone too', () => {
  pageOf(320);
  open('calendar');
  expect(shown()).toEqual(['Overview', 'Calendar']);
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
});
