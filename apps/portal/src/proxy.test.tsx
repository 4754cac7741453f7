import { type OperationId, operationOf } from '@upline/api-client';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleKey } from '../../../tooling/e2e/samples.ts';
import { samples } from '../e2e/samples.ts';
import sitemap from '../sitemap.txt?raw';
import { features } from './features.ts';

/** The pages behind the sign-in, as the sitemap has them: `path  title  (needs)`. */
const pages = sitemap
  .trimEnd()
  .split('\n')
  .map((line) => ({ path: line.split('  ')[0] ?? '', needs: /\((\S+)\)$/.exec(line)?.[1] ?? '' }))
  .filter(({ needs }) => needs !== 'public');
const isClosed = (needs: string) => operationOf(needs as OperationId)?.proxy === 'refused';

let host: TestHost;
let headers: Readonly<Record<string, string>>;
let opened: View;
beforeAll(async () => {
  host = await startTestHost();
  ({ headers } = await host.signInAs('ana'));
}, 120_000);
// One app for all pages: what surrounds them is drawn and asked for once.
beforeAll(async () => {
  opened = await renderFeature({ host, features, at: '/', as: 'ana', via: 'super', isKept: true });
}, 120_000);
afterAll(() => opened.unmount());
afterAll(() => host.close());

/** The address of a page with records of the person; undefined where the person has none. */
async function addressOf(path: string): Promise<string | undefined> {
  const rows = async (url: string) => {
    const { body } = await host.app.inject({ method: 'GET', url, headers });
    return (JSON.parse(body) as { rows?: never[] }).rows ?? [];
  };
  const [params] = (await samples.params[sampleKey(samples, path) ?? '']?.(rows)) ?? [{}];
  return params && path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
}

type View = Awaited<ReturnType<typeof renderFeature>>;

async function visit(at: string) {
  const { goTo, router, queryClient } = opened;
  await goTo(at);
  const isLoaded = () => {
    expect(router.state.status).toBe('idle');
    expect(queryClient.isFetching()).toBe(0);
  };
  await vi.waitFor(isLoaded);
  await opened.findByRole('heading', { level: 1 });
  // What has just arrived is drawn a moment later, and may ask for more.
  await new Promise((drawn) => setTimeout(drawn, 10));
  await vi.waitFor(isLoaded);
}

/** Pages a link leads to, by what they need. */
const needsOf = (href: string): string => {
  const [, , page] = opened.router.getMatchedRoutes(href.split(/[?#]/)[0] ?? '');
  return page?.options.staticData?.needs ?? 'public';
};

const hrefs = () =>
  [...opened.baseElement.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const buttons = () =>
  [...opened.baseElement.querySelectorAll('button, [role=menuitem]')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent ?? '',
  );

/** Beginnings of buttons that do what 7.3 refuses. */
const REFUSED =
  /^(?:Accept|Acknowledge|Announce|Cancel request|Decline|Delete|Dispute|End plan|Enroll|Log call|Make (?:an address|codes)|Mark (?:all |un)*read|Pay|Pin|Refuse|Remove (?:photo|spouse|file)|Renew|Request|Resign|Reveal|Save (?:address|preferences|spouse|username|view)|Set up|Share(?! as image)|Show account|Sign(?! out)|Upload|Verify|Withdraw)\b/;

/** Opens the first ⋯ menu of the page, where it has one. */
async function openMenu() {
  const [button] = opened.queryAllByRole('button', { name: /^(?:More actions|Actions for )/ });
  if (!button) return;
  await opened.user.click(button);
  await opened.findByRole('menu');
}

describe('while an admin views as the associate (domain.md 7.3)', () => {
  it.each(pages.map(({ path, needs }) => [path, needs] as const))(
    '%s offers nothing that is refused',
    { timeout: 30_000 },
    async (path, needs) => {
      const at = await addressOf(path);
      if (at === undefined) return;
      await visit(at);
      const title = opened.baseElement.querySelector('h1')?.textContent;
      if (isClosed(needs)) expect(title).toBe('Permission Error');
      await openMenu();
      expect(hrefs().filter((href) => isClosed(needsOf(href)))).toEqual([]);
      expect(buttons().filter((name) => REFUSED.test(name))).toEqual([]);
    },
  );
});
