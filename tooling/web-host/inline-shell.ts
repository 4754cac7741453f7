import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ColorName, colors } from '../../packages/ui-kit/src/tokens/colors.ts';
import { root } from '../run.ts';

const read = (name: string) => readFileSync(join(root, 'packages/shell/src/frame', name), 'utf8');
const onOneLine = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The tokens that the sheet uses, which it needs before the sheet of all of them has come. */
function tokensOf(css: string): string {
  const names = new Set(
    [...css.matchAll(/var\(--up-color-([\w-]+)\)/g)].map(([, name]) => name as ColorName),
  );
  const scheme = (which: 'light' | 'dark') =>
    [...names].map((name) => `--up-color-${name}:${colors[which][name]};`).join('');
  // Until `theme.js` has read what the person chose, the system's scheme.
  return `.start{${scheme('light')}}
@media (prefers-color-scheme:dark){[data-mantine-color-scheme=auto] .start{${scheme('dark')}}}
[data-mantine-color-scheme=dark] .start{${scheme('dark')}}`;
}

/**
 * The page with the empty frame in it, which a browser paints before any other file has come. Style sheets stand below: one
 * in the head would hold the first paint back. They still come before the scripts run.
 */
export function withInlineShell(page: string): string {
  const css = onOneLine(read('empty-frame.css'));
  const sheets: string[] = [];
  const withoutSheets = page.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
    sheets.push(sheet.trim());
    return '';
  });
  return withoutSheets
    .replace('</head>', () => `<style nonce="__NONCE__">${tokensOf(css)}${css}</style></head>`)
    .replace('<div id="root"></div>', (place) => place + onOneLine(read('empty-frame.html')))
    .replace('</body>', () => `${sheets.join('')}</body>`);
}

export const inlineShell = (): Plugin => ({
  name: 'upline:inline-shell',
  transformIndexHtml: { order: 'post', handler: withInlineShell },
});
