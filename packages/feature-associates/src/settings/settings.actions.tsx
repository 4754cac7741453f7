import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { SHOWN_BY } from '../associates/shown-by.ts';
import { LEVEL_OPTIONS } from '../network/network.actions.tsx';
import { LOOKING_REASON } from '../person/reveals.actions.tsx';
import { REASON_LENGTH } from '../status/status.actions.tsx';

type Associate = OperationAnswer<'getAssociate'>;
type Hold = OperationAnswer<'listComplianceHolds'>['rows'][number];
export type Flag = Associate['flags'][number]['flag'];

/** Flags with what they do (domain.md 2.2, R-MNY-10). */
export const FLAGS: readonly { readonly flag: Flag; readonly label: string; readonly effect: string }[] = [
  {
    flag: 'disable_license_check',
    label: 'Disable License Check',
    effect: 'Policies are not held up by the check of licenses.',
  },
  {
    flag: 'disable_training_escrow',
    label: 'Disable Training Escrow',
    effect: 'Nothing of the compensation is kept back for training.',
  },
  {
    flag: 'escrow_future_compensations',
    label: 'Escrow Future Compensations',
    effect: 'New compensation goes to escrow until the home office has reviewed it.',
  },
  {
    flag: 'under_heightened_supervision',
    label: 'Under Heightened Supervision',
    effect: 'The supervisor acknowledges each case before it is paid.',
  },
  {
    flag: 'use_spouse_licenses',
    label: 'Use Spouse Licenses',
    effect: 'Valid licenses of the spouse count as well.',
  },
];

/** Pay terms and the guaranteed level (domain.md 2.1, R-LVL-05). */
export function termActions(associate: Associate): NamedAction[] {
  const { code, version, share_bps, share_with_code, max_chargeback_withhold_bps, guaranteed_level } =
    associate;
  const shared = {
    input: { params: { code }, ifMatch: version },
    reason: REASON_LENGTH,
    refresh: SHOWN_BY,
  };
  return offered(associate, {
    set_pay_terms: recordAction({
      ...shared,
      operation: 'setAssociatePayTerms',
      label: 'Change pay terms',
      about: 'Of somebody who is Terminated or Resigned everything is withheld, whatever is set.',
      body: { share_with_code: null },
      fields: [
        {
          name: 'share_bps',
          label: 'Share Percentage',
          kind: 'percent',
          required: true,
          initial: share_bps,
          help: 'What this code keeps of its own lines',
        },
        {
          name: 'share_with_code',
          label: 'Share With',
          maxLength: 20,
          rows: 1,
          initial: share_with_code,
          help: 'Code of the spouse who gets the rest; required below 100%',
        },
        {
          name: 'max_chargeback_withhold_bps',
          label: 'Max Chargeback Withhold Percentage',
          kind: 'percent',
          required: true,
          initial: max_chargeback_withhold_bps,
        },
      ],
      message: 'Pay terms changed',
    }),
    set_guarantee: recordAction({
      ...shared,
      operation: 'setAssociateGuarantee',
      label: 'Change guaranteed level',
      about: `Guaranteed now: ${guaranteed_level?.name ?? 'none'}. No demotion goes below it, and it is at most the level held.`,
      body: { level_code: null },
      fields: [
        {
          name: 'level_code',
          label: 'Guaranteed Level',
          kind: 'choice',
          options: LEVEL_OPTIONS,
          help: 'Empty: none is promised',
          initial: guaranteed_level?.code ?? null,
        },
      ],
      message: 'Guaranteed level changed',
    }),
  });
}

/** A flag turned on with an end, or turned off. */
export function flagAction(
  associate: Associate,
  { flag, label, effect }: (typeof FLAGS)[number],
): NamedAction[] {
  const { code, version } = associate;
  const isOn = associate[flag];
  return offered(associate, {
    set_flags: recordAction({
      operation: 'setAssociateFlag',
      label: `Turn ${isOn ? 'off' : 'on'} ${label}`,
      input: { params: { code, flag }, ifMatch: version },
      about: isOn ? 'It no longer applies from now on.' : effect,
      body: { on: !isOn },
      fields: isOn
        ? []
        : [
            ...(flag === 'under_heightened_supervision'
              ? ([
                  { name: 'supervisor_code', label: 'Supervisor', kind: 'associate', required: true },
                ] as const)
              : []),
            { name: 'ends_on', label: 'End Date', kind: 'date', help: 'The last day; empty: no end' },
          ],
      reason: REASON_LENGTH,
      refresh: SHOWN_BY,
      message: `${label} turned ${isOn ? 'off' : 'on'}`,
    }),
  });
}

const HELD_BY = [...SHOWN_BY, 'listComplianceHolds'] as const;

/** Places a compliance hold (domain.md 1.1). */
export const placeHold = (associate: Associate): NamedAction[] =>
  offered(associate, {
    place_hold: recordAction({
      operation: 'placeComplianceHold',
      label: 'Place compliance hold',
      danger: true,
      about:
        'Until it is resolved the associate is not in good standing: no scholarship, Builder Bonus or share of a pool. They are notified that there is a hold but not why.',
      input: { params: { code: associate.code } },
      reason: LOOKING_REASON,
      refresh: HELD_BY,
      message: 'Compliance hold placed',
    }),
  });

export const holdActions = (hold: Hold): NamedAction[] =>
  offered(hold, {
    resolve: recordAction({
      operation: 'resolveComplianceHold',
      label: 'Resolve hold',
      about: 'The associate is notified that the hold no longer stands.',
      input: { params: { id: hold.id }, ifMatch: hold.version },
      fields: [
        {
          name: 'note',
          label: 'Note',
          required: true,
          minLength: REASON_LENGTH,
          maxLength: 500,
          help: 'What resolved it',
        },
      ],
      refresh: HELD_BY,
      message: 'Compliance hold resolved',
    }),
  });
