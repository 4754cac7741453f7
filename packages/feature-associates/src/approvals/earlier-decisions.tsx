import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './approval.module.css';
import type { Approval } from './approval-list.ts';

/** What was decided before: on this record and on others of its kind of the associate. */
export const EarlierDecisions = ({ decisions }: Pick<Approval, 'decisions'>) => (
  <Card title="Earlier decisions">
    {decisions.length === 0 ? (
      <EmptyState>Nothing was decided before.</EmptyState>
    ) : (
      <FactTable
        label="Earlier decisions"
        rows={decisions}
        rowKey={({ id }) => String(id)}
        columns={[
          { label: 'When', of: ({ at }) => <DateText value={at} /> },
          {
            label: 'What',
            of: ({ subject, is_on_this }) => (
              <span className={classes.lines}>
                <Private>{subject}</Private>
                {is_on_this && <span className={layout.muted}>This record</span>}
              </span>
            ),
          },
          { label: 'Decision', of: ({ to }) => to && <Status value={to} /> },
          { label: 'By', of: ({ by }) => (by ? <Private>{by.name}</Private> : 'System') },
          { label: 'Reason', of: ({ reason }) => reason && <Private>{reason}</Private> },
        ]}
      />
    )}
  </Card>
);
