import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { TabsInAddress } from './tabs-in-address.tsx';

it('asks for what is below a tab when the pointer or the focus is at it', () => {
  const part = { preload: vi.fn() };
  const items = [
    { key: 'one', label: 'One', to: { to: '/one' } },
    { key: 'two', label: 'Two', to: { to: '/two' }, part },
  ];
  renderKit(<TabsInAddress label="Record" items={items} current="one" />);
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'One' }));
  expect(part.preload).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Two' }));
  expect(part.preload).toHaveBeenCalledOnce();
  fireEvent.focus(screen.getByRole('link', { name: 'Two' }));
  expect(part.preload).toHaveBeenCalledTimes(2);
});
