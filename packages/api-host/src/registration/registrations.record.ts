import { currencyOf, levelOf, maskTaxIdentifier, type RegistrationStep, stepsOf } from '@upline/domain';
import type { z } from 'zod';
import { findPayment } from '../cards/card-payments.store.ts';
import { takesCards } from '../cards/stripe.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { joiningFee } from './joining-fee.ts';
import { backgroundOf, birthOf } from './registration-secrets.ts';
import type { registration, sponsor } from './registrations.schemas.ts';
import { findSponsor, isReserved, registrationNumber, type SponsorRow } from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

type Answer = z.input<typeof registration>;

export const toSponsor = ({
  code,
  name,
  has_photo,
  level_code,
  level_name,
}: SponsorRow): z.input<typeof sponsor> => ({
  code,
  name,
  has_photo,
  level: { code: level_code, name: level_name },
});

/** Whether a step of the draft is done. */
const DONE: Readonly<Record<RegistrationStep, (draft: Draft) => boolean>> = {
  plan: () => true,
  // After a review the identifier may have to be typed again; of an associate the account holds it.
  personal: ({ personal, ssn_index, associate_code }) =>
    personal !== null && (ssn_index !== null || associate_code !== null),
  address: ({ address }) => address !== null,
  background: ({ background_sealed, associate_code }) =>
    background_sealed !== null || associate_code !== null,
  license: ({ license }) => license !== null,
  agreement: ({ signed_at }) => signed_at !== null,
  payment: ({ associate_code }) => associate_code !== null,
  account: ({ status }) => status === 'Completed',
};

export const isStepDone = (draft: Draft, step: RegistrationStep): boolean => DONE[step](draft);

/** The first step before the given one that is not done. */
export const missingBefore = (draft: Draft, step: RegistrationStep): RegistrationStep | undefined => {
  const steps = stepsOf(draft.channel);
  return steps.slice(0, steps.indexOf(step)).find((each) => !isStepDone(draft, each));
};

function guaranteeOf(draft: Draft): Answer['guarantee'] {
  const { guaranteed_level: code, guarantee_note: note, guarantee_status: status, guarantee_reason } = draft;
  if (code === null || note === null || status === null) return null;
  return { level: { code, name: levelOf(code).name }, note, status, reason: guarantee_reason };
}

export function registrationAnswers(platform: Platform) {
  const { vault } = platform;

  function personalOf(draft: Draft): Answer['personal'] {
    const { personal, email, sin_expiry, ssn_last } = draft;
    const date_of_birth = birthOf(vault, draft);
    if (personal === null || email === null || date_of_birth === null) return null;
    return {
      ...personal,
      date_of_birth,
      ssn_masked: ssn_last === null ? null : maskTaxIdentifier(draft.country, ssn_last),
      sin_expiry,
      email,
    };
  }

  async function paymentOf(db: Context['db'], { payment_id }: Draft): Promise<Answer['payment']> {
    const payment = payment_id === null ? undefined : await findPayment(db, payment_id);
    if (!payment) return null;
    const { status, failure } = payment;
    const held = status === 'Pending' && (await isReserved(db, payment));
    return { status, failure, is_waiting: held };
  }

  return async function answer({ db, today }: Pick<Context, 'db' | 'today'>, draft: Draft): Promise<Answer> {
    const { channel, status, country, plan } = draft;
    const upline = await findSponsor(db, draft.upline_code);
    return {
      number: registrationNumber(draft),
      channel,
      status,
      upline: upline ? toSponsor(upline) : null,
      country,
      plan,
      steps: stepsOf(channel).map((key) => ({ key, is_done: isStepDone(draft, key) })),
      personal: personalOf(draft),
      address: draft.address,
      background: backgroundOf(vault, draft),
      license: draft.license,
      guarantee: guaranteeOf(draft),
      signed_at: draft.signed_at,
      fee_cents: (await joiningFee({ db, today }, draft)) ?? null,
      currency: currencyOf(country),
      takes_cards: takesCards(platform, country),
      payment: await paymentOf(db, draft),
      code: draft.associate_code,
      name: draft.personal && `${draft.personal.first_name} ${draft.personal.last_name}`,
      expires_at: draft.expires_at,
    };
  };
}
