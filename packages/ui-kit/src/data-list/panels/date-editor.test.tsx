import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadPanels, show } from '../data-list.test-support.tsx';

preloadPanels();
beforeAll(() => import('../../field/date-calendar.tsx'));

const march = { submit_date: { between: ['2026-03-02', '2026-03-05'] as const } };
async function open(chip: RegExp, filter: object = march) {
  const shown = show({ start: { filter: filter as never } });
  await shown.user.click(screen.getByRole('button', { name: chip }));
  return shown;
}

describe('days of a filter', () => {
  it('are typed, and the calendar follows', async () => {
    const { user, asked } = await open(/^Submitted is between/);
    const from = await screen.findByRole('textbox', { name: 'Submitted from' });
    expect(from).toHaveFocus();
    expect(from).toHaveValue('03/02/2026');
    await user.clear(from);
    await user.type(from, '2/1/26{Enter}');
    expect(asked.state?.filter).toEqual({ submit_date: { between: ['2026-02-01', '2026-03-05'] } });
  });

  it('that an address brought and are none are an empty field', async () => {
    await open(/^Submitted is on or after/, { submit_date: { gte: 'not a date' } });
    expect(await screen.findByRole('textbox', { name: 'Submitted' })).toHaveValue('');
  });

  it('that cannot be read leave the last ones in force, and say so', async () => {
    const { user, asked } = await open(/^Submitted is between/);
    const to = await screen.findByRole('textbox', { name: 'Submitted to' });
    await user.clear(to);
    await user.type(to, '13/45{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Submitted is not valid');
    expect(asked.state).toBeNull();
  });

  it('are picked as a range, both ends before it counts, or as whole months', async () => {
    const { user, asked } = await open(/^Submitted is between/);
    await user.click(await screen.findByRole('button', { name: '10 March 2026' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '20 March 2026' }));
    await waitFor(() =>
      expect(asked.state?.filter).toEqual({ submit_date: { between: ['2026-03-10', '2026-03-20'] } }),
    );
    expect(screen.getByRole('textbox', { name: 'Submitted from' })).toHaveValue('03/10/2026');
    await user.click(screen.getByRole('radio', { name: 'Months' }));
    await user.click(await screen.findByRole('button', { name: 'Jan' }));
    await user.click(screen.getByRole('button', { name: 'Feb' }));
    await waitFor(() =>
      expect(asked.state?.filter).toEqual({ submit_date: { between: ['2026-01-01', '2026-02-28'] } }),
    );
  });

  it('are one where the condition takes one', async () => {
    const { user, asked } = await open(/^Submitted is on or after/, { submit_date: { gte: '2026-03-02' } });
    await user.click(await screen.findByRole('button', { name: '9 March 2026' }));
    await waitFor(() => expect(asked.state?.filter).toEqual({ submit_date: { gte: '2026-03-09' } }));
  });
});
