import { createHash } from 'node:crypto';
import { type Currency, formatMoney } from '@upline/domain';
import { escapeHtml } from '../../platform/messages/mail-html.ts';
import { SANDBOX_CARDS, type SandboxDispute, type SandboxSession } from './sandbox-objects.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #dcdfe4; --muted: #626f86; --surface: #fff; --page: #f7f8f9; --link: #0c66e4; --on: #fff; --danger: #ae2e24 }
@media (prefers-color-scheme: dark) { :root { --line: #38414a; --muted: #9fadbc; --surface: #22272b; --page: #161a1d; --link: #85b8ff; --on: #161a1d; --danger: #fd9891 } }
body { margin: 0; background: var(--page); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem }
p { margin: .25rem 0 1rem; color: var(--muted) }
p[role=alert] { color: var(--danger) }
strong { display: block; font-size: 1.75rem }
form { margin: 0 0 .5rem }
button { width: 100%; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; text-align: left; cursor: pointer }
button span { display: block; color: var(--muted); font-size: .875rem; font-variant-numeric: tabular-nums }
a { color: var(--link) } a:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The policy of the page: no scripts; forms go to the host, which redirects to the portal. */
export const sandboxCsp = (portalUrl: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${portalUrl}; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Upline demo</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`;

/** The host reads only multipart forms, so the page sends its form as one. */
const choice = (action: string, label: string, note = ''): string =>
  `<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}"><button>${escapeHtml(label)}${note === '' ? '' : `<span>${escapeHtml(note)}</span>`}</button></form>`;

const moneyOf = ({ amount_total, currency }: Pick<SandboxSession, 'amount_total' | 'currency'>): string =>
  formatMoney(amount_total, currency.toUpperCase() as Currency);

/** Replaces Stripe's page: the payer chooses a test card by its outcome. */
export function paymentPage(session: SandboxSession, address: string, isDeclined: boolean): string {
  const cards = Object.entries(SANDBOX_CARDS).map(([card, { label, number }]) =>
    card === 'confirm'
      ? choice(`${address}/ask`, label, number)
      : choice(`${address}/${card}`, label, number),
  );
  return page(
    'Pay by card',
    `<p>This demo takes no real card. Choose one by what it does.</p>
${isDeclined ? '<p role="alert">The card was declined. Choose another one.</p>' : ''}
<p>${escapeHtml(session.name)}<strong>${escapeHtml(moneyOf(session))}</strong></p>
${cards.join('\n')}
<p><a href="${escapeHtml(session.cancel_url)}">Leave without paying</a></p>`,
  );
}

/** The page on which the cardholder's bank asks for a confirmation. */
export const confirmPage = (session: SandboxSession, address: string): string =>
  page(
    'Your bank asks you to confirm',
    `<p>${escapeHtml(session.name)}<strong>${escapeHtml(moneyOf(session))}</strong></p>
${choice(`${address}/confirm`, 'Confirm the payment')}
${choice(`${address}/refuse`, 'Refuse')}`,
  );

export const overPage = (session: SandboxSession): string =>
  page(
    'This page is over',
    `<p>${session.status === 'complete' ? 'It is paid already.' : 'Nobody paid in time.'}</p>
<p><a href="${escapeHtml(session.cancel_url)}">Back to the portal</a></p>`,
  );

/** Disputes that the bank has not decided yet. */
export const disputesPage = (disputes: readonly (SandboxDispute & { readonly address: string })[]): string =>
  page(
    'Disputes of this demo',
    disputes.length === 0
      ? '<p>No dispute is open.</p>'
      : disputes
          .map(
            ({ amount, currency, address }) =>
              `<p>A payment of<strong>${escapeHtml(moneyOf({ amount_total: amount, currency }))}</strong></p>
${choice(`${address}/won`, 'The company keeps the money')}${choice(`${address}/lost`, 'The cardholder gets it back')}`,
          )
          .join('\n'),
  );
