import { levelOf, maskTaxIdentifier, type RegistrationStatus, stepsOf } from '@upline/domain';
import type { z } from 'zod';
import { numberText } from '../../cards/card-payments.store.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { isStepDone } from '../registrations.record.ts';
import { registrationNumber } from '../registrations.store.ts';
import { refundableUntil, registrationActions } from './office-registrations.actions.ts';
import type { officeRegistration, officeRegistrationRow } from './office-registrations.schemas.ts';
import type { RegistrationRow } from './office-registrations.store.ts';

interface Asking extends Pick<SignedInContext, 'caller' | 'now'> {
  /** How long the fee is refundable (R-REG-06). */
  readonly hours: number;
}

/** What the actions of a registration are judged by. */
export const judgedAs = (row: RegistrationRow, { now, hours }: Pick<Asking, 'now' | 'hours'>) => ({
  ...row,
  cooling_off_hours: hours,
  now,
});

const OVER: readonly RegistrationStatus[] = ['Completed', 'Closed', 'Refunded'];

export function toRegistrationRow(
  row: RegistrationRow,
  asking: Asking,
): z.input<typeof officeRegistrationRow> {
  const { caller, now } = asking;
  const { personal, channel, status } = row;
  const isOver = OVER.includes(status);
  return {
    id: row.id,
    number: registrationNumber(row),
    name: personal && `${personal.first_name} ${personal.last_name}`,
    email: row.email,
    status,
    step: isOver ? null : (stepsOf(channel).find((step) => !isStepDone(row, step)) ?? null),
    channel,
    upline: { code: row.upline_code, name: row.upline_name },
    country: row.country,
    plan: row.plan,
    is_paid: row.associate_code !== null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    expires_at: row.expires_at,
    // What is under review waits for the office as long as it takes.
    is_expired: !isOver && status !== 'In Review' && row.expires_at <= now,
    associate_code: row.associate_code,
    closed_reason: row.closed_reason,
    waits_for: row.waits_for,
    reason: row.reason,
    version: row.version,
    actions: registrationActions.of(caller, judgedAs(row, asking)),
  };
}

const named = (code: string | null, name: string | null) =>
  code === null || name === null ? null : { code, name };

type Detail = z.input<typeof officeRegistration>;

/** Who has the identifier as well, and what was decided about it. */
function duplicateOf(row: RegistrationRow): Detail['duplicate'] {
  const { waits_for, duplicate_decision, holder_status, twin_id, twin_number } = row;
  if (waits_for !== 'Duplicate SSN or SIN' && duplicate_decision === null) return null;
  const holder = named(row.holder_code, row.holder_name);
  return {
    holder: holder && holder_status && { ...holder, status: holder_status },
    twin:
      twin_id === null || twin_number === null
        ? null
        : { id: twin_id, number: registrationNumber({ number: twin_number }) },
    decision: duplicate_decision,
    decided_at: row.duplicate_decided_at,
    decided_by: named(row.duplicate_decided_by, row.duplicate_decider_name),
    reason: row.duplicate_reason,
  };
}

function guaranteeOf(row: RegistrationRow): Detail['guarantee'] {
  const { guaranteed_level: code, guarantee_note: note, guarantee_status: status } = row;
  if (code === null || note === null || status === null) return null;
  return {
    level: { code, name: levelOf(code).name },
    note,
    status,
    decided_by: named(row.guarantee_decided_by, row.guarantee_decider_name),
    reason: row.guarantee_reason,
  };
}

export function toRegistration(row: RegistrationRow, asking: Asking): z.input<typeof officeRegistration> {
  const { personal, address, license, channel, payment_id, payment_number, associate_code, associate_name } =
    row;
  const { payment_status, payment_cents, payment_currency, associate_status } = row;
  return {
    ...toRegistrationRow(row, asking),
    phone: row.phone,
    language: personal?.language ?? null,
    place: address && `${address.address.city}, ${address.address.state}`,
    tax_masked: row.ssn_last === null ? null : maskTaxIdentifier(row.country, row.ssn_last),
    email_proved_at: row.email_proved_at,
    reminded_at: row.reminded_at,
    license: license && {
      type: license.type,
      state: license.state,
      expiration_date: license.expiration_date,
    },
    steps: stepsOf(channel).map((key) => ({ key, is_done: isStepDone(row, key) })),
    signed_at: row.signed_at,
    paid_at: row.paid_at,
    payment:
      payment_id === null ||
      payment_number === null ||
      payment_status === null ||
      payment_cents === null ||
      payment_currency === null
        ? null
        : {
            id: payment_id,
            number: numberText(payment_number),
            status: payment_status,
            amount_cents: payment_cents,
            currency: payment_currency,
          },
    associate:
      associate_code === null || associate_name === null || associate_status === null
        ? null
        : { code: associate_code, name: associate_name, status: associate_status },
    refundable_until: refundableUntil(judgedAs(row, asking)),
    refunded_at: row.refunded_at,
    refunded_by:
      row.refunded_by === null || row.refunder_name === null
        ? null
        : { code: row.refunded_by, name: row.refunder_name },
    refund_reason: row.refund_reason,
    duplicate: duplicateOf(row),
    guarantee: guaranteeOf(row),
    review_status: row.review_status,
  };
}
