import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import classes from './audit-table.module.css';
import { ACTION_LABELS, type AuditEntry, actorOf, changesInShort, entityWords } from './audit-words.ts';

const actions = Object.entries(ACTION_LABELS).map(([value, label]) => ({ value, label }));

/** Columns of the audit list; ids are the fields of the request. `open` shows an entry whole and must not change. */
export const auditColumns = (open: (entry: AuditEntry) => void): readonly DataListColumn<AuditEntry>[] => [
  {
    id: 'entity_label',
    label: 'Record',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 220,
  },
  {
    id: 'at',
    label: 'Time',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime' },
    cardRole: 'value',
    width: 170,
  },
  {
    id: 'action',
    label: 'Action',
    type: 'enum',
    sortable: true,
    options: actions,
    filter: { type: 'enum', options: actions },
    cardRole: 'subtitle',
    width: 130,
  },
  {
    id: 'entity',
    label: 'Entity',
    type: 'text',
    sortable: true,
    value: (row) => entityWords(row.entity),
    filter: { type: 'text' },
    cardRole: 'meta',
    width: 150,
  },
  {
    id: 'field',
    label: 'Changes',
    type: 'custom',
    cell: (row) => {
      const short = changesInShort(row);
      return short === '' ? (
        '—'
      ) : (
        <button type="button" className={classes.open} onClick={() => open(row)}>
          {short}
        </button>
      );
    },
    filter: { type: 'text' },
    width: 260,
  },
  {
    id: 'actor_code',
    label: 'Actor',
    type: 'text',
    sortable: true,
    value: actorOf,
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    secret: true,
    width: 180,
  },
  {
    id: 'proxy_admin_code',
    label: 'Viewing Admin',
    type: 'text',
    sortable: true,
    filter: { type: 'text', nullable: true },
    width: 140,
    defaultHidden: true,
  },
  {
    id: 'owner_code',
    label: 'Owner',
    type: 'text',
    sortable: true,
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    secret: true,
    width: 110,
  },
  {
    id: 'entity_id',
    label: 'Entity ID',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    width: 280,
    defaultHidden: true,
  },
];
