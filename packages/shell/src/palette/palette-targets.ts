import type { AnyRouter } from '@tanstack/react-router';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { hasRoute } from '../nav/nav-model.ts';
import type { Hit } from './palette-search.ts';

/** Pages that show a found record, best first; the app mounts some of them. */
const PAGES: Readonly<Record<Hit['kind'], readonly { readonly to: string; readonly param: string }[]>> = {
  associate: [
    { to: '/associates/$code', param: 'code' },
    { to: '/team/$code', param: 'code' },
  ],
  client: [{ to: '/business/clients/$id', param: 'id' }],
  policy: [{ to: '/business/$policy_number', param: 'policy_number' }],
  provider: [{ to: '/business/product-providers/$provider_id', param: 'provider_id' }],
};

/** Where records of a kind open in this app; undefined: nothing to search for. */
export const pageFor = (router: AnyRouter, kind: Hit['kind']) =>
  PAGES[kind].map(({ to, param }) => ({ to: asAddress(to), param })).find(({ to }) => hasRoute(router, to));
