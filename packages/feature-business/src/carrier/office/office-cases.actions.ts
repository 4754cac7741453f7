import { type NamedAction, offered, recordAction } from '@upline/shell';
import type { PickerOption } from '@upline/ui-kit/picker/search-picker.tsx';
import type { CarrierCase } from '../case-view.tsx';
import { OFFICE_CASES_SHOWN_BY } from '../cases-shown.ts';

type SearchPolicies = (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;

/** Which policy a case is about, or the associate who is to enter it (R-CAR-01), as the case offers it. */
export function matchActions(carrierCase: CarrierCase, searchPolicies: SearchPolicies): NamedAction[] {
  const { id, version, provider, carrier_policy_number, is_matched, policy_number, associate } = carrierCase;
  const step = { input: { params: { id }, ifMatch: version }, refresh: OFFICE_CASES_SHOWN_BY } as const;
  const match = { ...step, operation: 'matchCarrierCase' } as const;
  const assign = { ...step, operation: 'assignCarrierCase' } as const;
  return offered(carrierCase, {
    match: recordAction({
      ...match,
      label: is_matched ? 'Match to another policy' : 'Match',
      title: 'Match the case',
      saveLabel: 'Match',
      about: is_matched
        ? `The case ${carrier_policy_number} is matched to policy ${policy_number}.`
        : `What ${provider} reports about ${carrier_policy_number} is suggested on the policy you choose, never set.`,
      fields: [
        {
          name: 'policy_id',
          label: 'Policy',
          kind: 'search',
          search: searchPolicies,
          required: true,
          help: `By number or client, of ${provider}.`,
        },
      ],
      message: 'Case matched',
    }),
    assign: recordAction({
      ...assign,
      label: 'Assign to an associate',
      title: 'Assign the case',
      saveLabel: 'Assign',
      about:
        'The associate is asked to add the policy, which is not entered yet, and needs access to carrier cases for that.',
      fields: [{ name: 'associate_code', label: 'Associate', kind: 'associate', required: true }],
      message: 'Case assigned',
    }),
    unmatch: recordAction({
      ...match,
      label: 'Undo the match',
      body: { policy_id: null },
      message: 'Match undone',
    }),
    unassign: recordAction({
      ...assign,
      label: `Undo the assignment to ${associate}`,
      body: { associate_code: null },
      message: 'Assignment undone',
    }),
  });
}
