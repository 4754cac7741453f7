import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { helpFeature } from '../feature.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana') => renderFeature({ host, features: [helpFeature], at, as });

it('is searched without accents, read and voted on; the vote may be changed (domain.md 2.27)', async () => {
  const view = await open('/help');
  expect(await screen.findByRole('link', { name: /Getting paid/ })).toHaveTextContent('3 articles');
  await view.user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'STÁTEMENT sums');
  const found = await screen.findByRole('region', { name: 'Found' });
  await view.user.click(within(found).getByRole('link', { name: 'How a statement is read' }));
  await screen.findByRole('heading', { level: 1, name: 'How a statement is read' });
  const vote = screen.getByRole('region', { name: 'Was this helpful?' });
  const yes = within(vote).getByRole('button', { name: 'Yes' });
  const no = within(vote).getByRole('button', { name: 'No' });
  await view.user.click(yes);
  await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'true'));
  await view.user.click(no);
  await waitFor(() => expect(no).toHaveAttribute('aria-pressed', 'true'));
  expect(yes).toHaveAttribute('aria-pressed', 'false');
  await view.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument();
  view.unmount();
});

it('leads from an article to related ones and to its category', async () => {
  const view = await open('/help/how-a-statement-is-read');
  await view.user.click(await screen.findByRole('link', { name: 'Why there is a chargeback' }));
  await screen.findByRole('heading', { level: 1, name: 'Why there is a chargeback' });
  await view.user.click(screen.getByRole('link', { name: 'Getting paid' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting paid' })).toBeInTheDocument();
  view.unmount();
});

it('shows "Compensation Plans" as a help page without a vote (SPEC 2)', async () => {
  const view = await open('/help/compensation-plans');
  expect(await screen.findByRole('heading', { level: 1, name: 'Compensation plans' })).toBeInTheDocument();
  expect(screen.queryByText('Was this helpful?')).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'income disclosure' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Income disclosure' })).toBeInTheDocument();
  view.unmount();
});

it.each([
  '/help/former-bonus-rules',
  '/help/supervision-reviews',
  '/help/generations-in-short',
  '/pages/no-such-page',
])('finds nothing at %s: it is taken back, for a higher level, a draft, or not there', async (address) => {
  const view = await open(address);
  expect(await screen.findByText('Resource not found')).toBeInTheDocument();
  view.unmount();
});

it('names the privacy officer on the privacy page (domain.md 10.4)', async () => {
  const view = await open('/pages/privacy');
  expect(await screen.findByRole('link', { name: 'privacy@upline.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@upline.example',
  );
  view.unmount();
});
