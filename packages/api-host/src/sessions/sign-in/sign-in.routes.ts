import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { deviceTokenOf, leaveDeviceToken } from '../devices/device-cookie.ts';
import { recoveryExample } from '../factors/factors.schemas.ts';
import { codeService } from './code.service.ts';
import {
  codeAnswer,
  codeBody,
  resendAnswer,
  resendBody,
  setupAnswer,
  setupBody,
  signInAnswer,
  signInBody,
} from './sign-in.schemas.ts';
import { signInService } from './sign-in.service.ts';

const policy = { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' } as const;
const pending_token = 'eyJhbGciOiJFZERTQSJ9.eyJhdWQiOiJtZmEifQ.c2lnbmF0dXJl';

/** Signing in by password and code. */
export const signInRoutes: Area = (platform) => {
  const signIn = signInService(platform);
  const code = codeService(platform);
  return [
    operation({
      id: 'signIn',
      method: 'POST',
      path: '/login',
      tag: 'Sessions',
      summary: 'Sign in by password',
      description:
        'Answers tokens on a remembered device, otherwise a pending token and a code by email or SMS. Unknown users, wrong passwords and closed accounts are told apart by nothing.',
      policy,
      body: signInBody,
      answer: { status: 200, schema: signInAnswer },
      refusals: [401, 403],
      rateClass: 'sign-in',
      transaction: 'manual',
      examples: {
        body: { identifier: 'ana', password: 'lantern-harbor-42', app: 'portal' },
        answer: {
          status: 'code_required',
          pending_token,
          channel: 'Email',
          destination: 'a•••@d•••.test',
          expires_at: '2026-03-02T15:10:00.000Z',
          resend_at: '2026-03-02T15:00:30.000Z',
        },
      },
      handler: (input) => signIn(input, { ...input.body, deviceToken: deviceTokenOf(input.request) }),
    }),
    operation({
      id: 'confirmSignInCode',
      method: 'POST',
      path: '/login/code',
      tag: 'Sessions',
      summary: 'Confirm a sign-in by its code',
      description:
        "Takes what was sent, what an authenticator app shows, or a recovery code. With `remember_device` an associate's browser is given the cookie `upline-device`, which spares the code for 30 days.",
      policy,
      body: codeBody,
      answer: { status: 200, schema: codeAnswer },
      refusals: [401],
      rateClass: 'code',
      examples: {
        body: { pending_token, code: '402913', remember_device: true },
        answer: { status: 'signed_in', token: pending_token, access_token: null },
      },
      async handler(input) {
        const answer = await code.confirm(input, input.body);
        if (answer.status !== 'signed_in') return answer;
        const { deviceToken, ...signedIn } = answer;
        if (deviceToken !== undefined) leaveDeviceToken(input.reply, platform.config, deviceToken);
        return signedIn;
      },
    }),
    operation({
      id: 'confirmSignInAuthenticator',
      method: 'POST',
      path: '/login/authenticator',
      tag: 'Sessions',
      summary: 'Set up the authenticator app a sign-in insists on',
      description:
        'After `confirmSignInCode` answered `authenticator_required`: takes the first code of the app and opens the session.',
      policy,
      body: setupBody,
      answer: { status: 200, schema: setupAnswer },
      refusals: [401],
      rateClass: 'code',
      examples: {
        body: { pending_token, code: '402913' },
        answer: {
          status: 'signed_in',
          token: pending_token,
          access_token: pending_token,
          recovery_codes: recoveryExample,
        },
      },
      handler: (input) => code.confirmAuthenticator(input, input.body),
    }),
    operation({
      id: 'resendSignInCode',
      method: 'POST',
      path: '/login/code/resend',
      tag: 'Sessions',
      summary: 'Send another sign-in code',
      description: 'At most once in 30 seconds and five times an hour; the new code replaces the old one.',
      policy,
      body: resendBody,
      answer: { status: 200, schema: resendAnswer },
      refusals: [401],
      rateClass: 'code',
      examples: {
        body: { pending_token },
        answer: { expires_at: '2026-03-02T15:10:30.000Z', resend_at: '2026-03-02T15:01:00.000Z' },
      },
      handler: (input) => code.resend(input, input.body),
    }),
  ];
};
