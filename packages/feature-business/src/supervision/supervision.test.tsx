import { act, screen, waitFor, within } from '@testing-library/react';
import { openTraining, renderFeature, startTestHost, supervise, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterPolicy, openBusiness, showPolicy } from '../policies/policies.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

/** A policy Ana enters while she is under heightened supervision by her RMD. */
async function supervisedPolicy() {
  const dev = await openBusiness(host, '/business/clients', 'dev');
  const supervisor = (await dev.api.call('getAccess')).user.code;
  dev.unmount();
  const view = await openBusiness(host, '/business');
  const { user } = await view.api.call('getAccess');
  await supervise(host, user.code, supervisor);
  const policy = await enterPolicy(view, host);
  await supervise(host, user.code, null);
  return { view, policy };
}

it('the writing associate sees who reviews the case; the supervisor answers it (R-POL-04)', async () => {
  const { view: ana, policy } = await supervisedPolicy();
  await showPolicy(ana, policy.policy_number);
  const facts = await screen.findByRole('region', { name: 'Policy' });
  expect(within(facts).getByText(/Dev Patel/)).toBeInTheDocument();
  expect(within(facts).queryByRole('link', { name: 'Review' })).not.toBeInTheDocument();
  ana.unmount();

  const dev = await openBusiness(host, '/business', 'dev');
  expect(await screen.findByText('1 case waits for your review.')).toBeInTheDocument();
  await dev.user.click(screen.getByRole('link', { name: 'Review' }));
  await waitFor(() => expect(dev.search()).toEqual({ filter: { waiting: { eq: true } } }));
  const table = await screen.findByRole('table', { name: 'Cases to review' });
  await dev.user.click(within(table).getByRole('link', { name: /Ana Alvarez/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Supervision review' });
  expect(dev.search()).toMatchObject({ review: policy.supervision?.id });
  const answer = (name: RegExp, word: string) =>
    chooseOption(dev.user, within(dialog).getByRole('combobox', { name }), word);
  await answer(/^Suitability Documented/, 'Yes');
  await answer(/^Replacement Justified/, 'Yes');
  await answer(/^Client Contacted/, 'No');
  await dev.user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  expect(await within(dialog).findAllByText('Comment is required')).not.toHaveLength(0);
  await dev.user.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'Call her tomorrow');
  await dev.user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('Case acknowledged')).toBeInTheDocument();
  await waitFor(() => expect(dev.search()).not.toHaveProperty('review'));
  await waitFor(() =>
    expect(within(table).queryByRole('link', { name: /Ana Alvarez/ })).not.toBeInTheDocument(),
  );
  dev.unmount();
});

it('a review of somebody else is not there (R-PRM-02)', async () => {
  const { view: ana, policy } = await supervisedPolicy();
  ana.unmount();
  const hal = await openBusiness(host, '/business/clients', 'hal');
  await act(() =>
    hal.router.navigate({ href: `/business/supervision-reviews?review=${policy.supervision?.id}` }),
  );
  expect(await screen.findByText('This review is not waiting for you.')).toBeInTheDocument();
  hal.unmount();
});

it('a trainer without a part in the policy acknowledges the case of a trainee (R-TRN-01)', async () => {
  const codeOf = async (username: string) => {
    const view = await openBusiness(host, '/business/clients', username);
    const { user } = await view.api.call('getAccess');
    view.unmount();
    return user.code;
  };
  const [tom, cara] = [await codeOf('tom'), await codeOf('cara')];
  await openTraining(host, tom, cara);
  const ana = await openBusiness(host, '/business/clients');
  const { id, version, submit_date } = await enterPolicy(ana, host, { training_associate_code: tom });
  ana.unmount();
  const office = await renderFeature({ host, features: [], at: '/', as: 'super', variant: 'admin' });
  const issued = { params: { id }, body: { issue_date: submit_date }, ifMatch: version };
  await office.api.call('issuePolicy', issued);
  office.unmount();

  const view = await openBusiness(host, '/business', 'cara');
  expect(await screen.findByText('1 trainee waits for you to acknowledge a case.')).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Acknowledge' }));
  const table = await screen.findByRole('table', { name: 'Trainees' });
  await view.user.click(within(table).getByRole('link', { name: /Tom Reyes/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Acknowledge case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Well done');
  await view.user.click(dialog.getByRole('button', { name: 'Acknowledge case' }));
  expect(await screen.findByText('Case acknowledged')).toBeInTheDocument();
  expect(await screen.findByText(/by Cara Nguyen: Well done/)).toBeInTheDocument();
  view.unmount();
});
