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
  /** Sign-in alone, for whoever comes without a session: a third less to load, and the app follows while they type. */
  readonly signIn: () => Promise<{ readonly default: (props: SignInPageProps) => ReactNode }>;
}

export interface SignInPageProps {
  readonly search: Readonly<Record<string, string | undefined>>;
  /** The session has started: open the app. */
  readonly onEntered: () => void;
}

/** Starts the page: the app, or sign-in first. */
export async function boot({ variant, app, signIn }: BootOptions): Promise<void> {
  reloadOnceForMissingChunk();
  const tokens = new TokenStore(window);
  const signInFirst = !tokens.token() && window.location.pathname === '/login';
  const [config, part] = await Promise.all([loadConfig(), signInFirst ? signIn() : app()]);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const page: Page = {
    client: { api: createApi({ baseUrl: config.apiUrl, tokens }), config: { ...config, variant } },
    root: createRoot(element, { onCaughtError: reportUnexpected }),
    nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
  };
  if ('start' in part) {
    part.start(page);
    return;
  }
  const SignIn = part.default;
  page.root.render(
    <LightRoot page={page}>
      <SignIn
        search={Object.fromEntries(new URLSearchParams(window.location.search))}
        onEntered={() => void app().then(({ start }) => start(page))}
      />
    </LightRoot>,
  );
  // While the person types, the app arrives; nothing is drawn with it yet.
  whenIdle(() => void app());
}

/** An error page for a refusal of the server is no fault of ours; everything else a boundary catches is reported. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 500);

/**
 * A chunk of a former deployment is gone: load the page anew, once. The second time the error page explains. Without a
 * network nothing newer is to be had, and a page that only asked ahead stays as it is.
 */
function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const mark = 'reloaded-for-chunk';
    const before = Number(sessionStorage.getItem(mark));
    if (Date.now() - before < 60_000) return;
    sessionStorage.setItem(mark, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
