import { isStateOf, messages, needsRecruit, type ProspectStage } from '@upline/domain';
import type { Checked } from '../../platform/operation/field-errors.ts';
import { applicable, missingFields } from '../../platform/operation/record-fields.ts';
import { checkContact, checkPersonName } from '../contact.rules.ts';
import { type ProspectBody, prospectBody } from './prospects.schemas.ts';

/** The words of R-PRO-03. */
export const LINK_FIRST = 'Link the recruited associate first';

/** What is stored and cannot be judged from the body alone. */
interface Before {
  readonly stage: ProspectStage;
  readonly next_action_date: string | null;
}

/** The rules of domain.md 2.11 on a body of the right shape. Gives the values in stored form, or every refused field. */
export function checkProspect(given: ProspectBody, today: string, before?: Before): Checked<ProspectBody> {
  const body = applicable(prospectBody, given);
  const errors = missingFields(prospectBody, body);
  const refuse = (field: keyof ProspectBody, message: string) => errors.push({ field, message });
  const name = checkPersonName(body, refuse);
  const phone = checkContact(body, refuse);

  const state = body.state?.toUpperCase() ?? null;
  if (state !== null && body.country === null) refuse('country', messages.required('Country'));
  if (state !== null && body.country !== null && !isStateOf(body.country, state))
    refuse('state', messages.invalid('State'));

  // A day that has passed since it was entered does not stand against other edits.
  const next = body.next_action_date;
  if (next !== null && next < today && next !== before?.next_action_date)
    refuse('next_action_date', messages.datePast('Next Action Date'));

  if (before && body.converted_associate_code === null && needsRecruit(before.stage, body.kind))
    refuse('converted_associate_code', LINK_FIRST);

  if (errors.length > 0) return { errors };
  return { values: { ...body, ...name, phone, state } };
}
