import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { BeforeAfter } from '../before-after.tsx';
import { LINES_SHOWN_BY } from '../office-shown-by.ts';

type OfficeLine = OperationAnswer<'listAllCompensations'>['rows'][number];

/** Least length of the reason that is kept with a line. */
const REASON_LENGTH = 10;
/** What the home office holds a line for; the other reasons are the system's (R-MNY-10). */
const HOLD_REASONS = ['Manual', 'Missing Payout Info'] as const;

const held = ({ escrow_reason }: OfficeLine) => (escrow_reason ? `Escrow, ${escrow_reason}` : 'Escrow');

/** What the home office does with a line now (domain.md 2.17), as the line offers it. */
export function lineActions(line: OfficeLine): NamedAction[] {
  const money = <Money cents={line.remaining_cents} currency={line.currency} />;
  const step = {
    input: { params: { id: line.id }, ifMatch: line.version },
    refresh: LINES_SHOWN_BY,
    reason: REASON_LENGTH,
  };
  return offered(line, {
    release: recordAction({
      ...step,
      operation: 'releaseCompensation',
      label: 'Release',
      title: 'Release from escrow',
      about: (
        <BeforeAfter
          changes={[
            { label: 'Status', before: held(line), after: 'Pending' },
            {
              label: 'Paid with the next run',
              before: <Money cents={0} currency={line.currency} />,
              after: money,
            },
          ]}
        />
      ),
      message: 'Compensation released',
      many: { label: 'Release', done: 'released', after: 'Pending' },
    }),
    hold: recordAction({
      ...step,
      operation: 'holdCompensation',
      label: 'Hold',
      title: 'Hold in escrow',
      about: (
        <BeforeAfter
          changes={[
            { label: 'Status', before: 'Pending', after: 'Escrow' },
            {
              label: 'Paid with the next run',
              before: money,
              after: <Money cents={0} currency={line.currency} />,
            },
          ]}
        />
      ),
      fields: [
        {
          name: 'escrow_reason',
          label: 'Held For',
          kind: 'choice',
          options: HOLD_REASONS,
          required: true,
          initial: HOLD_REASONS[0],
        },
      ],
      message: 'Compensation held',
      many: { label: 'Hold', done: 'held', after: 'Escrow' },
    }),
    forfeit: recordAction({
      ...step,
      operation: 'forfeitCompensation',
      label: 'Forfeit',
      title: 'Forfeit to House',
      danger: true,
      about: (
        <BeforeAfter
          changes={[
            { label: 'Status', before: held(line), after: 'Voided' },
            { label: 'Associate', before: money, after: <Money cents={0} currency={line.currency} /> },
            { label: 'House', before: <Money cents={0} currency={line.currency} />, after: money },
          ]}
        />
      ),
      message: 'Compensation forfeited',
    }),
  });
}
