import './all-operations.ts';
import { act, getQueriesForElement, render } from '@testing-library/react';
import { createApi, TokenStore } from '@upline/api-client';
import { type AppConfig, AppRoot, askAhead, followSessionEnd } from '@upline/shell';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AnyFeature, featureRouter } from './feature-router.ts';
import { quickUser } from './quick-user.ts';
import { serverFetch } from './server-fetch.ts';
import type { TestHost } from './test-host.ts';

export interface RenderFeatureOptions {
  /** A host of the test, with the demo network: `startTestHost()` in `beforeAll`. */
  readonly host: TestHost;
  readonly features: readonly AnyFeature[];
  /** Address to open. */
  readonly at: string;
  /** Signed in as this user; nobody by default. */
  readonly as?: string;
  /** The admin who views as that user. */
  readonly via?: string;
  readonly variant?: AppConfig['variant'];
  /** The page is loaded again: what the tab remembers stays. */
  readonly isReload?: boolean;
  /** Outlives the test: one that walks many pages draws once what surrounds them. Unmount it in `afterAll`. */
  readonly isKept?: boolean;
}

const API = 'http://api.test';

window.scrollTo = () => undefined;

/** As `render` of the library, which takes away after each test what it has drawn. */
function renderKept(element: ReactElement) {
  const baseElement = document.body;
  const container = baseElement.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(element);
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { ...getQueriesForElement(baseElement), baseElement, container, unmount };
}

/**
 * Opens screens as an app does, on the real server in this process: the same router options, query cache, frame and
 * guard. Each call starts with an empty storage and no messages.
 */
export async function renderFeature(options: RenderFeatureOptions) {
  const { host, features, at, as, via, variant = 'portal', isReload = false, isKept = false } = options;
  localStorage.clear();
  if (!isReload) sessionStorage.clear();
  toast.clear();
  const server = serverFetch(host);
  const tokens = new TokenStore(window);
  if (as) {
    const { headers } = await host.signInAs(as, via ? { via } : {});
    tokens.signIn(headers.authorization?.slice('Bearer '.length) ?? '', headers['x-access-token'] ?? null);
  }
  const api = createApi({ baseUrl: API, tokens, fetch: server.fetch });
  const router = featureRouter({ features, variant, api, apiUrl: API, photoUrl: `${API}/photos`, at });
  const { queryClient } = router.options.context;
  const unfollow = followSessionEnd(router);
  askAhead(router);
  const user = quickUser();
  // Strict mode draws everything twice, to show what differs: the walk through all pages does, and each story of one.
  const view = await act(async () =>
    isKept
      ? renderKept(
          <StrictMode>
            <AppRoot router={router} />
          </StrictMode>,
        )
      : render(<AppRoot router={router} />),
  );
  return {
    ...view,
    user,
    router,
    api,
    queryClient,
    failures: server.failures,
    /** Requests sent so far, oldest first. */
    sent: server.sent,
    /** Leads to another address, as a link does. */
    goTo: (href: string) => act(() => router.navigate({ href })),
    /** Path of the address bar. */
    path: () => router.state.location.pathname,
    search: () => router.state.location.search as Readonly<Record<string, unknown>>,
    unmount: () => {
      unfollow();
      view.unmount();
    },
  };
}
