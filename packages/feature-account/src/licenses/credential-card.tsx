import { Button, Card, DateText, Status } from '@upline/ui-kit';
import { type FactColumn, FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { useDocument } from '../documents/use-documents.ts';
import type { Certificate, EoPolicy, License } from './credentials.ts';
import classes from './licenses.module.css';

type Credential = License | EoPolicy | Certificate;

interface CredentialCardProps<Row extends Credential> {
  readonly title: string;
  /** `No licenses yet.` */
  readonly empty: string;
  readonly rows: readonly Row[];
  readonly columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]];
  readonly nameOf: (row: Row) => string;
  /** The button that adds one; absent for those who only read. */
  readonly add?: ReactNode;
  readonly actionsOf?: ((row: Row) => ReactNode) | undefined;
}

/** How many days are left, in words once they are few or over. */
export function DaysLeft({ days }: { readonly days: number | null }) {
  if (days === null) return 'No end';
  if (days < 0) return <Status value="Expired" />;
  const words = days === 1 ? '1 day' : `${days} days`;
  return days <= 60 ? <Status value={words} tone={days <= 14 ? 'danger' : 'warning'} /> : words;
}

/** What the home office decided, and why. */
function Decision({ row }: { readonly row: Credential }) {
  return (
    <span className={classes.standing}>
      <Status value={row.approval_status} />
      {row.rejection_reason && <span className={layout.muted}>{row.rejection_reason}</span>}
      {'proposed' in row && row.proposed && (
        <span className={layout.muted}>
          A change waits for approval
          {row.proposed.expiration_date !== row.expiration_date && row.proposed.expiration_date && (
            <>
              : expires <DateText value={row.proposed.expiration_date} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** Credentials of one kind: what they are, how long they last, what was decided, and the ways to add and renew. */
export function CredentialCard<Row extends Credential>(props: CredentialCardProps<Row>) {
  const { title, empty, rows, columns, nameOf, add, actionsOf } = props;
  const open = useDocument('getOwnLicensingDocument');
  const [first, ...rest] = columns;
  const hasActions = rows.some((row) => row.document || actionsOf?.(row));
  const actions: FactColumn<Row> = {
    label: 'Actions',
    of: (row) => (
      <span className={layout.buttons}>
        {row.document && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={`Open document of ${nameOf(row)}`}
            onClick={() => row.document && void open(row.document.id, row.document.name)}
          >
            Document
          </Button>
        )}
        {actionsOf?.(row)}
      </span>
    ),
  };
  return (
    <Card title={title} actions={add}>
      {rows.length === 0 ? (
        <p className={layout.muted}>{empty}</p>
      ) : (
        <FactTable
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            first,
            ...rest,
            { label: 'Days left', of: ({ days_left }) => <DaysLeft days={days_left} /> },
            { label: 'Approval', of: (row) => <Decision row={row} /> },
            ...(hasActions ? [actions] : []),
          ]}
        />
      )}
    </Card>
  );
}
