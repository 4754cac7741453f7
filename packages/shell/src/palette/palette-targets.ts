import type { AnyRouter } from '@tanstack/react-router';
import { asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { hasRoute } from '../nav/nav-model.ts';
import type { RecordKind } from '../verbs/verb.ts';

export const RECORD_KINDS = [
  'associate',
  'client',
  'policy',
  'provider',
] as const satisfies readonly RecordKind[];

interface RecordPage {
  readonly to: string;
  readonly param: string;
}

/** Pages that show a found record, best first; the app mounts some of them. */
const RECORD_PAGES: Readonly<Record<RecordKind, readonly RecordPage[]>> = {
  associate: [
    { to: '/associates/$code', param: 'code' },
    { to: '/team/$code', param: 'code' },
    { to: '/team/$code/visualizer', param: 'code' },
  ],
  client: [{ to: '/business/clients/$id', param: 'id' }],
  policy: [{ to: '/business/$policy_number', param: 'policy_number' }],
  provider: [{ to: '/business/product-providers/$provider_id', param: 'provider_id' }],
};

/** Where records of a kind open in this app; undefined: nothing to search for. */
export const pageFor = (router: AnyRouter, kind: RecordKind): RecordPage | undefined =>
  RECORD_PAGES[kind].find(({ to }) => hasRoute(router, to));

/** The page of a record. */
export function targetOf(router: AnyRouter, kind: RecordKind, id: string): LinkTarget | undefined {
  const page = pageFor(router, kind);
  return page && { to: asAddress(page.to), params: { [page.param]: id } };
}
