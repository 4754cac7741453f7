import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Modules that every signed-in page needs; their files are announced in the page so that nothing waits for a chain. */
const SIGNED_IN = ['src/app.ts'];

/** Makes the page of a built app: `html(path)` answers it with a fresh nonce in every place that needs one. */
export function pageOf(dist: string): (path: string) => { readonly html: string; readonly nonce: string } {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const signedIn = template.replace('</head>', `${announce(manifest, template)}</head>`);
  return (path) => {
    const nonce = randomBytes(16).toString('base64');
    return { html: (path === '/login' ? template : signedIn).replaceAll('__NONCE__', nonce), nonce };
  };
}

function announce(manifest: Manifest, template: string): string {
  const chunks = new Set<string>();
  const visit = (key: string) => {
    if (chunks.has(key) || !manifest[key]) return;
    chunks.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of SIGNED_IN) visit(key);
  const listed = [...chunks].flatMap((key) => manifest[key] ?? []);
  const scripts = listed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = listed
    .flatMap(({ css }) => css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...new Set([...styles, ...scripts])].filter((line) => !template.includes(line)).join('');
}
