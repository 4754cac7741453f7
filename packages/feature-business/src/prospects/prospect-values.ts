import type { OperationAnswer, OperationInput } from '@upline/api-client';
import { type Country, companyToday, isEmail, messages } from '@upline/domain';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import { type ClientValues, emptyClient } from '../clients/client-values.ts';

export type Prospect = OperationAnswer<'getProspect'>;
export type ProspectBody = NonNullable<OperationInput<'createProspect'>['body']>;

/** What the form holds: texts instead of nulls. */
export interface ProspectValues {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  kind: Prospect['kind'];
  source: string;
  referred_by: string;
  city: string;
  state: string;
  country: Country;
  occupation: string;
  best_time: string;
  next_action_date: string;
  next_action_note: string;
  notes: string;
  converted_associate_code: AssociateLookup | null;
}

/** Labels of the fields as the messages and the conflict panel name them. */
export const PROSPECT_LABELS: Partial<Record<keyof ProspectValues, string>> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  email: 'Email',
  kind: 'Kind',
  source: 'Source',
  referred_by: 'Referred By',
  city: 'City',
  state: 'State',
  country: 'Country',
  occupation: 'Occupation',
  best_time: 'Best Time',
  next_action_date: 'Next Action Date',
  next_action_note: 'Next Action',
  notes: 'Notes',
  converted_associate_code: 'Recruited Associate',
};

export const emptyProspect = (country: Country): ProspectValues => ({
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  kind: 'Both',
  source: '',
  referred_by: '',
  city: '',
  state: '',
  country,
  occupation: '',
  best_time: '',
  next_action_date: '',
  next_action_note: '',
  notes: '',
  converted_associate_code: null,
});

/** The record as the form shows it; a prospect of no known country starts in the associate's. */
export function valuesOf(prospect: Prospect, country: Country): ProspectValues {
  const text = (value: string | null) => value ?? '';
  return {
    first_name: prospect.first_name,
    last_name: prospect.last_name,
    phone: text(prospect.phone),
    email: text(prospect.email),
    kind: prospect.kind,
    source: prospect.source,
    referred_by: text(prospect.referred_by),
    city: text(prospect.city),
    state: text(prospect.state),
    country: prospect.country ?? country,
    occupation: text(prospect.occupation),
    best_time: text(prospect.best_time),
    next_action_date: text(prospect.next_action_date),
    next_action_note: text(prospect.next_action_note),
    notes: text(prospect.notes),
    converted_associate_code: prospect.associate,
  };
}

const orNull = (value: string) => (value.trim() === '' ? null : value);

/** What is sent: the whole record but its stage. */
export function bodyOf({ converted_associate_code, source, ...values }: ProspectValues): ProspectBody {
  return {
    ...values,
    source: source as ProspectBody['source'],
    phone: orNull(values.phone),
    email: orNull(values.email),
    referred_by: source === 'Referral' ? orNull(values.referred_by) : null,
    city: orNull(values.city),
    state: orNull(values.state),
    occupation: orNull(values.occupation),
    best_time: orNull(values.best_time),
    next_action_date: orNull(values.next_action_date),
    next_action_note: orNull(values.next_action_note),
    notes: orNull(values.notes),
    converted_associate_code: converted_associate_code?.code ?? null,
  };
}

/** What can be told before asking the server, in its words; the server decides again. */
export function checkProspect(values: ProspectValues, before?: Prospect): Record<string, string> {
  const errors: Record<string, string> = {};
  const need = (field: 'first_name' | 'last_name' | 'source' | 'referred_by', label: string) => {
    if (values[field].trim() === '') errors[field] = messages.required(label);
  };
  need('first_name', 'First Name');
  need('last_name', 'Last Name');
  need('source', 'Source');
  if (values.source === 'Referral') need('referred_by', 'Referred By');
  const email = values.email.trim();
  if (email === '' && values.phone === '') errors.email = messages.emailOrPhone;
  else if (email !== '' && !isEmail(email)) errors.email = messages.invalid('Email');
  const next = values.next_action_date;
  if (next !== '' && next !== before?.next_action_date && next < companyToday())
    errors.next_action_date = messages.datePast('Next Action Date');
  return errors;
}

/** The client a prospect would be, as far as it is known (R-PRO-07). */
export function clientOf(prospect: Prospect, country: Country): ClientValues {
  const empty = emptyClient(prospect.country ?? country);
  return {
    ...empty,
    first_name: prospect.first_name,
    last_name: prospect.last_name,
    email: prospect.email ?? '',
    phone: prospect.phone ?? '',
    address: { ...empty.address, city: prospect.city ?? '', state: prospect.state ?? '' },
    general_notes: prospect.notes ?? '',
  };
}
