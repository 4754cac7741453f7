import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { type Rows, type Samples, sampleKey } from './samples.ts';
import type { App, Session } from './session.ts';

/** The pages of an app as its own test wrote them down: `path  title  (needs)`. */
function sitemapOf(app: App): { readonly path: string; readonly isPublic: boolean }[] {
  return readFileSync(join(root, 'apps', app, 'sitemap.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ path: line.split('  ')[0] ?? '', isPublic: line.endsWith('(public)') }));
}

async function opened(samples: Samples, path: string, rows: Rows): Promise<string[]> {
  const key = sampleKey(samples, path);
  const found = (await samples.params[key ?? '']?.(rows)) ?? [{}];
  if (found.length === 0) throw new Error(`The demo has no record that opens ${path}`);
  const parts = samples.parts[path] ?? [];
  const searches = typeof parts === 'function' ? await parts(rows) : parts;
  return found.flatMap((params) => {
    const address = path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
    return ['', ...searches].map((search) => `${address}${search}`);
  });
}

type Chosen = (page: { readonly path: string; readonly isPublic: boolean }) => boolean;

async function addresses(app: App, samples: Samples, isChosen: Chosen, rows: Rows): Promise<string[]> {
  const pages = sitemapOf(app).filter(isChosen);
  return (await Promise.all(pages.map(({ path }) => opened(samples, path, rows)))).flat();
}

/** Reads lists as this person, each once. */
function rowsOf(session: Session): Rows {
  const asked = new Map<string, Promise<readonly unknown[]>>();
  return (path) => {
    const rows = asked.get(path) ?? session.call('GET', path).then(({ body }) => body.rows);
    asked.set(path, rows);
    return rows;
  };
}

/** Addresses of every page that needs no session; with records of a person where the address names one, as a sponsor's. */
export const publicAddresses = (app: App, samples: Samples, person?: Session): Promise<string[]> =>
  addresses(app, samples, ({ isPublic }) => isPublic, person ? rowsOf(person) : async () => []);

/** Teams that only senior people may look at (R-TEAM-03), and late premiums, of which the demo gives few people any. */
export const isOfSeniors = (path: string) =>
  path.startsWith('/team/rmd-') || path === '/payments/chargebacks/lapse-saves/$id';

/** A page that answers that there is nothing, to everybody but trainees. */
export const isOfTrainees = (path: string) => path === '/account/training-program';

/** Pages of the office that only a super admin opens (7.2). */
export const isOfSuperAdmins = (path: string) =>
  [
    '/settings/users',
    '/settings/fees',
    '/settings/plan-data',
    '/settings/holidays',
    '/settings/templates',
  ].some((place) => path.startsWith(place)) || path === '/settings/conflicts';

/** Addresses of every page behind the sign-in but those of seniors, or of chosen ones, with records of this person. */
export function signedInAddresses(
  session: Session,
  samples: Samples,
  isChosen: (path: string) => boolean = (path) => !isOfSeniors(path) && !isOfTrainees(path),
): Promise<string[]> {
  return addresses(session.app, samples, (page) => !page.isPublic && isChosen(page.path), rowsOf(session));
}
