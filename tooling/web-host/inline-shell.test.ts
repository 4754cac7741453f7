import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { withInlineShell } from './inline-shell.ts';

const source = readFileSync(join(root, 'apps/portal/index.html'), 'utf8');
const sheet = '<link rel="stylesheet" crossorigin href="/assets/start-1.css">';
const page = withInlineShell(source.replace('</head>', `${sheet}\n</head>`));

describe('the page with the empty frame', () => {
  it('shows the frame before anything else has come', () => {
    expect(page.match(/<div class="start" role="status" aria-label="Loading">/g)).toHaveLength(1);
    expect(page.indexOf('class="start"')).toBeLessThan(page.indexOf(sheet));
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
    const scripts = page.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((script) => !/\b(defer|type="module")/.test(script))).toEqual([]);
  });

  it('says the order of the layers before any sheet does, so that the base never wins over a button', () => {
    const order = page.match(/@layer [^;{]+;/)?.[0];
    expect(order).toBe('@layer base, mantine, theme;');
    expect(readFileSync(join(root, 'packages/ui-kit/src/styles/base.css'), 'utf8')).toContain(order);
    expect(page.indexOf('@layer')).toBeLessThan(page.indexOf('</head>'));
  });

  it('has nothing inline but one style element with the nonce of the answer (S-76)', () => {
    expect(page.match(/<style[^>]*>/g)).toEqual(['<style nonce="__NONCE__">']);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/);
  });

  it('knows every colour that it uses, in both schemes', () => {
    const used = new Set(page.match(/(?<=var\()--up-[\w-]+/g));
    expect(used.size).toBeGreaterThan(3);
    for (const name of used) expect(page.split(`${name}:#`), name).toHaveLength(4);
  });
});
