import type { TokenStore } from './token-store.ts';

export type Fetch = (request: Request) => Promise<Response>;

/**
 * A fetch that speaks for the signed-in person: sends the bearer token (and the admin's access token), stores the
 * token of `X-Token`, and acts on a 401 only if the request went out with the token that is still current;
 * otherwise it sends the request once more with the newer one.
 */
export function authorizedFetch(tokens: TokenStore, send: Fetch): Fetch {
  return async (request) => {
    const again = request.clone();
    const first = await attempt(tokens, send, request);
    if (first.response.status !== 401 || first.sent === undefined) return first.response;
    const current = tokens.token();
    if (current === first.sent) {
      tokens.end('refused');
      return first.response;
    }
    if (current === undefined) return first.response;
    const second = await attempt(tokens, send, again);
    if (second.response.status === 401 && second.sent === tokens.token()) tokens.end('refused');
    return second.response;
  };
}

async function attempt(tokens: TokenStore, send: Fetch, request: Request) {
  const sent = tokens.token();
  if (sent) request.headers.set('authorization', `Bearer ${sent}`);
  const accessToken = tokens.accessToken();
  if (accessToken) request.headers.set('x-access-token', accessToken);
  const response = await send(request);
  if (sent && response.status !== 401) tokens.markUsed();
  const rotated = response.headers.get('x-token');
  if (rotated) tokens.rotate(rotated);
  return { response, sent };
}
