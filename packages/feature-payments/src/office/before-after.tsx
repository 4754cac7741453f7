import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import type { ReactNode } from 'react';

export interface Changed {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** What a decision changes, before it is made (R-ADM-01). */
export const BeforeAfter = ({ changes }: { readonly changes: readonly Changed[] }) => (
  <FactTable
    label="What changes"
    rows={changes}
    rowKey={({ label }) => label}
    columns={[
      { label: 'Field', of: ({ label }) => label },
      { label: 'Before', of: ({ before }) => before },
      { label: 'After', of: ({ after }) => after },
    ]}
  />
);
