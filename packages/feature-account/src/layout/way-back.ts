/** The search of a page that was opened to mend something: an address of this app. */
export const wayBack = (search: Record<string, unknown>): { back?: string } =>
  typeof search.back === 'string' && /^\/[^/\\]/.test(search.back) ? { back: search.back } : {};
