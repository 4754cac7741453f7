/** What the client reads from a token. It never decides anything by it: the server does (R-PRM-01). */
export interface TokenClaims {
  /** Session id: a rotated token keeps it, a new sign-in has another. */
  readonly sid: string;
  /** Seconds since 1970; the newer of two tokens of one session wins. */
  readonly iat: number;
  readonly exp: number;
  /** Present while an admin views as the associate (SPEC §6). */
  readonly proxyAdminCode: string | undefined;
}

/** Three parts of base64url, which is also all that may stand in a header. */
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Claims of a JSON web token, or undefined for anything that is not one. The signature is the server's business. */
export function readClaims(token: string | null | undefined): TokenClaims | undefined {
  if (!token || !SHAPE.test(token)) return undefined;
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const { sid, iat, exp, proxy_admin_code } = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof sid !== 'string' || sid === '') return undefined;
    if (!Number.isFinite(iat) || !Number.isFinite(exp)) return undefined;
    if (proxy_admin_code !== undefined && typeof proxy_admin_code !== 'string') return undefined;
    return { sid, iat, exp, proxyAdminCode: proxy_admin_code };
  } catch {
    return undefined;
  }
}
