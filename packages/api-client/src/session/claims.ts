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

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Claims of a JSON web token, or undefined for anything that is not one. The signature is the server's business. */
export function readClaims(token: string | null | undefined): TokenClaims | undefined {
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const record = claims as Record<string, unknown>;
    const sid = text(record.sid);
    if (!sid) return undefined;
    return {
      sid,
      iat: number(record.iat),
      exp: number(record.exp),
      proxyAdminCode: text(record.proxy_admin_code),
    };
  } catch {
    return undefined;
  }
}
