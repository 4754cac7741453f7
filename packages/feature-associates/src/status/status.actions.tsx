import type { OperationAnswer } from '@upline/api-client';
import { messages, TERMINATION_CAUSES } from '@upline/domain';
import { offered, recordAction } from '@upline/shell';
import { NETWORK_SHOWN_BY } from '../associates/shown-by.ts';
import { StatusPreview } from './status-preview.tsx';

type Associate = OperationAnswer<'getAssociate'>;
type Status = Associate['status'];

/** R-ASC-02. */
export const REASON_LENGTH = 5;
const NO_CAUSE = 'Not for cause';

/** Changes of status as the record offers them; what follows is shown before (domain.md 2.1, R-MNY-34). */
export function statusActions(associate: Associate, name: string) {
  const { code, version } = associate;
  const to = (status: Status, label: string, danger = false) => ({
    operation: 'changeAssociateStatus' as const,
    label,
    title: `${label}: ${name}`,
    danger,
    input: { params: { code }, ifMatch: version },
    about: <StatusPreview code={code} status={status} />,
    body: { status },
    reason: REASON_LENGTH,
    refresh: [...NETWORK_SHOWN_BY, 'listAssociateEoPolicies', 'listAppointments'] as const,
    message: `Status changed to ${status}`,
  });
  return offered(associate, {
    suspend: recordAction({
      ...to('Suspended', 'Suspend'),
      fields: [
        { name: 'ends_on', label: 'End Date', kind: 'date', help: 'The last day; empty: until it is ended' },
      ],
    }),
    end_suspension: recordAction(to('Active', 'End suspension')),
    announce_resignation: recordAction(to('Resignation Initiated', 'Announce resignation')),
    withdraw_resignation: recordAction(to('Active', 'Withdraw resignation')),
    resign: recordAction(to('Resigned', 'Complete resignation', true)),
    terminate: recordAction({
      ...to('Terminated', 'Terminate', true),
      reshaped: {
        fields: [
          {
            name: 'cause',
            label: 'Cause',
            kind: 'choice',
            required: true,
            options: [NO_CAUSE, ...TERMINATION_CAUSES],
            help: 'Only for cause may what is held be forfeited.',
          },
          { name: 'explanation', label: 'Explanation', rows: 2, maxLength: 500, help: 'Of the cause' },
        ],
        body: ({ cause, explanation }) => ({
          cause:
            cause === NO_CAUSE
              ? null
              : { code: cause as (typeof TERMINATION_CAUSES)[number], text: String(explanation ?? '') },
        }),
      },
      check: ({ cause, explanation = '' }) => {
        if (cause === undefined || cause === NO_CAUSE) return {};
        const { length } = String(explanation).trim();
        if (length === 0) return { explanation: messages.required('Explanation') };
        return length < REASON_LENGTH
          ? { explanation: messages.minLength('Explanation', REASON_LENGTH) }
          : {};
      },
    }),
    readmit: recordAction(to('Active', 'Readmit')),
  });
}
