import { ApiError, createApi, TokenStore } from '@upline/api-client';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Client } from './client.tsx';
import { type AppConfig, loadConfig } from './config.ts';
import { LightRoot } from './light-root.tsx';

/** The page as it starts: where to draw, and with what. */
export interface Page {
  readonly client: Client;
  readonly root: Root;
  /** Nonce of the page's style policy (S-76). */
  readonly nonce: string | undefined;
}

export interface BootOptions {
  readonly variant: AppConfig['variant'];
  /** The whole app: router, query cache, frame. */
  readonly app: () => Promise<{ readonly start: (page: Page) => void }>;
  /** Comes with the page itself: a person without a session sees it at once, and the app loads while they type. */
  readonly SignInPage: (props: SignInPageProps) => ReactNode;
}

export interface SignInPageProps {
  readonly search: Readonly<Record<string, string | undefined>>;
  /** The session has started: open the app. */
  readonly onEntered: () => void;
}

/** Starts the page: the app, or sign-in first. */
export async function boot({ variant, app, SignInPage }: BootOptions): Promise<void> {
  watchForMissingChunks();
  const tokens = new TokenStore(window);
  const signInFirst = !tokens.token() && window.location.pathname === '/login';
  const [config, whole] = await Promise.all([loadConfig(), signInFirst ? null : app().catch(reload)]);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const page: Page = {
    client: { api: createApi({ baseUrl: config.apiUrl, tokens }), config: { ...config, variant } },
    root: createRoot(element, { onCaughtError: reportUnexpected }),
    nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
  };
  if (whole) {
    whole.start(page);
    return;
  }
  page.root.render(
    <LightRoot page={page}>
      <SignInPage
        search={Object.fromEntries(new URLSearchParams(window.location.search))}
        onEntered={() => void app().then(({ start }) => start(page), reload)}
      />
    </LightRoot>,
  );
  // While the person types, the app arrives; nothing is drawn with it yet.
  whenIdle(() => void app().catch(() => undefined));
}

/**
 * An error page for a refusal of the server is not our fault; every other error that a boundary catches is reported. If
 * a part of the app is missing on the server, the page reloads.
 */
function reportUnexpected(error: unknown): void {
  if (missing.has(error as object)) reloadOnce();
  else if (!(error instanceof ApiError)) reportError(error);
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 500);

/** Why chunks did not come. */
const missing = new WeakSet<object>();

/** What was asked for ahead may be missing without harm: nothing is done before it is to be shown. */
function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) =>
    missing.add((event as Event & { readonly payload: object }).payload),
  );
}

function reload(error: unknown): never {
  if (missing.has(error as object)) reloadOnce();
  throw error;
}

/**
 * A chunk of a former deployment is gone: reload the page once. The second time the error page explains it.
 */
function reloadOnce(): void {
  const mark = 'reloaded-for-chunk';
  const before = Number(sessionStorage.getItem(mark));
  if (!navigator.onLine || Date.now() - before < 60_000) return;
  sessionStorage.setItem(mark, String(Date.now()));
  window.location.reload();
}
