import { amaCountry } from '@upline/domain';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { ListedDocument } from './legal.ts';

/** The page on which a document is read and signed: an agreement that waits has one of its own. */
export function pageOf({ id, type, status, country, plan }: ListedDocument): LinkTarget {
  if (type === 'AMA' && status === 'Pending' && plan !== null)
    return { to: '/ama/$country/$plan', params: { country: amaCountry(country), plan } };
  return { to: '/account/legal-documents/$id', params: { id } };
}
