import { act, screen, waitFor, within } from '@testing-library/react';
import { companyToday, formatDate } from '@upline/domain';
import { draftsKept, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeBusinessFeature } from '../../office.ts';
import { enterPolicy, openBusiness } from '../policies.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

/** A new policy of Ana's, as the home office sees it. */
async function openPolicy(part = '') {
  const ana = await openBusiness(host, '/business');
  const policy = await enterPolicy(ana, host);
  ana.unmount();
  const view = await renderFeature({
    host,
    features: [officeBusinessFeature],
    at: '/business',
    as: 'super',
    variant: 'admin',
  });
  await screen.findByRole('table', { name: /^Policies/ });
  await act(() => view.router.navigate({ href: `/business/${policy.policy_number}${part}` }));
  return { view, policy };
}
type View = Awaited<ReturnType<typeof openPolicy>>['view'];

const take = async (view: View, step: string) => {
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: step }));
  return screen.findByRole('dialog', { name: step });
};

it('the home office asks for something, takes it as done, and issues the policy (domain.md 2.12)', async () => {
  const { view, policy } = await openPolicy();
  await screen.findByRole('heading', { level: 1, name: policy.policy_number });
  const asking = await take(view, 'Ask for something');
  await view.user.click(within(asking).getByRole('button', { name: 'Ask for something' }));
  expect(await within(asking).findByRole('alert')).toHaveTextContent('What is needed is required');
  await view.user.type(within(asking).getByRole('textbox', { name: 'What is needed' }), 'The signed page 3.');
  await view.user.click(within(asking).getByRole('button', { name: 'Ask for something' }));
  const asked = await screen.findByRole('list', { name: 'Requirements' });
  expect(await within(asked).findByText('The signed page 3.')).toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  const issuing = await take(view, 'Issue policy');
  const issued = within(issuing).getByRole('textbox', { name: 'Issue Date' });
  expect(issued).toHaveValue(formatDate(companyToday()));
  await view.user.clear(issued);
  await view.user.type(issued, formatDate(policy.submit_date));
  await view.user.click(within(issuing).getByRole('button', { name: 'Issue policy' }));
  await waitFor(() => {
    const timeline = screen.getByRole('list', { name: 'Timeline' });
    expect(within(timeline).getAllByText(formatDate(policy.submit_date))).toHaveLength(2);
  });
  // The carrier has not paid: the page says so before the attempt, and the dialog after it.
  const needs = await screen.findByRole('list', { name: 'Ready to pay needs' });
  const need = (name: string) => within(needs).getByText(name).closest('li') as HTMLElement;
  await waitFor(() => expect(need('Issue date')).toHaveTextContent('Done'));
  expect(need('Provider payment matched')).toHaveTextContent(/Missing.*No provider payment is matched/);
  expect(screen.getByRole('button', { name: 'Mark ready to pay' })).toBeVisible();
  const paying = await take(view, 'Mark ready to pay');
  await view.user.click(within(paying).getByRole('button', { name: 'Mark ready to pay' }));
  expect(await within(paying).findByText('No provider payment is matched')).toBeInTheDocument();
  view.unmount();
});

it('the home office changes everything of a policy before it is paid (R-POL-01)', async () => {
  const { view, policy } = await openPolicy('/edit');
  expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveAttribute('readonly');
  await view.user.click(screen.getByRole('button', { name: /^Dates & premium/ }));
  const target = await screen.findByRole('textbox', { name: 'Target Premium' });
  await view.user.clear(target);
  await view.user.type(target, '3000');
  await view.user.click(screen.getByRole('button', { name: /^Review/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Save policy' }));
  expect(await screen.findByText('Policy updated successfully')).toBeInTheDocument();
  expect(draftsKept()).toEqual([]);
  const saved = await view.api.call('getAdminPolicy', { params: { id: policy.id } });
  expect(saved.target_premium_cents).toBe(300_000);
  view.unmount();
});

it('the home office enters a policy for an associate and one of that associate’s clients (domain.md 2.36)', async () => {
  const ana = await openBusiness(host, '/business');
  const { rows } = await ana.api.call('listClients', {
    query: { filter: { type: { eq: 'Business' }, state: { eq: 'TX' } }, limit: '1' },
  } as never);
  ana.unmount();
  const name = rows[0]?.name as string;
  const view = await renderFeature({
    host,
    features: [officeBusinessFeature],
    at: '/business',
    as: 'super',
    variant: 'admin',
  });
  await view.user.click(await screen.findByRole('link', { name: 'Create policy' }));
  const box = (label: string) => screen.getByRole('textbox', { name: label });
  const list = (label: string) => screen.getByRole('combobox', { name: label });
  const choose = async (label: string, words: string) => {
    await view.user.type(list(label), words);
    const [found] = await screen.findAllByRole('option', { name: new RegExp(words) });
    await view.user.click(found as HTMLElement);
  };
  const pick = (label: string, words: RegExp) => chooseOption(view.user, list(label), words);
  const next = () => view.user.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByText('Choose the writing associate first.')).toBeInTheDocument();
  await choose('Writing Associate', 'Ana Alvarez');
  await choose('Client', name);
  await next();
  expect(await screen.findByRole('combobox', { name: 'State' })).toHaveValue('Texas');
  await pick('Provider', /^Granite Mutual Life/);
  await pick('Product', /^Granite Term 20/);
  await next();
  await view.user.type(await screen.findByRole('textbox', { name: 'Policy Number' }), 'OFFICE-1');
  await view.user.type(box('Face Amount'), '500000');
  await view.user.type(box('Modal Premium'), '300');
  await view.user.type(box('Target Premium'), '3600');
  await next();
  expect(await screen.findByRole('combobox', { name: 'Writing Associate' })).toHaveAttribute('readonly');
  await next();
  await view.user.click(await screen.findByRole('button', { name: 'Create policy' }));
  expect(await screen.findByText('Policy created successfully')).toBeInTheDocument();
  expect(draftsKept()).toEqual([]);
  await waitFor(() => expect(view.path()).toBe('/business/OFFICE-1'));
  view.unmount();
});
