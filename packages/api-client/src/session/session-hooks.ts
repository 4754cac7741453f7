import ky, { type AfterResponseState, type Hooks } from 'ky';
import type { TokenStore } from './token-store.ts';

/**
 * Hooks that speak for the signed-in person: they send the bearer token (and the admin's access token), store the
 * token of `X-Token`, and act on a 401 only if the request went out with the token that is still current; otherwise
 * it is sent again with the newer one.
 */
export function sessionHooks(tokens: TokenStore): Hooks {
  // Every try asks again: the token may have changed, or the session ended, since the one before.
  const sign = ({ request }: { readonly request: Request }) => {
    const token = tokens.token();
    setHeader(request, 'authorization', token && bearer(token));
    setHeader(request, 'x-access-token', tokens.accessToken());
  };
  const hear = ({ request, response, options, retryCount }: AfterResponseState) => {
    const sent = request.headers.get('authorization');
    if (sent && response.status !== 401) tokens.markUsed();
    const rotated = response.headers.get('x-token');
    if (rotated) tokens.rotate(rotated);
    if (response.status !== 401 || sent === null) return;
    const current = tokens.token();
    if (current === undefined) return;
    if (sent === bearer(current)) tokens.end('refused');
    else if (retryCount < options.retry.limit) return ky.retry({ delay: 0, code: 'NEWER_TOKEN' });
  };
  return { beforeRequest: [sign], beforeRetry: [sign], afterResponse: [hear] };
}

const bearer = (token: string) => `Bearer ${token}`;

function setHeader(request: Request, name: string, value: string | undefined): void {
  if (value === undefined) request.headers.delete(name);
  else request.headers.set(name, value);
}
