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

/** What pages of one record and dashboards load over the first list: a visit begins there. */
const OVER_THE_LIST = {
  portal: [
    ['feature-dashboard/src/portal/dashboard-screen.tsx', '11 KB'],
    ['feature-business/src/dashboard/business-dashboard-screen.tsx', '14.6 KB'],
    ['feature-business/src/clients/client-screen.tsx', '7.5 KB'],
    ['feature-business/src/policies/policy-screen.tsx', '11.7 KB'],
    ['feature-business/src/prospects/prospect-screen.tsx', '10.4 KB'],
    ['feature-business/src/providers/provider-screen.tsx', '8.5 KB'],
    ['feature-business/src/carrier/carrier-case-screen.tsx', '8.8 KB'],
    ['feature-business/src/training/trainee-screen.tsx', '7.9 KB'],
  ],
  admin: [
    ['feature-dashboard/src/admin/admin-dashboard-screen.tsx', '10.1 KB'],
    ['feature-associates/src/associates/associate-screen.tsx', '7.2 KB'],
    ['feature-business/src/policies/office/office-policy-screen.tsx', '13.5 KB'],
    ['feature-business/src/carrier/office/office-case-screen.tsx', '9.7 KB'],
  ],
};

export default ['portal', 'admin'].flatMap((app) => {
  const list = files(app, 'src/app.ts', lists[app]);
  return [
    { name: `${app}: sign-in`, path: files(app, ...signIn), limit: '75 KB' },
    { name: `${app}: first list`, path: list, limit: app === 'portal' ? '139.5 KB' : '135 KB' },
    ...OVER_THE_LIST[app].map(([screen, limit]) => ({
      name: `${app}: ${screen.split('/').at(-1)}, over the list`,
      path: files(app, `../../packages/${screen}`).filter((file) => !list.includes(file)),
      limit,
    })),
  ];
});
