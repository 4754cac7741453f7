import { type NamedAction, offered, recordAction } from '@upline/shell';
import type { CarrierCase } from './case-view.tsx';
import { OFFICE_CASES_SHOWN_BY } from './cases-shown.ts';

/** Operations by the side that decides, and what shows the case and its policy there. */
const SIDES = {
  portal: {
    accept: 'acceptCarrierSuggestion',
    ignore: 'ignoreCarrierSuggestion',
    cases: ['getCarrierCase', 'listCarrierCases', 'countCarrierCases', 'getCarrierTiles'],
    policies: ['getPolicy', 'listPolicyAudit', 'listPolicies', 'countPolicies'],
  },
  admin: {
    accept: 'acceptAdminCarrierSuggestion',
    ignore: 'ignoreAdminCarrierSuggestion',
    cases: OFFICE_CASES_SHOWN_BY,
    policies: [
      'getAdminPolicy',
      'listAdminPolicyAudit',
      'checkAdminPolicy',
      'listAdminPolicies',
      'countAdminPolicies',
    ],
  },
} as const;

/** What is decided about what the carrier suggests, in the list as on the case's own page (R-CAR-02); nothing where none waits. */
export function suggestionActions(
  side: keyof typeof SIDES,
  carrierCase: Pick<CarrierCase, 'id' | 'suggestion_id' | 'actions'>,
): NamedAction[] {
  const { id, suggestion_id } = carrierCase;
  if (!suggestion_id) return [];
  const { accept, ignore, cases, policies } = SIDES[side];
  const about = { input: { params: { id } }, body: { suggestion_id } };
  return offered(carrierCase, {
    accept: recordAction({
      ...about,
      operation: accept,
      label: 'Accept',
      many: { label: 'Accept', done: 'accepted' },
      refresh: [...cases, ...policies],
      message: 'Policy updated successfully',
    }),
    ignore: recordAction({
      ...about,
      operation: ignore,
      label: 'Ignore',
      many: { label: 'Ignore', done: 'ignored' },
      refresh: cases,
      message: 'The policy stays as it is',
    }),
  });
}

/** The same, and the way to enter the policy that is missing. */
export const ownCaseActions = (
  carrierCase: Pick<CarrierCase, 'id' | 'suggestion_id' | 'actions'>,
): NamedAction[] => [
  ...offered(carrierCase, {
    add_policy: { label: 'Add it', to: { to: '/business/create', search: { case: carrierCase.id } } },
  }),
  ...suggestionActions('portal', carrierCase),
];
