/** Longest address honoured; longer ones are not ours. */
const LONGEST = 2000;
const CONTROL_OR_BACKSLASH = /[\s\p{Cc}\\]/u;
const PUBLIC = /^\/(login|forgot-password|reset-password|confirm-email|register)(\/|$)/;

/**
 * The address to open after sign-in, or `/` for anything that is not a path of this app (S-23, R-AUT-06): other
 * origins, schemes, `//host`, backslashes, control characters, unknown paths, and the sign-in screens themselves.
 */
export function safeRedirect(value: unknown, isKnownPath: (pathname: string) => boolean): string {
  if (typeof value !== 'string' || value.length > LONGEST) return '/';
  if (!value.startsWith('/') || value.startsWith('//') || CONTROL_OR_BACKSLASH.test(value)) return '/';
  const base = 'https://app.invalid';
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return '/';
  }
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (/%(2f|5c|00)/i.test(url.pathname)) return '/';
  if (PUBLIC.test(url.pathname) || !isKnownPath(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The `redirect` parameter for a refused address: none for the root and for login itself (SPEC §2 error pages). */
export function redirectParameter(href: string): string | undefined {
  const { pathname } = new URL(href, 'https://app.invalid');
  return pathname === '/' || PUBLIC.test(pathname) ? undefined : href;
}
