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
beforeAll(async () => {
  host = await startTestHost();
}, 120_000);
afterAll(() => host.close());

/** The address of a page with records of the person; undefined where the person has none. */
async function addressOf(path: string): Promise<string | undefined> {
  const { headers } = await host.signInAs('ana');
  const rows = async (url: string) => {
    const { body } = await host.app.inject({ method: 'GET', url, headers });
    return (JSON.parse(body) as { rows?: never[] }).rows ?? [];
  };
  const [params] = (await samples.params[sampleKey(samples, path) ?? '']?.(rows)) ?? [{}];
  return params && path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
}

const view = async (at: string) => {
  const opened = await renderFeature({ host, features, at, as: 'ana', via: 'super' });
  await opened.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(opened.queryClient.isFetching()).toBe(0), { timeout: 5000 });
  return opened;
};
type View = Awaited<ReturnType<typeof view>>;

/** Pages a link leads to, by what they need. */
const needsOf = ({ router }: View, href: string): string => {
  const [, , page] = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? '');
  return page?.options.staticData?.needs ?? 'public';
};

const hrefs = ({ baseElement }: View) =>
  [...baseElement.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const buttons = ({ baseElement }: View) =>
  [...baseElement.querySelectorAll('button, [role=menuitem]')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent ?? '',
  );

/** Beginnings of buttons that do what 7.3 refuses. */
const REFUSED =
  /^(?:Accept|Acknowledge|Announce|Cancel request|Decline|Delete|Dispute|End plan|Enroll|Log call|Make (?:an address|codes)|Mark (?:all |un)*read|Pay|Pin|Refuse|Remove (?:photo|spouse|file)|Renew|Request|Resign|Reveal|Save (?:address|preferences|spouse|username|view)|Set up|Share(?! as image)|Show account|Sign(?! out)|Upload|Verify|Withdraw)\b/;

/** Opens the first ⋯ menu of the page, where it has one. */
async function openMenu(opened: View) {
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
      const opened = await view(at);
      const title = opened.baseElement.querySelector('h1')?.textContent;
      if (isClosed(needs)) expect(title).toBe('Permission Error');
      await openMenu(opened);
      expect(hrefs(opened).filter((href) => isClosed(needsOf(opened, href)))).toEqual([]);
      expect(buttons(opened).filter((name) => REFUSED.test(name))).toEqual([]);
      opened.unmount();
    },
  );
});
