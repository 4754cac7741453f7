import { emailKey, foldText, isEmail, isTollFree, messages, parsePhone, STATE_CODES } from '@upline/domain';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { ContactBody } from './contacts.schemas.ts';

/** `b, a,,b` → `a, b` */
export const tidyTags = (text: string | null) =>
  text === null
    ? null
    : [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean).sort().join(', ') || null;

/** The columns of a body with what breaks the rules, but for what other contacts and former consent decide (domain.md 2.29). */
export function checkContact({ consent_source, ...body }: ContactBody) {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const mobile = body.mobile === null ? null : parsePhone(body.mobile);
  if (mobile === undefined) refuse('mobile', messages.phone('Mobile'));
  else if (mobile !== null && isTollFree(mobile)) refuse('mobile', messages.mobileNumber);
  if (body.email !== null && !isEmail(body.email)) refuse('email', messages.invalid('Email'));
  if (body.email === null && body.mobile === null) refuse('email', messages.emailOrPhone);
  if (body.email === null && body.consent_email) refuse('consent_email', messages.required('Email'));
  if (body.mobile === null && body.consent_sms) refuse('consent_sms', messages.required('Mobile'));
  const state = body.state?.toUpperCase() ?? null;
  if (state !== null && !(STATE_CODES as readonly string[]).includes(state))
    refuse('state', messages.invalid('State'));
  return {
    errors,
    columns: {
      ...body,
      state,
      mobile: mobile ?? null,
      tags: tidyTags(body.tags),
      name_key: foldText(`${body.last_name ?? ''} ${body.first_name}`.trim()),
      email_key: body.email === null ? null : emailKey(body.email),
    },
  };
}
