import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, RecordActions } from '@upline/shell';
import { Card, DateText, EmptyState, Percent, Status } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { AssociateLink } from '../associates/network-facts.tsx';
import { FLAGS, flagAction, holdActions, placeHold, termActions } from './settings.actions.tsx';

type Associate = OperationAnswer<'getAssociate'>;
type Hold = OperationAnswer<'listComplianceHolds'>['rows'][number];

/** Every flag with what it does, why it is on and until when (R-ACC-02). */
function Flags({ associate }: { readonly associate: Associate }) {
  const whyOf = (flag: string) => associate.flags.find((each) => each.flag === flag);
  return (
    <Card title="Flags">
      <FactTable
        label="Flags"
        rows={FLAGS}
        rowKey={({ flag }) => flag}
        columns={[
          { label: 'Flag', of: ({ label }) => label },
          {
            label: 'State',
            of: ({ flag }) => (
              <Status value={associate[flag] ? 'On' : 'Off'} tone={associate[flag] ? 'warning' : 'neutral'} />
            ),
          },
          { label: 'Effect', of: ({ effect }) => effect },
          { label: 'Reason', of: ({ flag }) => whyOf(flag)?.reason ?? '—' },
          {
            label: 'Set',
            of: ({ flag }) => {
              const { set_at, set_by } = whyOf(flag) ?? {};
              return set_at ? (
                <>
                  <DateText value={set_at} /> {set_by?.name}
                </>
              ) : (
                '—'
              );
            },
          },
          {
            label: 'Until',
            of: ({ flag }) => {
              const end = whyOf(flag)?.ends_on;
              return end ? <DateText value={end} /> : '—';
            },
          },
          { label: 'Actions', of: (each) => <RecordActions actions={flagAction(associate, each)} /> },
        ]}
      />
    </Card>
  );
}

/** Compliance holds, the one that stands first (domain.md 1.1). */
function Holds({ associate, rows }: { readonly associate: Associate; readonly rows: readonly Hold[] }) {
  return (
    <Card title="Compliance holds" actions={<RecordActions actions={placeHold(associate)} />}>
      {rows.length === 0 ? (
        <EmptyState>No compliance hold was ever placed.</EmptyState>
      ) : (
        <FactTable
          label="Compliance holds"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { label: 'Reason', of: ({ reason }) => reason },
            {
              label: 'Placed',
              of: ({ placed_on, placed_by }) => (
                <>
                  <DateText value={placed_on} /> {placed_by.name}
                </>
              ),
            },
            {
              label: 'Resolved',
              of: ({ resolved_on, resolved_by, note }) =>
                resolved_on ? (
                  <>
                    <DateText value={resolved_on} /> {resolved_by?.name}: {note}
                  </>
                ) : (
                  <Status value="Stands" tone="warning" />
                ),
            },
            { label: 'Actions', of: (hold) => <RecordActions actions={holdActions(hold)} /> },
          ]}
        />
      )}
    </Card>
  );
}

/** Pay terms, guaranteed level, flags and compliance holds: what the office sets of somebody (domain.md 2.1, 2.2). */
export function SettingsTab({ associate }: { readonly associate: Associate }) {
  const { code, guaranteed_level, share_bps, share_with_code, max_chargeback_withhold_bps } = associate;
  const { data: holds } = useSuspenseQuery(queryFor('listComplianceHolds', { params: { code } }));
  return (
    <div className={layout.stack}>
      <Card title="Terms" actions={<RecordActions actions={termActions(associate)} />}>
        <FactList
          facts={[
            { label: 'Share Percentage', value: <Percent bps={share_bps} /> },
            {
              label: 'Share With',
              value: share_with_code && <AssociateLink code={share_with_code} name="Associate" />,
            },
            {
              label: 'Max Chargeback Withhold Percentage',
              value: <Percent bps={max_chargeback_withhold_bps} />,
            },
            { label: 'Guaranteed Level', value: guaranteed_level?.name },
          ]}
        />
      </Card>
      <Flags associate={associate} />
      <Holds associate={associate} rows={holds.rows} />
    </div>
  );
}
