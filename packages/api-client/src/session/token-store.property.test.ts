import fc from 'fast-check';
import ky from 'ky';
import { describe, expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { sessionHooks } from './session-hooks.ts';
import { TokenStore } from './token-store.ts';
import { makeTabs, tokenOf } from './two-tabs.ts';

/**
 * The server's half of R-30: rotation issues a newer token, the older one stays good for a while after the newer was
 * first used, and nothing is good once the session has ended.
 */
function modelServer(sid: string, lapseGrace: () => boolean) {
  let newest = 1;
  let used = 1;
  let alive = true;
  return {
    sid,
    token: tokenOf({ sid, iat: 1 }),
    end: () => {
      alive = false;
    },
    answer(request: Request, rotate: boolean): Response {
      const bearer = request.headers.get('authorization')?.slice('Bearer '.length);
      const claims = readClaims(bearer);
      if (!alive || claims?.sid !== sid) return new Response(null, { status: 401 });
      used = Math.max(used, claims.iat);
      const stale = claims.iat < used && (claims.iat < used - 1 || lapseGrace());
      if (stale) return new Response(null, { status: 401 });
      const headers = new Headers();
      if (rotate) {
        newest += 1;
        headers.set('x-token', tokenOf({ sid, iat: newest }));
      }
      return new Response('{}', { status: 200, headers });
    },
  };
}

const scenario = fc.record({
  requests: fc.array(fc.record({ tab: fc.nat(1), rotate: fc.boolean() }), { minLength: 6, maxLength: 6 }),
  signOut: fc.option(fc.nat(1), { nil: undefined }),
  signInAgain: fc.boolean(),
  graceLapses: fc.boolean(),
  scheduler: fc.scheduler(),
});

describe('R-30: two tabs, six requests, rotation and sign-out in any order', () => {
  it('never signs out wrongly, never goes back to an older token, and sign-out always wins', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ requests, signOut, signInAgain, graceLapses, scheduler }) => {
        const server = modelServer('first', () => graceLapses);
        const nextServer = modelServer('second', () => graceLapses);
        const hosts = makeTabs(2, (run) => void scheduler.schedule(Promise.resolve(), 'storage').then(run));
        const stores = hosts.map((host) => new TokenStore(host));
        const at = <T>(list: readonly T[], index: number) => list[index] as T;
        at(stores, 0).signIn(server.token, null);

        let signedOut = false;
        const ended: string[] = [];
        for (const store of stores) store.onEnd((reason) => ended.push(reason));

        const seen = new Map<string, number>();
        const watch = () => {
          const claims = at(stores, 0).claims();
          if (!claims) return;
          expect(claims.iat, 'never back to an older token').toBeGreaterThanOrEqual(
            seen.get(claims.sid) ?? 0,
          );
          seen.set(claims.sid, claims.iat);
          if (signedOut) expect(claims.sid, 'an ended session never comes back').toBe('second');
        };

        const running = requests.map(async ({ tab, rotate }, index) => {
          const fetch = async (input: unknown) => {
            const request = input as Request;
            await scheduler.schedule(Promise.resolve(), `out ${index}`);
            const bearer = readClaims(request.headers.get('authorization')?.slice(7));
            const answer = (bearer?.sid === 'second' ? nextServer : server).answer(request, rotate);
            await scheduler.schedule(Promise.resolve(), `back ${index}`);
            watch();
            return answer;
          };
          await scheduler.schedule(Promise.resolve(), `start ${index}`);
          if (!at(stores, tab).token()) return;
          await ky('http://api.test/', {
            fetch,
            throwHttpErrors: false,
            hooks: sessionHooks(at(stores, tab)),
          });
          watch();
        });
        if (signOut !== undefined) {
          running.push(
            scheduler.schedule(Promise.resolve(), 'sign out').then(async () => {
              server.end();
              at(stores, signOut).end('signed-out');
              signedOut = true;
              if (!signInAgain) return;
              await scheduler.schedule(Promise.resolve(), 'sign in again');
              at(stores, signOut).signIn(nextServer.token, null);
            }),
          );
        }
        await scheduler.waitFor(Promise.all(running));
        await scheduler.waitIdle();

        const sessions = stores.map((store) => store.claims()?.sid);
        if (signOut === undefined) {
          expect(sessions).toEqual(['first', 'first']);
          expect(ended).toEqual([]);
        } else if (signInAgain) {
          expect(sessions).toEqual(['second', 'second']);
        } else {
          expect(sessions).toEqual([undefined, undefined]);
          expect(hosts.map((host) => host.localStorage.getItem('Token'))).toEqual([null, null]);
        }
      }),
      { numRuns: 10_000 },
    );
  }, 180_000);
});
