import type { BodyOf, OperationAnswer } from '@upline/api-client';
import { createProspect } from '@upline/api-client/fields/business/prospects.ts';
import { companyToday, messages } from '@upline/domain';
import { reshapedValues, type ValuesIn } from '@upline/shell';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import { type ClientValues, clientValues } from '../../clients/form/client-values.ts';

export type Prospect = OperationAnswer<'getProspect'>;
export type ProspectBody = BodyOf<'createProspect'>;

/** The form of a prospect (domain.md 2.11): one of no known country starts in the associate's. */
export const prospectValues = reshapedValues(
  createProspect,
  {
    converted_associate_code: {
      empty: null as AssociateLookup | null,
      of: ({ associate }: Prospect) => associate,
      sent: (chosen: AssociateLookup | null) => chosen?.code ?? null,
    },
  },
  {
    labels: { converted_associate_code: 'Recruited Associate' },
    check: (values, before) => {
      const next = values.next_action_date;
      const isPast = next !== '' && next !== before?.next_action_date && next < companyToday();
      return {
        ...(values.email.trim() === '' && values.phone === '' ? { email: messages.emailOrPhone } : {}),
        ...(isPast ? { next_action_date: messages.datePast('Next Action Date') } : {}),
      };
    },
  },
);
export type ProspectValues = ValuesIn<typeof prospectValues>;

type Country = Parameters<typeof clientValues.empty>[0];

/** The client a prospect would be, as far as it is known (R-PRO-07). */
export function clientOf(prospect: Prospect, country: Country): ClientValues {
  const empty = clientValues.empty(prospect.country ?? country);
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
