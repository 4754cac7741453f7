import { auditFields } from '@upline/api-client/lists/audit.ts';
import { columnsFor } from '@upline/shell';
import classes from './audit-table.module.css';
import { ACTION_LABELS, type AuditEntry, actorOf, changesInShort, entityWords } from './audit-words.ts';

/** Columns of the audit list. `open` shows an entry whole and must not change. */
export const auditColumns = (open: (entry: AuditEntry) => void) =>
  columnsFor<'listAuditEntries'>(auditFields, [
    { field: 'entity_label', cardRole: 'title', pinned: true, secret: true, width: 220 },
    { field: 'at', cardRole: 'value', width: 170 },
    { field: 'action', word: (action) => ACTION_LABELS[action], cardRole: 'subtitle', width: 130 },
    { field: 'entity', value: (row) => entityWords(row.entity), cardRole: 'meta', width: 150 },
    {
      field: 'field',
      as: 'custom',
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
      width: 260,
    },
    { field: 'actor_code', value: actorOf, cardRole: 'meta', secret: true, width: 180 },
    { field: 'proxy_admin_code', width: 140, defaultHidden: true },
    { field: 'owner_code', cardRole: 'meta', secret: true, width: 110 },
    { field: 'entity_id', width: 280, defaultHidden: true },
  ]);
