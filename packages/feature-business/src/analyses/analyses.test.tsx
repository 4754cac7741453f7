import { act, screen, waitFor, within } from '@testing-library/react';
import { DIME_DEFAULTS, FINANCIAL_LIFESTYLE_DEFAULTS } from '@upline/domain/calculators';
import { startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientBody, openBusiness, type View } from '../clients/clients.test-view.ts';
import { ANALYSES } from './analysis-lists.ts';
import type { Analysis, AnalysisBody } from './analysis-values.ts';

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
async function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
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
  await view.user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  await hide();
  await waitFor(async () =>
    expect(await stored(view, first)).toMatchObject({
      title: 'Kept',
      inputs: { annual_income_cents: 9_000_000 },
    }),
  );
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
  await enter(view, /^Annual Income/, '72000');
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

  await act(() => view.router.navigate({ href: `/business/clients/${client.id}?tab=analyses` }));
  const list = await screen.findByRole('list', { name: 'Analyses' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await view.user.click(screen.getByRole('link', { name: 'Compare 2 scenarios of DIME' }));
  const table = await screen.findByRole('table', { name: 'Analyses side by side' });
  expect(within(table).getAllByRole('cell', { name: NEEDS.gap })).toHaveLength(2);
  view.unmount();
});

it('takes protection from the DIME analysis that is linked, and says a score in a word (domain.md 6.2)', async () => {
  const life = {
    ...FINANCIAL_LIFESTYLE_DEFAULTS,
    ...{ current_age: 40, retirement_age: 65, income_cents: 8_000_000, savings_cents: 5_000_000 },
    ...{ monthly_contribution_cents: 50_000, other_income_cents: 2_400_000 },
  };
  const { view, first } = await openAnalyses(
    { tool: 'Financial Lifestyle Strategy', title: 'Strategy', inputs: life } as never,
    { title: 'Cover' },
  );
  const scores = () => within(screen.getByRole('list', { name: 'Five scores' })).getAllByRole('listitem');
  expect(scores()[0]).toHaveTextContent('ProtectionLink a DIME analysis to see it.');
  expect(scores()[3]).toHaveTextContent('Retirement44%Needs attention');
  expect(screen.getAllByText('$699,980.79').length).toBeGreaterThan(0);
  const choice = await screen.findByRole('combobox', { name: 'DIME analysis' });
  await within(choice).findByRole('option', { name: 'Cover, gap $960,000.00' });
  await view.user.selectOptions(choice, 'Cover, gap $960,000.00');
  await waitFor(() => expect(scores()[0]).toHaveTextContent('Protection23%Needs attention'));
  await hide();
  await waitFor(async () => expect(await stored(view, first)).toMatchObject({ dime: { title: 'Cover' } }));
  view.unmount();
});
