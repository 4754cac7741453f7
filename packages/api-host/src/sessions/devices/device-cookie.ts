import { DAY_MS } from '@upline/domain';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

const NAME = 'upline-device';
/** A device stays remembered this long (R-AUT-02). */
export const DEVICE_LIFETIME_MS = 30 * DAY_MS;
/** A token is 43 characters; whatever is longer is none of ours. */
const LONGEST = 100;

/** The token of "Remember this device" that came with the request. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  const token = parseCookie(request.headers.cookie ?? '')[NAME];
  return token !== undefined && token.length <= LONGEST ? token : undefined;
}

/**
 * Leaves the token with the browser, out of reach of scripts and of other sites, and only for the operations of signing in:
 * no other request carries it.
 */
export function leaveDeviceToken(
  reply: FastifyReply,
  { apiUrl }: Pick<Config, 'apiUrl'>,
  token: string,
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: NAME,
      value: token,
      path: '/login',
      maxAge: DEVICE_LIFETIME_MS / 1000,
      httpOnly: true,
      sameSite: 'strict',
      secure: apiUrl.startsWith('https:'),
    }),
  );
}
