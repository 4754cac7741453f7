import type { SignedInContext } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { LegalDocument } from './legal.tables.ts';

/** Acts inside the transaction of the revocation; `document` is as it was before. */
type RevocationHandler = (context: SignedInContext, document: LegalDocument, reason: string) => Promise<void>;

/** One list for each running host: a process may hold several, as tests do. */
const handlers = new WeakMap<Platform, RevocationHandler[]>();

/** What other areas let hang on a document ends with it: called for every document that is revoked. Register while the area is set up. */
export function onDocumentRevoked(platform: Platform, handler: RevocationHandler): void {
  handlers.set(platform, [...(handlers.get(platform) ?? []), handler]);
}

export async function emitDocumentRevoked(
  platform: Platform,
  ...event: Parameters<RevocationHandler>
): Promise<void> {
  for (const handler of handlers.get(platform) ?? []) await handler(...event);
}
