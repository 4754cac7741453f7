// What a page loads until it can be used, brotli: the entry and everything the named screens import statically, read from
// the build's own manifest. Limits stand just above what has been reached: every route adds some 60 to 200 bytes to the list
// (ADR 0005).
import { readFileSync } from 'node:fs';

const dist = (app) => `apps/${app}/dist`;

function files(app, ...screens) {
  const manifest = JSON.parse(readFileSync(`${dist(app)}/.vite/manifest.json`, 'utf8'));
  const wanted = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${app} builds no chunk for ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) wanted.add(`${dist(app)}/${file}`);
    for (const next of chunk.imports ?? [])
      if (!wanted.has(`${dist(app)}/${manifest[next].file}`)) visit(next);
  };
  for (const key of ['index.html', ...screens]) visit(key);
  return [...wanted];
}

const signIn = ['../../packages/feature-sign-in/src/sign-in/sign-in-page.tsx'];
const lists = {
  portal: '../../packages/feature-business/src/clients/clients-screen.tsx',
  admin: '../../packages/feature-associates/src/associates/associates-screen.tsx',
};

export default ['portal', 'admin'].flatMap((app) => [
  { name: `${app}: sign-in`, path: files(app, ...signIn), limit: '75 KB' },
  { name: `${app}: first list`, path: files(app, 'src/app.ts', lists[app]), limit: '142 KB' },
]);
