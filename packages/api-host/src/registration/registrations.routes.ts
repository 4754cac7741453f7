import { maskEmail } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { cents } from '../platform/operation/fields.ts';
import { operation } from '../platform/operation/operation.ts';
import { accountStep } from './account-step.service.ts';
import { registrationAgreement } from './agreement.service.ts';
import { registrationDrafts } from './drafts.service.ts';
import { countOrRefuse, REGISTRATION_LIMITS as LIMITS } from './registration-limits.ts';
import { registrationPayment } from './registration-payment.ts';
import { registrationExamples as examples } from './registrations.examples.ts';
import { registrationAnswers, toSponsor } from './registrations.record.ts';
import {
  accountBody,
  addressBody,
  agreementTexts,
  backgroundBody,
  checkoutAnswer,
  finishAnswer,
  licenseBody,
  personalBody,
  planBody,
  registration,
  resumeBody,
  sentAnswer,
  signBody,
  sponsor,
  sponsorParams,
  startAnswer,
  startBody,
  tokenBody,
  usernameAnswer,
  usernameBody,
} from './registrations.schemas.ts';

const tag = 'Registration';
/** Open to visitors; refused to an admin who views as an associate (domain.md 7.3). */
const open = { needs: 'public', audience: 'any', scope: 'none', proxy: 'refused' } as const;
const saved = { status: 200, schema: registration } as const;

/** Joining by a recruiting link (domain.md 2.30). The draft's secret token is in the body of every request. */
export const registrationRoutes: Area = (platform) => {
  const { transaction } = platform;
  const drafts = registrationDrafts(platform);
  const answer = registrationAnswers(platform);
  const agreements = registrationAgreement(platform, drafts);
  const payments = registrationPayment(platform, drafts);
  const finish = accountStep(platform, drafts);

  return [
    operation({
      id: 'getRegistrationSponsor',
      method: 'GET',
      path: '/registrations/sponsors/{upline}',
      tag,
      summary: 'Whose recruiting link it is',
      description:
        '404 "This registration link is not valid" for everything but an Active associate, whatever the reason is.',
      policy: open,
      params: sponsorParams,
      rateClass: 'reset',
      answer: { status: 200, schema: sponsor },
      examples: { params: { upline: 'U000123' }, answer: examples.upline },
      handler: async (input) => toSponsor(await drafts.sponsor(input, input.params.upline)),
    }),
    operation({
      id: 'startRegistration',
      method: 'POST',
      path: '/registrations',
      tag,
      summary: 'Begin a registration with country and plan',
      policy: open,
      body: startBody,
      refusals: [404],
      rateClass: 'code',
      transaction: 'manual',
      answer: { status: 201, schema: startAnswer },
      examples: { body: examples.start, answer: { token: examples.token, registration: examples.started } },
      async handler({ body, ...context }) {
        await countOrRefuse(context, LIMITS.starts, context.ip);
        return transaction(context, async (inside) => {
          const { token, draft } = await drafts.start(inside, body);
          return { token, registration: await answer(inside, draft) };
        });
      },
    }),
    operation({
      id: 'openRegistration',
      method: 'POST',
      path: '/registrations/open',
      tag,
      summary: 'What the registration holds so far',
      policy: open,
      body: tokenBody,
      refusals: [404],
      transaction: 'manual',
      answer: saved,
      examples: { body: { token: examples.token }, answer: examples.signed },
      handler: async (input) => answer(input, await drafts.find(input, input.body.token)),
    }),
    operation({
      id: 'resumeRegistration',
      method: 'POST',
      path: '/registrations/resume',
      tag,
      summary: 'Go on with a registration by the mailed link',
      description: 'Good for seven days (R-REG-01). The token that another device held ends.',
      policy: open,
      body: resumeBody,
      rateClass: 'code',
      transaction: 'manual',
      answer: { status: 200, schema: startAnswer },
      examples: {
        body: { link: examples.token },
        answer: { token: examples.token, registration: examples.signed },
      },
      async handler({ body, ...context }) {
        await countOrRefuse(context, LIMITS.links, context.ip);
        return transaction(context, async (inside) => {
          const { token, draft } = await drafts.resume(inside, body.link);
          return { token, registration: await answer(inside, draft) };
        });
      },
    }),
    operation({
      id: 'sendRegistrationLink',
      method: 'POST',
      path: '/registrations/link',
      tag,
      summary: 'Mail the link to go on with on another device',
      policy: open,
      body: tokenBody,
      rateClass: 'code',
      refusals: [404, 409],
      answer: { status: 200, schema: sentAnswer },
      examples: { body: { token: examples.token }, answer: { email: 'n•••@example.com' } },
      async handler(input) {
        const { email } = await drafts.sendLink(input, input.body.token);
        return { email: maskEmail(email ?? '') };
      },
    }),
    operation({
      id: 'saveRegistrationPlan',
      method: 'PUT',
      path: '/registrations/plan',
      tag,
      summary: 'Save country and plan',
      policy: open,
      body: planBody,
      refusals: [404, 409],
      answer: saved,
      examples: { body: examples.plan, answer: examples.started },
      handler: async (input) => answer(input, await drafts.savePlan(input, input.body)),
    }),
    operation({
      id: 'saveRegistrationPersonal',
      method: 'PUT',
      path: '/registrations/personal',
      tag,
      summary: 'Save the personal step',
      description:
        'Judges email and tax identifier in the words of R-REG-03; few tries for a draft and an address. An identifier of somebody who left brings the registration to review.',
      policy: open,
      body: personalBody,
      transaction: 'manual',
      refusals: [404, 409],
      answer: saved,
      examples: { body: examples.personal, answer: examples.signed },
      async handler({ body, ...context }) {
        await drafts.countPersonal(context, body);
        return transaction(context, async (inside) =>
          answer(inside, await drafts.savePersonal(inside, body)),
        );
      },
    }),
    operation({
      id: 'saveRegistrationAddress',
      method: 'PUT',
      path: '/registrations/address',
      tag,
      summary: 'Save the address step',
      policy: open,
      body: addressBody,
      refusals: [404, 409],
      answer: saved,
      examples: { body: examples.address, answer: examples.signed },
      handler: async (input) => answer(input, await drafts.saveAddress(input, input.body)),
    }),
    operation({
      id: 'saveRegistrationBackground',
      method: 'PUT',
      path: '/registrations/background',
      tag,
      summary: 'Save the background questions',
      policy: open,
      body: backgroundBody,
      refusals: [404, 409],
      answer: saved,
      examples: { body: examples.background, answer: examples.signed },
      async handler(input) {
        const { token, ...answers } = input.body;
        return answer(input, await drafts.saveBackground(input, token, answers));
      },
    }),
    operation({
      id: 'saveRegistrationLicense',
      method: 'PUT',
      path: '/registrations/license',
      tag,
      summary: 'Save the license of somebody who joins licensed',
      policy: open,
      body: licenseBody,
      transaction: 'manual',
      refusals: [404, 409],
      answer: saved,
      examples: { body: examples.license, answer: examples.promised },
      async handler({ body, ...context }) {
        await drafts.countLicense(context, body);
        return transaction(context, async (inside) => answer(inside, await drafts.saveLicense(inside, body)));
      },
    }),
    operation({
      id: 'readRegistrationAgreement',
      method: 'POST',
      path: '/registrations/agreement',
      tag,
      summary: 'The texts to sign: the agreement of country and plan, and the consents',
      policy: open,
      body: tokenBody,
      transaction: 'manual',
      refusals: [404, 409],
      answer: { status: 200, schema: agreementTexts },
      examples: { body: { token: examples.token }, answer: examples.texts },
      handler: (input) => agreements.texts(input, input.body.token),
    }),
    operation({
      id: 'signRegistration',
      method: 'PUT',
      path: '/registrations/agreement',
      tag,
      summary: 'Sign the agreement and the consents',
      description: 'The typed signature must be the legal name (R-LEG-01).',
      policy: open,
      body: signBody,
      transaction: 'manual',
      refusals: [404, 409, 507],
      answer: saved,
      examples: { body: examples.sign, answer: examples.signed },
      handler: async ({ body, ...context }) => answer(context, await agreements.sign(context, body)),
    }),
    operation({
      id: 'payRegistration',
      method: 'POST',
      path: '/registrations/payment',
      tag,
      summary: "The address of Stripe's page on which the fee is paid",
      description:
        'The fee is the one that was shown; 409 with the right one in `details` when it has changed. The card reserves the money, which is taken once nothing speaks against it (R-REG-04).',
      policy: open,
      body: z.strictObject({ token: tokenBody.shape.token, fee_cents: cents('Fee') }),
      rateClass: 'code',
      transaction: 'manual',
      refusals: [404, 409, 503],
      answer: { status: 200, schema: checkoutAnswer },
      examples: {
        body: { token: examples.token, fee_cents: 12_500 },
        answer: { url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3' },
      },
      handler: ({ body, ...context }) => payments.pay(context, body.token, body.fee_cents),
    }),
    operation({
      id: 'checkRegistrationUsername',
      method: 'POST',
      path: '/registrations/username',
      tag,
      summary: 'Whether a username is free',
      policy: open,
      body: usernameBody,
      rateClass: 'code',
      transaction: 'manual',
      refusals: [404, 409],
      answer: { status: 200, schema: usernameAnswer },
      examples: { body: { token: examples.token, username: 'nora.ellis' }, answer: { problem: null } },
      handler: async (input) => ({
        problem: await drafts.usernameProblem(input, input.body.token, input.body.username),
      }),
    }),
    operation({
      id: 'finishRegistration',
      method: 'POST',
      path: '/registrations/account',
      tag,
      summary: 'Choose username and password of the new account, and sign in',
      policy: open,
      body: accountBody,
      rateClass: 'sign-in',
      transaction: 'manual',
      refusals: [404, 409],
      answer: { status: 200, schema: finishAnswer },
      examples: {
        body: examples.account,
        answer: { code: 'U004321', plan: 'associate', token: 'eyJhbGciOi…', access_token: null },
      },
      handler: ({ body, ...context }) => finish(context, body),
    }),
  ];
};
