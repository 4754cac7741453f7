import { createHash } from 'node:crypto';
import { escapeHtml } from '../platform/messages/mail-html.ts';
import type { readOutbox } from '../platform/messages/messages.service.ts';

type Row = Awaited<ReturnType<typeof readOutbox>>[number];

const STYLE = `
:root { color-scheme: light dark; --line: #dcdfe4; --muted: #626f86; --surface: #fff; --page: #f7f8f9; --link: #0c66e4 }
@media (prefers-color-scheme: dark) { :root { --line: #38414a; --muted: #9fadbc; --surface: #22272b; --page: #161a1d; --link: #85b8ff } }
body { margin: 0; background: var(--page); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; margin: 0 }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
p { margin: .25rem 0 1rem; color: var(--muted) }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 0 0 1rem }
dl { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .25rem 0 .75rem; font-size: .875rem; color: var(--muted) }
dt { position: absolute; clip-path: inset(50%) } dd { margin: 0 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--link) } a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** No script at all; the one style by its hash. */
export const OUTBOX_PAGE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const linked = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>"']+/g,
    (url) => `<a href="${url}" rel="noopener noreferrer">${url}</a>`,
  );

const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

function article({ channel, to, subject, text, kind, created_at, sent_at }: Row): string {
  const time = created_at.toISOString();
  return `<article>
<h2>${escapeHtml(subject ?? 'Text message')}</h2>
<dl><dt>To</dt><dd><a href="/outbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a></dd>${fact('Channel', channel)}${fact('Kind', kind)}<dt>Time</dt><dd><time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></dd>${sent_at ? '' : fact('State', 'waiting')}</dl>
<pre>${linked(text)}</pre>
</article>`;
}

/** The outbox of a demo as a plain page that reloads itself every five seconds. Nothing of a message is markup (S-54). */
export function outboxPage(rows: readonly Row[], to: string | undefined): string {
  const scope = to === undefined ? '' : `<p>To ${escapeHtml(to)}. <a href="/outbox">Show all</a></p>`;
  const list = rows.length === 0 ? '<p>No messages yet.</p>' : rows.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Outbox – Upline demo</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>Outbox</h1>
<p>Mail and text messages of this demo stay here. The page reloads every five seconds.</p>
${scope}${list}
</main></body>
</html>`;
}
