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

const SIGN_IN = /^\/(login|forgot-password|reset-password|confirm-email)(\/|$)/;

/** Which empty frame an address begins with; `nginx.conf` says the same. `area` has a list of pages at the side. */
function kindOf(path: string): 'sign-in' | 'area' | 'page' {
  if (SIGN_IN.test(path)) return 'sign-in';
  return /^\/business(\/|$)/.test(path) ? 'area' : 'page';
}

/** Makes the page of a built app: `html(path)` answers it with a fresh nonce in every place that needs one. */
export function pageOf(dist: string): (path: string) => { readonly html: string; readonly nonce: string } {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { scripts, sheets } = announced(manifest, template);
  const signedIn = template
    .replace('</head>', () => `${scripts}</head>`)
    .replace('</body>', () => `${sheets}</body>`);
  return (path) => {
    const nonce = randomBytes(16).toString('base64');
    const kind = kindOf(path);
    const page = kind === 'sign-in' ? template : signedIn;
    return { html: page.replace('__PAGE__', kind).replaceAll('__NONCE__', nonce), nonce };
  };
}

/** What the template does not name itself. Sheets stand at the end, where they do not hold back the first paint. */
function announced(manifest: Manifest, template: string) {
  const chunks = new Set<string>();
  const visit = (key: string) => {
    if (chunks.has(key) || !manifest[key]) return;
    chunks.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of SIGNED_IN) visit(key);
  const listed = [...chunks].flatMap((key) => manifest[key] ?? []);
  const lines = (files: readonly string[], line: (file: string) => string) =>
    [...new Set(files.map(line))].filter((each) => !template.includes(each)).join('');
  return {
    scripts: lines(
      listed.map(({ file }) => file),
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    sheets: lines(
      listed.flatMap(({ css }) => css ?? []),
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
  };
}
