import type { OperationAnswer } from '@upline/api-client';
import { formatNumber, stateName } from '@upline/domain';
import { ActionDialog, recordAction, useSave } from '@upline/shell';
import { Banner, Button, Card, DateText, EmptyState, Phone, Private } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { LOOKING_REASON } from '../person/reveals.actions.tsx';

export type Opened = OperationAnswer<'openAssociateRecords'>;

const PAGE_ROWS = 100;
const KINDS = ['Clients', 'Prospects', 'Analyses'] as const;
const TRAIL = ['listAssociateAudit', 'listAuditEntries'] as const;
const ABOUT: Readonly<Record<Opened['kind'], string>> = {
  Clients: 'Type',
  Prospects: 'Source',
  Analyses: 'For',
};

interface OpenedRecordsProps {
  readonly opened: Opened;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

/** What an associate keeps of other people, to read. */
export function OpenedRecords({ opened, onPage, onClose }: OpenedRecordsProps) {
  const { kind, rows, total, page } = opened;
  const last = Math.max(Math.ceil(total / PAGE_ROWS), 1);
  const isAnalyses = kind === 'Analyses';
  return (
    <div className={layout.stack}>
      <Banner actions={<Button onClick={onClose}>Close {kind.toLowerCase()}</Button>}>
        {formatNumber(total)} {kind.toLowerCase()}, to read only. The associate sees that support looked.
      </Banner>
      {rows.length === 0 ? (
        <EmptyState>The associate keeps none.</EmptyState>
      ) : (
        <FactTable
          label={kind}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { label: 'Name', of: ({ name }) => <Private>{name}</Private> },
            {
              label: ABOUT[kind],
              of: ({ about }) => (isAnalyses ? <Private>{about}</Private> : about),
            },
            { label: 'Status', of: ({ status }) => status },
            ...(isAnalyses
              ? [{ label: 'Tool', of: ({ notes }: Opened['rows'][number]) => notes ?? '—' }]
              : [
                  {
                    label: 'Email',
                    of: ({ email }: Opened['rows'][number]) =>
                      email ? <Private kind="contact">{email}</Private> : '—',
                  },
                  {
                    label: 'Phone',
                    of: ({ phone }: Opened['rows'][number]) => (phone ? <Phone value={phone} /> : '—'),
                  },
                  {
                    label: 'Place',
                    of: ({ city, state }: Opened['rows'][number]) =>
                      [city, state && stateName(state)].filter(Boolean).join(', ') || '—',
                  },
                  {
                    label: 'Notes',
                    of: ({ notes }: Opened['rows'][number]) => (notes ? <Private>{notes}</Private> : '—'),
                  },
                ]),
            { label: 'Last change', of: ({ updated_at }) => <DateText value={updated_at} /> },
          ]}
        />
      )}
      {last > 1 && (
        <div className={layout.buttons}>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous page
          </Button>
          <span>
            Page {page} of {last}
          </span>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next page
          </Button>
        </div>
      )}
    </div>
  );
}

/** Clients, prospects and analyses: opened with a reason each time, in the trail and seen by the owner (7.1). */
export function PrivateRecords({ code }: { readonly code: string }) {
  const [asking, setAsking] = useState<Opened['kind']>();
  const [opened, setOpened] = useState<Opened>();
  const turn = useSave({ operation: 'openAssociateRecords', refresh: TRAIL });
  const kind = asking ?? 'Clients';
  return (
    <Card title="Clients, prospects and analyses">
      {opened ? (
        <OpenedRecords
          opened={opened}
          onClose={() => setOpened(undefined)}
          onPage={(page) =>
            void turn.save(
              { params: { code }, body: { kind: opened.kind, reason: opened.reason, page } },
              setOpened,
            )
          }
        />
      ) : (
        <div className={layout.stack}>
          <p className={layout.muted}>
            They belong to the associate and their clients. Open them only to help or to check, with a reason.
          </p>
          <div className={layout.buttons}>
            {KINDS.map((each) => (
              <Button key={each} onClick={() => setAsking(each)}>
                Open {each.toLowerCase()}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ActionDialog
        key={kind}
        action={recordAction({
          operation: 'openAssociateRecords',
          label: `Open ${kind.toLowerCase()}`,
          about:
            'Your name, the time and the reason are kept in the audit trail, and the associate sees on the security page that support looked.',
          input: { params: { code } },
          body: { kind },
          reason: LOOKING_REASON,
          refresh: TRAIL,
          onDone: setOpened,
        })}
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
      />
    </Card>
  );
}
