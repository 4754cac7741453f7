import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { nothing } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import {
  anyCode,
  authenticatorSetupAnswer,
  methodBody,
  recoveryCodesAnswer,
  recoveryExample,
  sentAnswer,
  settingsAnswer,
  setupExample,
  sixDigits,
} from './factors.schemas.ts';
import { factorsService } from './factors.service.ts';
import { stepUp } from './step-up.service.ts';

/** Every change here is also open to a suspended associate, as the password is: it keeps the account safe. */
const own = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  proxy: 'refused',
  suspended: 'allowed',
  unsigned: 'allowed',
} as const;

/** The second step of the own account (S-15 to S-17). */
export const factorRoutes: Area = (platform) => {
  const factors = factorsService(platform);
  const confirmation = stepUp(platform);
  return [
    operation({
      id: 'getSignInSettings',
      method: 'GET',
      path: '/account/sign-in-settings',
      tag: 'Account',
      summary: 'How the own account is proved and reached',
      policy: { ...own, proxy: 'allowed' },
      answer: { status: 200, schema: settingsAnswer },
      examples: {
        answer: {
          second_step: 'App',
          authenticator: { confirmed_at: '2026-03-02T15:00:00.000Z' },
          authenticator_required: false,
          recovery_codes: { left: 9, created_at: '2026-03-02T15:00:00.000Z' },
          email: 'ana@demo.upline.test',
          email_verified: true,
          email_change: { email: 'ana@new.upline.test', expires_at: '2026-03-03T15:00:00.000Z' },
          phone: '2125550142',
          phone_type: 'Mobile',
          phone_verified: true,
          phone_change: null,
          payout_hold_until: null,
        },
      },
      handler: (input) => factors.settings(input),
    }),
    operation({
      id: 'sendConfirmationCode',
      method: 'POST',
      path: '/account/second-step/code',
      tag: 'Account',
      summary: 'Send a code before a grave change',
      description: 'Sends nothing where an authenticator app makes the codes.',
      policy: own,
      answer: { status: 200, schema: sentAnswer },
      rateClass: 'code',
      examples: {
        answer: {
          channel: 'Email',
          destination: 'a•••@d•••.test',
          expires_at: '2026-03-02T15:10:00.000Z',
          resend_at: '2026-03-02T15:00:30.000Z',
        },
      },
      handler: (input) => confirmation.send(input),
    }),
    operation({
      id: 'confirmSecondStep',
      method: 'POST',
      path: '/account/second-step/confirm',
      tag: 'Account',
      summary: 'Prove the second step again',
      description: 'Opens what answers 403 `second-step-required`, for five minutes.',
      policy: own,
      body: z.strictObject({ code: anyCode() }),
      answer: { status: 204, schema: nothing() },
      rateClass: 'code',
      examples: { body: { code: '402913' } },
      handler: (input) => confirmation.confirm(input, input.body.code),
    }),
    operation({
      id: 'chooseSecondStep',
      method: 'PUT',
      path: '/account/second-step',
      tag: 'Account',
      summary: 'Get sign-in codes by email or by SMS',
      policy: own,
      body: methodBody,
      answer: { status: 204, schema: nothing() },
      refusals: [409],
      examples: { body: { method: 'SMS' } },
      handler: (input) => factors.chooseMethod(input, input.body.method),
    }),
    operation({
      id: 'startAuthenticator',
      method: 'POST',
      path: '/account/authenticator',
      tag: 'Account',
      summary: 'Begin to set up an authenticator app',
      policy: own,
      answer: { status: 201, schema: authenticatorSetupAnswer },
      examples: { answer: setupExample },
      handler: (input) => factors.beginAuthenticator(input),
    }),
    operation({
      id: 'confirmAuthenticator',
      method: 'POST',
      path: '/account/authenticator/confirm',
      tag: 'Account',
      summary: 'Confirm an authenticator app by its first code',
      description: 'Answers recovery codes when the account has none left.',
      policy: own,
      body: z.strictObject({ code: sixDigits() }),
      answer: { status: 200, schema: z.object({ recovery_codes: recoveryCodesAnswer.nullable() }) },
      rateClass: 'code',
      examples: { body: { code: '402913' }, answer: { recovery_codes: recoveryExample } },
      handler: (input) => factors.confirmAuthenticator(input, input.body.code),
    }),
    operation({
      id: 'removeAuthenticator',
      method: 'DELETE',
      path: '/account/authenticator',
      tag: 'Account',
      summary: 'Go back to codes by message',
      policy: own,
      answer: { status: 204, schema: nothing() },
      refusals: [404, 409],
      handler: (input) => factors.removeAuthenticator(input),
    }),
    operation({
      id: 'renewRecoveryCodes',
      method: 'POST',
      path: '/account/recovery-codes',
      tag: 'Account',
      summary: 'Make new recovery codes in place of those before',
      policy: own,
      answer: { status: 200, schema: z.object({ recovery_codes: recoveryCodesAnswer }) },
      examples: { answer: { recovery_codes: recoveryExample } },
      handler: (input) => factors.renewRecoveryCodes(input),
    }),
  ];
};
