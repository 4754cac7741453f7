import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { token } from '../sign-in/sign-in.schemas.ts';
import { ssoService } from './sso.service.ts';

/** Sign-in links (R-AUT-05). */
export const ssoRoutes: Area = (platform) => {
  const signInWithSso = ssoService(platform);
  return [
    operation({
      id: 'signInWithSso',
      method: 'POST',
      path: '/login/sso',
      tag: 'Sessions',
      summary: 'Sign in by a link of a partner or of support',
      description: 'A link is good once and for 60 seconds; the page asks for a click before it calls this.',
      policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
      body: z.strictObject({ token: token('Token') }),
      answer: {
        status: 200,
        schema: z.object({
          status: z.literal('signed_in'),
          token: z.string(),
          access_token: z.null(),
          proxy: z.boolean().meta({ description: 'An admin is viewing as the associate.' }),
        }),
      },
      refusals: [401],
      rateClass: 'sign-in',
      examples: {
        body: { token: 'eyJhbGciOiJFZERTQSJ9.eyJhdWQiOiJzc28ifQ.c2lnbmF0dXJl' },
        answer: {
          status: 'signed_in',
          token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln',
          access_token: null,
          proxy: true,
        },
      },
      handler: async (input) => ({
        status: 'signed_in' as const,
        access_token: null,
        ...(await signInWithSso(input, input.body)),
      }),
    }),
  ];
};
