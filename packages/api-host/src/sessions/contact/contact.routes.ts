import { PHONE_TYPES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { nothing, oneOf, secretText, text, timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { sixDigits } from '../factors/factors.schemas.ts';
import { token } from '../sign-in/sign-in.schemas.ts';
import { emailChangeService } from './email-change.service.ts';
import { phoneChangeService } from './phone-change.service.ts';

const own = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  proxy: 'refused',
  unsigned: 'allowed',
} as const;

/** Changing the address and the number an account is reached by (domain.md 2.2, S-15). */
export const contactRoutes: Area = (platform) => {
  const emails = emailChangeService(platform);
  const phones = phoneChangeService(platform);
  return [
    operation({
      id: 'requestEmailChange',
      method: 'POST',
      path: '/account/email-change',
      tag: 'Account',
      summary: 'Ask for another email',
      description:
        'Needs the password and a second step of the last five minutes. Takes effect once the link sent to the new address is followed, within 24 hours; the old address is told.',
      policy: own,
      body: z.strictObject({
        email: text('Email', { max: 254 }),
        current_password: secretText('Current password', { max: 128 }),
      }),
      answer: { status: 202, schema: z.object({ email: z.string(), expires_at: timestamp() }) },
      rateClass: 'sign-in',
      transaction: 'manual',
      examples: {
        body: { email: 'ana@new.upline.test', current_password: 'lantern-harbor-42' },
        answer: { email: 'ana@new.upline.test', expires_at: '2026-03-03T15:00:00.000Z' },
      },
      handler: (input) => emails.ask(input, input.body),
    }),
    operation({
      id: 'cancelEmailChange',
      method: 'DELETE',
      path: '/account/email-change',
      tag: 'Account',
      summary: 'Keep the present email after all',
      // It changes nothing, so a suspended associate may stop what somebody asked for in their name.
      policy: { ...own, suspended: 'allowed' },
      answer: { status: 204, schema: nothing() },
      refusals: [404],
      handler: (input) => emails.cancel(input),
    }),
    operation({
      id: 'confirmEmailChange',
      method: 'POST',
      path: '/email/confirm',
      tag: 'Account',
      summary: 'Confirm a new email by the link that was mailed',
      policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
      body: z.strictObject({ token: token('Token') }),
      answer: { status: 204, schema: nothing() },
      rateClass: 'reset',
      examples: { body: { token: 'b0Qn3c1s7a2Jf6uJcQ2m0r4yHqT8vXk5wZ1dE9gLpSo' } },
      handler: (input) => emails.confirm(input, input.body.token),
    }),
    operation({
      id: 'requestPhoneChange',
      method: 'POST',
      path: '/account/phone-change',
      tag: 'Account',
      summary: 'Change or verify the own phone',
      description:
        'Needs a second step of the last five minutes. A mobile number takes effect by the code sent to it; calling again sends another. Others take effect at once and get no codes.',
      policy: own,
      body: z.strictObject({
        phone: text('Phone', { max: 30 }),
        phone_type: oneOf('Phone type', PHONE_TYPES),
      }),
      answer: {
        status: 200,
        schema: z.discriminatedUnion('status', [
          z.object({ status: z.literal('changed') }),
          z.object({
            status: z.literal('code_sent'),
            destination: z.string(),
            expires_at: timestamp(),
            resend_at: timestamp(),
          }),
        ]),
      },
      refusals: [409],
      rateClass: 'code',
      examples: {
        body: { phone: '(212) 555-0142', phone_type: 'Mobile' },
        answer: {
          status: 'code_sent',
          destination: '(•••) •••-0142',
          expires_at: '2026-03-02T15:10:00.000Z',
          resend_at: '2026-03-02T15:00:30.000Z',
        },
      },
      handler: (input) => phones.ask(input, input.body),
    }),
    operation({
      id: 'confirmPhoneChange',
      method: 'POST',
      path: '/account/phone-change/confirm',
      tag: 'Account',
      summary: 'Confirm a mobile phone by its code',
      policy: own,
      body: z.strictObject({ code: sixDigits() }),
      answer: { status: 204, schema: nothing() },
      rateClass: 'code',
      examples: { body: { code: '402913' } },
      handler: (input) => phones.confirm(input, input.body.code),
    }),
  ];
};
