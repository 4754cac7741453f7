import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana', via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at,
    as,
    ...(via ? { via } : {}),
  });

describe('the own record', () => {
  it('says how upline and upline RMD are reached (2.1)', async () => {
    const view = await open('/account');
    expect(await screen.findByRole('link', { name: 'ben@demo.upline.test' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'dev@demo.upline.test' })).toBeInTheDocument();
    view.unmount();
  });

  it.each([
    ['a suspended associate (2.1)', 'sam', undefined],
    ['support that views as the associate (7.3)', 'ana', 'super'],
  ])('is only read by %s', async (_, as, via) => {
    const view = await open('/account', as, via);
    expect(await screen.findByText('Basic information')).toBeInTheDocument();
    for (const name of ['name', 'address', 'alt phone', 'username', 'basic information'])
      expect(screen.queryByRole('link', { name: `Change ${name}` })).not.toBeInTheDocument();
    view.unmount();
    const form = await open('/account/address', as, via);
    expect(await screen.findByText("You don't have access to this page")).toBeInTheDocument();
    form.unmount();
  });

  it('says why a suspended associate changes nothing, and shows no column without a button (2.1)', async () => {
    const view = await open('/account/licenses', 'sam');
    expect(await screen.findByText('Your account is suspended')).toBeInTheDocument();
    const licenses = await screen.findByRole('table', { name: 'Licenses' });
    expect(within(licenses).queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    view.unmount();
    const own = await open('/account/licenses', 'ana');
    const changed = await screen.findByRole('table', { name: 'Licenses' });
    expect(within(changed).getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    expect(screen.queryByText('Your account is suspended')).not.toBeInTheDocument();
    own.unmount();
  });

  it('takes another preferred name, which the account shows at once (SPEC 4)', async () => {
    const view = await open('/account/preferred-name');
    const field = await screen.findByRole('textbox', { name: 'First Name' });
    await view.user.clear(field);
    await view.user.type(field, 'Anita');
    await view.user.click(screen.getByRole('button', { name: 'Save preferred name' }));
    expect(await screen.findByText('Preferred name updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(view.path()).toBe('/account'));
    expect(await screen.findByText('Anita Alvarez')).toBeInTheDocument();
    view.unmount();
  });
});
