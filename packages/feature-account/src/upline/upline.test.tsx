import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';
import { officeAccountFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as: string, via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: '/account/upline-changes',
    as,
    ...(via ? { via } : {}),
  });

const codeOf = async (username: string) => {
  const view = await open(username);
  const { user } = await view.api.call('getAccess');
  view.unmount();
  return user.code;
};

const dialog = () => screen.findByRole('dialog');
const press = async (view: Awaited<ReturnType<typeof open>>, name: string) =>
  view.user.click(await screen.findByRole('button', { name }));

describe('another upline', () => {
  it('is asked for, agreed to by present RMD and new upline, and decided by the home office (2.33)', async () => {
    const hal = await codeOf('hal');
    const asking = await open('ana');
    await press(asking, 'Request another upline');
    const form = within(await dialog());
    await asking.user.type(form.getByRole('textbox', { name: /New Upline/ }), 'U999999');
    await asking.user.type(
      form.getByRole('textbox', { name: /Reason/ }),
      'We moved to Portland and train with that team.',
    );
    await asking.user.click(form.getByRole('button', { name: 'Send request' }));
    expect((await form.findAllByText('New Upline is not valid')).length).toBeGreaterThan(0);
    const code = form.getByRole('textbox', { name: /New Upline/ });
    await asking.user.clear(code);
    await asking.user.type(code, hal);
    await asking.user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request to move to Hal Thompson sent')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request another upline' })).not.toBeInTheDocument();
    asking.unmount();

    for (const [who, words] of [
      ['dev', 'The present RMD agreed'],
      ['hal', 'The new upline agreed'],
    ] as const) {
      const answering = await open(who);
      expect(await screen.findByText('1 request waits for your answer.')).toBeInTheDocument();
      await press(answering, 'Agree');
      await answering.user.click(within(await dialog()).getByRole('button', { name: 'Agree' }));
      expect(await screen.findByText(words)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument());
      answering.unmount();
    }

    const office = await open('admin');
    const { rows } = await office.api.call('listUplineChangeRequests', {
      query: { filter: { status: { eq: 'Pending For Admin' } } },
    });
    await office.api.call('decideUplineChange', {
      params: { id: rows[0]?.id ?? '' },
      ifMatch: rows[0]?.version ?? 0,
      body: { approve: true, note: null },
    });
    office.unmount();

    const after = await open('ana');
    expect(await screen.findByText('The home office agreed')).toBeInTheDocument();
    expect(screen.getByText(/Another request is possible from/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).not.toBeInTheDocument();
    after.unmount();
  });

  it('is taken back by the person who asked, who may ask again at once (R-UPL-02)', async () => {
    const to_upline_code = await codeOf('hal');
    const view = await open('ben');
    await view.api.call('requestUplineChange', {
      body: { to_upline_code, reason: 'We work with that team every week.', with_downline: false },
    });
    view.unmount();
    const again = await open('ben');
    await press(again, 'Withdraw request');
    await again.user.click(within(await dialog()).getByRole('button', { name: 'Withdraw request' }));
    expect((await screen.findAllByText('Request withdrawn')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Request another upline' })).toBeInTheDocument();
    again.unmount();
  });

  it('is no longer needed, and not withdrawn, where the home office has made the move meanwhile', async () => {
    const [tom, hal] = [await codeOf('tom'), await codeOf('hal')];
    const asking = await open('tom');
    await asking.api.call('requestUplineChange', {
      body: {
        to_upline_code: hal,
        reason: 'We work with that team every week.',
        with_downline: false,
      },
    });
    asking.unmount();
    const office = await renderFeature({
      host,
      features: [officeAccountFeature],
      at: '/upline-changes',
      as: 'super',
      variant: 'admin',
    });
    const { version } = await office.api.call('getAssociate', { params: { code: tom } });
    await office.api.call('startTransfer', {
      params: { code: tom },
      ifMatch: version,
      body: {
        upline_code: hal,
        with_downline: false,
        effective_date: null,
        reason: 'Asked for by both sides',
      },
    });
    office.unmount();
    const list = await renderFeature({
      host,
      features: [officeAccountFeature],
      at: '/upline-changes?view=',
      as: 'super',
      variant: 'admin',
    });
    const table = within(await screen.findByRole('table', { name: 'Upline changes' }));
    const row = await table.findByRole('row', { name: /Hal Thompson.*No Longer Needed/ });
    expect(row).not.toHaveTextContent('Withdrawn');
    list.unmount();
    const after = await open('tom');
    expect(await screen.findByText('No Longer Needed')).toBeInTheDocument();
    expect(screen.getByText('Request ended: the move was made meanwhile')).toBeInTheDocument();
    after.unmount();
  });

  it.each([
    ['a suspended associate (2.1)', 'sam', undefined],
    ['support that views as the associate (7.3)', 'cara', 'super'],
  ])('is not asked for by %s', async (_, as, via) => {
    const view = await open(as, via);
    expect(await screen.findByText(/You have not asked for another upline/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request another upline' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('an answer that comes too late says so, though its question is gone by then (R-GEN-04)', async () => {
    const to_upline_code = await codeOf('hal');
    const asking = await open('ben');
    const request = await asking.api.call('requestUplineChange', {
      body: {
        to_upline_code,
        with_downline: false,
        reason: 'We moved to Portland and train with that team.',
      },
    });
    asking.unmount();
    const answering = await open('dev');
    await press(answering, 'Refuse');
    const form = within(await dialog());
    // In another tab the same person has agreed.
    await answering.api.call('answerUplineChange', {
      params: { id: request.id },
      body: { approve: true, note: null },
      ifMatch: request.version,
    });
    await answering.user.click(form.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument());
    expect(screen.getByText(/was changed by someone else/)).toBeInTheDocument();
    answering.unmount();
  });
});
