import { formatBps, formatDate } from '@upline/domain';
import { Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Policy } from '../policy-head.tsx';

interface PolicyOutlookProps {
  readonly policy: Policy;
  /** Code of who reads it, whose own split is said to be theirs. */
  readonly reader: string;
}

/** What a policy waits for before it is paid, in plain words; nothing once it is paid or over. */
export function PolicyOutlook({ policy, reader }: PolicyOutlookProps) {
  const sentences = outlookOf(policy, reader);
  if (sentences.length === 0) return null;
  return (
    <Card title="What happens next">
      <ul className={layout.list} aria-label="What happens next">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Private>{sentence}</Private>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function outlookOf(policy: Policy, reader: string): string[] {
  const { business_status: status, requirements, shares, supervision, training_associate: trainee } = policy;
  if (status !== 'Pending' && status !== 'Action Required' && status !== 'Ready To Pay') return [];
  const waiting = requirements.filter(({ closed_at, answered_at }) => !closed_at && !answered_at).length;
  const words = waiting === 1 ? 'one requirement is' : `${waiting} requirements are`;
  return [
    status === 'Ready To Pay'
      ? 'It is paid with the next pay run.'
      : waiting > 0
        ? `It cannot be paid until ${words} met.`
        : status === 'Action Required'
          ? 'It goes on once what is asked for is answered.'
          : policy.issue_date
            ? 'It is paid after the home office has found it complete.'
            : 'It is paid after the carrier has issued it.',
    ...shares
      .filter(({ approval_status }) => approval_status.startsWith('Pending'))
      .map(({ associate, share_bps, approval_status }) =>
        associate.code === reader
          ? `Your split of ${formatBps(share_bps)} waits for ${approval_status === 'Pending For Associate' ? 'you' : (WAITS_FOR[approval_status] ?? 'a decision')}.`
          : `The split of ${formatBps(share_bps)} with ${associate.name} waits for ${WAITS_FOR[approval_status] ?? 'a decision'}.`,
      ),
    ...(supervision?.status === 'Pending'
      ? [`The supervisor has to acknowledge the case by ${formatDate(supervision.due_date)}.`]
      : []),
    ...(trainee && policy.application_type === 'First Year'
      ? [`The training share of ${trainee.name} waits in escrow until the training program is completed.`]
      : []),
  ];
}

const WAITS_FOR: Readonly<Record<string, string>> = {
  'Pending For Associate': 'that associate to accept it',
  'Pending For Owner': 'the writing associate to accept it',
  'Pending For Admin': 'the home office',
};
