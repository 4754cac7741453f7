import { act, screen, waitFor, within } from '@testing-library/react';
import { DIME_DEFAULTS, FINANCIAL_LIFESTYLE_DEFAULTS } from '@upline/domain/calculators';
import { startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientBody, openBusiness, reopenBusiness, type View } from '../clients/clients.test-support.ts';
import { enterPolicy } from '../policies/policies.test-support.ts';
import { ANALYSES } from './analysis-lists.ts';
import type { Analysis, AnalysisBody } from './editor/analysis-values.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

/** The worked example of domain.md 6.1. */
const INPUTS = {
  ...DIME_DEFAULTS,
  debts: [
    { kind: 'Auto', balance_cents: 1_800_000 },
    { kind: 'Student', balance_cents: 1_200_000 },
  ],
  annual_income_cents: 7_200_000,
  mortgage_balance_cents: 28_500_000,
  children: [{ education_cost_cents: 10_000_000 }, { education_cost_cents: 10_000_000 }],
  individual_life_cents: 25_000_000,
  group_life_cents: 4_000_000,
} as const;
const NEEDS = { need: '$1,250,000.00', gap: '$960,000.00', face: '$975,000.00' };

const pageOf = ({ tool, id }: Analysis) =>
  `${ANALYSES}/${tool === 'DIME' ? 'dime' : 'financial-lifestyle-strategy'}/${id}`;

/** A client of Ana's with these analyses, the first one opened. */
async function openAnalyses(...bodies: Partial<AnalysisBody>[]) {
  const view = await openBusiness(host, '/');
  const client = await view.api.call('createClient', { body: clientBody() });
  const analyses: Analysis[] = [];
  for (const over of bodies) {
    const body = { tool: 'DIME', client_id: client.id, inputs: INPUTS, ...over } as unknown as AnalysisBody;
    analyses.push(await view.api.call('createAnalysis', { body }));
  }
  const [first] = analyses as [Analysis, ...Analysis[]];
  await act(() => view.router.navigate({ href: pageOf(first) }));
  await screen.findByRole('heading', { level: 1, name: first.title });
  return { view, client, first, analyses };
}

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
async function enter({ user }: View, name: string | RegExp, text: string) {
  const field = await box(name);
  await user.clear(field);
  await user.type(field, text);
}
const stored = async (view: View, { id }: Analysis) => view.api.call('getAnalysis', { params: { id } });
/** What makes a draft be saved without waiting: the tab goes to the background. */
async function hide(times = 1) {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => {
    for (let time = 0; time < times; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
}
const card = (name: string) => within(screen.getByRole('region', { name }));

it('shows the result as one types, says what is wrong on the field, and saves when the page is left', async () => {
  const { view, first } = await openAnalyses({ title: 'Live' });
  const result = () => card('Result');
  for (const figure of Object.values(NEEDS)) expect(result().getByText(figure)).toBeInTheDocument();
  expect(card('How it is calculated').getByText('$72,000.00 a year × 10 years')).toBeInTheDocument();

  await enter(view, /^Annual Income/, '82000');
  expect(result().getByText('$1,060,000.00')).toBeInTheDocument();
  await enter(view, /^Income Years/, '41');
  expect(screen.getByText('Income Years must be less than or equal to 40')).toBeInTheDocument();
  await hide();
  expect(await screen.findByText(/^Please correct the marked fields/)).toBeInTheDocument();
  expect((await stored(view, first)).version).toBe(1);
  await enter(view, /^Income Years/, '10');

  await view.user.click(screen.getByRole('link', { name: 'Spouse' }));
  await view.user.click(await screen.findByRole('button', { name: 'Add the spouse' }));
  await enter(view, /^Annual Income/, '30000');
  const spouse = within(screen.getByRole('region', { name: 'Result, Spouse' }));
  expect(spouse.getAllByText('$315,000.00').length).toBeGreaterThan(0);
  await act(() => view.router.navigate({ href: ANALYSES }));
  await waitFor(async () =>
    expect(await stored(view, first)).toMatchObject({
      gap_cents: 106_000_000,
      spouse_results: { gap_cents: 31_500_000 },
    }),
  );
  view.unmount();
});

it('keeps what was typed when saving fails, and when somebody else saved first (R-GEN-04)', async () => {
  const { view, client, first } = await openAnalyses({ title: 'Kept' });
  await enter(view, /^Annual Income/, '80000');
  view.failures.fail(`/business/analyses/${first.id}`, 'forbidden');
  await hide();
  expect(await screen.findByText("Not saved: You don't have access to this page")).toBeInTheDocument();
  expect(await box(/^Annual Income/)).toHaveValue('80000');
  view.failures.heal();
  await view.user.click(screen.getByRole('button', { name: 'Save now' }));
  expect(await screen.findByText('All changes saved')).toBeInTheDocument();

  const elsewhere = { tool: 'DIME', client_id: client.id, title: 'Elsewhere', inputs: INPUTS };
  const body = elsewhere as unknown as AnalysisBody;
  await view.api.call('updateAnalysis', { params: { id: first.id }, body, ifMatch: 2 });
  await enter(view, /^Annual Income/, '90000');
  await hide();
  expect(
    await screen.findByText('This analysis was changed by someone else. Reload and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Title Elsewhere Not changed' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await hide();
  await waitFor(async () =>
    expect(await stored(view, first)).toMatchObject({
      title: 'Elsewhere',
      inputs: { annual_income_cents: 9_000_000 },
    }),
  );
  view.unmount();
});

it('never empties a number that cannot be read, and keeps what was not saved when the page is left (R-33)', async () => {
  const { view, first } = await openAnalyses({ title: 'Unread' });
  await enter(view, /^Annual Income/, '90000');
  await enter(view, /^Mortgage Balance/, '285k');
  await hide();
  expect(await screen.findByText(/^Please correct the marked fields/)).toBeInTheDocument();
  expect((await stored(view, first)).version).toBe(1);
  act(() => void view.router.navigate({ href: ANALYSES }));
  const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await view.user.click(within(asked).getByRole('button', { name: 'Leave' }));
  // The page is left once the other one is drawn; until then its guard would ask again.
  await screen.findByRole('heading', { level: 1, name: 'Financial Needs Analysis' });
  expect(view.path()).toBe(ANALYSES);
  await act(() => view.router.navigate({ href: pageOf(first) }));
  expect(await screen.findByText('What you had typed is back.')).toBeInTheDocument();
  expect(await box(/^Annual Income/)).toHaveValue('90,000.00');
  expect(await box(/^Mortgage Balance/)).toHaveValue('285,000.00');

  // Its own save of a page just left is nobody else's change, and blanks around a text are none at all.
  await act(() => view.router.navigate({ href: ANALYSES }));
  await act(() => view.router.navigate({ href: pageOf(first) }));
  await enter(view, 'Title', 'Read ');
  await hide(3);
  await waitFor(async () =>
    expect(await stored(view, first)).toMatchObject({
      title: 'Read',
      inputs: { annual_income_cents: 9_000_000, mortgage_balance_cents: 28_500_000 },
    }),
  );
  expect(await screen.findByText('All changes saved')).toBeInTheDocument();
  view.unmount();
});

it('puts back what was typed over a newer draft, and asks before it writes over the same answers (R-33, R-GEN-04)', async () => {
  const { view, client, first } = await openAnalyses({ title: 'Both' });
  await enter(view, /^Annual Income/, '90000');
  window.dispatchEvent(new Event('pagehide'));
  view.failures.fail(`/business/analyses/${first.id}`, 'network');
  view.unmount();
  const other = await reopenBusiness(host, '/');
  const inputs = { ...INPUTS, annual_income_cents: 7_000_000 };
  const theirs = { tool: 'DIME', client_id: client.id, title: 'Theirs', inputs } as unknown as AnalysisBody;
  await other.api.call('updateAnalysis', { params: { id: first.id }, body: theirs, ifMatch: 1 });
  other.unmount();

  const back = await reopenBusiness(host, pageOf(first));
  expect(await screen.findByText('What you had typed is back.')).toBeInTheDocument();
  expect(await screen.findByDisplayValue('90,000.00')).toBeInTheDocument();
  await hide();
  expect(
    await screen.findByText('This analysis was changed by someone else. Reload and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Annual Income $70,000.00 $90,000.00' })).toBeInTheDocument();
  await back.user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await hide();
  await waitFor(async () =>
    expect(await stored(back, first)).toMatchObject({
      title: 'Theirs',
      inputs: { annual_income_cents: 9_000_000 },
    }),
  );
  back.unmount();
});

it('goes on in a copy when the draft was completed or deleted meanwhile', async () => {
  const { view, first } = await openAnalyses({ title: 'Race' });
  await view.api.call('completeAnalysis', { params: { id: first.id }, ifMatch: 1 });
  await enter(view, /^Annual Income/, '90000');
  await hide();
  expect(await screen.findByText(/^It was completed meanwhile/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep my changes' })).not.toBeInTheDocument();
  const typed = screen.getByRole('button', { name: 'Copy with what I typed' });
  await view.user.click(typed);
  await waitFor(() => expect(view.path()).not.toBe(pageOf(first)));
  expect(await box(/^Annual Income/)).toHaveValue('90,000.00');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const id = view.path().split('/').at(-1) as string;
  await enter(view, /^Annual Income/, '95000');
  await view.api.call('deleteAnalysis', { params: { id }, ifMatch: 1 });
  await hide();
  expect(await screen.findByText('Not saved: this draft was deleted')).toBeInTheDocument();
  const puts = () => view.sent.filter(({ method }) => method === 'PUT').length;
  const before = puts();
  await hide();
  expect(puts()).toBe(before);
  view.unmount();
});

it('is completed once nothing is missing, then read, copied, and leads to a policy with the face amount', async () => {
  const { view, client, first } = await openAnalyses({
    title: 'Whole',
    inputs: { ...INPUTS, annual_income_cents: null } as never,
  });
  await view.user.click(screen.getByRole('button', { name: 'Complete' }));
  const summary = await screen.findByRole('alert', { name: 'Please correct one field' });
  await view.user.click(within(summary).getByRole('button', { name: 'Annual Income is required' }));
  expect(await box(/^Annual Income/)).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Create policy' })).not.toBeInTheDocument();
  await enter(view, /^Annual Income/, '72000');
  expect(screen.getByRole('link', { name: 'Create policy' })).toBeInTheDocument();

  // What is missing of the spouse is led to from the client's tab; no face amount is handed on until both are whole.
  await view.user.click(screen.getByRole('link', { name: 'Spouse' }));
  await view.user.click(await screen.findByRole('button', { name: 'Add the spouse' }));
  expect(screen.queryByRole('link', { name: 'Create policy' })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Client' }));
  await view.user.click(await screen.findByRole('button', { name: 'Spouse: Annual Income is required' }));
  await waitFor(() => expect(view.search()).toEqual({ tab: 'spouse' }));
  await waitFor(async () => expect(await box(/^Annual Income/)).toHaveFocus());
  await view.user.click(screen.getByRole('button', { name: 'Remove the spouse' }));
  await view.user.click(screen.getByRole('link', { name: 'Client' }));

  // A number of the housing that is not chosen holds nothing up.
  await view.user.click(screen.getByRole('radio', { name: 'Rent' }));
  await enter(view, /^Rent Years/, '41');
  expect(
    await screen.findByRole('button', { name: 'Rent Years must be less than or equal to 40' }),
  ).toBeInTheDocument();
  await view.user.click(screen.getByRole('radio', { name: 'Own' }));
  await view.user.click(screen.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Analysis completed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(await stored(view, first)).toMatchObject({ status: 'Completed', gap_cents: 96_000_000 });
  expect(card('Result').getByText(NEEDS.face)).toBeInTheDocument();
  const policy = screen.getByRole('link', { name: 'Create policy' });
  expect(policy).toHaveAttribute('href', `/business/create/${client.id}?face=97500000`);

  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Copy analysis' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Copy of Whole' })).toBeInTheDocument();
  expect(await box(/^Annual Income/)).toHaveValue('72,000.00');

  const debt = within(screen.getByRole('group', { name: 'Debt 1' }));
  await chooseOption(view.user, debt.getByRole('combobox', { name: 'Kind' }), 'Tax');
  await hide();
  expect(await screen.findByText('All changes saved')).toBeInTheDocument();

  await act(() => view.router.navigate({ href: `/business/clients/${client.id}?tab=analyses` }));
  const list = await screen.findByRole('list', { name: 'Analyses' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await view.user.click(screen.getByRole('link', { name: 'Compare 2 scenarios of DIME' }));
  const table = await screen.findByRole('table', { name: 'Analyses side by side' });
  expect(within(table).getAllByRole('cell', { name: NEEDS.gap })).toHaveLength(2);
  const row = within(table).getByRole('row', { name: /^Debt 1/ });
  for (const name of ['Tax, $18,000.00', 'Auto, $18,000.00'])
    expect(within(row).getByRole('cell', { name })).toBeInTheDocument();
  expect(within(table).queryByRole('row', { name: /^Debt 2/ })).not.toBeInTheDocument();
  view.unmount();
});

it('never takes the result away in front of the client: a debt just added counts as nothing, a missing answer keeps the last one', async () => {
  const { view } = await openAnalyses({ title: 'Shown', inputs: INPUTS as never });
  const gap = () => card('Result').getAllByText(NEEDS.gap);
  await waitFor(() => expect(gap()).not.toHaveLength(0));
  await view.user.click(screen.getByRole('button', { name: 'Add debt' }));
  expect(await screen.findByRole('group', { name: 'Debt 3' })).toBeInTheDocument();
  expect(gap()).not.toHaveLength(0);
  expect(card('Result').queryByText(/^As it was before/)).not.toBeInTheDocument();
  await hide();
  expect(await screen.findByText('All changes saved')).toBeInTheDocument();

  await view.user.clear(await box(/^Annual Income/));
  expect(gap()).not.toHaveLength(0);
  expect(card('Result').getByText(/^As it was before the last change/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Create policy' })).not.toBeInTheDocument();
  view.unmount();
});

it('takes protection from the DIME analysis that is linked, and says a score in a word (domain.md 6.2)', async () => {
  const life = {
    ...FINANCIAL_LIFESTYLE_DEFAULTS,
    ...{ current_age: 40, retirement_age: 65, income_cents: 8_000_000, savings_cents: 5_000_000 },
    ...{ monthly_contribution_cents: 50_000, other_income_cents: 2_400_000 },
  };
  const { view, first, analyses } = await openAnalyses(
    { tool: 'Financial Lifestyle Strategy', title: 'Strategy', inputs: life } as never,
    { title: 'Cover' },
  );
  const scores = () => within(screen.getByRole('list', { name: 'Five scores' })).getAllByRole('listitem');
  expect(scores()[0]).toHaveTextContent('ProtectionLink a DIME analysis to see it.');
  expect(scores()[3]).toHaveTextContent('Retirement44%Needs attention');
  expect(screen.getAllByText('$699,980.79').length).toBeGreaterThan(0);
  const choice = await screen.findByRole('combobox', { name: 'DIME analysis' });
  await chooseOption(view.user, choice, 'Cover, gap $960,000.00');
  await waitFor(() => expect(scores()[0]).toHaveTextContent('Protection23%Needs attention'));
  await hide();
  await waitFor(async () => expect(await stored(view, first)).toMatchObject({ dime: { title: 'Cover' } }));

  // Errors that only the server finds are shown on the field as well (R-GEN-01).
  const cover = analyses[1] as Analysis;
  await view.api.call('deleteAnalysis', { params: { id: cover.id }, ifMatch: cover.version });
  await enter(view, 'Title', 'Without');
  await hide();
  await waitFor(() => expect(choice).toBeInvalid());
  view.unmount();
});

it('is started by the owner of a client, not by whom a split shares it with (domain.md 2.10)', async () => {
  const other = await openBusiness(host, '/', 'cara');
  const { code } = (await other.api.call('getAccess')).user;
  other.unmount();
  const view = await openBusiness(host, '/');
  const policy = await enterPolicy(view, host, {
    writing_share_bps: 6_000,
    splits: [{ associate_code: code, share_bps: 4_000 }],
  });
  const analyses = `/business/clients/${policy.client?.id}?tab=analyses`;
  await act(() => view.router.navigate({ href: analyses }));
  expect(await screen.findByRole('link', { name: 'Start DIME' })).toBeInTheDocument();
  view.unmount();

  const cara = await openBusiness(host, `/business/${policy.policy_number}`, 'cara');
  await cara.user.click(await screen.findByRole('button', { name: 'Accept split' }));
  expect(await screen.findByText('Split accepted')).toBeInTheDocument();
  await act(() => cara.router.navigate({ href: analyses }));
  expect(await screen.findByText(/^Nothing here yet/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Start DIME' })).not.toBeInTheDocument();
  cara.unmount();
});
