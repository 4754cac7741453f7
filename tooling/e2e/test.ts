import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { type App, type Session, signIn } from './session.ts';
import { Watch } from './watch.ts';

interface Options {
  readonly app: App;
  /** Demo login the page starts signed in as; undefined: nobody is signed in. In the admin app: `admin`. */
  readonly person: string | undefined;
}

interface Fixtures {
  readonly opened: Session | undefined;
  /** Session of the page's person; made for this journey alone. */
  readonly session: Session;
  /** What may go wrong in this journey; everything else in the console fails it. */
  readonly watch: Watch;
  /** Another browser with a person signed in. */
  readonly browserOf: (session: Session) => Promise<Page>;
}

const devices = JSON.parse(process.env.E2E_DEVICES ?? '{}') as Record<string, string>;

/** Admins prove themselves by a code each time: workers take turns with them, so that two seldom ask for one at once. */
const ADMINS = ['admin', 'super'] as const;

/** A new session of a demo login. */
export const sessionOf = (username: string, app: App = 'portal') =>
  signIn(username, { app, device: devices[username] });

export const test = base.extend<Options & Fixtures>({
  app: ['portal', { option: true }],
  person: [undefined, { option: true }],
  opened: async ({ person, app }, use, { parallelIndex }) => {
    const username = app === 'admin' ? ADMINS[parallelIndex % ADMINS.length] : person;
    await use(person && username ? await sessionOf(username, app) : undefined);
  },
  session: async ({ opened }, use) => {
    if (!opened) throw new Error('Name the person of this journey: test.use({ person })');
    await use(opened);
  },
  baseURL: async ({ app }, use) => use(addresses[app]),
  storageState: async ({ opened, app }, use) => {
    await use({
      cookies: [],
      origins: [{ origin: addresses[app], localStorage: opened?.storage() ?? [] }],
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.found, 'errors in the browser').toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    await watch.follow(context);
    await use(context);
  },
  browserOf: async ({ browser, watch }, use) => {
    const others: BrowserContext[] = [];
    await use(async (session) => {
      const origins = [{ origin: addresses[session.app], localStorage: session.storage() }];
      const context = await browser.newContext({
        baseURL: addresses[session.app],
        storageState: { cookies: [], origins },
      });
      others.push(context);
      await watch.follow(context);
      return context.newPage();
    });
    await Promise.all(others.map((context) => context.close()));
  },
});

export type { Download, Locator, Page } from '@playwright/test';
export { expect };
