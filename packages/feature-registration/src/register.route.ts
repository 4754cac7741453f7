import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { REGISTRATION_STEPS, type RegistrationChannel, type RegistrationStep } from '@upline/domain';
import { type AppContext, publicRoute } from '@upline/shell';
import { heldToken } from './held-token.ts';
import type { Registration, Sponsor } from './registration.ts';

export interface Opened {
  readonly channel: RegistrationChannel;
  readonly upline: string;
  /** Undefined: the link is not valid. */
  readonly sponsor: Sponsor | undefined;
  readonly registration: Registration | undefined;
  readonly token: string | undefined;
  /** Whether this tab began a registration that is continued elsewhere by the mailed link, or has expired. */
  readonly isOver: boolean;
  /** Whether an admin views as an associate (domain.md 7.3). */
  readonly isProxy: boolean;
}

export interface RegisterSearch {
  readonly step?: RegistrationStep;
  /** Whether the payment page has sent the person back. */
  readonly paid?: number;
}

const registerSearch = ({ step, paid }: Record<string, unknown>): RegisterSearch => {
  const known = REGISTRATION_STEPS.find((one) => one === step);
  return { ...(known && { step: known }), ...(paid !== undefined && { paid: 1 }) };
};

/** The page itself knows what has been saved since; another step is no reason to ask again. */
const shouldReload = ({ cause }: { readonly cause: string }) => cause !== 'stay';

/** The host's refusal of an unknown or expired draft is not an error of the page. */
async function unlessRefused<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** The sponsor of the link, and the draft that was begun by it in this tab. */
async function open(
  { api }: Pick<AppContext, 'api'>,
  channel: RegistrationChannel,
  upline: string,
): Promise<Opened> {
  const isProxy = api.tokens.claims()?.proxyAdminCode !== undefined;
  const token = heldToken(channel, upline);
  const nothing = {
    channel,
    upline,
    isProxy,
    sponsor: undefined,
    registration: undefined,
    token: undefined,
    isOver: false,
  };
  if (isProxy) return nothing;
  const registration =
    token === undefined ? undefined : await unlessRefused(api.call('openRegistration', { body: { token } }));
  const sponsor =
    registration?.upline ?? (await unlessRefused(api.call('getRegistrationSponsor', { params: { upline } })));
  const isOver = token !== undefined && registration === undefined;
  return { ...nothing, sponsor, registration, token: registration && token, isOver };
}

const component = lazyRouteComponent(() => import('./register-screen.tsx'), 'RegisterScreen');
const staticData = { title: 'Join', needs: 'public' } as const;

export const registerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register/$upline',
  staticData,
  validateSearch: registerSearch,
  shouldReload,
  loader: ({ context, params }) => open(context, 'standard', params.upline),
  component,
});

export const registerDirectRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register/direct/$upline',
  staticData,
  validateSearch: registerSearch,
  shouldReload,
  loader: ({ context, params }) => open(context, 'direct', params.upline),
  component,
});

export const registerWfsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register/wfs/$upline',
  staticData,
  validateSearch: registerSearch,
  shouldReload,
  loader: ({ context, params }) => open(context, 'wfs', params.upline),
  component,
});
