import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { preloadable } from './preloadable.ts';

it('a part that could not be had ahead is asked for again when it is shown', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'The part');
  const Part = preloadable(load);
  await Part.preload();
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('The part')).toBeVisible();
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
