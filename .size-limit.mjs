// What a page loads until it can be used, brotli: the entry, which sign-in is part of, and everything the named screens import
// statically, read from the build's own manifest. Sign-in (115 KB) and the first lists (195 KB) are above what they were given;
// what they consist of is in docs/measurements/first-load.md: only routes of new areas may add to them.
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

const lists = {
  portal: '../../packages/feature-business/src/clients/clients-screen.tsx',
  admin: '../../packages/feature-associates/src/associates/associates-screen.tsx',
};

/** What pages of one record and dashboards load over the first list: a visit begins there. */
const OVER_THE_LIST = {
  portal: [
    'feature-dashboard/src/portal/dashboard-screen.tsx',
    'feature-business/src/dashboard/business-dashboard-screen.tsx',
    'feature-business/src/clients/client-screen.tsx',
    'feature-business/src/policies/policy-screen.tsx',
    'feature-business/src/prospects/prospect-screen.tsx',
    'feature-business/src/providers/provider-screen.tsx',
    'feature-business/src/carrier/carrier-case-screen.tsx',
    'feature-business/src/training/trainee-screen.tsx',
  ],
  admin: [
    'feature-dashboard/src/office/office-dashboard-screen.tsx',
    'feature-associates/src/associates/associate-screen.tsx',
    'feature-business/src/policies/office/office-policy-screen.tsx',
    'feature-business/src/carrier/office/office-case-screen.tsx',
  ],
};

export default ['portal', 'admin'].flatMap((app) => {
  const list = files(app, 'src/app.ts', lists[app]);
  return [
    { name: `${app}: sign-in`, path: files(app), limit: '110 KB' },
    { name: `${app}: first list`, path: list, limit: '260 KB' },
    ...OVER_THE_LIST[app].map((screen) => ({
      name: `${app}: ${screen.split('/').at(-1)}, over the list`,
      path: files(app, `../../packages/${screen}`).filter((file) => !list.includes(file)),
      limit: '25 KB',
    })),
  ];
});
