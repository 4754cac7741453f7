import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from './approval.module.css';
import type { ApprovalField } from './approval-kind.ts';

const isChange = ({ before }: ApprovalField) => before !== undefined;
const orDash = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false ? <Dash /> : value;

/** What is decided on: before and after where something is replaced, and the values that have no before (R-ADM-01). */
export function ApprovalFields({
  title,
  fields,
}: {
  readonly title: string;
  readonly fields: readonly ApprovalField[];
}) {
  const changes = fields.filter(isChange);
  const plain = fields.filter((field) => !isChange(field));
  return (
    <Card title={title}>
      <div className={classes.column}>
        {changes.length > 0 && (
          <FactTable
            label="What changes"
            rows={changes}
            rowKey={({ label }) => label}
            columns={[
              { label: 'Field', of: ({ label }) => label },
              { label: 'Before', of: ({ before }) => orDash(before) },
              {
                label: 'After',
                of: ({ after, isChanged }) =>
                  isChanged ? <span className={layout.strong}>{orDash(after)}</span> : orDash(after),
              },
            ]}
          />
        )}
        {plain.length > 0 && <FactList facts={plain.map(({ label, after }) => ({ label, value: after }))} />}
      </div>
    </Card>
  );
}
