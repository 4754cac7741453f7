import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { nothing, secretText, text } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { app, token } from '../sign-in/sign-in.schemas.ts';
import { passwordService } from './password.service.ts';

const own = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  proxy: 'refused',
  suspended: 'allowed',
  unsigned: 'allowed',
} as const;
const open = { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' } as const;

/** Bounded here; the rules that need their owner are the service's (R-VAL-19). */
const password = (label = 'Password') => secretText(label, { max: 128 });
const newPassword = { password: password(), password_repeat: password('Repeat password') };
const SENT = 'If the account exists, an email has been sent';
const exampleToken = 'b0Qn3c1s7a2Jf6uJcQ2m0r4yHqT8vXk5wZ1dE9gLpSo';

/** Passwords: change, confirm, forget, reset. */
export const passwordRoutes: Area = (platform) => {
  const passwords = passwordService(platform);
  platform.jobs.define('send-password-reset', {
    run: (context, payload) => passwords.sendReset(context, payload),
  });
  return [
    operation({
      id: 'changePassword',
      method: 'PUT',
      path: '/account/password',
      tag: 'Account',
      summary: 'Change the own password',
      description: 'Needs the present one. Every other session ends and the owner is told by mail.',
      policy: own,
      body: z.strictObject({ current_password: password('Current password'), ...newPassword }),
      answer: { status: 204, schema: nothing() },
      rateClass: 'sign-in',
      transaction: 'manual',
      examples: {
        body: {
          current_password: 'lantern-harbor-42',
          password: 'seven-quiet-otters',
          password_repeat: 'seven-quiet-otters',
        },
      },
      handler: (input) => passwords.change(input, input.caller, input.body),
    }),
    operation({
      id: 'confirmIdentity',
      method: 'POST',
      path: '/account/confirm',
      tag: 'Account',
      summary: 'Confirm the own password before a grave act',
      description: 'Opens what answers 403 `confirmation-required`, for five minutes.',
      policy: own,
      body: z.strictObject({ password: password() }),
      answer: { status: 204, schema: nothing() },
      rateClass: 'sign-in',
      transaction: 'manual',
      examples: { body: { password: 'lantern-harbor-42' } },
      handler: (input) => passwords.confirm(input, input.caller, input.body),
    }),
    operation({
      id: 'requestPasswordReset',
      method: 'POST',
      path: '/password/forgot',
      tag: 'Sessions',
      summary: 'Ask for a reset link',
      description: 'Answers the same whether the account exists or not.',
      policy: open,
      body: z.strictObject({ email: text('Email', { max: 254 }), app: app() }),
      answer: { status: 200, schema: z.object({ message: z.literal(SENT) }) },
      rateClass: 'reset',
      examples: { body: { email: 'ana@demo.upline.test', app: 'portal' }, answer: { message: SENT } },
      async handler(input) {
        await passwords.requestReset(input, input.body);
        return { message: SENT } as const;
      },
    }),
    operation({
      id: 'checkPasswordResetToken',
      method: 'POST',
      path: '/password/reset/check',
      tag: 'Sessions',
      summary: 'Whether a reset link is still good',
      policy: open,
      body: z.strictObject({ token: token('Token') }),
      answer: { status: 200, schema: z.object({ valid: z.boolean() }) },
      rateClass: 'reset',
      examples: { body: { token: exampleToken }, answer: { valid: true } },
      handler: async (input) => ({ valid: await passwords.isResetValid(input, input.body.token) }),
    }),
    operation({
      id: 'resetPassword',
      method: 'POST',
      path: '/password/reset',
      tag: 'Sessions',
      summary: 'Choose a new password by a reset link',
      description: 'Ends all sessions and signs nobody in.',
      policy: open,
      body: z.strictObject({ token: token('Token'), ...newPassword }),
      answer: { status: 204, schema: nothing() },
      rateClass: 'reset',
      transaction: 'manual',
      examples: {
        body: { token: exampleToken, password: 'seven-quiet-otters', password_repeat: 'seven-quiet-otters' },
      },
      handler: (input) => passwords.reset(input, input.body),
    }),
  ];
};
