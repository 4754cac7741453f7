import type { OperationId } from '@upline/api-client';
import { type NamedAction, recordAction } from '@upline/shell';
import { QUEUE_SHOWN_BY } from '../approval-list.ts';

const REASON_LENGTH = 5;

type RevokeOperation =
  | 'revokeLicense'
  | 'revokeEoPolicy'
  | 'revokeTrainingCertificate'
  | 'revokePayoutInformation'
  | 'revokeInternationalAppointment';

interface Revocable {
  readonly id: string;
  readonly version: number;
  readonly actions: readonly string[];
}

/** Takes an approval back, where the record offers it. */
export const revoking = (
  { id, version, actions }: Revocable,
  operation: RevokeOperation,
  noun: string,
  shownBy: readonly OperationId[],
): NamedAction[] =>
  actions.includes('revoke')
    ? [
        {
          key: 'revoke',
          ...recordAction({
            operation,
            label: `Revoke ${noun}`,
            danger: true,
            input: { params: { id }, ifMatch: version },
            about: 'It counts no longer. The associate is notified with the reason.',
            reason: REASON_LENGTH,
            refresh: [...QUEUE_SHOWN_BY, ...shownBy],
            message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} revoked`,
          }),
        },
      ]
    : [];
